// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The tapered evaluation. TypeScript: agents/evaluate/chess/tapered/, whose terms are counted here by sets of
 * squares. A weight holds that of the middle game in its low and that of the endgame in its high half, so that
 * both are added at once.
 *
 * @module
 */
import { allMen, BISHOP, KING, kingOf, KNIGHT, PAWN, QUEEN, ROOK, setOf, WHITE } from "./board.ts";
import { bishopAttacks, kingAttacks, knightAttacks, rookAttacks } from "./lines.ts";
import { ahead, behind, besides, filesOf, pawnsAttack } from "./pawn_sets.ts";
import { countOf, lowest, only } from "../base/sets.ts";

/** The first term of each group, as in layout.ts. */
const MEN = 0;
const SQUARES = 5;
const KNIGHT_MOVES = 197;
const BISHOP_MOVES = 206;
const ROOK_MOVES = 220;
const QUEEN_MOVES = 235;
const BISHOP_PAIR = 263;
const ROOK_FILES = 264;
const PROTECTED_PIECES = 266;
const DOUBLED = 268;
const ISOLATED = 269;
const PHALANX = 270;
const PROTECTED_PAWNS = 271;
const PASSED = 272;
const PASSED_BLOCKED = 278;
const PASSED_PROTECTED = 284;
const PASSED_OWN_KING = 290;
const PASSED_ENEMY_KING = 298;
const PAWN_THREATS = 306;
const MINOR_THREATS = 310;
const ROOK_THREATS = 314;
const KING_RING = 317;
const KING_ATTACKERS = 321;
const SHIELD = 327;
const KING_FILES = 329;
const TEMPO = 331;
const TERMS = 332;

const FULL_PHASE = 24;
const FILE_A: u64 = 0x0101010101010101;
const FILE_H: u64 = 0x8080808080808080;

const WEIGHTS = memory.data(TERMS * 8, 16);

/** The pieces of the side that attack squares beside the enemy king. */
let attackers: i32 = 0;

/** Where the host writes the weights of all terms. */
export function taperedWeights(): usize {
  return WEIGHTS;
}

function weight(term: i32): i64 {
  return load<i64>(WEIGHTS + (term << 3));
}

function weights(term: i32, count: i32): i64 {
  return weight(term) * i64(count);
}

/** The value for the side to move. */
export function evaluateTapered(own: i32): f64 {
  const tempo = own == WHITE ? weight(TEMPO) : -weight(TEMPO);
  const sum = termsOf(WHITE) - termsOf(24 - WHITE) + tempo;
  const middle = i32(sum);
  const end = i32((sum - i64(middle)) >> 32);
  const phase = phaseNow();
  const value = (middle * phase + end * (FULL_PHASE - phase)) / FULL_PHASE;
  return f64(own == WHITE ? value : -value);
}

/** 0 when only pawns are left, up to `FULL_PHASE`. */
function phaseNow(): i32 {
  const black = 24 - WHITE;
  const minors = setOf(WHITE | KNIGHT) | setOf(WHITE | BISHOP) | setOf(black | KNIGHT) |
    setOf(black | BISHOP);
  const rooks = setOf(WHITE | ROOK) | setOf(black | ROOK);
  const queens = setOf(WHITE | QUEEN) | setOf(black | QUEEN);
  return min(FULL_PHASE, countOf(minors) + 2 * countOf(rooks) + 4 * countOf(queens));
}

/** The terms of a side. */
function termsOf(own: i32): i64 {
  const enemy = 24 - own;
  const men = allMen();
  const pawns = setOf(own | PAWN);
  const enemyPawns = setOf(enemy | PAWN);
  const guarded = pawnsAttack(own, pawns);
  const free = ~setOf(own);
  const safe = ~pawnsAttack(enemy, enemyPawns);
  const ring = kingAttacks(kingOf(enemy));
  attackers = 0;
  let sum = squaresOf(own);

  for (let rest = setOf(own | KNIGHT); rest != 0; rest &= rest - 1) {
    const targets = knightAttacks(lowest(rest)) & free;
    sum += weight(KNIGHT_MOVES + countOf(targets & safe)) + minorThreats(targets, enemy) +
      ringOf(KNIGHT, targets & ring);
  }
  for (let rest = setOf(own | BISHOP); rest != 0; rest &= rest - 1) {
    const targets = bishopAttacks(lowest(rest), men) & free;
    sum += weight(BISHOP_MOVES + countOf(targets & safe)) + minorThreats(targets, enemy) +
      ringOf(BISHOP, targets & ring);
  }
  for (let rest = setOf(own | ROOK); rest != 0; rest &= rest - 1) {
    const targets = rookAttacks(lowest(rest), men) & free;
    sum += weight(ROOK_MOVES + countOf(targets & safe)) + rookThreats(targets, enemy) +
      ringOf(ROOK, targets & ring);
  }
  for (let rest = setOf(own | QUEEN); rest != 0; rest &= rest - 1) {
    const from = lowest(rest);
    const targets = (bishopAttacks(from, men) | rookAttacks(from, men)) & free;
    sum += weight(QUEEN_MOVES + countOf(targets & safe)) + ringOf(QUEEN, targets & ring);
  }
  if (countOf(setOf(own | BISHOP)) > 1) sum += weight(BISHOP_PAIR);
  if (attackers > 0) sum += weight(KING_ATTACKERS + min(attackers, 6) - 1);
  sum += weights(PROTECTED_PIECES, countOf(setOf(own | KNIGHT) & guarded)) +
    weights(PROTECTED_PIECES + 1, countOf(setOf(own | BISHOP) & guarded));

  const ownFiles = filesOf(pawns);
  const enemyFiles = filesOf(enemyPawns);
  const openRooks = setOf(own | ROOK) & ~(ownFiles * FILE_A);
  sum += weights(ROOK_FILES, countOf(openRooks & ~(enemyFiles * FILE_A))) +
    weights(ROOK_FILES + 1, countOf(openRooks & (enemyFiles * FILE_A)));

  const king = setOf(own | KING);
  const wide = king | besides(king);
  sum += weights(SHIELD, countOf(ahead(own, wide) & pawns)) +
    weights(SHIELD + 1, countOf(ahead(own, ahead(own, wide)) & pawns));
  const bare = filesOf(wide) & ~ownFiles;
  sum += weights(KING_FILES, countOf(bare & enemyFiles)) +
    weights(KING_FILES + 1, countOf(bare & ~enemyFiles));
  return sum + pawnTerms(own, pawns, enemyPawns, guarded, ownFiles);
}

