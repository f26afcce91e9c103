/**
 * Moves of Metelyk by shifts of bits, without a table. A side's men stand on 2k columns of k rows, at most
 * 32 squares, so one word holds them. Black's squares are numbered in the mirror, so both sides move to the
 * right.
 *
 * @module
 */
import { boardOf } from "matchbox/games/metelyk/board.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import type { Mover } from "./mover.ts";

/** The kinds of moves; a move is `kind << 5 | target`, the target of bearing off being the man's square. */
const AHEAD = 0;
const OUTWARD = 1;
const INWARD = 2;
const OFF = 3;

/** Makes the board: for each side the set of its men, and the set of the enemy's in the quarter. */
export function bitMover(position: MetelykPosition): Mover {
  const { size, fieldAt, maxPlies } = boardOf(position.size);
  const width = 2 * size;
  const squares = width * size;
  const squareAt = (x: number, y: number) => y * width + x;
  let [last, fields] = [0, 0];
  const men = new Int32Array(2);
  const foes = new Int32Array(2);
  /** The enemy's number of a square of the quarter. */
  const mirror = new Uint8Array(squares);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < width; x++) {
      const bit = 1 << squareAt(x, y);
      if (fieldAt(x, y) < 0) continue;
      fields |= bit;
      if (x === width - 1) last |= bit;
      if (x >= size) mirror[squareAt(x, y)] = squareAt(width - 1 - y, width - 1 - x);
      if (position.at(fieldAt(x, y)) === 0) men[0] |= bit;
      if (x >= size && position.at(fieldAt(x, y)) === 1) foes[0] |= bit;
      const black = position.at(fieldAt(width - 1 - y, width - 1 - x));
      if (black === 1) men[1] |= bit;
      if (x >= size && black === 0) foes[1] |= bit;
    }
  }
  const played = new Uint8Array(maxPlies);
  const points = [0, 0];
  let ply = 0;
  let side: number = position.side;

  const list = (set: number, kind: number, out: Int32Array, from: number) => {
    let end = from;
    for (; set !== 0; set &= set - 1) out[end++] = kind << 5 | 31 - Math.clz32(set & -set);
    return end;
  };
  /** Moves a man or takes it back: the same change twice is none. */
  const change = (move: number) => {
    const target = move & 31;
    const kind = move >> 5;
    const enemy = 1 - side;
    const source = kind === OFF
      ? target
      : target - 1 + (kind === OUTWARD ? width : kind === INWARD ? -width : 0);
    men[side] ^= 1 << source;
    if (source % width >= size) foes[enemy] ^= 1 << mirror[source];
    if (kind === OFF) return;
    men[side] ^= 1 << target;
    if (target % width >= size) foes[enemy] ^= 1 << mirror[target];
    if (kind === AHEAD) return;
    foes[side] ^= 1 << target;
    men[enemy] ^= 1 << mirror[target];
  };

  return {
    moves(out, from) {
      const own = men[side];
      const enemy = foes[side];
      const ahead = (own & ~last) << 1;
      let end = list(ahead & ~own & ~enemy & fields, AHEAD, out, from);
      end = list(own & last, OFF, out, end);
      end = list(ahead >>> width & enemy, OUTWARD, out, end);
      return list(ahead << width & enemy, INWARD, out, end);
    },

    play(move) {
      change(move);
      if (move >> 5 === OFF) points[side]++;
      played[ply++] = move;
      side = 1 - side;
    },

    undo() {
      const move = played[--ply];
      side = 1 - side;
      change(move);
      if (move >> 5 === OFF) points[side]--;
    },
  };
}
