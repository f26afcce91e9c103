// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The moves of the nodes of the endgame solver, in the order in which it tries them. TypeScript:
 * agents/endgame/sorted_moves.ts.
 *
 * @module
 */
import { squares, worthOf } from "./board.ts";
import { bothWays } from "./both_ways.ts";
import { find, touch, upperOf } from "./endgame_table.ts";
import { flipsOf } from "./flips.ts";
import { NONE } from "./last_empties.ts";
import { apart } from "./memory_of_threads.ts";
import { findMoves } from "./moves.ts";
import { BEYOND, estimateAfter, estimateFrom, repliesOf, trained } from "./outlook.ts";
import { lowest, only } from "../base/sets.ts";
import { quarterOf } from "./squares.ts";

/** Bytes of a move: its flips, its square, its key and the replies to it. */
export const MOVE = 24;
const SQUARE = 8;
const KEY = 12;
const REPLIED = 16;
/** Bytes of the moves of a node. */
const NODE = 64 * MOVE;

/** With at least this many empty squares, children are looked up in the table, and a search sorts. */
const SEARCHED = 12;
/** One more ply of that search for as many more empty squares. */
const PLIES_EACH = 2;

/** The same for a search by the trained evaluation, which has no ply below that number. */
const TRAINED_SEARCHED = 14;
const TRAINED_PLIES_EACH = 3;
const TRAINED_MOST_PLIES = 5;
/** An estimate of a move that is worse than the best by more than this need not be exact. */
const MARGIN = 30;

/** Weights of a move without such a search, beside the worth of its square. */
const REPLIES = -24;
const ODD_REGION = 8;
/** Weights of the trained search, and of the replies beside it. */
const TRAINED = -2;
const TRAINED_REPLIES = -32;
/** The key of the best move in the table. */
const FIRST = 2 * BEYOND;

/** The moves of the nodes of one line, by the number of empty squares. */
const MOVES = memory.data(65 * NODE, 16);

let looksUpChildren = true;
let fastestFirst = true;

/** The trained estimates of the moves of a node, for the enemy, need not be exact above this. */
let most: i32 = BEYOND;

/** The most plies of the search that sorts without a training: as many as the squares allow, if nothing else is set. */
let mostPlies = 64;

/** Sets the most plies of that search. */
export function setMostPlies(plies: i32): void {
  mostPlies = plies;
}

/** Chooses the parts of the order. */
export function setOrder(childCutoffs: bool, fewReplies: bool): void {
  looksUpChildren = childCutoffs;
  fastestFirst = fewReplies;
}

/** Where the moves of a node with so many empty squares begin. */
export function movesOf(empties: i32): usize {
  return MOVES + apart + empties * NODE;
}

/** The square of a move. */
export function moveSquare(at: usize): i32 {
  return load<i32>(at, SQUARE);
}

/** The discs that a move flips. */
export function moveFlips(at: usize): u64 {
  return load<u64>(at);
}

/** The legal replies to a move, after `setKeys`. */
export function moveReplies(at: usize): u64 {
  return load<u64>(at, REPLIED);
}

/** Writes these legal moves with their flips; returns the end of them. */
export function findSorted(own: u64, enemy: u64, empties: i32, moves: u64): usize {
  const owns = bothWays(own);
  const enemies = bothWays(enemy);
  let end = movesOf(empties);
  for (let rest = moves; rest != 0; rest &= rest - 1) {
    const square = lowest(rest);
    store<u64>(end, flipsOf(square, own, enemy, owns, enemies));
    store<i32>(end, square, SQUARE);
    end += MOVE;
  }
  return end;
}

/**
 * Sets the keys of the moves, by which they are sorted. Returns a lower bound of the score that reaches
 * `beta`, from a move that wins all discs or a child in the table, or else `NONE`.
 */
export function setKeys(
  own: u64,
  enemy: u64,
  beta: i32,
  empties: i32,
  parity: i32,
  known: i32,
  end: usize,
): i32 {
  most = BEYOND;
  if (empties > SEARCHED && looksUpChildren) {
    for (let at = movesOf(empties); at < end; at += MOVE) {
      const flipped = moveFlips(at);
      touch(enemy ^ flipped, own | flipped | only(moveSquare(at)), empties - 1);
    }
  }
  for (let at = movesOf(empties); at < end; at += MOVE) {
    const next = enemy ^ moveFlips(at);
    if (next == 0) return squares;
    if (empties < SEARCHED || !looksUpChildren) continue;
    const child = find(next, own | moveFlips(at) | only(moveSquare(at)), empties - 1);
    if (child != 0 && -upperOf(child) >= beta) return -upperOf(child);
  }
  const depth = depthOf(empties);
  if (empties >= SEARCHED && fastestFirst) estimateFrom(own, enemy);
  for (let at = movesOf(empties); at < end; at += MOVE) {
    const square = moveSquare(at);
    const flipped = moveFlips(at);
    const next = enemy ^ flipped;
    const placed = own | flipped | only(square);
    const replies = findMoves(next, placed);
    store<u64>(at, replies, REPLIED);
    let key = worthOf(square);
    if ((parity & quarterOf(square)) != 0) key += ODD_REGION;
    if (square == known) {
      key = FIRST;
    } else if (fastestFirst) {
      if (empties < SEARCHED) key += REPLIES * repliesOf(replies);
      else key += outlookOf(square, flipped, next, placed, depth, replies);
    }
    store<i32>(at, key, KEY);
  }
  return NONE;
}

/** The plies of the search that sorts. */
function depthOf(empties: i32): i32 {
  if (!trained) return min(mostPlies, (empties - SEARCHED) / PLIES_EACH);
  if (empties < TRAINED_SEARCHED) return 0;
  return min(TRAINED_MOST_PLIES, 1 + (empties - TRAINED_SEARCHED) / TRAINED_PLIES_EACH);
}

/** What the key of a move owes to a search after it. */
function outlookOf(
  square: i32,
  flipped: u64,
  own: u64,
  enemy: u64,
  depth: i32,
  replies: u64,
): i32 {
  const value = estimateAfter(square, flipped, own, enemy, -BEYOND, most, depth, replies);
  if (!trained) return -value;
  most = min(most, value + MARGIN);
  return TRAINED * value + TRAINED_REPLIES * repliesOf(replies);
}

/** Swaps the best of the moves from `at` on to `at`. */
export function bringBest(at: usize, end: usize): void {
  let best = at;
  for (let other = at + MOVE; other < end; other += MOVE) {
    if (load<i32>(other, KEY) > load<i32>(best, KEY)) best = other;
  }
  exchangeMoves(at, best);
}

/** Exchanges two moves. */
export function exchangeMoves(at: usize, other: usize): void {
  if (at == other) return;
  const flipped = load<u64>(at);
  const rest = load<u64>(at, SQUARE);
  const replies = load<u64>(at, REPLIED);
  store<u64>(at, load<u64>(other));
  store<u64>(at, load<u64>(other, SQUARE), SQUARE);
  store<u64>(at, load<u64>(other, REPLIED), REPLIED);
  store<u64>(other, flipped);
  store<u64>(other, rest, SQUARE);
  store<u64>(other, replies, REPLIED);
}
