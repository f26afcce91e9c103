/**
 * The terms of the tapered evaluation by their definitions, slow and obvious, from the men of chess.js.
 *
 * @module
 */
import { Chess, type Square } from "chess.js";
import { type Man, menOf } from "./chess_evaluation.ts";

/** The name of a group and the number of a term in it, with the side that has it: `w shield 1`. */
export type NamedTerm = string;

const KINDS = "pnbrqk";
const MOVES = { n: "knight_moves", b: "bishop_moves", r: "rook_moves", q: "queen_moves" };
const PIECES = ["n", "b", "r", "q"];

/** Every term of a position, in no order. */
export function slowTerms(fen: string): NamedTerm[] {
  const men = menOf(fen);
  const board = new Chess(fen);
  return [
    `${board.turn()} tempo 0`,
    ...(["w", "b"] as const).flatMap((color) => {
      const own = men.filter((man) => man.color === color);
      const enemies = men.filter((man) => man.color !== color);
      return termsOf(own, enemies, board).map((term) => `${color} ${term}`);
    }),
  ];
}

/** The terms of a side, which sees all ranks from its own side. */
function termsOf(own: readonly Man[], others: readonly Man[], board: Chess): string[] {
  // The enemy counts its ranks from the other end.
  const enemies = others.map((man) => ({ ...man, rank: 7 - man.rank }));
  const pawns = own.filter(({ type }) => type === "p");
  const enemyPawns = enemies.filter(({ type }) => type === "p");
  const king = own.find(({ type }) => type === "k")!;
  const enemyKing = enemies.find(({ type }) => type === "k")!;
  const color = king.color;
  const terms: string[] = [];
  const add = (name: string, number: number) => terms.push(`${name} ${number}`);
  const guards = (pawn: Man, of: Man, forward: number) =>
    Math.abs(pawn.file - of.file) === 1 && of.rank - pawn.rank === forward;
  /** The squares that a man attacks, each with the man on it. */
  const reach = (man: Man) =>
    SQUARES.filter((square) => board.attackers(square, color).includes(man.square as Square))
      .map((square) => {
        const place = { ...man, square, ...placeOf(square, color) };
        return { place, man: [...own, ...enemies].find((other) => other.square === square) };
      });
  let attackers = 0;
  for (const man of own) {
    const kind = KINDS.indexOf(man.type);
    add("squares", 32 * kind + 4 * man.rank + Math.min(man.file, 7 - man.file));
    if (man.type !== "k") add("men", kind);
    if (!PIECES.includes(man.type)) continue;
    const reached = reach(man).filter((each) => each.man?.color !== color);
    const free = reached.filter(({ place }) => !enemyPawns.some((pawn) => guards(pawn, place, -1)));
    add(MOVES[man.type as keyof typeof MOVES], free.length);
    const ring = reached.filter(({ place }) => steps(place, enemyKing) === 1).length;
    for (let i = 0; i < ring; i++) add("king_ring", PIECES.indexOf(man.type));
    if (ring > 0) attackers++;
    for (const { man: taken } of reached) {
      const minor = { p: 0, n: 1, b: 1, r: 2, q: 3, k: null }[taken?.type ?? "k"];
      const rook = { p: 0, n: 1, b: 1, r: null, q: 2, k: null }[taken?.type ?? "k"];
      if ("nb".includes(man.type) && minor !== null) add("minor_threats", minor);
      if (man.type === "r" && rook !== null) add("rook_threats", rook);
    }
    const isProtected = pawns.some((pawn) => guards(pawn, man, 1));
    if ("nb".includes(man.type) && isProtected) add("protected_pieces", kind - 1);
    if (man.type === "r" && !pawns.some(({ file }) => file === man.file)) {
      add("rook_files", enemyPawns.some(({ file }) => file === man.file) ? 1 : 0);
    }
  }
  if (attackers > 0) add("king_attackers", Math.min(attackers, 6) - 1);
  if (own.filter(({ type }) => type === "b").length > 1) add("bishop_pair", 0);
  for (const file of [king.file - 1, king.file, king.file + 1]) {
    if (file < 0 || file > 7) continue;
    for (const ahead of [1, 2]) {
      if (pawns.some((pawn) => pawn.file === file && pawn.rank === king.rank + ahead)) {
        add("shield", ahead - 1);
      }
    }
    if (pawns.some((pawn) => pawn.file === file)) continue;
    add("king_files", enemyPawns.some((pawn) => pawn.file === file) ? 0 : 1);
  }
  for (const pawn of pawns) {
    const beside = (other: Man) => Math.abs(other.file - pawn.file) === 1;
    if (pawns.some(({ file, rank }) => file === pawn.file && rank > pawn.rank)) add("doubled", 0);
    if (!pawns.some(beside)) add("isolated", 0);
    if (pawns.some((other) => beside(other) && other.rank === pawn.rank)) add("phalanx", 0);
    const isProtected = pawns.some((other) => guards(other, pawn, 1));
    if (isProtected) add("protected_pawns", 0);
    for (const enemy of enemies) {
      const threat = PIECES.indexOf(enemy.type);
      if (threat >= 0 && guards(pawn, enemy, 1)) add("pawn_threats", threat);
    }
    const stops = ({ file, rank }: Man) => Math.abs(file - pawn.file) <= 1 && rank > pawn.rank;
    if (enemyPawns.some(stops)) continue;
    add("passed", pawn.rank - 1);
    const ahead = { ...pawn, rank: pawn.rank + 1 };
    const blocked = [...own, ...enemies].some((man) => steps(man, ahead) === 0);
    if (blocked) add("passed_blocked", pawn.rank - 1);
    if (isProtected) add("passed_protected", pawn.rank - 1);
    if (pawn.rank < 3) continue;
    add("passed_own_king", steps(ahead, king));
    add("passed_enemy_king", steps(ahead, enemyKing));
  }
  return terms;
}

const SQUARES = [..."abcdefgh"].flatMap((file) =>
  [..."12345678"].map((rank) => file + rank as Square)
);

function placeOf(square: string, color: "w" | "b"): { file: number; rank: number } {
  const row = Number(square[1]) - 1;
  return { file: square.charCodeAt(0) - "a".charCodeAt(0), rank: color === "w" ? row : 7 - row };
}

/** The moves of a king between two men. */
function steps(one: Man, other: Man): number {
  return Math.max(Math.abs(one.file - other.file), Math.abs(one.rank - other.rank));
}
