/**
 * Positions of Los Alamos chess as text: the men by ranks from the sixth as in FEN, the side to move, and the
 * plies since the last capture or pawn move, which may be missing.
 *
 * @module
 */
import { quote } from "matchbox/base/mod.ts";
import { EMPTY, KIND, letterOf, PAWN, pieceOf } from "../chess/geometry.ts";
import { NotationError } from "../errors.ts";
import type { Side } from "../game.ts";
import { nameOf, rankOf, SIDE_LENGTH, SQUARES } from "./board.ts";

/** The position before the first move. */
export const BEGINNING = "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w 0";

/** Plies without a capture or a pawn move that make a draw: fifty moves of each side. */
export const MOST_IDLE_PLIES = 100;

/** What stands on the board, who moves, and the plies since the last capture or pawn move. */
export interface LosAlamosMen {
  /** The piece on each square, coded as in chess; 0 for none. */
  readonly pieces: ArrayLike<number>;
  readonly side: Side;
  readonly clock: number;
}

/** The men of a side: those of the start, or fewer. */
const MOST_MEN = 2 * SIDE_LENGTH;

/** The ranks as a board shows them. */
export const RANKS_FROM_TOP = Array.from(
  { length: SIDE_LENGTH },
  (_, row) => SIDE_LENGTH - 1 - row,
);

/** Writes a position as `parsePosition` reads it. */
export function formatPosition({ pieces, side, clock }: LosAlamosMen): string {
  return `${formatBoard(pieces)} ${"wb"[side]} ${clock}`;
}

function formatBoard(pieces: ArrayLike<number>): string {
  const ranks = RANKS_FROM_TOP.map((rank) => {
    const letters = Array.from(
      { length: SIDE_LENGTH },
      (_, file) => letterOf(pieces[rank * SIDE_LENGTH + file]),
    );
    return letters.join("").replaceAll(/-+/g, (empty) => String(empty.length));
  });
  return ranks.join("/");
}

/**
 * Reads a position. Whether the king of the other side could be taken is not looked at.
 *
 * @throws {NotationError} naming the invalid part
 */
export function parsePosition(text: string): LosAlamosMen {
  const fail = (problem: string): never => {
    throw new NotationError(`position ${quote(text)}: ${problem}`);
  };
  const [, board, mover, idle = "0"] = text.match(/^([\w/]+) ([wb])(?: (\d{1,3}))?$/) ??
    fail(`expected a form like ${BEGINNING}`);
  const pieces = readBoard(board, fail);
  const clock = Number(idle);
  if (clock > MOST_IDLE_PLIES) fail(`expected at most ${MOST_IDLE_PLIES} plies but found ${idle}`);
  for (const letter of "Kk") {
    const kings = pieces.filter((piece) => piece === pieceOf(letter)).length;
    if (kings !== 1) fail(`expected one ${letter} but found ${kings}`);
  }
  for (const [name, pattern] of [["White", /[A-Z]/g], ["Black", /[a-z]/g]] as const) {
    const men = board.match(pattern)!.length;
    if (men > MOST_MEN) fail(`expected at most ${MOST_MEN} men of ${name} but found ${men}`);
  }
  return { pieces, side: mover === "w" ? 0 : 1, clock };
}

function readBoard(board: string, fail: (problem: string) => never): number[] {
  const ranks = board.split("/");
  if (ranks.length !== SIDE_LENGTH) fail(`expected ${SIDE_LENGTH} ranks but found ${ranks.length}`);
  const pieces = Array<number>(SQUARES).fill(EMPTY);
  for (const [row, letters] of ranks.entries()) {
    const rank = RANKS_FROM_TOP[row];
    const squares = letters.replaceAll(/[1-6]/g, (count) => "-".repeat(Number(count)));
    if (squares.length !== SIDE_LENGTH) {
      fail(`expected ${SIDE_LENGTH} squares in rank ${rank + 1} but found ${squares.length}`);
    }
    for (const [file, letter] of [...squares].entries()) {
      if (!/[-PNRQKpnrqk]/.test(letter)) {
        fail(`${quote(letter)} is no man: expected P, N, R, Q or K`);
      }
      pieces[rank * SIDE_LENGTH + file] = pieceOf(letter);
    }
  }
  const astray = pieces.findIndex((piece, square) =>
    (piece & KIND) === PAWN && rankOf(square) % (SIDE_LENGTH - 1) === 0
  );
  if (astray >= 0) fail(`a pawn cannot stand on ${nameOf(astray)}`);
  return pieces;
}
