/**
 * The terms of men and their squares, and of what the pieces do.
 *
 * @module
 */
import * as geometry from "matchbox/games/chess/geometry.ts";
import { type BoardView, distance, fileOf, isDark, type SideView } from "./board_view.ts";
import { FIRST_TERM } from "./layout.ts";
import type { NotedTerms } from "./noted_terms.ts";

const { BISHOP, EMPTY, KIND, KING, KNIGHT, PAWN, QUEEN, ROOK } = geometry;

/** The group of the moves of each kind. */
const MOVES = Int32Array.of(
  ...[0, 0, FIRST_TERM.knight_moves, FIRST_TERM.bishop_moves],
  ...[FIRST_TERM.rook_moves, FIRST_TERM.queen_moves, 0, 0],
);

/** The term of a threat to each kind, less that to the first; -1 where none counts. */
const THREAT_OF_PAWN = Int8Array.of(-1, -1, 0, 1, 2, 3, -1, -1);
const THREAT_OF_MINOR = Int8Array.of(-1, 0, 1, 1, 2, 3, -1, -1);
const THREAT_OF_ROOK = Int8Array.of(-1, 0, 1, 1, -1, 2, -1, -1);
const NO_THREAT = new Int8Array(8).fill(-1);
const THREATS = [NO_THREAT, THREAT_OF_PAWN, THREAT_OF_MINOR, THREAT_OF_MINOR, THREAT_OF_ROOK];
const FIRST_THREATS = Int32Array.of(
  ...[0, FIRST_TERM.pawn_threats, FIRST_TERM.minor_threats, FIRST_TERM.minor_threats],
  FIRST_TERM.rook_threats,
);

/** Ranks of outposts, from 0. */
const FIRST_OUTPOST = 3;
const LAST_OUTPOST = 5;

/** Notes the terms of a side's men but those of pawns and kings alone. */
export function notePieces(
  view: BoardView,
  own: SideView,
  enemy: SideView,
  terms: NotedTerms,
): void {
  const { side, kinds } = own;
  for (let i = 0; i < own.count; i++) {
    const cell = own.men[i];
    const kind = view.cells[cell] & KIND;
    const column = (cell & 15) - 4;
    const file = column < 4 ? column : 7 - column;
    terms.note(side, FIRST_TERM.squares + 32 * (kind - 1) + 4 * view.rank(cell, own) + file);
    if (kind === KING) continue;
    terms.note(side, FIRST_TERM.men + kind - 1);
    noteThreats(view, i, kind, own, enemy, terms);
    if (kind === PAWN) continue;
    noteMoves(view, i, kind, own, enemy, terms);
    if (kind === ROOK) noteRook(view, cell, own, enemy, terms);
    else if (kind !== QUEEN) noteMinor(view, cell, kind, own, enemy, terms);
  }
  if (kinds[BISHOP] > 1) terms.note(side, FIRST_TERM.bishop_pair);
  terms.note(side, FIRST_TERM.pawn_count + kinds[PAWN]);
  noteHanging(view, own, enemy, terms);
}

/** What a man attacks. */
function noteThreats(
  { cells }: BoardView,
  man: number,
  kind: number,
  { side, colour, firstReached, reached }: SideView,
  enemy: SideView,
  terms: NotedTerms,
): void {
  if (kind >= QUEEN) return;
  const threats = THREATS[kind];
  for (let j = firstReached[man]; j < firstReached[man + 1]; j++) {
    const piece = cells[reached[j]];
    if ((piece & enemy.colour) === 0 || (piece & colour) !== 0) continue;
    const threat = threats[piece & KIND];
    if (threat >= 0) terms.note(side, FIRST_THREATS[kind] + threat);
  }
}

/** The squares to which a piece can go, and those beside the enemy's king that it attacks. */
function noteMoves(
  view: BoardView,
  man: number,
  kind: number,
  { side, firstReached, reached, colour }: SideView,
  enemy: SideView,
  terms: NotedTerms,
): void {
  let moves = 0;
  for (let j = firstReached[man]; j < firstReached[man + 1]; j++) {
    const piece = view.cells[reached[j]];
    if (piece !== EMPTY && (piece & enemy.colour) === 0 || (piece & colour) !== 0) continue;
    if (!view.isGuardedByPawn(reached[j], enemy)) moves++;
    if (distance(reached[j], enemy.king) === 1) {
      terms.note(side, FIRST_TERM.king_ring + kind - KNIGHT);
    }
  }
  terms.note(side, MOVES[kind] + moves);
}

function noteMinor(
  view: BoardView,
  cell: number,
  kind: number,
  own: SideView,
  enemy: SideView,
  terms: NotedTerms,
): void {
  const { side, kinds } = own;
  const isProtected = view.isGuardedByPawn(cell, own);
  if (isProtected) terms.note(side, FIRST_TERM.protected_pieces + kind - KNIGHT);
  const rank = view.rank(cell, own);
  const file = fileOf(cell);
  if (
    rank >= FIRST_OUTPOST && rank <= LAST_OUTPOST &&
    !view.isAhead(file - 1, cell, own, enemy) && !view.isAhead(file + 1, cell, own, enemy)
  ) terms.note(side, FIRST_TERM.outposts + 2 * (kind - KNIGHT) + (isProtected ? 1 : 0));
  if (kind === KNIGHT) return terms.note(side, FIRST_TERM.knight_pawns + kinds[PAWN]);
  const onDark = own.onDark[PAWN];
  terms.note(side, FIRST_TERM.bishop_pawns + (isDark(cell) ? onDark : kinds[PAWN] - onDark));
}

function noteRook(
  view: BoardView,
  cell: number,
  own: SideView,
  enemy: SideView,
  terms: NotedTerms,
): void {
  terms.note(own.side, FIRST_TERM.rook_pawns + own.kinds[PAWN]);
  const file = fileOf(cell);
  if (view.hasPawn(file, own)) return;
  terms.note(own.side, FIRST_TERM.rook_files + (view.hasPawn(file, enemy) ? 1 : 0));
}

/** The men of the enemy that a side attacks and that are not protected. */
function noteHanging(view: BoardView, own: SideView, enemy: SideView, terms: NotedTerms): void {
  const first = FIRST_TERM.hanging + (view.side === own.side ? 5 : 0);
  for (let i = 0; i < enemy.count; i++) {
    const cell = enemy.men[i];
    const kind = view.cells[cell] & KIND;
    if (kind === KING || own.attacks[cell] === 0 || enemy.attacks[cell] !== 0) continue;
    terms.note(own.side, first + kind - 1);
  }
}
