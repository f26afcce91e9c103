/**
 * Evaluations of chess by their definitions, slow and obvious, from the board of chess.js. A square is its
 * file and rank from 0.
 *
 * @module
 */
import { Chess } from "chess.js";

/** A man on its square; files and ranks from 0, the ranks as its own side counts them. */
export interface Man {
  readonly type: "p" | "n" | "b" | "r" | "q" | "k";
  readonly color: "w" | "b";
  readonly square: string;
  readonly file: number;
  readonly rank: number;
}

/** All men of a position. */
export function menOf(fen: string): Man[] {
  return new Chess(fen).board().flat().flatMap((man) => {
    if (man === null) return [];
    const file = man.square.charCodeAt(0) - "a".charCodeAt(0);
    const row = Number(man.square[1]) - 1;
    return [{ ...man, file, rank: man.color === "w" ? row : 7 - row }];
  });
}

/** The number of squares that at least one man of a side attacks. */
export function attackedSquares(fen: string, color: "w" | "b"): number {
  const chess = new Chess(fen);
  const squares = [..."abcdefgh"].flatMap((file) => [..."12345678"].map((rank) => file + rank));
  return squares.filter((square) => chess.isAttacked(square as Parameters<Chess["get"]>[0], color))
    .length;
}

/** The counts of the parts of E4, but material, for one side. */
export type PartCounts = Readonly<
  Record<
    "attacked" | "key_squares" | "passed" | "doubled" | "castled" | "advancement" | "chains",
    number
  >
>;

/** Counts the parts of one side, by the definitions of E4. */
export function countParts(fen: string, color: "w" | "b"): PartCounts {
  const men = menOf(fen);
  const own = men.filter((man) => man.color === color);
  const pawns = own.filter(({ type }) => type === "p");
  const enemyPawns = men.filter((man) => man.color !== color && man.type === "p");
  const king = own.find(({ type }) => type === "k")!;
  const rooksAtHome = own.filter(({ type, rank }) => type === "r" && rank === 0);
  const count = <T>(list: readonly T[], wanted: (item: T) => boolean) => list.filter(wanted).length;
  const castled = king.rank === 0 && (
    king.file >= 6 && !rooksAtHome.some(({ file }) => file > king.file) ||
    king.file <= 2 && !rooksAtHome.some(({ file }) => file < king.file)
  );
  return {
    attacked: attackedSquares(fen, color),
    key_squares: count(own, ({ square }) => ["d4", "e4", "d5", "e5"].includes(square)),
    passed: count(pawns, (pawn) =>
      // The enemy counts its ranks from the other end.
      !enemyPawns.some(({ file, rank }) =>
        Math.abs(file - pawn.file) <= 1 && 7 - rank > pawn.rank
      )),
    doubled: count(
      pawns,
      (pawn) => pawns.some(({ file, rank }) => file === pawn.file && rank > pawn.rank),
    ),
    castled: Number(castled),
    advancement: pawns.reduce((sum, { rank }) => sum + rank - 1, 0),
    chains: count(
      pawns,
      (pawn) =>
        pawns.some(({ file, rank }) => rank === pawn.rank && Math.abs(file - pawn.file) === 1),
    ),
  };
}
