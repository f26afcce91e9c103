/**
 * The terms of the tapered evaluation by their definitions, slow and obvious, from the men of chess.js.
 *
 * @module
 */
import { Chess, type PieceSymbol, type Square } from "chess.js";
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
  let units = 0;
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
    if (ring > 0) {
      attackers++;
      units += { n: 2, b: 2, r: 3, q: 4 }[man.type as "n"] + ring;
    }
    for (const { man: taken } of reached) {
      const minor = { p: 0, n: 1, b: 1, r: 2, q: 3, k: null }[taken?.type ?? "k"];
      const rook = { p: 0, n: 1, b: 1, r: null, q: 2, k: null }[taken?.type ?? "k"];
      if ("nb".includes(man.type) && minor !== null) add("minor_threats", minor);
      if (man.type === "r" && rook !== null) add("rook_threats", rook);
    }
    const isProtected = pawns.some((pawn) => guards(pawn, man, 1));
    if ("nb".includes(man.type)) {
      if (isProtected) add("protected_pieces", kind - 1);
      const chased = enemyPawns.some(({ file, rank }) =>
        Math.abs(file - man.file) === 1 && rank > man.rank
      );
      if (man.rank >= 3 && man.rank <= 5 && !chased) {
        add("outposts", 2 * (kind - 1) + (isProtected ? 1 : 0));
      }
    }
    if (man.type === "n") add("knight_pawns", pawns.length);
    if (man.type === "b") {
      add("bishop_pawns", pawns.filter((pawn) => isDark(pawn) === isDark(man)).length);
    }
    if (man.type !== "r") continue;
    add("rook_pawns", pawns.length);
    if (!pawns.some(({ file }) => file === man.file)) {
      add("rook_files", enemyPawns.some(({ file }) => file === man.file) ? 1 : 0);
    }
  }
  if (attackers > 0) add("king_attackers", Math.min(attackers, 6) - 1);
  if (own.filter(({ type }) => type === "b").length > 1) add("bishop_pair", 0);
  add("pawn_count", pawns.length);

  const enemyColor = enemyKing.color;
  const attackersOf = (square: Square, by: "w" | "b") =>
    board.attackers(square, by).map((from) => board.get(from)!.type);
  for (const enemy of enemies) {
    const square = enemy.square as Square;
    const loose = attackersOf(square, color).length > 0 &&
      attackersOf(square, enemyColor).length === 0;
    if (enemy.type !== "k" && loose) {
      add("hanging", KINDS.indexOf(enemy.type) + (board.turn() === color ? 5 : 0));
    }
  }
  for (const square of SQUARES) {
    if (steps({ ...king, ...placeOf(square, color) }, enemyKing) !== 1) continue;
    const [ours, theirs] = [color, enemyColor].map((by) =>
      attackersOf(square, by).filter((type) => type !== "k")
    );
    if (ours.length > 0 && theirs.length === 0) units += 2;
  }
  for (const type of PIECES) {
    if (!canCheckSafely(type as PieceSymbol, enemyKing, own, enemies, board)) continue;
    add("safe_checks", PIECES.indexOf(type));
    units += { n: 3, b: 2, r: 4, q: 4 }[type as "n"];
  }
  const queens = own.some(({ type }) => type === "q");
  add("king_danger", Math.min(units, 39) + (queens ? 40 : 0));

  for (const file of [king.file - 1, king.file, king.file + 1]) {
    if (file < 0 || file > 7) continue;
    const ranksTo = (men: readonly Man[]) =>
      Math.min(
        7,
        ...men.filter((pawn) => pawn.file === file && pawn.rank >= king.rank)
          .map(({ rank }) => rank - king.rank),
      );
    const [shelter, storm] = [ranksTo(pawns), ranksTo(enemyPawns)];
    add("shelter", shelter + (file === king.file ? 8 : 0));
    add("storm", storm + (storm < 7 && storm === shelter + 1 ? 8 : 0));
    if (pawns.some((pawn) => pawn.file === file)) continue;
    add("king_files", enemyPawns.some((pawn) => pawn.file === file) ? 0 : 1);
  }
  if (enemies.length === 1) {
    add("lone_king", steps(king, enemyKing));
    const { file, rank } = enemyKing;
    add("lone_king", 8 + Math.min(file, rank, 7 - file, 7 - rank));
  }
  for (const pawn of pawns) {
    const beside = (other: Man) => Math.abs(other.file - pawn.file) === 1;
    const isFaced = enemyPawns.some(({ file, rank }) => file === pawn.file && rank > pawn.rank);
    const open = isFaced ? 0 : 1;
    if (pawns.some(({ file, rank }) => file === pawn.file && rank > pawn.rank)) add("doubled", 0);
    if (!pawns.some(beside)) add("isolated", open);
    const ahead = { ...pawn, rank: pawn.rank + 1 };
    const isStopped = enemyPawns.some((enemy) => guards(enemy, ahead, -1));
    const neighbours = pawns.filter(beside);
    if (neighbours.length > 0 && neighbours.every(({ rank }) => rank > pawn.rank) && isStopped) {
      add("backward", open);
    }
    if (pawns.some((other) => beside(other) && other.rank === pawn.rank)) {
      add("phalanx", pawn.rank - 1);
    }
    const isProtected = pawns.some((other) => guards(other, pawn, 1));
    if (isProtected) add("protected_pawns", pawn.rank - 1);
    for (const enemy of enemies) {
      const threat = PIECES.indexOf(enemy.type);
      if (threat >= 0 && guards(pawn, enemy, 1)) add("pawn_threats", threat);
    }
    const stops = ({ file, rank }: Man) => Math.abs(file - pawn.file) <= 1 && rank > pawn.rank;
    if (enemyPawns.some(stops)) continue;
    add("passed", pawn.rank - 1);
    const men = [...own, ...enemies];
    const next = squareOf(ahead, color);
    if (men.some((man) => steps(man, ahead) === 0)) add("passed_blocked", pawn.rank - 1);
    else if (attackersOf(next, enemyColor).length === 0) add("passed_safe", pawn.rank - 1);
    const onFile = men.filter(({ file }) => file === pawn.file);
    if (!onFile.some(({ rank }) => rank > pawn.rank)) add("passed_open", pawn.rank - 1);
    if (isProtected) add("passed_protected", pawn.rank - 1);
    if (pawn.rank < 3) continue;
    add("passed_own_king", 8 * (pawn.rank - 3) + steps(ahead, king));
    add("passed_enemy_king", 8 * (pawn.rank - 3) + steps(ahead, enemyKing));
    const behind = onFile.filter(({ rank }) => rank < pawn.rank);
    const last = behind.find(({ rank }) => behind.every((other) => other.rank <= rank));
    if (last?.type === "r") add("passed_rook", last.color === color ? 0 : 1);
  }
  for (const enemy of enemies) {
    if (!PIECES.includes(enemy.type)) continue;
    const canBePushedAt = pawns.some((pawn) => {
      const ahead = { ...pawn, rank: pawn.rank + 1 };
      if (!guards(ahead, enemy, 1)) return false;
      const square = squareOf(ahead, color);
      const theirs = attackersOf(square, enemyColor);
      return !board.get(square) && !theirs.includes("p") &&
        (theirs.length === 0 || attackersOf(square, color).length > 0);
    });
    if (canBePushedAt) add("push_threats", 0);
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

/** Whether a piece of that type could give check from a square that the enemy does not attack. */
function canCheckSafely(
  type: PieceSymbol,
  enemyKing: Man,
  own: readonly Man[],
  enemies: readonly Man[],
  board: Chess,
): boolean {
  const { color } = own[0];
  return SQUARES.some((square) => {
    if (own.some((man) => man.square === square)) return false;
    if (board.attackers(square, enemyKing.color).length > 0) return false;
    const from = board.attackers(square, color).filter((each) => board.get(each)!.type === type);
    if (from.length === 0) return false;
    // On the board as it is, but for a man that is taken: would a piece of that type attack the king from there?
    const taken = enemies.find((man) => man.square === square);
    if (taken) board.remove(square);
    board.put({ type, color }, square);
    const checks = board.attackers(enemyKing.square as Square, color).includes(square);
    board.remove(square);
    if (taken) board.put({ type: taken.type, color: taken.color }, square);
    return checks;
  });
}

/** The square at a place that a side sees from its own end. */
function squareOf({ file, rank }: { file: number; rank: number }, color: "w" | "b"): Square {
  return "abcdefgh"[file] + (color === "w" ? rank + 1 : 8 - rank) as Square;
}

function isDark({ square }: Man): boolean {
  return (square.charCodeAt(0) + Number(square[1])) % 2 === 0;
}
