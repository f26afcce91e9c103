/**
 * The lineage tree: living networks and their ancestors, generations from left to right. It scrolls, and
 * follows the last generation while one looks at it.
 *
 * @module
 */
import { h, svg } from "matchbox/touch/page/dom.ts";
import type { Branch } from "./messages.ts";

/** Pixels: a row, the space around the tree, and that for numbers at its right. */
const [ROW, MARGIN, LABEL] = [18, 12, 52];

/** Pixels of a generation: at least, at most, and how much a click changes. */
const [NARROWEST, WIDEST, STEP] = [0.25, 32, 2];

/** The drawing with its buttons. */
export class TreeView {
  readonly element: HTMLElement;
  readonly #frame = h("div", {
    class: "tree scroll",
    tabindex: 0,
    role: "group",
    "aria-label": "Lineage tree",
  });
  #branches: readonly Branch[] = [];
  #living: ReadonlySet<number> = new Set();
  #last = 0;
  /** Pixels of a generation; null to fit the width. */
  #scale: number | null = null;
  #pointed: number | null = null;
  /** Whether the last generation is looked at. */
  #follows = true;

  constructor() {
    const button = (name: string, label: string, onclick: () => void) =>
      h("button", { type: "button", "aria-label": label, onclick }, name);
    this.element = h(
      "div",
      {},
      h(
        "div",
        { class: "controls zoom" },
        button("−", "Narrower generations", () => this.#zoom(1 / STEP)),
        button("+", "Wider generations", () => this.#zoom(STEP)),
        button("Fit", "Fit the tree to the page", () => {
          this.#scale = null;
          this.#draw();
        }),
      ),
      this.#frame,
    );
    this.#frame.addEventListener("scroll", () => {
      const { scrollLeft, clientWidth, scrollWidth } = this.#frame;
      this.#follows = scrollLeft + clientWidth >= scrollWidth - 2 * ROW;
    });
    new ResizeObserver(() => this.#draw()).observe(this.#frame);
  }

  /** Shows a tree up to a generation, in which these networks live. */
  show(branches: readonly Branch[], living: Iterable<number>, last: number): void {
    this.#branches = branches;
    this.#living = new Set(living);
    this.#last = last;
    this.#draw();
  }

  /** Emphasises a network and its ancestors, or none. */
  point(network: number | null): void {
    this.#pointed = network;
    this.#draw();
  }

  #zoom(factor: number): void {
    const scale = this.#scaleNow() * factor;
    this.#scale = Math.min(WIDEST, Math.max(NARROWEST, scale));
    this.#draw();
  }

  #scaleNow(): number {
    const room = this.#frame.clientWidth - 2 * MARGIN - LABEL;
    return this.#scale ?? Math.min(WIDEST, Math.max(NARROWEST, room / Math.max(1, this.#last)));
  }

  #draw(): void {
    const frame = this.#frame;
    if (this.#branches.length === 0) return frame.replaceChildren();
    const scale = this.#scaleNow();
    const x = (generation: number) => MARGIN + generation * scale;
    const y = (row: number) => MARGIN + row * ROW;
    const rows = Math.max(...this.#branches.map((branch) => branch.y));
    const [right, bottom] = [x(this.#last), y(rows) + ROW];
    const [width, height] = [Math.ceil(right + LABEL), bottom + 24];
    const pathOf = ({ born, until, from, y: row }: Branch) => {
      const fork = from === null ? "" : `M${x(born)} ${y(from)}V${y(row)}`;
      return `${fork}M${x(born)} ${y(row)}H${x(until)}`;
    };
    const path = (name: string, branches: readonly Branch[]) =>
      svg("path", { class: name, d: branches.map(pathOf).join("") });
    const living = this.#branches.filter(({ number }) => this.#living.has(number));
    const line = this.#lineOf(this.#pointed);
    const drawing = svg(
      "svg",
      { width, height, viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
      ...ticks(this.#last, scale).flatMap((generation) => [
        svg("path", { class: "tick", d: `M${x(generation)} ${MARGIN}V${bottom}` }),
        svg("text", { class: "axis", x: x(generation), y: bottom + 16 }, String(generation)),
      ]),
      path("ancestors", this.#branches.filter(({ number }) => !this.#living.has(number))),
      path("living", living),
      path("pointed", line),
      ...living.map((branch) =>
        svg(
          "text",
          {
            class: branch.number === this.#pointed ? "pointed" : "",
            x: right + 6,
            y: y(branch.y) + 4,
          },
          String(branch.number),
        )
      ),
    );
    frame.replaceChildren(drawing);
    if (this.#follows) frame.scrollLeft = frame.scrollWidth;
  }

  /** The life of a network, and of each ancestor up to the birth of the next. */
  #lineOf(network: number | null): Branch[] {
    const byNumber = new Map(this.#branches.map((branch) => [branch.number, branch]));
    const line: Branch[] = [];
    let each = network === null ? undefined : byNumber.get(network);
    let until = each?.until ?? 0;
    while (each) {
      line.push({ ...each, until });
      until = each.born;
      each = each.parent === null ? undefined : byNumber.get(each.parent);
    }
    return line;
  }
}

/** Round generations, not too near to each other. */
function ticks(last: number, scale: number): number[] {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
  const step = steps.find((each) => each * scale >= 44) ?? 1000;
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, i) => i * step);
}
