/**
 * Positions near the end of games, with what the notes on strategy speak of and with their exact scores.
 *
 * @module
 */
import type { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import { type Board, boardOf, turned } from "matchbox/agents/evaluate/reversi/strategy/board.ts";
import { blocksOnEdges } from "matchbox/agents/evaluate/reversi/strategy/edges.ts";
import {
  neverFlipped,
  stableDiscs,
} from "matchbox/agents/evaluate/reversi/strategy/stable_discs.ts";
import { termNames, terms } from "matchbox/agents/evaluate/reversi/strategy/terms.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { common, isEmpty, takeableBy } from "matchbox/games/reversi/square_set.ts";
import { ofEach } from "../../of_each.ts";
import { selfPlay, thinkers } from "./players.ts";
import type { PositionRow } from "./rows.ts";

/** Each game gives one position; its numbers of empty squares take turns, from this one on. */
export const FEWEST = 14;

/** What a position is drawn with. */
export interface Source {
  readonly random: Random;
  readonly clock: Clock;
}

/**
 * The position of a game, solved.
 *
 * @param most empty squares
 */
export function positionRow(
  game: Game,
  number: number,
  most: number,
  solver: EndgameSolver,
  source: Source,
): PositionRow {
  const empties = FEWEST + number % (most - FEWEST + 1);
  const player = thinkers[number % thinkers.length];
  const position = positionOf(game, player, empties, source);
  solver.begin();
  const score = solver.score(position);
  const board = boardOf(position);
  return {
    ...{ number, player: player.name, empties, side: game.sides[position.side] },
    ...{ start: `${position}`, score },
    ...ofEach(termNames, (name) => terms[name].of(board)),
    entered: entered(board) - entered(turned(board)),
  };
}

/** Own edge blocks into which the other side could move now. */
function entered(board: Board): number {
  const theirs = takeableBy(board.enemy, board.own);
  return blocksOnEdges(board).filter((block) => !isEmpty(common(block, theirs))).length;
}

/** How many discs of a late position are stable, and how many of them are found. */
export function stableRow(game: Game, number: number, empties: number, source: Source) {
  const position = positionOf(game, thinkers[number % thinkers.length], empties, source);
  const board = boardOf(position);
  return {
    number,
    all: neverFlipped(game, position).filter((kept) => kept).length,
    found: stableDiscs(board) + stableDiscs(turned(board)),
  };
}

/** An unfinished position with so many empty squares; games that end before are played again. */
function positionOf(
  game: Game,
  player: typeof thinkers[number],
  empties: number,
  source: Source,
): ReversiPosition {
  const until = (position: ReversiPosition) => emptySquares(position) === empties;
  while (true) {
    const { end } = selfPlay(game, player, { ...source, until });
    if (end.result() === null) return end;
  }
}