/** The men and their squares. */
function squaresOf(own: i32): i64 {
  const turned = own == WHITE ? 0 : 7;
  let sum: i64 = 0;
  for (let kind = PAWN; kind <= KING; kind++) {
    const first = SQUARES + 32 * (kind - 1);
    let rest = setOf(own | kind);
    if (kind != KING) sum += weights(MEN + kind - 1, countOf(rest));
    for (; rest != 0; rest &= rest - 1) {
      const square = lowest(rest);
      const column = square & 7;
      sum += weight(first + 4 * ((square >> 3) ^ turned) + min(column, 7 - column));
    }
  }
  return sum;
}

/** The squares beside the enemy king that a piece attacks. */
function ringOf(kind: i32, squares: u64): i64 {
  if (squares == 0) return 0;
  attackers++;
  return weights(KING_RING + kind - KNIGHT, countOf(squares));
}

/** What a knight or a bishop attacks. */
function minorThreats(targets: u64, enemy: i32): i64 {
  if ((targets & setOf(enemy)) == 0) return 0;
  const minors = setOf(enemy | KNIGHT) | setOf(enemy | BISHOP);
  return weights(MINOR_THREATS, countOf(targets & setOf(enemy | PAWN))) +
    weights(MINOR_THREATS + 1, countOf(targets & minors)) +
    weights(MINOR_THREATS + 2, countOf(targets & setOf(enemy | ROOK))) +
    weights(MINOR_THREATS + 3, countOf(targets & setOf(enemy | QUEEN)));
}

/** What a rook attacks. */
function rookThreats(targets: u64, enemy: i32): i64 {
  if ((targets & setOf(enemy)) == 0) return 0;
  const minors = setOf(enemy | KNIGHT) | setOf(enemy | BISHOP);
  return weights(ROOK_THREATS, countOf(targets & setOf(enemy | PAWN))) +
    weights(ROOK_THREATS + 1, countOf(targets & minors)) +
    weights(ROOK_THREATS + 2, countOf(targets & setOf(enemy | QUEEN)));
}

/** The terms of the pawns but their squares. */
function pawnTerms(own: i32, pawns: u64, enemyPawns: u64, guarded: u64, ownFiles: u64): i64 {
  const enemy = 24 - own;
  let sum = weights(DOUBLED, countOf(pawns & behind(own, pawns))) +
    weights(ISOLATED, countOf(pawns & ~(besides(ownFiles) * FILE_A))) +
    weights(PHALANX, countOf(pawns & besides(pawns))) +
    weights(PROTECTED_PAWNS, countOf(pawns & guarded));
  const left = ahead(own, (pawns >> 1) & ~FILE_H);
  const right = ahead(own, (pawns << 1) & ~FILE_A);
  if (((left | right) & setOf(enemy)) != 0) {
    for (let kind = KNIGHT; kind <= QUEEN; kind++) {
      const attacked = setOf(enemy | kind);
      const count = countOf(left & attacked) + countOf(right & attacked);
      sum += weights(PAWN_THREATS + kind - KNIGHT, count);
    }
  }
  const men = allMen();
  let passed = pawns & ~behind(own, enemyPawns | besides(enemyPawns));
  for (; passed != 0; passed &= passed - 1) {
    const square = lowest(passed);
    const rank = own == WHITE ? square >> 3 : 7 - (square >> 3);
    const next = own == WHITE ? square + 8 : square - 8;
    sum += weight(PASSED + rank - 1);
    if ((men & only(next)) != 0) sum += weight(PASSED_BLOCKED + rank - 1);
    if ((guarded & only(square)) != 0) sum += weight(PASSED_PROTECTED + rank - 1);
    if (rank < 3) continue;
    sum += weight(PASSED_OWN_KING + distance(next, kingOf(own))) +
      weight(PASSED_ENEMY_KING + distance(next, kingOf(enemy)));
  }
  return sum;
}

/** The moves of a king from one square to another: 0 to 7. */
function distance(from: i32, to: i32): i32 {
  return max(abs((from & 7) - (to & 7)), abs((from >> 3) - (to >> 3)));
}
