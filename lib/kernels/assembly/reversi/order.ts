// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The order of moves in stages. TypeScript: agents/search/order_stages.ts, killers.ts and history.ts. A move is a
 * byte: its square, or `PASS`.
 *
 * @module
 */
import { PLIES } from "./principal_variation.ts";

/** No move, as in tables. */
export const NO_MOVE = -1;
/** A forced pass. */
export const PASS = 64;

/** The stages: see `STAGES` in kernels/search.ts. */
const KILLERS = 3;
const HISTORY = 4;
const MALUS = 5;

/** The first two stages, 0 for none; a third one would find no moves. */
let first = 0;
let second = 0;
/** Whether the move of the table comes first. */
let hashFirst = false;
let learnsKillers = false;
let learnsHistory = false;
let losesHistory = false;

/** With malus: the largest history, the change by a cutoff at depth 1, and the largest change. */
const LARGEST: f64 = 16384;
const STEP = 32;
const LARGEST_CHANGE = 1600;

/** No killer. */
const NONE = 255;

/** Two killers of each ply, the latest first. */
const KEPT = memory.data(2 * PLIES, 16);

/** At `side << 7 | move`: the history of a move. */
const HISTORIES = memory.data(2 * 128 * 8, 16);
/** The histories of the moves that are sorted. */
const KEYS = memory.data(64 * 8, 16);

/** Sets the order. */
export function setOrder(hashMove: bool, one: i32, two: i32): void {
  hashFirst = hashMove;
  first = one;
  second = two;
  learnsKillers = one == KILLERS || two == KILLERS;
  losesHistory = one == MALUS || two == MALUS;
  learnsHistory = losesHistory || one == HISTORY || two == HISTORY;
}

/** Forgets what earlier searches have shown. */
export function forgetOrder(): void {
  memory.fill(KEPT, NONE as u8, 2 * PLIES);
  memory.fill(HISTORIES, 0, 2 * 128 * 8);
}

/** Arranges the moves of a node. */
export function arrange(side: i32, ply: i32, hashMove: i32, moves: usize, count: i32): void {
  let open = hashFirst && hashMove != NO_MOVE ? bringForward(moves, 0, count, hashMove) : 0;
  open = bring(first, side, ply, moves, open, count);
  bring(second, side, ply, moves, open, count);
}

/** Brings the moves of a stage to the place `from`; returns where the next one goes. */
function bring(stage: i32, side: i32, ply: i32, moves: usize, from: i32, count: i32): i32 {
  if (stage == 0 || from >= count) return from;
  if (stage != KILLERS) {
    sortByHistory(side, moves, from, count);
    return count;
  }
  const kept = KEPT + (ply << 1);
  const open = bringForward(moves, from, count, load<u8>(kept));
  return bringForward(moves, open, count, load<u8>(kept, 1));
}

/** Learns from a cutoff by a move; the first `tried` of `moves` were tried before it in vain. */
export function learn(
  side: i32,
  depth: i32,
  ply: i32,
  move: i32,
  moves: usize,
  tried: i32,
): void {
  if (learnsKillers) keepKiller(ply, move);
  if (!learnsHistory) return;
  const place = placeOf(side, move);
  const history = load<f64>(place);
  if (!losesHistory) {
    store<f64>(place, history + twoTo(depth));
    return;
  }
  const change = f64(min(LARGEST_CHANGE, STEP * depth * depth));
  store<f64>(place, history + (change - history * change / LARGEST));
  for (let i = 0; i < tried; i++) {
    const lost = placeOf(side, i32(load<u8>(moves + i)));
    const before = load<f64>(lost);
    store<f64>(lost, before - (change + before * change / LARGEST));
  }
}

/** 2 to a power from 0 to 1023, by the bits of the number. */
function twoTo(power: i32): f64 {
  return reinterpret<f64>(u64(power + 1023) << 52);
}

function placeOf(side: i32, move: i32): usize {
  return HISTORIES + (((side << 7) | move) << 3);
}

function keepKiller(ply: i32, move: i32): void {
  const kept = KEPT + (ply << 1);
  const latest = load<u8>(kept);
  if (latest == move) return;
  store<u8>(kept, latest, 1);
  store<u8>(kept, move);
}

/** Brings a move forward to index `to`, if it stands at or after it; returns where the next one goes. */
function bringForward(moves: usize, to: i32, count: i32, move: i32): i32 {
  if (move == NONE) return to;
  for (let at = to; at < count; at++) {
    if (i32(load<u8>(moves + at)) != move) continue;
    for (; at > to; at--) store<u8>(moves + at, load<u8>(moves + at - 1));
    store<u8>(moves + to, move);
    return to + 1;
  }
  return to;
}

/** Sorts moves by their history, the largest first; moves of equal history keep their order. */
function sortByHistory(side: i32, moves: usize, from: i32, count: i32): void {
  for (let i = from; i < count; i++) {
    const move = load<u8>(moves + i);
    const key = load<f64>(placeOf(side, i32(move)));
    let at = i;
    for (; at > from && load<f64>(KEYS + ((at - 1) << 3)) < key; at--) {
      store<u8>(moves + at, load<u8>(moves + at - 1));
      store<f64>(KEYS + (at << 3), load<f64>(KEYS + ((at - 1) << 3)));
    }
    store<u8>(moves + at, move);
    store<f64>(KEYS + (at << 3), key);
  }
}
