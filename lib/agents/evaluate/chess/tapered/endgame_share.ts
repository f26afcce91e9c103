/**
 * How much of the endgame's value counts, because some endgames are drawn though one side has more: without pawns
 * (less than a rook more wins nothing), and with bishops on squares of different colours.
 *
 * @module
 */
import * as geometry from "matchbox/games/chess/geometry.ts";
import type { SideView } from "./board_view.ts";

const { BISHOP, KING, KNIGHT, PAWN, QUEEN, ROOK } = geometry;

/** What counts fully; shares are parts of it. */
export const WHOLE = 64;

const DRAWN = 8;
const OPPOSITE_BISHOPS = 32;
const OPPOSITE_AMONG_OTHERS = 52;

/** Men in units of a pawn, without the pawns. */
const WORTH = Uint8Array.of(0, 0, 3, 3, 5, 9, 0, 0);

/** The share of the endgame's value, in parts of `WHOLE`, that counts if the side `own` is ahead in it. */
export function endgameShare(own: SideView, enemy: SideView): number {
  if (own.kinds[PAWN] === 0) {
    const knightsOnly = own.count - 1 === own.kinds[KNIGHT] && own.count <= 3;
    if (knightsOnly || worth(own) - worth(enemy) < WORTH[ROOK] - 1) return DRAWN;
  }
  if (own.kinds[BISHOP] !== 1 || enemy.kinds[BISHOP] !== 1) return WHOLE;
  if (own.onDark[BISHOP] === enemy.onDark[BISHOP]) return WHOLE;
  const others = (view: SideView) => view.kinds[KNIGHT] + view.kinds[ROOK] + view.kinds[QUEEN];
  return others(own) + others(enemy) === 0 ? OPPOSITE_BISHOPS : OPPOSITE_AMONG_OTHERS;
}

function worth({ kinds }: SideView): number {
  let sum = 0;
  for (let kind = KNIGHT; kind < KING; kind++) sum += WORTH[kind] * kinds[kind];
  return sum;
}
