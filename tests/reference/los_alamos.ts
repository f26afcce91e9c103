/**
 * Los Alamos chess straight from the rules, on an object of squares by name. A move is made on a copy of the board,
 * and it is legal when no answer takes the king.
 *
 * @module
 */

/** The letters of the men by their squares, e.g. `{ a1: "R" }`, and who moves. */
export interface Board {
  readonly men: Readonly<Record<string, string>>;
  readonly white: boolean;
}

const FILES = "abcdef";
const RANKS = "123456";

const STRAIGHT = [[1, 0], [-1, 0], [0, 1], [0, -1]];
const DIAGONAL = [[1, 1], [1, -1], [-1, 1], [-1, -1]];
const JUMPS = [[1, 2], [2, 1], [-1, 2], [-2, 1], [1, -2], [2, -1], [-1, -2], [-2, -1]];

/** Reads the first two fields of the notation. */
export function readBoard(text: string): Board {
  const [board, mover] = text.split(" ");
  const men: Record<string, string> = {};
  board.split("/").forEach((row, down) => {
    let file = 0;
    for (const letter of row) {
      if (/\d/.test(letter)) file += Number(letter);
      else men[FILES[file++] + RANKS[5 - down]] = letter;
    }
  });
  return { men, white: mover === "w" };
}

/** The boards after each legal move, by the name of the move. */
export function movesOf(board: Board): Map<string, Board> {
  const legal = [...allMoves(board)].filter(([, next]) => !canTakeKing(next));
  return new Map(legal);
}

/** The number of lines of play of so many plies, draws ignored. */
export function lines(board: Board, plies: number): number {
  if (plies === 0) return 1;
  return [...movesOf(board).values()].reduce((sum, next) => sum + lines(next, plies - 1), 0);
}

/** Whether the side to move is in check. */
export function inCheck({ men, white }: Board): boolean {
  return canTakeKing({ men, white: !white });
}

function canTakeKing(board: Board): boolean {
  const king = board.white ? "k" : "K";
  return [...allMoves(board).values()].some(({ men }) => !Object.values(men).includes(king));
}

function isWhite(letter: string): boolean {
  return letter === letter.toUpperCase();
}

/** All moves, also those after which the own king can be taken. */
function allMoves({ men, white }: Board): Map<string, Board> {
  const moves = new Map<string, Board>();
  const add = (from: string, to: string, becomes = "") => {
    const { [from]: letter, ...rest } = men;
    const made = white ? becomes.toUpperCase() : becomes;
    moves.set(from + to + becomes, { men: { ...rest, [to]: made || letter }, white: !white });
  };
  for (const [from, letter] of Object.entries(men)) {
    if (isWhite(letter) !== white) continue;
    const at = (files: number, ranks: number): string | null => {
      const file = FILES[FILES.indexOf(from[0]) + files];
      const rank = RANKS[RANKS.indexOf(from[1]) + ranks];
      return file && rank ? file + rank : null;
    };
    const free = (to: string | null) => to !== null && men[to] === undefined;
    const enemy = (to: string | null) =>
      to !== null && men[to] !== undefined && isWhite(men[to]) !== white;
    const kind = letter.toUpperCase();
    if (kind === "P") {
      const ahead = white ? 1 : -1;
      const targets = [
        ...(free(at(0, ahead)) ? [at(0, ahead)!] : []),
        ...[at(-1, ahead), at(1, ahead)].filter(enemy) as string[],
      ];
      for (const to of targets) {
        if (to[1] === (white ? "6" : "1")) { for (const made of "qrn") add(from, to, made); }
        else add(from, to);
      }
    }
    for (
      const [files, ranks] of kind === "N" ? JUMPS : kind === "K" ? [...STRAIGHT, ...DIAGONAL] : []
    ) {
      const to = at(files, ranks);
      if (free(to) || enemy(to)) add(from, to!);
    }
    for (
      const [files, ranks] of kind === "R"
        ? STRAIGHT
        : kind === "Q"
        ? [...STRAIGHT, ...DIAGONAL]
        : []
    ) {
      let far = 1;
      for (; free(at(far * files, far * ranks)); far++) add(from, at(far * files, far * ranks)!);
      if (enemy(at(far * files, far * ranks))) add(from, at(far * files, far * ranks)!);
    }
  }
  return moves;
}
