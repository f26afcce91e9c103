// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The tapered evaluation. TypeScript: agents/evaluate/chess/tapered/evaluation.ts and piece_terms.ts, whose terms
 * are counted here by sets of squares.
 *
 * @module
 */
import { allMen, BISHOP, BLACK, KING, kingOf, KNIGHT, PAWN, QUEEN } from "./board.ts";
import { ROOK, setOf, WHITE } from "./board.ts";
import { bishopAttacks, kingAttacks, knightAttacks, rookAttacks } from "./lines.ts";
import { behind, besides, filesOf, pawnsAttack } from "./pawn_sets.ts";
import { addAttacks, allAttacks, beginAttacks } from "./tapered_attacks.ts";
import { beginAttack, kingTerms, ringOf } from "./tapered_king.ts";
import {
  BISHOP_MOVES,
  BISHOP_PAIR,
  BISHOP_PAWNS,
  HANGING,
  KNIGHT_MOVES,
  KNIGHT_PAWNS,
  MEN,
  MINOR_THREATS,
  OUTPOSTS,
  PAWN_COUNT,
  PROTECTED_PIECES,
  QUEEN_MOVES,
  ROOK_FILES,
  ROOK_MOVES,
  ROOK_PAWNS,
  ROOK_THREATS,
  SQUARES,
  TEMPO,
  weight,
  weights,
} from "./tapered_layout.ts";
import { setWeight } from "./position.ts";
import { sum as sumOfSquares } from "./records.ts";
import { pawnTerms } from "./tapered_pawns.ts";
import { DARK, endgameShare, WHOLE } from "./tapered_share.ts";
import { structure } from "./tapered_structure.ts";
import { countOf, lowest } from "../base/sets.ts";

const FULL_PHASE = 24;
const FILE_A: u64 = 0x0101010101010101;

/** The fourth to sixth rank of White and of Black. */
const OUTPOST_RANKS: u64 = 0x0000ffffff000000;
const OUTPOST_RANKS_OF_BLACK: u64 = 0x000000ffffff0000;

/** The value for the side to move. */
export function evaluateTapered(own: i32): f64 {
  beginAttacks(WHITE);
  beginAttacks(BLACK);
  let sum = sumOfSquares() + structure() + pieceTerms(WHITE) - pieceTerms(BLACK);
  sum += otherTerms(WHITE, own) - otherTerms(BLACK, own);
  sum += own == WHITE ? weight(TEMPO) : -weight(TEMPO);
  const middle = i32(sum);
  const end = i32((sum - i64(middle)) >> 32);
  const phase = phaseNow();
  const share = end > 0 ? endgameShare(WHITE) : endgameShare(BLACK);
  const value = (WHOLE * middle * phase + share * end * (FULL_PHASE - phase)) /
    (WHOLE * FULL_PHASE);
  return f64(own == WHITE ? value : -value);
}

/** 0 when only pawns are left, up to `FULL_PHASE`. */
function phaseNow(): i32 {
  const minors = setOf(WHITE | KNIGHT) | setOf(WHITE | BISHOP) | setOf(BLACK | KNIGHT) |
    setOf(BLACK | BISHOP);
  const rooks = setOf(WHITE | ROOK) | setOf(BLACK | ROOK);
  const queens = setOf(WHITE | QUEEN) | setOf(BLACK | QUEEN);
  return min(FULL_PHASE, countOf(minors) + 2 * countOf(rooks) + 4 * countOf(queens));
}

