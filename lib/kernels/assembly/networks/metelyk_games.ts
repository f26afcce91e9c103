// @ts-nocheck AssemblyScript has types of its own; its compiler checks them.
/**
 * Whole games of Metelyk between two networks: the twin of `playOut` in agents/networks/network_games.ts with the
 * choices of agents/networks/choose_move.ts. Networks lie in the memory as in forward.ts. Of 38-50 only the
 * priorities of the legal moves are computed.
 */
import {
  changes,
  free as freeOfForward,
  HEADER,
  inputs,
  layersUpTo,
  runChanged,
  sizeOf,
  values,
} from "./forward.ts";

/** The most moves of a side, and the words of a position: its eight sets, and the points. */
const MOST_ROWS = 50;
const WORDS = 9;
/** Bytes of the sets of a side, and where its sets begin: those of games/metelyk/sets.ts. */
const SIDE: usize = 16;
const POINTS: usize = 32;
/** A set of 32 bits. */
const BITS = 32;

const POSITION = memory.data(WORDS * 4, 16);
/** How each move changes the words, by side and row: 36 bytes, with 12 to spare. */
const STRIDE: usize = 48;
const MOVES = memory.data(2 * MOST_ROWS * 48, 16);
/** The input of an own man, by its step ahead; that of an enemy man; and the input of the target of a move. */
const OWN = memory.data(MOST_ROWS * 4, 16);
const ENEMY = memory.data(BITS * 4, 16);
const TARGET = memory.data(MOST_ROWS * 4, 16);
/** The inputs that are not 0, and the rows of their weights. */
const TERMS = memory.data(1024 * 16, 16);
/** The legal moves. */
const LEGAL = memory.data(MOST_ROWS * 4, 16);

let rows: i32 = 0;
let firstTaking: i32 = 0;
let quarter: i32 = 0;
let fields: i32 = 0;

/** Where the words of a position are to be written. */
export function positionAt(): usize {
  return POSITION;
}

/** Where the changes by moves are to be written, 12 words each: White's and then Black's. */
export function movesAt(): usize {
  return MOVES;
}

/** Where the inputs of own men are to be written, by row. */
export function ownAt(): usize {
  return OWN;
}

/** Where those of enemy men are to be written, by row. */
export function enemyAt(): usize {
  return ENEMY;
}

/** Where those of the targets are to be written, by row; -1 for off the board. */
export function targetAt(): usize {
  return TARGET;
}

/** Where memory begins that is free for networks. */
export function free(): usize {
  return freeOfForward();
}

/** Says what board it is. */
export function prepare(ofRows: i32, ofTaking: i32, ofQuarter: i32, ofFields: i32): void {
  rows = ofRows;
  firstTaking = ofTaking;
  quarter = ofQuarter;
  fields = ofFields;
}

/**
 * Plays a game to its end from the position in the memory.
 *
 * @param first the network that moves first
 * @param byValue whether the networks are 38-1
 * @param scores whether the last inputs are the two scores
 * @param point what a point counts in the last inputs
 * @param side that moves first
 * @returns 1 when the first network wins, 0 for a draw, -1
 */
export function play(
  first: usize,
  second: usize,
  byValue: bool,
  scores: bool,
  point: f64,
  side: i32,
): i32 {
  const opener = side;
  while (true) {
    const own = POSITION + <usize> side * SIDE;
    const ahead = load<i32>(own) & load<i32>(own, 4);
    const taking = load<i32>(own, 8) & load<i32>(own, 12);
    if ((ahead | taking) === 0) break;
    const count = listMoves(ahead, taking);
    encode(side, scores, point);
    const network = side === opener ? first : second;
    const best = byValue
      ? largestValue(network, count, scores, point)
      : largestPriority(network, count);
    playMove(side, best);
    side ^= 1;
  }
  const word = load<i32>(POSITION, POINTS);
  let lead = (word & 15) - (word >> 4);
  if (lead === 0) {
    lead = popcnt<i32>(load<i32>(POSITION) & quarter) -
      popcnt<i32>(load<i32>(POSITION, SIDE) & quarter);
  }
  const result = lead > 0 ? 1 : lead < 0 ? -1 : 0;
  return opener === 0 ? result : 0 - result;
}

