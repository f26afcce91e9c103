// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The solver of Metelyk: perft, short searches, proofs, and strategies. TypeScript: agents/metelyk/.
 *
 * @module
 */
import { setSize } from "./board.ts";
import { setTies } from "./endings.ts";
import { logitOf, weightsAt } from "./outlook.ts";
import { perft } from "./perft.ts";
import {
  firstNumbersAt,
  forgetNodes,
  prove,
  searched,
  setCheck,
  setShortDepth,
} from "./proof_numbers.ts";
import { clearTable, makeTable } from "./proof_table.ts";
import { forgetShortNodes, searchShort, shortNodes } from "./short_search.ts";
import { findStrategy, makeStrategy, strategyAt, strategySize, strategySlots } from "./strategy.ts";

export {
  findStrategy,
  firstNumbersAt,
  logitOf,
  perft,
  prove,
  searched,
  searchShort,
  strategyAt,
  strategySize,
  strategySlots,
  weightsAt,
};

/**
 * Asked when the nodes since `begin` have reached a number: it stops the search by an exception, or gives
 * the number at which it is asked again.
 */
declare function check(nodes: f64): f64;

/** Sets the board, what decides with equal points, and the depth of short searches; makes the tables. */
export function prepare(
  size: i32,
  ties: bool,
  depth: i32,
  tableBits: i32,
  strategyBits: i32,
): bool {
  setSize(size);
  setTies(ties);
  setShortDepth(depth);
  setCheck((nodes: f64): f64 => check(nodes));
  return makeTable(tableBits) && makeStrategy(strategyBits);
}

/** Empties the table and sets the counts of nodes to 0. */
export function begin(): void {
  clearTable();
  forgetNodes();
  forgetShortNodes();
}

/** Nodes of short searches since `begin`. */
export function searchedShort(): f64 {
  return f64(shortNodes);
}