/** The terms of what a side's pieces do; finds what they attack. */
function pieceTerms(own: i32): i64 {
  const enemy = 24 - own;
  const men = allMen();
  const pawns = setOf(own | PAWN);
  const enemyPawns = setOf(enemy | PAWN);
  const guarded = pawnsAttack(own, pawns);
  const free = ~setOf(own);
  const safe = ~pawnsAttack(enemy, enemyPawns);
  const ring = kingAttacks(kingOf(enemy)) & free;
  const pawnsOf = countOf(pawns);
  beginAttack(own);
  let sum = weight(PAWN_COUNT + pawnsOf);

  for (let rest = setOf(own | KNIGHT); rest != 0; rest &= rest - 1) {
    const reached = knightAttacks(lowest(rest));
    addAttacks(own | KNIGHT, reached);
    const targets = reached & free;
    sum += weight(KNIGHT_MOVES + countOf(targets & safe)) + minorThreats(targets, enemy) +
      ringOf(own, KNIGHT, reached & ring) + weight(KNIGHT_PAWNS + pawnsOf);
  }
  const onDark = countOf(pawns & DARK);
  for (let rest = setOf(own | BISHOP); rest != 0; rest &= rest - 1) {
    const from = lowest(rest);
    const reached = bishopAttacks(from, men);
    addAttacks(own | BISHOP, reached);
    const targets = reached & free;
    const isDark = ((DARK >> from) & 1) != 0;
    sum += weight(BISHOP_MOVES + countOf(targets & safe)) + minorThreats(targets, enemy) +
      ringOf(own, BISHOP, reached & ring) +
      weight(BISHOP_PAWNS + (isDark ? onDark : pawnsOf - onDark));
  }
  for (let rest = setOf(own | ROOK); rest != 0; rest &= rest - 1) {
    const reached = rookAttacks(lowest(rest), men);
    addAttacks(own | ROOK, reached);
    const targets = reached & free;
    sum += weight(ROOK_MOVES + countOf(targets & safe)) + rookThreats(targets, enemy) +
      ringOf(own, ROOK, reached & ring) + weight(ROOK_PAWNS + pawnsOf);
  }
  for (let rest = setOf(own | QUEEN); rest != 0; rest &= rest - 1) {
    const from = lowest(rest);
    const reached = bishopAttacks(from, men) | rookAttacks(from, men);
    addAttacks(own | QUEEN, reached);
    sum += weight(QUEEN_MOVES + countOf(reached & free & safe)) +
      ringOf(own, QUEEN, reached & ring);
  }
  if (countOf(setOf(own | BISHOP)) > 1) sum += weight(BISHOP_PAIR);

  const outposts = (own == WHITE ? OUTPOST_RANKS : OUTPOST_RANKS_OF_BLACK) &
    ~behind(own, besides(enemyPawns));
  sum += minorPlaces(setOf(own | KNIGHT), 0, guarded, outposts) +
    minorPlaces(setOf(own | BISHOP), 1, guarded, outposts);

  const enemyFiles = filesOf(enemyPawns) * FILE_A;
  const openRooks = setOf(own | ROOK) & ~(filesOf(pawns) * FILE_A);
  return sum + weights(ROOK_FILES, countOf(openRooks & ~enemyFiles)) +
    weights(ROOK_FILES + 1, countOf(openRooks & enemyFiles));
}

/** The terms for which the attacks of both sides have to be known. */
function otherTerms(own: i32, mover: i32): i64 {
  const enemy = 24 - own;
  let sum = pawnTerms(own) + kingTerms(own);
  const loose = setOf(enemy) & allAttacks(own) & ~allAttacks(enemy);
  if (loose != 0) {
    const first = own == mover ? HANGING + 5 : HANGING;
    for (let kind = PAWN; kind <= QUEEN; kind++) {
      sum += weights(first + kind - 1, countOf(loose & setOf(enemy | kind)));
    }
  }
  return sum;
}

/** Makes the men and their squares the weights that are summed up while moves are played. */
export function weighSquares(): void {
  for (let kind = PAWN; kind <= KING; kind++) {
    const man = kind == KING ? 0 : weight(MEN + kind - 1);
    for (let square = 0; square < 64; square++) {
      const column = square & 7;
      const place = SQUARES + 32 * (kind - 1) + 4 * (square >> 3) + min(column, 7 - column);
      const worth = man + weight(place);
      setWeight(WHITE | kind, square, worth);
      setWeight(BLACK | kind, square ^ 56, -worth);
    }
  }
}

/** Knights, 0, or bishops, 1, that pawns protect, and those on outposts. */
function minorPlaces(minors: u64, kind: i32, guarded: u64, outposts: u64): i64 {
  return weights(PROTECTED_PIECES + kind, countOf(minors & guarded)) +
    weights(OUTPOSTS + 2 * kind, countOf(minors & outposts & ~guarded)) +
    weights(OUTPOSTS + 2 * kind + 1, countOf(minors & outposts & guarded));
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
