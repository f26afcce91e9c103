/**
 * The history heuristic: a move that caused many cutoffs anywhere in the tree is likely to cause others (E1;
 * Schaeffer, "The history heuristic", 1983). Cutoffs near the root count more: each adds 2^depth to the
 * history of its move.
 *
 * A history may be kept from one search to the next of a game: it is halved, because it is of other positions.
 *
 * With malus the moves that were tried before it in vain lose as much, and each change is the smaller the larger
 * the history is already, so that it stays in range and forgets ("history gravity" of Stockfish).
 *
 * @module
 */
import type { OrderStage } from "./order_stages.ts";

/** Number of history entries for each side; the moves of chess are spread over all of them. */
const PLACES = 1 << 16;

/** The index of a move: its 32 bits folded to 16. */
function placeOf(move: number): number {
  return (move ^ move >>> 16) & PLACES - 1;
}

/** With malus: the largest history, the change by a cutoff at depth 1, and the largest change. */
const LARGEST = 16_384;
const STEP = 32;
const LARGEST_CHANGE = 1600;

/**
 * Sorts the remaining moves by their history; moves with equal history keep their order.
 *
 * @param maxMoves the most moves of any position
 * @param malus whether moves lose history when they were tried in vain
 * @param kept whether half of the history is kept when a new search begins
 */
export function history(maxMoves: number, malus = false, kept = false): OrderStage {
  const histories = [new Float64Array(PLACES), new Float64Array(PLACES)];
  const keys = new Float64Array(maxMoves);
  return {
    stage: malus ? "malus" : "history",
    kept,

    begin() {
      if (kept) { for (const ofSide of histories) halve(ofSide); }
      else for (const ofSide of histories) ofSide.fill(0);
    },

    forget() {
      for (const ofSide of histories) ofSide.fill(0);
    },

    bring({ side }, _ply, moves, from, count) {
      const ofSide = histories[side];
      // Insertion sort: it is stable, and there are few moves, most of them without history.
      for (let i = from; i < count; i++) {
        const move = moves[i];
        const key = ofSide[placeOf(move)];
        let j = i;
        for (; j > from && keys[j - 1] < key; j--) {
          moves[j] = moves[j - 1];
          keys[j] = keys[j - 1];
        }
        moves[j] = move;
        keys[j] = key;
      }
      return count;
    },

    cutoff({ side }, depth, _ply, move, moves, tried) {
      const ofSide = histories[side];
      if (!malus) {
        ofSide[placeOf(move)] += 2 ** depth;
        return;
      }
      const change = Math.min(LARGEST_CHANGE, STEP * depth * depth);
      ofSide[placeOf(move)] += change - ofSide[placeOf(move)] * change / LARGEST;
      for (let i = 0; i < tried; i++) {
        const place = placeOf(moves[i]);
        ofSide[place] -= change + ofSide[place] * change / LARGEST;
      }
    },
  };
}

function halve(history: Float64Array): void {
  for (let place = 0; place < history.length; place++) history[place] /= 2;
}