/** Steps ahead and then captures, as `MetelykPosition.moves` lists them. */
function listMoves(ahead: i32, taking: i32): i32 {
  let end = LEGAL;
  for (; ahead !== 0; ahead &= ahead - 1, end += 4) store<i32>(end, ctz<i32>(ahead));
  for (; taking !== 0; taking &= taking - 1, end += 4) {
    store<i32>(end, firstTaking + ctz<i32>(taking));
  }
  return <i32> ((end - LEGAL) >> 2);
}

/** The inputs for the side to move: the twin of agents/networks/encoding.ts. */
function encode(side: i32, scores: bool, point: f64): void {
  const out = inputs();
  memory.fill(out, 0, <usize> fields << 3);
  let men = load<i32>(POSITION + <usize> side * SIDE);
  for (; men !== 0; men &= men - 1) {
    store<f64>(out + (<usize> load<i32>(OWN + (<usize> ctz<i32>(men) << 2)) << 3), 1);
  }
  men = load<i32>(POSITION + <usize> (side ^ 1) * SIDE);
  for (; men !== 0; men &= men - 1) {
    store<f64>(out + (<usize> load<i32>(ENEMY + (<usize> ctz<i32>(men) << 2)) << 3), -1);
  }
  const word = load<i32>(POSITION, POINTS);
  const white = word & 15;
  const black = word >> 4;
  const mine = side === 0 ? white : black;
  const theirs = side === 0 ? black : white;
  const last = out + (<usize> fields << 3);
  store<f64>(last, scores ? <f64> mine : <f64> (mine + theirs) * point);
  store<f64>(last, scores ? <f64> theirs : <f64> (mine - theirs) * point, 8);
}

/** The first of the legal moves with the largest priority (38-50). */
function largestPriority(network: usize, count: i32): i32 {
  const last = load<i32>(network) - 1;
  const inner = sizeOf(network, last);
  const width = sizeOf(network, last + 1);
  const values = layersUpTo(last, 0, network, inputs(), network + HEADER);
  let weights = network + HEADER;
  for (let layer = 0; layer < last; layer++) {
    weights += <usize> ((sizeOf(network, layer) + 1) * sizeOf(network, layer + 1)) << 3;
  }
  const rowBytes = <usize> width << 3;
  let end = TERMS;
  let from = weights + rowBytes;
  for (let k = 0; k < inner; k++, from += rowBytes) {
    const factor = load<f64>(values + (<usize> k << 3));
    store<f64>(end, factor);
    store<usize>(end, from, 8);
    end += <usize> (factor !== 0) * 16;
  }
  let best = 0;
  let largest: f64 = 0;
  for (let i = 0; i < count; i++) {
    const move = load<i32>(LEGAL + (<usize> i << 2));
    const at = <usize> move << 3;
    let sum = load<f64>(weights + at);
    for (let term = TERMS; term < end; term += 16) {
      sum += load<f64>(term) * load<f64>(load<usize>(term, 8) + at);
    }
    if (i === 0 || sum > largest) {
      largest = sum;
      best = move;
    }
  }
  return best;
}

/** The first of the legal moves with the largest value (38-1): the twin of agents/networks/incremental.ts. */
function largestValue(network: usize, count: i32, scores: bool, point: f64): i32 {
  for (let i = 0; i < count; i++) {
    const move = load<i32>(LEGAL + (<usize> i << 2));
    const target = load<i32>(TARGET + (<usize> move << 2));
    const off = target < 0;
    const change = changes() + (<usize> i << 5);
    store<f64>(change, <f64> load<i32>(OWN + (<usize> move << 2)));
    store<f64>(change, <f64> (off ? fields : target), 8);
    store<f64>(change, <f64> (off && !scores ? fields + 1 : -1), 16);
    store<f64>(change, off ? point : move >= firstTaking ? 2 : 1, 24);
  }
  runChanged(network, count);
  let best = 0;
  for (let i = 1; i < count; i++) {
    if (load<f64>(values() + (<usize> i << 3)) > load<f64>(values() + (<usize> best << 3))) {
      best = i;
    }
  }
  return load<i32>(LEGAL + (<usize> best << 2));
}

function playMove(side: i32, move: i32): void {
  const change = MOVES + <usize> (side * rows + move) * STRIDE;
  v128.store(POSITION, v128.xor(v128.load(POSITION), v128.load(change)));
  v128.store(POSITION, v128.xor(v128.load(POSITION, 16), v128.load(change, 16)), 16);
  store<i32>(POSITION, load<i32>(POSITION, POINTS) + load<i32>(change, POINTS), POINTS);
}
