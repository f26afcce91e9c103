// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The search of the solver of Connect Four. It counts the same nodes as
 * agents/connect_four/solver_search.ts, and finds the same answers.
 *
 * @module
 */
import {
  above,
  board,
  columnAt,
  columns,
  fromHalves,
  mirrored,
  setSize,
  squares,
  wins,
} from "./board.ts";
import { clearTable, find, keep, lowerOf, makeTable, pack, upperOf } from "./table.ts";

/**
 * Asked when the nodes since `begin` have reached a number: it stops the search by an exception, or gives
 * the number at which it is asked again.
 */
declare function check(nodes: f64): f64;

/** Up to this many discs a position is taken for its mirror image. */
const MIRRORED = 12;
/** With fewer free squares, children are not looked up before they are searched. */
const LOOKED_UP = 8;

/** Bytes of a move: its disc, and how many squares would then win. */
const MOVE = 16;
const MOST_MOVES = 8;
const MOST_PLIES = 57;
/** The moves of every ply in the order in which they are tried. */
const list = memory.data(MOST_PLIES * MOST_MOVES * MOVE);

let keepsTable = true;
let mirrors = true;
let threatsFirst = true;
let childCutoffs = true;
let nodes: u64 = 0;
/** The number of nodes at which `check` is asked next. */
let next: f64 = 0;

/** Sets the size of the board and the parts of the search, before all else; false without enough memory. */
export function prepare(
  columnCount: i32,
  rows: i32,
  tableBits: i32,
  withTable: bool,
  withMirror: bool,
  withThreats: bool,
  withChildren: bool,
): bool {
  setSize(columnCount, rows);
  keepsTable = withTable;
  mirrors = withMirror;
  threatsFirst = withThreats;
  childCutoffs = withChildren;
  return makeTable(tableBits);
}

/** Forgets all positions and sets the count of nodes to 0. */
export function begin(): void {
  clearTable();
  nodes = 0;
  next = 0;
}

/** Positions searched since `begin`. */
export function searched(): f64 {
  return f64(nodes);
}

/** Whether the side to move, which has no move that wins at once, can reach the goal, 0 a draw or 1 a win. */
export function reaches(
  ownLow: i32,
  ownHigh: i32,
  enemyLow: i32,
  enemyHigh: i32,
  count: i32,
  goal: i32,
): bool {
  return search(fromHalves(ownLow, ownHigh), fromHalves(enemyLow, enemyHigh), count, goal);
}

function search(own: u64, enemy: u64, count: i32, goal: i32): bool {
  if (f64(nodes) >= next) next = check(f64(nodes));
  const before = nodes++;

  const occupied = own | enemy;
  const free = board & ~occupied;
  let moves = above(occupied) & board;
  const threats = wins(enemy) & free;
  const forced = moves & threats;
  if (forced != 0) {
    // Only one of two threats could be met.
    if ((forced & (forced - 1)) != 0) return false;
    moves = forced;
  }
  // A disc below a winning square of the enemy would let him play there.
  moves &= ~(threats >> 1);
  if (moves == 0) return false;
  // Nobody can win on the last two squares any more.
  if (count >= squares - 2) return goal == 0;

  const key = keyOf(own, occupied, count);
  const known = find(key);
  if (lowerOf(known) >= goal) return true;
  if (upperOf(known) < goal) return false;

  const from = list + usize(count * MOST_MOVES * MOVE);
  const end = sortMoves(own, free, moves, from);
  const childGoal = 1 - goal;
  if (childCutoffs && squares - count > LOOKED_UP) {
    for (let at = from; at < end; at += MOVE) {
      const after = keyOf(enemy, occupied | load<u64>(at), count + 1);
      if (upperOf(find(after)) < childGoal) return true;
    }
  }
  let reached = false;
  for (let at = from; at < end && !reached; at += MOVE) {
    reached = !search(enemy, own | load<u64>(at), count + 1, childGoal);
  }
  if (keepsTable) {
    const lower = reached ? goal : lowerOf(known);
    const upper = reached ? upperOf(known) : goal - 1;
    keep(key, pack(lower, upper, nodes - before));
  }
  return reached;
}

/**
 * The key of a position: the discs of the side to move, with a bit above the discs of each column. Early in
 * the game it is the smaller one of the position and its mirror image.
 */
function keyOf(own: u64, occupied: u64, count: i32): u64 {
  const key = own | above(occupied);
  return mirrors && count <= MIRRORED ? min(key, mirrored(key)) : key;
}

/** Writes the moves from `from` on, in the order in which they are tried, and returns the end. */
function sortMoves(own: u64, free: u64, moves: u64, from: usize): usize {
  let end = from;
  for (let place = 0; place < columns; place++) {
    const disc = moves & columnAt(place);
    if (disc == 0) continue;
    const threats = threatsFirst ? popcnt(wins(own | disc) & free & ~disc) : 0;
    let at = end;
    for (; at > from && load<u64>(at - MOVE, 8) < threats; at -= MOVE) {
      store<u64>(at, load<u64>(at - MOVE));
      store<u64>(at, load<u64>(at - MOVE, 8), 8);
    }
    store<u64>(at, disc);
    store<u64>(at, threats, 8);
    end += MOVE;
  }
  return end;
}
