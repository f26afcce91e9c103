/**
 * The terms of the pawns but their squares.
 *
 * @module
 */
import * as geometry from "matchbox/games/chess/geometry.ts";
import { type BoardView, distance, fileOf, type SideView } from "./board_view.ts";
import { FIRST_TERM } from "./layout.ts";
import type { NotedTerms } from "./noted_terms.ts";

const { EMPTY, KIND, KNIGHT, PAWN, QUEEN, RIGHT, ROOK } = geometry;

/** The rank, from 0, from which on kings and rooks matter to a passed pawn. */
const FAR = 3;

/** Notes the terms of a side's pawns. */
export function notePawns(
  view: BoardView,
  own: SideView,
  enemy: SideView,
  terms: NotedTerms,
): void {
  for (let i = 0; i < own.count; i++) {
    const cell = own.men[i];
    if ((view.cells[cell] & KIND) !== PAWN) continue;
    notePawn(view, cell, own, enemy, terms);
    if (isPassed(view, cell, own, enemy)) notePassed(view, cell, own, enemy, terms);
  }
  notePushThreats(view, own, enemy, terms);
}

function notePawn(
  view: BoardView,
  cell: number,
  own: SideView,
  enemy: SideView,
  terms: NotedTerms,
): void {
  const { side, colour, forward } = own;
  const pawn = colour | PAWN;
  const file = fileOf(cell);
  const rank = view.rank(cell, own);
  if (view.isAhead(file, cell, own, own)) terms.note(side, FIRST_TERM.doubled);
  const faced = view.isAhead(file, cell, own, enemy) ? 0 : 1;
  if (!view.hasPawn(file - 1, own) && !view.hasPawn(file + 1, own)) {
    terms.note(side, FIRST_TERM.isolated + faced);
  } else if (
    !isNotBehind(view, file - 1, cell, own) && !isNotBehind(view, file + 1, cell, own) &&
    view.isGuardedByPawn(cell + forward, enemy)
  ) terms.note(side, FIRST_TERM.backward + faced);
  if (view.cells[cell - RIGHT] === pawn || view.cells[cell + RIGHT] === pawn) {
    terms.note(side, FIRST_TERM.phalanx + rank - 1);
  }
  if (view.isGuardedByPawn(cell, own)) terms.note(side, FIRST_TERM.protected_pawns + rank - 1);
}

/** Whether a side has a pawn on a file that a pawn on a cell has not left behind: the rank of the cell counts. */
function isNotBehind(view: BoardView, file: number, cell: number, own: SideView): boolean {
  const rank = (cell >> 4) - 2;
  if (!view.hasPawn(file, own)) return false;
  return own.side === 0 ? own.lowest[file] <= rank : own.highest[file] >= rank;
}

function isPassed(view: BoardView, cell: number, own: SideView, enemy: SideView): boolean {
  const file = fileOf(cell);
  return !view.isAhead(file - 1, cell, own, enemy) && !view.isAhead(file, cell, own, enemy) &&
    !view.isAhead(file + 1, cell, own, enemy);
}

function notePassed(
  view: BoardView,
  cell: number,
  own: SideView,
  enemy: SideView,
  terms: NotedTerms,
): void {
  const { cells } = view;
  const { side, forward } = own;
  const rank = view.rank(cell, own);
  const ahead = cell + forward;
  terms.note(side, FIRST_TERM.passed + rank - 1);
  if (cells[ahead] !== EMPTY) terms.note(side, FIRST_TERM.passed_blocked + rank - 1);
  else if (enemy.attacks[ahead] === 0) terms.note(side, FIRST_TERM.passed_safe + rank - 1);
  if (firstMan(cells, cell, forward) === geometry.BORDER) {
    terms.note(side, FIRST_TERM.passed_open + rank - 1);
  }
  if (view.isGuardedByPawn(cell, own)) terms.note(side, FIRST_TERM.passed_protected + rank - 1);
  if (rank < FAR) return;
  const place = 8 * (rank - FAR);
  terms.note(side, FIRST_TERM.passed_own_king + place + distance(ahead, own.king));
  terms.note(side, FIRST_TERM.passed_enemy_king + place + distance(ahead, enemy.king));
  const behind = firstMan(cells, cell, -forward);
  if (behind === (own.colour | ROOK)) terms.note(side, FIRST_TERM.passed_rook);
  if (behind === (enemy.colour | ROOK)) terms.note(side, FIRST_TERM.passed_rook + 1);
}

/** The first man from a cell on in a direction, or the border. */
function firstMan(cells: Uint8Array, cell: number, step: number): number {
  do cell += step; while (cells[cell] === EMPTY);
  return cells[cell];
}

/** The enemy's pieces that a pawn could attack by a step. */
function notePushThreats(
  view: BoardView,
  own: SideView,
  enemy: SideView,
  terms: NotedTerms,
): void {
  for (let i = 0; i < enemy.count; i++) {
    const cell = enemy.men[i];
    const kind = view.cells[cell] & KIND;
    if (kind < KNIGHT || kind > QUEEN) continue;
    if (
      canPushTo(view, cell - own.forward - RIGHT, own, enemy) ||
      canPushTo(view, cell - own.forward + RIGHT, own, enemy)
    ) terms.note(own.side, FIRST_TERM.push_threats);
  }
}

/** Whether a pawn can step to a cell that no enemy pawn guards, and that is not attacked or is protected. */
function canPushTo(view: BoardView, cell: number, own: SideView, enemy: SideView): boolean {
  return view.cells[cell] === EMPTY && view.cells[cell - own.forward] === (own.colour | PAWN) &&
    !view.isGuardedByPawn(cell, enemy) && (enemy.attacks[cell] === 0 || own.attacks[cell] !== 0);
}
