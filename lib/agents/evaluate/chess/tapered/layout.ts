/**
 * The terms of the tapered evaluation: what it looks for on the board, in groups. A term has two weights, one for
 * the middle game and one for the endgame.
 *
 * @module
 */

/** The groups in their order, with the number of terms of each. Ranks and moves are those of the term's own side. */
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
  /** A pawn with an own pawn ahead of it on its file. */
  doubled: 1,
  /** A pawn without own pawns on the files beside it: with an enemy pawn ahead on its file, and without. */
  isolated: 2,
  /** A pawn with an own pawn beside it, and one that is protected by a pawn, by its rank from the second to the seventh. */
  phalanx: 6,
  protected_pawns: 6,
  /** A passed pawn by its rank, from the second to the seventh; and more if it is blocked or protected, by rank. */
  passed: 6,
  passed_blocked: 6,
  passed_protected: 6,
  /**
   * A passed pawn on its fourth to seventh rank, by the distance of the own and of the enemy's king to the square
   * ahead, eight terms a rank.
   */
  passed_own_king: 4 * 8,
  passed_enemy_king: 4 * 8,
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
  /** A file of the king or beside it without own pawns, and without any. */
  king_files: 2,
  /** The right to move. */
  tempo: 1,
  /**
   * A pawn without own pawns beside or behind it on the files beside it, but with some ahead of it there, whose next
   * square an enemy pawn guards: with an enemy pawn ahead on its file, and without.
   */
  backward: 2,
  /** A passed pawn by its rank: the next square is empty and not attacked; there is no man up to the last rank. */
  passed_safe: 6,
  passed_open: 6,
  /** A passed pawn from its fourth rank on with a rook behind it, an own one or an enemy's. */
  passed_rook: 2,
  /**
   * A knight or a bishop on its fourth to sixth rank that no enemy pawn can ever attack: without and with the
   * protection of an own pawn.
   */
  outposts: 4,
  /** A bishop by the number of own pawns on squares of its colour, a knight and a rook by that of all own pawns. */
  bishop_pawns: 9,
  knight_pawns: 9,
  rook_pawns: 9,
  /** The number of pawns. */
  pawn_count: 9,
  /** An enemy pawn, knight, bishop, rook or queen that is attacked and not protected: its side is to move, and is not. */
  hanging: 10,
  /** An enemy piece that a pawn could attack by a step to a square that no pawn guards and that is safe or protected. */
  push_threats: 1,
  /** A knight, bishop, rook or queen could give check on a square that the enemy does not attack. */
  safe_checks: 4,
  /** The units of an attack on the enemy's king (king_terms.ts), without and with an own queen. */
  king_danger: 2 * 40,
  /**
   * On each file of the king or beside it the ranks from the king to the nearest own pawn that is not behind it, from 0
   * to 6, 7 for none: files beside the king, then its own.
   */
  shelter: 2 * 8,
  /** The same for the nearest enemy pawn: free, then with an own pawn right before it. */
  storm: 2 * 8,
  /** The enemy has its king alone: the moves between the kings, and from that king to the nearest edge. */
  lone_king: 8 + 4,
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
