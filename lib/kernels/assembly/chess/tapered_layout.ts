// @ts-nocheck: AssemblyScript, which has types of its own
/**
 * The weights of the tapered evaluation, and the first term of each group. TypeScript:
 * agents/evaluate/chess/tapered/layout.ts. A weight holds that of the middle game in its low and that of the
 * endgame in its high half, so that both are added at once.
 *
 * @module
 */
export const MEN = 0;
export const SQUARES = 5;
export const KNIGHT_MOVES = 197;
export const BISHOP_MOVES = 206;
export const ROOK_MOVES = 220;
export const QUEEN_MOVES = 235;
export const BISHOP_PAIR = 263;
export const ROOK_FILES = 264;
export const PROTECTED_PIECES = 266;
export const DOUBLED = 268;
export const ISOLATED = 269;
export const PHALANX = 271;
export const PROTECTED_PAWNS = 277;
export const PASSED = 283;
export const PASSED_BLOCKED = 289;
export const PASSED_PROTECTED = 295;
export const PASSED_OWN_KING = 301;
export const PASSED_ENEMY_KING = 333;
export const PAWN_THREATS = 365;
export const MINOR_THREATS = 369;
export const ROOK_THREATS = 373;
export const KING_RING = 376;
export const KING_ATTACKERS = 380;
export const KING_FILES = 386;
export const TEMPO = 388;
export const BACKWARD = 389;
export const PASSED_SAFE = 391;
export const PASSED_OPEN = 397;
export const PASSED_ROOK = 403;
export const OUTPOSTS = 405;
export const BISHOP_PAWNS = 409;
export const KNIGHT_PAWNS = 418;
export const ROOK_PAWNS = 427;
export const PAWN_COUNT = 436;
export const HANGING = 445;
export const PUSH_THREATS = 455;
export const SAFE_CHECKS = 456;
export const KING_DANGER = 460;
export const SHELTER = 540;
export const STORM = 556;
export const LONE_KING = 572;
const TERMS = 584;

const WEIGHTS = memory.data(TERMS * 8, 16);

/** Where the host writes the weights of all terms. */
export function taperedWeights(): usize {
  return WEIGHTS;
}

/** The weight of a term. */
export function weight(term: i32): i64 {
  return load<i64>(WEIGHTS + (term << 3));
}

/** The weight of a term that a side has so many times. */
export function weights(term: i32, count: i32): i64 {
  return weight(term) * i64(count);
}
