/**
 * The static exchange evaluation of chess by its definition, slowly: on a list of 64 letters, with a search for
 * all men that attack a square before each capture.
 *
 * @module
 */

/** Centipawns, by the letter of a man. */
const VALUES: Readonly<Record<string, number>> = {
  ...{ p: 100, n: 300, b: 300, r: 500, q: 900, k: 20_000 },
};

/** A move by its squares, 0 (a1) to 63 (h8). */
export interface ExchangeMove {
  readonly from: number;
  readonly to: number;
  /** The letter of the new man of a promotion, small. */
  readonly promotion?: string;
  readonly enPassant?: boolean;
}

/** What a move wins in centipawns by the exchange on its target. */
export function slowExchange(fen: string, move: ExchangeMove): number {
  const men = lettersOf(fen);
  const { from, to, promotion, enPassant } = move;
  const white = isWhite(men[from]);
  let won = valueOf(men[to]);
  if (promotion) won += VALUES[promotion] - VALUES.p;
  if (enPassant) {
    won += VALUES.p;
    men[to + (white ? -8 : 8)] = "";
  }
  men[to] = promotion ?? men[from];
  men[from] = "";
  return won - bestAnswer(men, to, !white);
}

/** What a side wins at most by taking on a square, or 0 when it does not take. */
function bestAnswer(men: string[], to: number, white: boolean): number {
  const takers = attackers(men, to, white).sort((one, other) =>
    rank(men, one, to) - rank(men, other, to)
  );
  for (const from of takers) {
    const after = [...men];
    after[to] = men[from];
    after[from] = "";
    if (men[from].toLowerCase() === "k" && attackers(after, to, !white).length > 0) continue;
    return Math.max(0, valueOf(men[to]) - bestAnswer(after, to, !white));
  }
  return 0;
}

/** Less valuable men first, knights before bishops; equal ones from below to above, then from left to right. */
function rank(men: string[], from: number, to: number): number {
  const kind = men[from].toLowerCase();
  const [files, ranks] = steps(from, to).map((each) => -Math.sign(each));
  return 100 * "pnbrqk".indexOf(kind) + 10 * ranks + files;
}

/** The squares of all men of a side that attack a square. */
function attackers(men: string[], to: number, white: boolean): number[] {
  return men.flatMap((man, from) =>
    man !== "" && from !== to && isWhite(man) === white && attacks(men, from, to) ? [from] : []
  );
}

function attacks(men: string[], from: number, to: number): boolean {
  const [files, ranks] = steps(from, to);
  const [wide, high] = [Math.abs(files), Math.abs(ranks)];
  const straight = files === 0 || ranks === 0;
  switch (men[from].toLowerCase()) {
    case "p":
      return wide === 1 && ranks === (isWhite(men[from]) ? 1 : -1);
    case "n":
      return wide * high === 2;
    case "k":
      return Math.max(wide, high) === 1;
    case "b":
      return wide === high && isFree(men, from, to);
    case "r":
      return straight && isFree(men, from, to);
    default:
      return (straight || wide === high) && isFree(men, from, to);
  }
}

function isFree(men: string[], from: number, to: number): boolean {
  const [files, ranks] = steps(from, to).map(Math.sign);
  for (let at = from + files + 8 * ranks; at !== to; at += files + 8 * ranks) {
    if (men[at] !== "") return false;
  }
  return true;
}

/** Files and ranks from one square to another. */
function steps(from: number, to: number): [number, number] {
  return [to % 8 - from % 8, Math.floor(to / 8) - Math.floor(from / 8)];
}

function isWhite(man: string): boolean {
  return man === man.toUpperCase();
}

function valueOf(man: string): number {
  return man === "" ? 0 : VALUES[man.toLowerCase()];
}

function lettersOf(fen: string): string[] {
  const rows = fen.split(" ")[0].split("/").reverse();
  return rows.flatMap((row) =>
    [...row].flatMap((letter) => /\d/.test(letter) ? Array(Number(letter)).fill("") : [letter])
  );
}
