// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * A strategy of the side to move, which wins: a move for each position with this side to move that it can
 * meet, to the end of the game. It is found from the table of a proof; what has left the table is proved
 * again.
 *
 * @module
 */
import { reserve } from "../base/reserve.ts";
import { CHILD, enemyOf, firstChild, leadOf, listChildren, ownOf } from "./children.ts";
import { bound, most as atMost } from "./endings.ts";
import { proves } from "./proof_numbers.ts";
import {
  disproof as foundDisproof,
  easeOf,
  find,
  keyOf,
  size as foundSize,
  tableEnd,
} from "./proof_table.ts";

/** Bytes of a slot: the men of both sides with the lead, and the place of the move among the children. */
const SLOT: usize = 16;

let slots: usize = 0;
let mask: u64 = 0;
let size: u32 = 0;

/** Makes room for 2^bits positions, above the table; 0 for none. */
export function makeStrategy(bits: i32): bool {
  slots = tableEnd;
  mask = (u64(1) << bits) - 1;
  return reserve(slots + (SLOT << bits));
}

export function strategyAt(): usize {
  return slots;
}

export function strategySlots(): f64 {
  return f64(mask + 1);
}

/** The positions of the strategy. */
export function strategySize(): u32 {
  return size;
}

/** Finds the strategy of the side to move; false when it has no room. The side must win. */
export function findStrategy(own: u32, enemy: u32, lead: i32): bool {
  memory.fill(slots, 0, usize(mask + 1) * SLOT);
  size = 0;
  return follow(own, enemy, lead, 0);
}

/** Finds the move of the side to move, and follows each reply. */
function follow(own: u32, enemy: u32, lead: i32, ply: i32): bool {
  const key = keyOf(own, enemy);
  const mark = u64(lead + 11);
  let slot = slotOf(key, mark);
  while (load<u64>(slot, 8) != 0) {
    if (load<u64>(slot) == key && (load<u64>(slot, 8) & 63) == mark) return true;
    slot = slot + SLOT == slots + usize(mask + 1) * SLOT ? slots : slot + SLOT;
  }
  if (u64(size) * 8 > mask * 7) return false;
  const best = winner(own, enemy, lead, ply);
  store<u64>(slot, key);
  store<u64>(slot, mark | u64((best - firstChild(ply)) / CHILD) << 8, 8);
  size++;
  const replies = listChildren(ownOf(best), enemyOf(best), leadOf(best), ply + 1);
  for (let reply = firstChild(ply + 1); reply < replies; reply += CHILD) {
    // The game is over when there is no move.
    if (listChildren(ownOf(reply), enemyOf(reply), leadOf(reply), ply + 2) == firstChild(ply + 2)) {
      continue;
    }
    if (!follow(ownOf(reply), enemyOf(reply), leadOf(reply), ply + 2)) return false;
  }
  return true;
}

/** The first child that is known to be lost for the enemy; else the one that took the least work to prove. */
function winner(own: u32, enemy: u32, lead: i32, ply: i32): usize {
  const start = firstChild(ply);
  const end = listChildren(own, enemy, lead, ply);
  for (let child = start; child < end; child += CHILD) {
    bound(ownOf(child), enemyOf(child), leadOf(child));
    if (atMost < 0) return child;
  }
  const known = knownWinner(start, end);
  if (known < end) return known;
  // The table has lost it. Lists from the next ply on are free.
  proves(own, enemy, lead, 1, ply + 1);
  const again = knownWinner(start, end);
  if (again < end) return again;
  for (let child = start; child < end; child += CHILD) {
    if (!proves(ownOf(child), enemyOf(child), leadOf(child), 0, ply + 1)) return child;
  }
  // Not reached, because the side to move wins.
  return start;
}

function knownWinner(start: usize, end: usize): usize {
  let best = end;
  let least = i32.MAX_VALUE;
  for (let child = start; child < end; child += CHILD) {
    if (!find(keyOf(ownOf(child), enemyOf(child)), easeOf(leadOf(child), 0))) continue;
    if (foundDisproof != 0 || foundSize >= least) continue;
    least = foundSize;
    best = child;
  }
  return best;
}

function slotOf(key: u64, mark: u64): usize {
  let hash = (key ^ (mark << 27)) * 0x9e3779b97f4a7c15;
  hash = (hash ^ (hash >> 32)) * 0xd6e8feb86659fd93;
  return slots + usize((hash >> 20) & mask) * SLOT;
}
