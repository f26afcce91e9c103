// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The terms of kings in the tapered evaluation. TypeScript: agents/evaluate/chess/tapered/king_terms.ts.
 *
 * @module
 */
import { allMen, BISHOP, KING, kingOf, KNIGHT, PAWN, QUEEN, ROOK, setOf, WHITE } from "./board.ts";
import { bishopAttacks, kingAttacks, knightAttacks, rayOf, rookAttacks } from "./lines.ts";
import { besides, filesOf } from "./pawn_sets.ts";
import { allAttacks, attacksOf, attacksOfOthers } from "./tapered_attacks.ts";
import {
  KING_ATTACKERS,
  KING_DANGER,
  KING_FILES,
  KING_RING,
  LONE_KING,
  SAFE_CHECKS,
  SHELTER,
  STORM,
  weight,
  weights,
} from "./tapered_layout.ts";
import { countOf, lowest, only } from "../base/sets.ts";

/** Units of an attack: by kind, then for squares beside the king, and the most. */
const ATTACKER_UNITS = memory.data<u8>([0, 0, 2, 2, 3, 4, 0, 0]);
const CHECK_UNITS = memory.data<u8>([0, 0, 3, 2, 4, 4, 0, 0]);
const WEAK_UNITS = 2;
const MOST_UNITS = 39;

/** No pawn on a file of the king. */
const NO_PAWN = 7;
/** The direction of `rayOf` upwards; downwards is the next. */
const UP = 4;

/** The pieces of a colour that attack squares beside the enemy's king, and the units of their attack. */
const ATTACKERS = memory.data(24 * 4, 16);
const UNITS = memory.data(24 * 4, 16);

/** Begins to count the attack of a colour. */
export function beginAttack(own: i32): void {
  store<i32>(ATTACKERS + (own << 2), 0);
  store<i32>(UNITS + (own << 2), 0);
}

/** The squares beside the enemy's king that a piece attacks. */
export function ringOf(own: i32, kind: i32, squares: u64): i64 {
  if (squares == 0) return 0;
  const count = countOf(squares);
  const attackers = ATTACKERS + (own << 2);
  store<i32>(attackers, load<i32>(attackers) + 1);
  const units = UNITS + (own << 2);
  store<i32>(units, load<i32>(units) + i32(load<u8>(ATTACKER_UNITS + kind)) + count);
  return weights(KING_RING + kind - KNIGHT, count);
}

/** The terms of a side's attack on the other's king, and of its own among the lone ones. */
export function kingTerms(own: i32): i64 {
  return attackTerms(own) + loneKing(own);
}

/** The terms of the pawns before a side's king. */
export function shelterTerms(own: i32): i64 {
  const enemy = 24 - own;
  const king = kingOf(own);
  const pawns = setOf(own | PAWN);
  const enemyPawns = setOf(enemy | PAWN);
  let sum: i64 = 0;
  for (let step = -1; step <= 1; step++) {
    const file = (king & 7) + step;
    if (file < 0 || file > 7) continue;
    const shelter = nearestPawn(own, king + step, pawns);
    const storm = nearestPawn(own, king + step, enemyPawns);
    const isBlocked = storm != NO_PAWN && shelter == storm - 1;
    sum += weight(SHELTER + (step == 0 ? 8 : 0) + shelter) +
      weight(STORM + (isBlocked ? 8 : 0) + storm);
  }
  const wide = setOf(own | KING) | besides(setOf(own | KING));
  const bare = filesOf(wide) & ~filesOf(pawns);
  const enemyFiles = filesOf(enemyPawns);
  return sum + weights(KING_FILES, countOf(bare & enemyFiles)) +
    weights(KING_FILES + 1, countOf(bare & ~enemyFiles));
}

/** The ranks from a square to the nearest of some pawns there or ahead of it, as a colour sees it. */
function nearestPawn(own: i32, from: i32, pawns: u64): i32 {
  const up = own == WHITE;
  const seen = pawns & (only(from) | rayOf(from, up ? UP : UP + 1));
  if (seen == 0) return NO_PAWN;
  const nearest = up ? lowest(seen) : 63 - i32(clz(seen));
  return abs((nearest >> 3) - (from >> 3));
}

/** The attack of a side on the enemy's king. */
function attackTerms(own: i32): i64 {
  const enemy = 24 - own;
  const king = kingOf(enemy);
  const men = allMen();
  const attackers = load<i32>(ATTACKERS + (own << 2));
  let units = load<i32>(UNITS + (own << 2));
  let sum: i64 = attackers > 0 ? weight(KING_ATTACKERS + min(attackers, 6) - 1) : 0;
  units += WEAK_UNITS *
    countOf(kingAttacks(king) & attacksOfOthers(own) & ~attacksOfOthers(enemy));
  const safe = ~setOf(own) & ~allAttacks(enemy);
  const diagonals = bishopAttacks(king, men) & safe;
  const straights = rookAttacks(king, men) & safe;
  for (let kind = KNIGHT; kind <= QUEEN; kind++) {
    const from = kind == KNIGHT
      ? knightAttacks(king) & safe
      : kind == BISHOP
      ? diagonals
      : kind == ROOK
      ? straights
      : diagonals | straights;
    if ((attacksOf(own | kind) & from) == 0) continue;
    sum += weight(SAFE_CHECKS + kind - KNIGHT);
    units += i32(load<u8>(CHECK_UNITS + kind));
  }
  const first = KING_DANGER + (setOf(own | QUEEN) != 0 ? MOST_UNITS + 1 : 0);
  return sum + weight(first + min(units, MOST_UNITS));
}

/** The enemy has its king alone. */
function loneKing(own: i32): i64 {
  const enemy = 24 - own;
  if (setOf(enemy) != setOf(enemy | KING)) return 0;
  const king = kingOf(own);
  const other = kingOf(enemy);
  const x = other & 7;
  const y = other >> 3;
  return weight(LONE_KING + max(abs((king & 7) - x), abs((king >> 3) - y))) +
    weight(LONE_KING + 8 + min(min(x, 7 - x), min(y, 7 - y)));
}
