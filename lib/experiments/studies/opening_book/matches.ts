/**
 * The weaker player against the stronger one, from the start of the game.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { bookAgent } from "matchbox/agents/book/agent.ts";
import { readBook } from "matchbox/agents/book/book_file.ts";
import { playGame } from "matchbox/arena/play_game.ts";
import type { Clock } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { withoutFault } from "../../without_fault.ts";
import { type Board, type Help, STRONGER } from "./boards.ts";
import type { MatchRow } from "./rows.ts";
import { type VariedPlayer, variedPlayer } from "./varied_player.ts";

/** Which games are played. */
export interface MatchOptions {
  /** Games with each colour. */
  readonly pairs: number;
  /** Nodes of the weaker player for a move. */
  readonly nodes: number;
  /** The file of its book; null without one. */
  readonly book: Uint8Array | null;
  /** The same for every help, so that the players' disturbances are the same. */
  readonly seed: string;
  readonly clock: Clock;
}

/** Plays the match; all numbers are the weaker player's. */
export function playMatchOf(
  board: Board,
  help: Help,
  { pairs, nodes, book, seed, clock }: MatchOptions,
): Omit<MatchRow, "series"> {
  const game = findGame(board.game);
  const own = variedPlayer(game, { ...board, nodes: help.nodes * nodes });
  const weaker = new Reader(game, own, help, book);
  const stronger = variedPlayer(game, { ...board, nodes: STRONGER * nodes });
  const games = 2 * pairs;
  const ends = { wins: 0, draws: 0, losses: 0 };
  const sums = { plies: 0, book_moves: 0, book_end: 0 };
  for (let number = 0; number < games; number++) {
    const side = number % 2;
    const agents = side === 0 ? [weaker, stronger] as const : [stronger, weaker] as const;
    const { result, moves } = withoutFault(playGame(game, agents, {
      ...board.rules,
      seed: `${seed}/game ${number + 1}`,
      clock,
    }));
    const points = side === 0 ? result : -result;
    ends[points > 0 ? "wins" : points < 0 ? "losses" : "draws"]++;
    sums.plies += moves.length;
    sums.book_moves += weaker.bookMoves;
    sums.book_end += weaker.bookEnd;
  }
  return {
    game: board.game,
    help: help.name,
    games,
    ...ends,
    plies: sums.plies / games,
    book_moves: sums.book_moves / games,
    book_end: sums.book_end / games,
    nodes: own.searched / games,
  };
}

/** The weaker player with its book, if any; it counts the moves that it takes from the book. */
class Reader implements Agent {
  readonly name: string;
  /** Moves of this game that came from the book. */
  bookMoves = 0;
  /** The ply of the last of them, from 1; 0 if there is none. */
  bookEnd = 0;
  readonly #own: VariedPlayer;
  readonly #agent: Agent;

  constructor(game: Game, own: VariedPlayer, { name, book: use }: Help, file: Uint8Array | null) {
    this.name = name;
    this.#own = own;
    this.#agent = use
      ? bookAgent(name, game, readBook(file!, game), {
        ...use,
        plies: null,
        vary: false,
        then: own,
      })
      : own;
  }

  gameStart(side: 0 | 1): void {
    this.bookMoves = this.bookEnd = 0;
    this.#agent.gameStart?.(side);
  }

  choose: Agent["choose"] = (position, context) => {
    const before = this.#own.searched;
    const move = this.#agent.choose(position, context);
    // A search has at least one node.
    if (this.#own.searched === before) {
      this.bookMoves++;
      this.bookEnd = context.past!.plies + 1;
    }
    return move;
  };
}
