/**
 * The table of living networks with the four fields of the source's window Evolution (A11), sorted by a click
 * on a header. It stands still while somebody points at its rows.
 *
 * @module
 */
import { fill, h } from "matchbox/touch/page/dom.ts";
import { StillList } from "matchbox/touch/page/still_list.ts";
import type { Line } from "./messages.ts";
import { lastEvent } from "./words.ts";

/** A column: its header, what it means, what it shows, and by what it sorts. */
interface Column {
  readonly name: string;
  readonly meaning: string;
  readonly text: (line: Line) => string;
  readonly key: (line: Line) => number | string;
}

const numeric = (name: string, meaning: string, value: (line: Line) => number): Column => ({
  ...{ name, meaning, key: value },
  text: (line) => String(value(line)),
});

const COLUMNS: readonly Column[] = [
  numeric("Network", "its number in the order of birth", ({ network }) => network),
  numeric("Generation", "mutations in its line so far", ({ generation }) => generation),
  numeric("Total", "generations that its line has lived through", ({ total }) => total),
  numeric(
    "Survived",
    "generations since the last mutation, among the last ten",
    ({ survived }) => survived,
  ),
  {
    name: "History",
    meaning: "the last ten generations: = unchanged, + had a child, * born by mutation",
    text: ({ history }) => history,
    key: ({ history }) => history,
  },
  {
    name: "Last event",
    meaning: "what happened in the last generation",
    text: lastEvent,
    key: lastEvent,
  },
];

/** What a row can do. */
export interface WindowActions {
  /** Begins a game against a network. */
  play(network: number): void;
  /** A network is pointed at, or none is. */
  point(network: number | null): void;
  /** The table begins to stand still, or no longer does. */
  hold(held: boolean): void;
}

/** The table. */
export class WindowTable {
  readonly element: HTMLElement;
  readonly #actions: WindowActions;
  readonly #body = h("tbody");
  readonly #still: StillList;
  readonly #headers: HTMLElement[];
  readonly #rows = new Map<number, { row: HTMLElement; cells: HTMLElement[] }>();
  #lines: readonly Line[] = [];
  #sortedBy = COLUMNS[3];
  #descending = true;

  constructor(actions: WindowActions) {
    this.#actions = actions;
    this.#still = new StillList(this.#body, actions.hold);
    this.#headers = COLUMNS.map((column) =>
      h(
        "th",
        { scope: "col" },
        h(
          "button",
          { type: "button", title: column.meaning, onclick: () => this.#sortBy(column) },
          column.name,
        ),
      )
    );
    this.element = h(
      "div",
      { class: "scroll", tabindex: 0, role: "group", "aria-label": "Table of living networks" },
      h(
        "table",
        { class: "window" },
        h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Game"), this.#headers)),
        this.#body,
      ),
    );
    this.#mark();
  }

  /** Shows other networks. */
  show(lines: readonly Line[]): void {
    this.#still.draw(() => {
      this.#lines = lines;
      this.#draw();
    });
  }

  #sortBy(column: Column): void {
    this.#descending = column === this.#sortedBy ? !this.#descending : column !== COLUMNS[0];
    this.#sortedBy = column;
    this.#mark();
    this.#draw();
  }

  #mark(): void {
    this.#headers.forEach((header, i) => {
      const order = this.#descending ? "descending" : "ascending";
      header.setAttribute("aria-sort", COLUMNS[i] === this.#sortedBy ? order : "none");
    });
  }

  #draw(): void {
    const { key } = this.#sortedBy;
    const factor = this.#descending ? -1 : 1;
    const sorted = [...this.#lines].sort((a, b) => {
      const [one, other] = [key(a), key(b)];
      return factor * (one < other ? -1 : one > other ? 1 : 0) || a.network - b.network;
    });
    const living = new Set(sorted.map(({ network }) => network));
    for (const network of this.#rows.keys()) if (!living.has(network)) this.#rows.delete(network);
    this.#body.replaceChildren(...sorted.map((line) => this.#rowOf(line)));
  }

  #rowOf(line: Line): HTMLElement {
    const { network } = line;
    let known = this.#rows.get(network);
    if (!known) {
      const cells = COLUMNS.map(() => h("td"));
      const { play, point } = this.#actions;
      const button = h(
        "button",
        {
          "aria-label": `Play against network ${network}`,
          onclick: () => play(network),
          onfocus: () => point(network),
          onblur: () => point(null),
        },
        "Play",
      );
      const row = h(
        "tr",
        { onmouseenter: () => point(network), onmouseleave: () => point(null) },
        h("td", {}, button),
        cells,
      );
      this.#rows.set(network, known = { row, cells });
    }
    known.cells.forEach((cell, i) => fill(cell, COLUMNS[i].text(line)));
    known.row.className = { "=": "kept", "+": "won", "*": "born" }[line.history.at(-1) ?? "="]!;
    return known.row;
  }
}
