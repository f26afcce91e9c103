/**
 * Drawings of boxes: a large one, whose beads can be counted, and small ones for the wall.
 *
 * @module
 */
import { mapSquare, markSvg, SQUARE_COLOURS } from "matchbox/games/tictactoe/mod.ts";
import { drawing, svg } from "../page/dom.ts";
import { numberWord } from "../page/words.ts";

const SQUARES = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const LINES = "M1 0V3M2 0V3M0 1H3M0 2H3";

/** Beads that lie in a row, and the most that are drawn one by one. */
const [ROW, MOST] = [4, 12];

/** A box as it is drawn. */
export interface DrawnBox {
  /** The board of the box, e.g. `X---O----`. */
  readonly key: string;
  /** By square of the box. */
  readonly beads: readonly number[];
  /** The symmetry that maps the drawing to the box. */
  readonly symmetry: number;
  /** The square of the box that was drawn; null for none. */
  readonly drawn: number | null;
}

/** A box whose beads can be counted. */
export function largeBox({ key, beads, symmetry, drawn }: DrawnBox): SVGSVGElement {
  const total = beads.reduce((sum, count) => sum + count, 0);
  const cells = SQUARES.map((square) => {
    const inBox = mapSquare(symmetry, square);
    const content = key[inBox] === "-"
      ? pile(beads[inBox], total, SQUARE_COLOURS[inBox], inBox === drawn)
      : [drawing(markSvg(key[inBox] === "X" ? 0 : 1))];
    return svg(
      "svg",
      { x: square % 3, y: Math.floor(square / 3), width: 1, height: 1, viewBox: "0 0 1 1" },
      ...content,
    );
  });
  return svg(
    "svg",
    { viewBox: "0 0 3 3", class: "large-box", "aria-hidden": "true" },
    svg("path", { d: LINES, class: "lines" }),
    ...cells,
  );
}

/** The beads of a square in the unit square, with their number; the last one is that drawn. */
function pile(count: number, total: number, fill: string, drawn: boolean): SVGElement[] {
  const frame = drawn &&
    svg("rect", { x: 0.03, y: 0.03, width: 0.94, height: 0.94, class: "drawn-frame" });
  const beads = count > MOST
    ? [
      svg("circle", {
        cx: 0.5,
        cy: 0.43,
        r: discSize(count, total) / 2,
        fill,
        class: drawn ? "drawn" : "",
      }),
    ]
    : Array.from({ length: count }, (_, bead) => {
      const [cx, cy] = [0.2 + 0.2 * (bead % ROW), 0.2 + 0.22 * Math.floor(bead / ROW)];
      const last = drawn && bead === count - 1;
      return svg("circle", { cx, cy, r: 0.085, fill, class: last ? "drawn" : "" });
    });
  const number = count > 0 &&
    svg("text", { x: 0.93, y: 0.92, class: "number" }, numberWord(count));
  return [frame, ...beads, number].filter((each) => each !== false);
}

/** A small drawing of a box, whose beads change. */
export class SmallBox {
  readonly element: SVGSVGElement;
  readonly #piles = new Map<number, SVGPathElement>();
  #beads: readonly number[] = [];

  /** @param symmetry maps the drawing to the box */
  constructor(key: string, symmetry = 0) {
    const content = SQUARES.map((square) => {
      const inBox = mapSquare(symmetry, square);
      const transform = `translate(${square % 3} ${Math.floor(square / 3)})`;
      if (key[inBox] === "X") {
        return svg("path", { d: "M.3 .3L.7 .7M.7 .3L.3 .7", class: "x", transform });
      }
      if (key[inBox] === "O") {
        return svg("circle", { cx: 0.5, cy: 0.5, r: 0.24, class: "o", transform });
      }
      const pile = svg("path", { stroke: SQUARE_COLOURS[inBox], class: "bead", transform });
      this.#piles.set(inBox, pile);
      return pile;
    });
    this.element = svg(
      "svg",
      { viewBox: "0 0 3 3", "aria-hidden": "true" },
      svg("path", { d: LINES, class: "lines" }),
      ...content,
    );
  }

  /** Shows the beads, by square of the box. */
  show(beads: readonly number[]): void {
    const total = beads.reduce((sum, count) => sum + count, 0);
    for (const [square, pile] of this.#piles) {
      const count = beads[square];
      // The size of a full pile is its share.
      const same = count === this.#beads[square] && count < DOTS.length;
      if (same) continue;
      if (count < DOTS.length) {
        pile.setAttribute("d", DOTS[count]);
        pile.setAttribute("stroke-width", "0.26");
      } else {
        pile.setAttribute("d", "M.5 .5h0");
        pile.setAttribute("stroke-width", String(discSize(count, total)));
      }
    }
    this.#beads = beads;
  }
}

/** The diameter of the disc for many beads, by their share. */
function discSize(count: number, total: number): number {
  return Number((0.25 + 0.47 * Math.sqrt(count / total)).toFixed(2));
}

/** Points for up to nine beads: they are drawn with round ends. */
const DOTS = Array.from({ length: 10 }, (_, count) =>
  Array.from(
    { length: count },
    (_, bead) => `M${[0.22, 0.5, 0.78][bead % 3]} ${[0.22, 0.5, 0.78][Math.floor(bead / 3)]}h0`,
  ).join(""));
