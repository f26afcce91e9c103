/**
 * The length of chess games between equal players (C38), and their legal moves a position (C9).
 *
 * A game between people seldom ends with mate: the side that is lost resigns. So two lengths are counted in
 * every game: until it is decided, which is when people would resign, and until the rules end it.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import { createAdjudicator } from "matchbox/arena/adjudication.ts";
import { playGame } from "matchbox/arena/play_game.ts";
import { type Clock, randomStream } from "matchbox/base/mod.ts";
import { type Game, legalMoves } from "matchbox/games/game.ts";
import { randomPosition } from "matchbox/games/random_position.ts";
import { findGame } from "matchbox/games/registry.ts";
import { rounded } from "../../rounded.ts";
import { withoutFault } from "../../without_fault.ts";
import type { ChessGameRow } from "./rows.ts";

/** The players, each of which plays both sides: from one ply of foresight to several, two evaluations. */
export const chessPlayers: readonly { readonly name: string; readonly agent: string }[] = [
  { name: "one ply", agent: "alphabeta:depth=1,eval=piece_squares" },
  { name: "200 nodes", agent: searchOf(200, "piece_squares") },
  { name: "1,000 nodes", agent: searchOf(1000, "piece_squares") },
  { name: "10,000 nodes", agent: searchOf(10_000, "piece_squares", 16) },
  { name: "200 nodes, eight parts", agent: searchOf(200, "eight_parts") },
  { name: "10,000 nodes, eight parts", agent: searchOf(10_000, "eight_parts", 16) },
];

function searchOf(nodes: number, evaluation: string, tableBits = 12): string {
  return `search:nodes=${nodes},depth=60,eval=${evaluation},table_bits=${tableBits},quiescence=true`;
}

/** Random plies at the start, because these players do not vary; they count. */
const RANDOM_PLIES = 4;
/** A game is decided when one side has been ahead by five pawns for six plies: a rook without anything for it. */
const DECIDED = { evaluation: "material", margin: 500, plies: 6 };

/** Plays games of a player against itself. */
export function chessGameRows(
  player: number,
  { first, count, seed, clock }: {
    /** Number of the first game. */
    readonly first: number;
    readonly count: number;
    readonly seed: string;
    readonly clock: Clock;
  },
): ChessGameRow[] {
  const game = findGame("chess");
  const { name, agent: spec } = chessPlayers[player];
  const agent = createAgent(spec, game);
  return Array.from({ length: count }, (_, index) => {
    const stream = `${seed}/game ${index + 1}`;
    const opening = randomPosition(game, RANDOM_PLIES, randomStream(`${stream}/opening`))!;
    const options = { seed: stream, opening: opening.toString(), clock };
    const { moves, result } = withoutFault(playGame(game, [agent, agent], options));
    const decided = pliesToDecision(game, options.opening, moves);
    const played = moves.slice(0, decided ?? moves.length);
    return {
      player: name,
      number: first + index,
      plies: RANDOM_PLIES + moves.length,
      decided: RANDOM_PLIES + (decided ?? moves.length),
      choices: rounded(meanChoices(game, options.opening, played)),
      decided_early: decided !== null,
      result,
    };
  });
}

/**
 * The mean number of legal moves in the positions in which these moves were played.
 *
 * @param moves at least one
 */
export function meanChoices(game: Game, opening: string, moves: readonly string[]): number {
  const position = game.start(opening);
  let choices = 0;
  for (const move of moves) {
    choices += legalMoves(game, position).length;
    position.play(game.parse(position, move));
  }
  return choices / moves.length;
}

/** Moves until the game was decided; null if the rules ended it before. */
export function pliesToDecision(
  game: Game,
  opening: string,
  moves: readonly string[],
): number | null {
  const isDecided = createAdjudicator(game, DECIDED);
  const position = game.start(opening);
  for (const [ply, move] of moves.entries()) {
    position.play(game.parse(position, move));
    if (position.result() === null && isDecided(position)) return ply + 1;
  }
  return null;
}
