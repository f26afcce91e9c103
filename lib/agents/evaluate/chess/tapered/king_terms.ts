/**
 * The terms of kings: their pawns, and the attack on that of the enemy. The danger to a king grows faster than the
 * number of its attackers, so an attack has units, and each number of units a weight of its own: the "attack units"
 * of many programs, here with learned weights.
 *
 * @module
 */
import * as geometry from "matchbox/games/chess/geometry.ts";
import { type BoardView, distance, fileOf, LINES, type SideView } from "./board_view.ts";
import { FIRST_TERM } from "./layout.ts";
import type { NotedTerms } from "./noted_terms.ts";

const { BISHOP, EMPTY, KIND, KING, KING_STEPS, KNIGHT, KNIGHT_JUMPS, PAWN, QUEEN, ROOK } = geometry;

/** Units of a piece that attacks squares beside the king, and of a check that it could give safely; by kind. */
const ATTACKER_UNITS = Uint8Array.of(0, 0, 2, 2, 3, 4, 0, 0);
const CHECK_UNITS = Uint8Array.of(0, 0, 3, 2, 4, 4, 0, 0);
/** Units of each attacked square beside the king, and more of one that only the king protects. */
const RING_UNITS = 1;
const WEAK_UNITS = 2;
const MOST_UNITS = 39;

/** No pawn on a file of the king. */
const NO_PAWN = 7;

/** Notes the terms of a side's king, and those of its attack on the other. */
export function noteKing(
  view: BoardView,
  own: SideView,
  enemy: SideView,
  terms: NotedTerms,
): void {
  for (let step = -1; step <= 1; step++) noteFile(view, step, own, enemy, terms);
  noteAttack(view, own, enemy, terms);
  if (enemy.count > 1) return;
  terms.note(own.side, FIRST_TERM.lone_king + distance(own.king, enemy.king));
  const [x, y] = [fileOf(enemy.king) - 1, view.rank(enemy.king, own)];
  terms.note(own.side, FIRST_TERM.lone_king + 8 + Math.min(x, y, 7 - x, 7 - y));
}

/** The pawns on a file of the king, or on one beside it. */
function noteFile(
  view: BoardView,
  step: number,
  own: SideView,
  enemy: SideView,
  terms: NotedTerms,
): void {
  const file = fileOf(own.king) + step;
  if (file < 1 || file > 8) return;
  if (!view.hasPawn(file, own)) {
    terms.note(own.side, FIRST_TERM.king_files + (view.hasPawn(file, enemy) ? 0 : 1));
  }
  const first = own.king + step;
  const shelter = nearestPawn(view, first, own, own);
  const storm = nearestPawn(view, first, own, enemy);
  const isBlocked = storm !== NO_PAWN && shelter === storm - 1;
  terms.note(own.side, FIRST_TERM.shelter + (step === 0 ? 8 : 0) + shelter);
  terms.note(own.side, FIRST_TERM.storm + (isBlocked ? 8 : 0) + storm);
}

/** The ranks from a cell to the nearest pawn of the side `of` there or ahead of it, as `view` sees it. */
function nearestPawn({ cells }: BoardView, from: number, own: SideView, of: SideView): number {
  const pawn = of.colour | PAWN;
  let ranks = 0;
  for (let cell = from; cells[cell] !== geometry.BORDER; cell += own.forward) {
    if (cells[cell] === pawn) return ranks;
    ranks++;
  }
  return NO_PAWN;
}

/** The attack of a side on the enemy's king. */
function noteAttack(view: BoardView, own: SideView, enemy: SideView, terms: NotedTerms): void {
  let attackers = 0;
  let units = 0;
  for (let i = 0; i < own.count; i++) {
    const kind = view.cells[own.men[i]] & KIND;
    if (kind === PAWN || kind === KING) continue;
    let ring = 0;
    for (let j = own.firstReached[i]; j < own.firstReached[i + 1]; j++) {
      const cell = own.reached[j];
      const isFree = view.cells[cell] === EMPTY || (view.cells[cell] & enemy.colour) !== 0;
      if (isFree && distance(cell, enemy.king) === 1) ring++;
    }
    if (ring === 0) continue;
    attackers++;
    units += ATTACKER_UNITS[kind] + RING_UNITS * ring;
  }
  if (attackers > 0) {
    terms.note(own.side, FIRST_TERM.king_attackers + Math.min(attackers, 6) - 1);
  }
  for (let i = 0; i < 8; i++) {
    const cell = enemy.king + KING_STEPS[i];
    const attacked = view.cells[cell] !== geometry.BORDER &&
      (own.attacks[cell] & ~(1 << KING)) !== 0;
    if (attacked && (enemy.attacks[cell] & ~(1 << KING)) === 0) units += WEAK_UNITS;
  }
  const checks = safeChecks(view, own, enemy);
  for (let kind = KNIGHT; kind <= QUEEN; kind++) {
    if ((checks & 1 << kind) === 0) continue;
    terms.note(own.side, FIRST_TERM.safe_checks + kind - KNIGHT);
    units += CHECK_UNITS[kind];
  }
  const first = FIRST_TERM.king_danger + (own.kinds[QUEEN] > 0 ? MOST_UNITS + 1 : 0);
  terms.note(own.side, first + Math.min(units, MOST_UNITS));
}

/** The kinds of pieces, as bits, that could give check on a square that the enemy does not attack. */
function safeChecks({ cells }: BoardView, own: SideView, enemy: SideView): number {
  let kinds = 0;
  const isSafe = (cell: number) =>
    (cells[cell] === EMPTY || (cells[cell] & enemy.colour) !== 0) && enemy.attacks[cell] === 0;
  for (let i = 0; i < 8; i++) {
    const cell = enemy.king + KNIGHT_JUMPS[i];
    if (isSafe(cell)) kinds |= own.attacks[cell] & 1 << KNIGHT;
    const sliders = 1 << (i < 4 ? BISHOP : ROOK) | 1 << QUEEN;
    let to = enemy.king;
    do {
      to += LINES[i];
      if (isSafe(to)) kinds |= own.attacks[to] & sliders;
    } while (cells[to] === EMPTY);
  }
  return kinds;
}
