// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The terms of pawns in the tapered evaluation but their squares. TypeScript:
 * agents/evaluate/chess/tapered/pawn_terms.ts.
 *
 * @module
 */
import { allMen, BISHOP, kingOf, KNIGHT, PAWN, QUEEN, ROOK, setOf, WHITE } from "./board.ts";
import { rayOf, rookAttacks } from "./lines.ts";
import { above, ahead, behind, below, besides, filesOf, pawnsAttack } from "./pawn_sets.ts";
import { allAttacks, attacksOf } from "./tapered_attacks.ts";
import {
  BACKWARD,
  DOUBLED,
  ISOLATED,
  PASSED,
  PASSED_BLOCKED,
  PASSED_ENEMY_KING,
  PASSED_OPEN,
  PASSED_OWN_KING,
  PASSED_PROTECTED,
  PASSED_ROOK,
  PASSED_SAFE,
  PAWN_THREATS,
  PHALANX,
  PROTECTED_PAWNS,
  PUSH_THREATS,
  weight,
  weights,
} from "./tapered_layout.ts";
import { countOf, lowest, only } from "../base/sets.ts";

const FILE_A: u64 = 0x0101010101010101;
const FILE_H: u64 = 0x8080808080808080;

/** The rank, from 0, from which on kings and rooks matter to a passed pawn. */
const FAR = 3;
/** The direction of `rayOf` upwards; downwards is the next. */
const UP = 4;

/** The terms of a side's pawns for which its and the enemy's pieces matter. */
export function pawnTerms(own: i32): i64 {
  const pawns = setOf(own | PAWN);
  if (pawns == 0) return 0;
  let sum = threats(own, pawns);
  for (let rest = passedOf(own, pawns); rest != 0; rest &= rest - 1) {
    sum += passedAmongPieces(own, lowest(rest));
  }
  return sum;
}

/** The terms of a side's pawns that pawns and kings alone decide. */
export function structureTerms(own: i32): i64 {
  const enemy = 24 - own;
  const pawns = setOf(own | PAWN);
  if (pawns == 0) return 0;
  const enemyPawns = setOf(enemy | PAWN);
  const guarded = attacksOf(own | PAWN);
  const faced = behind(own, enemyPawns);
  const isolated = pawns & ~(besides(filesOf(pawns)) * FILE_A);
  // Squares beside which, or behind which on the files beside them, own pawns stand.
  const sides = besides(pawns);
  const supported = sides | (own == WHITE ? above(sides) : below(sides));
  const stopped = ahead(enemy, attacksOf(enemy | PAWN));
  const backward = pawns & ~isolated & ~supported & stopped;
  let sum = weights(DOUBLED, countOf(pawns & behind(own, pawns))) +
    weights(ISOLATED, countOf(isolated & faced)) +
    weights(ISOLATED + 1, countOf(isolated & ~faced)) +
    weights(BACKWARD, countOf(backward & faced)) +
    weights(BACKWARD + 1, countOf(backward & ~faced)) +
    byRank(own, PHALANX, pawns & sides) + byRank(own, PROTECTED_PAWNS, pawns & guarded);
  for (let rest = passedOf(own, pawns); rest != 0; rest &= rest - 1) {
    sum += passedAlone(own, lowest(rest));
  }
  return sum;
}

/** The pawns that no enemy pawn can stop. */
function passedOf(own: i32, pawns: u64): u64 {
  const enemyPawns = setOf((24 - own) | PAWN);
  return pawns & ~behind(own, enemyPawns | besides(enemyPawns));
}

/** The terms by rank of a group that some pawns have. */
function byRank(own: i32, first: i32, pawns: u64): i64 {
  let sum: i64 = 0;
  for (; pawns != 0; pawns &= pawns - 1) sum += weight(first + rankOf(own, lowest(pawns)) - 1);
  return sum;
}

/** The rank of a square, from 0, as a colour counts. */
function rankOf(own: i32, square: i32): i32 {
  return own == WHITE ? square >> 3 : 7 - (square >> 3);
}

/** What pawns attack, and what they could attack by a step. */
function threats(own: i32, pawns: u64): i64 {
  const enemy = 24 - own;
  const men = allMen();
  let sum: i64 = 0;
  const left = ahead(own, (pawns >> 1) & ~FILE_H);
  const right = ahead(own, (pawns << 1) & ~FILE_A);
  if (((left | right) & setOf(enemy)) != 0) {
    for (let kind = KNIGHT; kind <= QUEEN; kind++) {
      const attacked = setOf(enemy | kind);
      const count = countOf(left & attacked) + countOf(right & attacked);
      sum += weights(PAWN_THREATS + kind - KNIGHT, count);
    }
  }
  const steps = ahead(own, pawns) & ~men & ~attacksOf(enemy | PAWN) &
    (~allAttacks(enemy) | allAttacks(own));
  const pieces = setOf(enemy | KNIGHT) | setOf(enemy | BISHOP) | setOf(enemy | ROOK) |
    setOf(enemy | QUEEN);
  return sum + weights(PUSH_THREATS, countOf(pawnsAttack(own, steps) & pieces));
}

/** The terms of a passed pawn by pawns and kings. */
function passedAlone(own: i32, square: i32): i64 {
  const rank = rankOf(own, square);
  const next = own == WHITE ? square + 8 : square - 8;
  let sum = weight(PASSED + rank - 1);
  if ((attacksOf(own | PAWN) & only(square)) != 0) sum += weight(PASSED_PROTECTED + rank - 1);
  if (rank < FAR) return sum;
  const place = 8 * (rank - FAR);
  return sum + weight(PASSED_OWN_KING + place + distance(next, kingOf(own))) +
    weight(PASSED_ENEMY_KING + place + distance(next, kingOf(24 - own)));
}

/** The terms of a passed pawn by other men. */
function passedAmongPieces(own: i32, square: i32): i64 {
  const enemy = 24 - own;
  const men = allMen();
  const rank = rankOf(own, square);
  const next = own == WHITE ? square + 8 : square - 8;
  let sum: i64 = 0;
  if ((men & only(next)) != 0) sum += weight(PASSED_BLOCKED + rank - 1);
  else if ((allAttacks(enemy) & only(next)) == 0) sum += weight(PASSED_SAFE + rank - 1);
  const forward = own == WHITE ? UP : UP + 1;
  if ((rayOf(square, forward) & men) == 0) sum += weight(PASSED_OPEN + rank - 1);
  if (rank < FAR) return sum;
  const rear = rayOf(square, 2 * UP + 1 - forward) & rookAttacks(square, men);
  if ((rear & setOf(own | ROOK)) != 0) sum += weight(PASSED_ROOK);
  if ((rear & setOf(enemy | ROOK)) != 0) sum += weight(PASSED_ROOK + 1);
  return sum;
}

/** The moves of a king from one square to another: 0 to 7. */
function distance(from: i32, to: i32): i32 {
  return max(abs((from & 7) - (to & 7)), abs((from >> 3) - (to >> 3)));
}
