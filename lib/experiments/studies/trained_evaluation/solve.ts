/**
 * Endgames solved with each order of moves: positions of played games that are held out, and those of the FFO.
 *
 * @module
 */
import { type EndgameParts, PLAIN_PARTS } from "matchbox/agents/endgame/endgame_parts.ts";
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { ffoPositions } from "../reversi_endgame/ffo_positions.ts";
import { endgamesOf } from "../reversi_endgame/games.ts";
import { type Order, orders, type SolvedRow } from "./rows.ts";

/** The positions of the FFO that are solved. */
export const ffoNumbers = [40, 41, 42, 43, 44] as const;

/** 16 MB, as in the study of the solver. */
const TABLE_BITS = 18;
/** The solvers first solve a position with so many empty squares, to be compiled. */
const WARM_UP = 14;

const reversi = findGame("reversi");

/** A position of a game of alpha-beta. */
export function heldOutPosition(empties: number, random: Random, clock: Clock): Position {
  return endgamesOf("alpha-beta", random, clock).get(empties)!;
}

/** A position of the FFO. */
export function ffoPosition(number: number): Position {
  return reversi.start(ffoPositions.find((each) => each.number === number)!.position);
}

/**
 * Solves a position with each order.
 *
 * @param weights of the trained order
 * @param warmUp a game whose position is solved before
 */
export function solveByEach(
  position: Position,
  weights: Int8Array,
  { warmUp, clock }: { readonly warmUp: Random; readonly clock: Clock },
): Omit<SolvedRow, "kind" | "number">[] {
  const first = heldOutPosition(WARM_UP, warmUp, clock);
  const parts: Record<Order, EndgameParts> = {
    before: PLAIN_PARTS,
    untrained: { trainedOrder: false },
    trained: { weights, selectiveFirst: false },
  };
  const rows = orders.map((order) => {
    const solver = new EndgameSolver(8, TABLE_BITS, parts[order]);
    solver.begin();
    solver.score(first);
    solver.begin();
    const start = clock.now();
    const score = solver.score(position);
    return {
      order,
      empties: emptySquares(position as ReversiPosition),
      start: position.toString(),
      score,
      nodes: solver.nodes,
      seconds: Number(((clock.now() - start) / 1000).toFixed(6)),
    };
  });
  const scores = new Set(rows.map(({ score }) => score));
  if (scores.size > 1) throw new Error(`"${position}" has the scores ${[...scores].join(", ")}`);
  return rows;
}
