// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The order of moves in stages. TypeScript: agents/search/order_stages.ts, killers.ts, loud_moves.ts and
 * history.ts. Moves have 4 bytes each; `from` and `end` are places in memory.
 *
 * @module
 */
import { DOUBLE_STEP, EN_PASSANT, KIND, PAWN, pieceOn, WHITE } from "./board.ts";
import { losesByExchange } from "./exchange.ts";
import { writeLoudMoves } from "./moves.ts";
import { cellOf, givesCheck } from "./position.ts";
import { passed, PLIES } from "./records.ts";

export const NO_MOVE = -1;

/** The stages. */
const LOUD = 1;
const CHECKS = 2;
const KILLERS = 3;
const HISTORY = 4;
const MALUS = 5;

/** The stages in their order, a byte each, and 0 after the last. */
const STAGES = memory.data(8, 16);
/** Whether the hash move comes first. */
let hashFirst = false;
/** Whether captures that lose men come last. */
let losersLast = false;
let learnsKillers = false;
let learnsHistory = false;
let losesHistory = false;
let keepsHistory = false;

/** With malus: the largest history, the change by a cutoff at depth 1, and the largest change. */
const LARGEST: f64 = 16384;
const STEP = 32;
const LARGEST_CHANGE = 1600;

/** Two killers of each ply, the latest first. */
const KEPT = memory.data(PLIES * 8, 16);

/** The history of the moves of White, then that of Black's. */
const PLACES = 256 * 64;
const HISTORIES = memory.data(2 * PLACES * 8, 16);

/** The moves of all nodes of a line, one after the other, and for each its history when its node began. */
const MOVES = memory.data(PLIES * 256 * 4, 16);
const KEYS = memory.data(PLIES * 256 * 8, 16);

/** The loud moves of a node, or those that are not loud, and their gains. */
const APART = memory.data(256 * 4, 16);
const GAINS = memory.data(256 * 4, 16);

/** Where moves are written. */
export function firstMoves(): usize {
  return MOVES;
}

/** The end of the moves that `bringBest` brings after the last `arrange`. */
export let sortedEnd: usize = 0;

/** Sets the order: up to four stages. */
export function setOrder(
  first: bool,
  losers: bool,
  keeps: bool,
  one: i32,
  two: i32,
  three: i32,
  four: i32,
): void {
  hashFirst = first;
  losersLast = losers;
  keepsHistory = keeps;
  store<u8>(STAGES, one, 0);
  store<u8>(STAGES, two, 1);
  store<u8>(STAGES, three, 2);
  store<u8>(STAGES, four, 3);
  store<u8>(STAGES, 0, 4);
  learnsKillers = one == KILLERS || two == KILLERS || three == KILLERS || four == KILLERS;
  losesHistory = one == MALUS || two == MALUS || three == MALUS || four == MALUS;
  learnsHistory = losesHistory || one == HISTORY || two == HISTORY || three == HISTORY ||
    four == HISTORY;
}

/** Forgets what earlier searches have shown, but for half of a history that is kept. */
export function beginOrder(): void {
  if (learnsKillers) memory.fill(KEPT, 255, PLIES * 8);
  if (!keepsHistory) return forgetHistory();
  for (let at = HISTORIES; at < HISTORIES + 2 * PLACES * 8; at += 8) {
    store<f64>(at, load<f64>(at) / 2);
  }
}

/** Forgets all of the history. */
export function forgetHistory(): void {
  if (learnsHistory) memory.fill(HISTORIES, 0, 2 * PLACES * 8);
}

/** Learns from a cutoff by the move at a place; those from `first` on were tried before it in vain. */
export function learn(own: i32, depth: i32, ply: i32, move: i32, first: usize, at: usize): void {
  if (learnsKillers) {
    const kept = KEPT + (ply << 3);
    const latest = load<i32>(kept);
    if (latest != move) {
      store<i32>(kept, latest, 4);
      store<i32>(kept, move);
    }
  }
  if (!learnsHistory) return;
  const place = placeOf(own, move);
  const history = load<f64>(place);
  if (!losesHistory) {
    store<f64>(place, history + twoTo(depth));
    return;
  }
  const change = f64(min(LARGEST_CHANGE, STEP * depth * depth));
  store<f64>(place, history + (change - history * change / LARGEST));
  for (let tried = first; tried < at; tried += 4) {
    const lost = placeOf(own, load<i32>(tried));
    const before = load<f64>(lost);
    store<f64>(lost, before - (change + before * change / LARGEST));
  }
}

/** 2 to a power from 0 to 1023, by the bits of the number. */
function twoTo(power: i32): f64 {
  return reinterpret<f64>(u64(power + 1023) << 52);
}

/** Where the history of a move is: TypeScript folds its special kind into the cell of its start. */
function placeOf(own: i32, move: i32): usize {
  const folded = cellOf(move & 63) ^ (move >> 12);
  const place = (folded << 6) | ((move >> 6) & 63);
  return HISTORIES + (own == WHITE ? 0 : PLACES * 8) + (place << 3);
}

/**
 * Arranges the legal moves of a node. Those that are sorted by their history stay as they are until
 * `bringBest` brings one after the other, because a node seldom needs all.
 *
 * @param generated whether they stand as they were generated
 * @returns the first place for `bringBest`, or `sortedEnd`
 */
