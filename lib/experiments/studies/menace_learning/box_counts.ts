/**
 * Counts of positions and boxes, over all positions of the game (C4a, C22).
 *
 * @module
 */
import { boxesFor } from "matchbox/agents/learners/menace_boxes.ts";
import { legalMoves, type Position } from "matchbox/games/game.ts";
import {
  canonical,
  codeOf,
  reachablePositions,
  ticTacToe,
  type TicTacToePosition,
} from "matchbox/games/tictactoe/mod.ts";
import type { CountRow } from "./rows.ts";

/** What is counted, in the order of the rows. */
export const counted = {
  colourings: "fillings of the board",
  unfinished: "unfinished positions, up to symmetry",
  toMoveO: "of these with O to move",
  forced: "of these with a forced last move of X",
  boxes: "boxes of MENACE",
  withoutSymmetry: "boxes without symmetry",
  missing: "positions with a choice for X and no box",
} as const;

/** One row for each of these. */
export function boxCounts(): CountRow[] {
  const unfinished = reachablePositions().filter((position) => position.result() === null);
  const kinds = (positions: readonly TicTacToePosition[]) =>
    new Set(positions.map((position) => canonical(position).code)).size;
  const ofX = unfinished.filter(({ side }) => side === 0);
  const free = (position: Position) => legalMoves(ticTacToe(), position).length;
  const { all, places } = boxesFor(0, true);
  const choices = ofX.filter((position) => free(position) > 1);
  return [
    { what: counted.colourings, number: 3 ** 9 },
    { what: counted.unfinished, number: kinds(unfinished) },
    { what: counted.toMoveO, number: kinds(unfinished.filter(({ side }) => side === 1)) },
    { what: counted.forced, number: kinds(ofX.filter((position) => free(position) === 1)) },
    { what: counted.boxes, number: all.length },
    { what: counted.withoutSymmetry, number: boxesFor(0, false).all.length },
    { what: counted.missing, number: choices.filter((each) => places[codeOf(each)] < 0).length },
  ];
}
