/**
 * The rule of MENACE (M1 to M4) as one would write it down: a box is a row of nine numbers of beads, found by the
 * board that is drawn on it. `Menace` in menace.ts does the same, bead for bead, without allocating anything.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import { legalMoves, type Move, type Result } from "matchbox/games/game.ts";
import {
  canonical,
  notationOf,
  ticTacToe,
  type TicTacToePosition,
  unmapSquare,
} from "matchbox/games/tictactoe/mod.ts";

/** The beads of each box, nine numbers by square, by its board, e.g. `X---O----`. */
export type BeadsOfBoxes = Record<string, number[]>;

/** The change in beads like the one drawn, after a game won, drawn and lost. */
export interface MenaceRewards {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/**
 * Plays a game as X and learns from it: draws a bead for each move, and changes the boxes that were used.
 *
 * @param opponent chooses the moves of O
 * @returns 1 for a win of X, 0 for a draw, -1 for a loss
 */
export function playAndLearn(
  boxes: BeadsOfBoxes,
  { win, draw, loss }: MenaceRewards,
  opponent: (position: TicTacToePosition) => Move,
  random: Random,
): Result {
  const game = ticTacToe();
  const position = game.start() as TicTacToePosition;
  const drawn: { readonly beads: number[]; readonly square: number }[] = [];
  while (position.result() === null) {
    const { code, symmetry } = canonical(position);
    const [board] = notationOf(code).split(" ");
    if (position.side === 1) position.play(opponent(position));
    else if (board in boxes) {
      const square = drawBead(boxes[board], board, random);
      drawn.push({ beads: boxes[board], square });
      position.play(unmapSquare(symmetry, square));
    } else position.play(legalMoves(game, position)[0]); // The last move has no box: it is forced.
  }
  const result = position.result()!;
  const change = result > 0 ? win : result < 0 ? loss : draw;
  for (const { beads, square } of drawn) beads[square] = Math.max(0, beads[square] + change);
  return result;
}

/** Draws a bead, each equally likely, and returns its square. A box found empty first gets three beads (M3). */
export function drawBead(beads: number[], board: string, random: Random): number {
  if (beads.every((count) => count === 0)) {
    const free = [...board].flatMap((mark, square) => mark === "-" ? [square] : []);
    for (let bead = 0; bead < 3; bead++) beads[free[random.below(free.length)]]++;
  }
  let left = random.below(beads.reduce((sum, count) => sum + count));
  return beads.findIndex((count) => (left -= count) < 0);
}
