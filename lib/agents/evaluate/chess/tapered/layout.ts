/**
 * The terms of the tapered evaluation: what it looks for on the board, in groups. A term has two weights, one for
 * the middle game and one for the endgame.
 *
 * @module
 */

/** The groups in their order, with the number of terms of each. */
const SIZES = {
  /** Pawn, knight, bishop, rook, queen: a man. */
  men: 5,
  /** For each kind, pawn to king, and each rank from its own side: its squares, from the edge to the middle. */
  squares: 6 * 32,
  /** A piece by the number of squares to which it can go, those aside that enemy pawns guard. */
  knight_moves: 9,
  bishop_moves: 14,
  rook_moves: 15,
  queen_moves: 28,
  /** Two bishops. */
  bishop_pair: 1,
  /** A rook on a file without pawns, and on one without own pawns. */
  rook_files: 2,
  /** A knight or a bishop that an own pawn protects. */
  protected_pieces: 2,
  /** A pawn with an own pawn ahead of it on its file; without own pawns on the files beside it. */
  doubled: 1,
  isolated: 1,
  /** A pawn with an own pawn beside it, and one that is protected by a pawn. */
  phalanx: 1,
  protected_pawns: 1,
  /** A passed pawn by its rank, from the second to the seventh; and more if it is blocked or protected, by rank. */
  passed: 6,
  passed_blocked: 6,
  passed_protected: 6,
  /** A passed pawn from its fourth rank on, by the distance of the own and of the enemy's king to the square ahead. */
  passed_own_king: 8,
  passed_enemy_king: 8,
  /** A pawn that attacks a knight, bishop, rook or queen. */
  pawn_threats: 4,
  /** A knight or a bishop that attacks a pawn, another minor piece, a rook or a queen. */
  minor_threats: 4,
  /** A rook that attacks a pawn, a minor piece or a queen. */
  rook_threats: 3,
  /** A square beside the enemy's king that a knight, bishop, rook or queen attacks. */
  king_ring: 4,
  /** The number of these pieces that attack such a square: one, two, up to five. */
  king_attackers: 6,
  /** An own pawn one or two ranks ahead of the king, on its file or beside it. */
  shield: 2,
  /** A file of the king or beside it without own pawns, and without any. */
  king_files: 2,
  /** The right to move. */
  tempo: 1,
} as const;

/** The name of a group. */
export type TermGroup = keyof typeof SIZES;

/** The names of the groups in their order. */
export const TERM_GROUPS = Object.keys(SIZES) as TermGroup[];

/** The number of terms. */
export const TERMS: number = Object.values(SIZES).reduce((sum, size) => sum + size, 0);

/** The number of the first term of each group. */
export const FIRST_TERM: Readonly<Record<TermGroup, number>> = firstTerms();

/** The number of terms of a group. */
export function sizeOf(group: TermGroup): number {
  return SIZES[group];
}

function firstTerms(): Record<TermGroup, number> {
  let next = 0;
  return Object.fromEntries(TERM_GROUPS.map((group) => {
    const first = next;
    next += SIZES[group];
    return [group, first];
  })) as Record<TermGroup, number>;
}
