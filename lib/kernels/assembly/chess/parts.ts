// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The parts of the search, which the host switches on: `SearchPlan` in kernels/search.ts.
 *
 * @module
 */

/** No windows; null windows after the first move, and whether these search leaves again. */
export let exhaustive = false;
export let scout = false;
export let reSearchesLeaves = false;
export let quiesces = false;
/** Plies by which the search after a null move is shallower; 0 for no null move. */
export let reduction: i32 = 0;
export let verifies = false;
export let adapts = false;
/** The margin of delta pruning in the quiescence search, and whether it leaves out losing exchanges. */
export let delta: f64 = Infinity;
export let exchanges = false;
/** A ply more in check, late moves less deep, cuts by the evaluation, and razoring. */
export let extends_ = false;
export let reduces = false;
export let cuts = false;
export let razors = false;
/** Moves that lose too many men are left out; positions that occur again are drawn. */
export let leavesLosing = false;
export let drawsRepeated = false;
/** Nodes without a move in the table are searched less deep; the quiescence search uses the table. */
export let reducesInternal = false;
export let quiescesByTable = false;
/** Whether nodes need their evaluation, and whether they have to know about checks. */
export let usesStatic = false;
export let usesChecks = false;
/** The most moves of a node with more than one ply left; 0 for all, without a sort by plausibility. */
export let width: i32 = 0;

/** Sets a part of the search: see `PARTS` in kernels/chess/search.ts. */
export function setPart(part: i32, value: f64): void {
  const on = value != 0;
  switch (part) {
    case 0:
      exhaustive = on;
      break;
    case 1:
      scout = on;
      break;
    case 2:
      reSearchesLeaves = on;
      break;
    case 3:
      quiesces = on;
      break;
    case 4:
      delta = value;
      break;
    case 5:
      exchanges = on;
      break;
    case 6:
      reduction = i32(value);
      break;
    case 7:
      verifies = on;
      break;
    case 8:
      adapts = on;
      break;
    case 9:
      extends_ = on;
      break;
    case 10:
      reduces = on;
      break;
    case 11:
      cuts = on;
      break;
    case 12:
      razors = on;
      break;
    case 13:
      width = i32(value);
      break;
    case 14:
      leavesLosing = on;
      break;
    case 15:
      drawsRepeated = on;
      break;
    case 16:
      reducesInternal = on;
      break;
    default:
      quiescesByTable = on;
  }
  usesStatic = cuts || razors || adapts;
  usesChecks = extends_ || usesStatic || reduces || leavesLosing;
}
