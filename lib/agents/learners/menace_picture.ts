/**
 * Pictures of MENACE's boxes: the board, with the beads of each square lying on it.
 *
 * @module
 */
import { boardSvg, onSquare } from "matchbox/games/board_svg.ts";
import type { Move } from "matchbox/games/game.ts";
import {
  codeOf,
  mapSquare,
  marksSvg,
  SQUARE_COLOURS,
  type TicTacToePosition,
} from "matchbox/games/tictactoe/mod.ts";
import type { Learner } from "./learner.ts";
import { boxesFor } from "./menace_boxes.ts";
import type { MenaceState } from "./menace_state.ts";

/** Beads of a square that are drawn one by one; more are a number. */
const ROW = 4;
const MOST = 3 * ROW;
const SQUARES = 9;

/**
 * The beads of a position's box, by square of the position: the box is turned so that it fits.
 *
 * @param menace a learner `menace`
 * @returns nine numbers; undefined when the position has no box
 */
export function beadsAt(menace: Learner, position: TicTacToePosition): number[] | undefined {
  const { rules, boxes } = menace.state as unknown as MenaceState;
  const { all, places } = boxesFor(rules.side === "X" ? 0 : 1, rules.symmetry);
  const place = places[codeOf(position)];
  if (place < 0) return undefined;
  const beads = boxes[all[place >> 3].key];
  return Array.from({ length: SQUARES }, (_, square) => beads[mapSquare(place & 7, square)]);
}

/**
 * Draws a position with the beads of its box.
 *
 * @param beads nine numbers, see `beadsAt`
 * @param drawn the square of a bead that is drawn; its square is marked
 * @returns a standalone SVG document
 */
export function boxPicture(
  position: TicTacToePosition,
  beads: readonly number[],
  drawn?: Move,
): string {
  const total = beads.reduce((sum, count) => sum + count);
  const lying = beads.map((count, square) =>
    onSquare(square % 3, Math.floor(square / 3), pile(count, SQUARE_COLOURS[square]))
  );
  const mark = drawn === undefined ? "" : onSquare(
    drawn % 3,
    Math.floor(drawn / 3),
    `<rect x="0.04" y="0.04" width="0.92" height="0.92" fill="none" stroke="${
      SQUARE_COLOURS[drawn]
    }" ` +
      `stroke-width="0.05"/>`,
  );
  return boardSvg({
    title: `${position}: ${beads.join(" ")}`,
    caption: `${total} ${total === 1 ? "bead" : "beads"}`,
    files: ["a", "b", "c"],
    ranks: ["1", "2", "3"],
    cell: 96,
    field: "#FFFFFF",
    line: "#6B7280",
    content: marksSvg(position) + lying.join("") + mark,
  });
}

/** The beads of one square, in the unit square. */
function pile(count: number, colour: string): string {
  if (count > MOST) {
    return `<circle cx="0.5" cy="0.5" r="0.3" fill="${colour}"/><text x="0.5" y="0.58" ` +
      `font-size="0.24" fill="#FFFFFF" text-anchor="middle">${count}</text>`;
  }
  return Array.from({ length: count }, (_, bead) => {
    const [x, y] = [0.2 + 0.2 * (bead % ROW), 0.25 + 0.25 * Math.floor(bead / ROW)];
    return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="0.085" fill="${colour}"/>`;
  }).join("");
}