export function arrange(
  own: i32,
  ply: i32,
  hashMove: i32,
  from: usize,
  last: usize,
  generated: bool,
): usize {
  let next = hashFirst ? bringForward(from, last, hashMove) : from;
  const end = losersLast ? bringLosersLast(next, last) : last;
  sortedEnd = end;
  for (let stage = STAGES; next < end; stage++) {
    switch (i32(load<u8>(stage))) {
      case LOUD:
        next = bringLoud(own, next, end, generated);
        break;
      case CHECKS:
        next = bringChecks(own, next, end);
        break;
      case KILLERS:
        next = bringForward(next, end, load<i32>(KEPT + (ply << 3)));
        next = bringForward(next, end, load<i32>(KEPT + (ply << 3), 4));
        break;
      case HISTORY:
      case MALUS:
        noteHistory(own, next, end);
        return next;
      default:
        return end;
    }
  }
  return end;
}

/** Brings a move to the place `to`, if it stands at or after it; returns where the next one goes. */
export function bringForward(to: usize, end: usize, move: i32): usize {
  if (move == NO_MOVE) return to;
  for (let at = to; at < end; at += 4) {
    if (load<i32>(at) != move) continue;
    for (; at > to; at -= 4) store<i32>(at, load<i32>(at - 4));
    store<i32>(to, move);
    return to + 4;
  }
  return to;
}

/** Brings the captures and promotions forward, the largest gain first; those of equal gain as generated. */
function bringLoud(own: i32, to: usize, end: usize, generated: bool): usize {
  if (!generated) {
    const last = writeLoudMoves(APART, own, passed());
    sortByGain(APART, last);
    for (let at = APART; at < last; at += 4) to = bringForward(to, end, load<i32>(at));
    return to;
  }
  let quiet = APART;
  let loud = to;
  for (let at = to; at < end; at += 4) {
    const move = load<i32>(at);
    if (isLoud(move)) {
      store<i32>(loud, move);
      loud += 4;
    } else {
      store<i32>(quiet, move);
      quiet += 4;
    }
  }
  memory.copy(loud, APART, quiet - APART);
  sortByGain(to, loud);
  return loud;
}

/** Brings the captures and promotions that lose men to the end, the largest gain first; returns their first place. */
function bringLosersLast(from: usize, end: usize): usize {
  let kept = from;
  let loser = APART;
  for (let at = from; at < end; at += 4) {
    const move = load<i32>(at);
    if (isLoud(move) && losesByExchange(move, 0)) {
      store<i32>(loser, move);
      loser += 4;
    } else {
      store<i32>(kept, move);
      kept += 4;
    }
  }
  memory.copy(kept, APART, loser - APART);
  sortByGain(kept, end);
  return kept;
}

/** Whether a move is a capture or a promotion. */
export function isLoud(move: i32): bool {
  const special = move >> 12;
  return pieceOn((move >> 6) & 63) != 0 || special == EN_PASSANT ||
    special != 0 && special < DOUBLE_STEP;
}

/** What a capture or promotion gains at first sight: see `MovingBoard.gain`. */
function gainOf(move: i32): i32 {
  const special = move >> 12;
  const taken = special == EN_PASSANT ? PAWN : pieceOn((move >> 6) & 63) & KIND;
  const promoted = special < DOUBLE_STEP ? special : 0;
  return 8 * (taken + promoted) - (pieceOn(move & 63) & KIND);
}

/** Sorts loud moves by their gain, the largest first. */
export function sortByGain(from: usize, end: usize): void {
  for (let at = from; at < end; at += 4) {
    const move = load<i32>(at);
    const gain = gainOf(move);
    let to = at;
    for (; to > from && load<i32>(GAINS + (to - from) - 4) < gain; to -= 4) {
      store<i32>(to, load<i32>(to - 4));
      store<i32>(GAINS + (to - from), load<i32>(GAINS + (to - from) - 4));
    }
    store<i32>(to, move);
    store<i32>(GAINS + (to - from), gain);
  }
}

/** Brings the moves that give check forward. */
function bringChecks(own: i32, to: usize, end: usize): usize {
  for (let from = to; from < end; from += 4) {
    const move = load<i32>(from);
    if (!givesCheck(move, own)) continue;
    for (let at = from; at > to; at -= 4) store<i32>(at, load<i32>(at - 4));
    store<i32>(to, move);
    to += 4;
  }
  return to;
}

/** Notes the history of moves. */
function noteHistory(own: i32, from: usize, end: usize): void {
  for (let at = from; at < end; at += 4) {
    store<f64>(keyAt(at), load<f64>(placeOf(own, load<i32>(at))));
  }
}

function keyAt(at: usize): usize {
  return KEYS + ((at - MOVES) << 1);
}

/**
 * Brings the move with the largest history to the place `to`; moves of equal history keep their order.
 *
 * @returns where the next one goes: the end when all that are left have the same history
 */
export function bringBest(to: usize, end: usize): usize {
  let best = to;
  let largest = load<f64>(keyAt(to));
  let least = largest;
  for (let at = to + 4; at < end; at += 4) {
    const key = load<f64>(keyAt(at));
    if (key < least) least = key;
    if (key <= largest) continue;
    largest = key;
    best = at;
  }
  if (largest == least) return end;
  const move = load<i32>(best);
  for (let at = best; at > to; at -= 4) {
    store<i32>(at, load<i32>(at - 4));
    store<f64>(keyAt(at), load<f64>(keyAt(at - 4)));
  }
  store<i32>(to, move);
  return to + 4;
}
