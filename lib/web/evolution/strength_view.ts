/**
 * How strong the champions are: a drawing of their points a game by generation, and a table of the numbers.
 *
 * @module
 */
import { fill, h, svg } from "matchbox/touch/page/dom.ts";
import { StillList } from "matchbox/touch/page/still_list.ts";
import type { Champion } from "./messages.ts";
import { scoreWords } from "./words.ts";

/** The drawing: its greatest width, its height, and the margins of its plot. */
const [WIDEST, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [680, 230, 34, 60, 10, 26];

const OPPONENTS = ["random", "greedy"] as const;

/** The drawing and the table. */
export class StrengthView {
  readonly element: HTMLElement;
  readonly #figure = h("div", { class: "strength" });
  readonly #body = h("tbody");
  readonly #still = new StillList(this.#body);
  readonly #play: (generation: number) => void;
  #champions: readonly Champion[] = [];
  #last = 0;

  /** @param play begins a game against the champion of a generation */
  constructor(play: (generation: number) => void) {
    this.#play = play;
    const headers = ["Game", "Generation", "Network", "Against random", "Against greedy"];
    this.element = h(
      "div",
      { class: "strength-columns" },
      this.#figure,
      h(
        "div",
        { class: "scroll", tabindex: 0, role: "group", "aria-label": "Table of champions" },
        h(
          "table",
          { class: "champions" },
          h("thead", {}, h("tr", {}, headers.map((name) => h("th", { scope: "col" }, name)))),
          this.#body,
        ),
      ),
    );
    new ResizeObserver(() => this.#draw()).observe(this.#figure);
  }

  /** Shows the champions so far of an evolution up to a generation. */
  show(champions: readonly Champion[], last: number): void {
    const more = champions.length !== this.#champions.length;
    if (!more && last === this.#last) return;
    [this.#champions, this.#last] = [champions, last];
    this.#draw();
    if (!more) return;
    const rows = champions.toReversed();
    this.#still.draw(() => fill(this.#body, rows.map((champion) => this.#row(champion))));
  }

  #draw(): void {
    const width = Math.min(WIDEST, this.#figure.clientWidth);
    if (width > LEFT + RIGHT) fill(this.#figure, figure(this.#champions, this.#last, width));
  }

  #row(champion: Champion): HTMLElement {
    const { generation, network, random, greedy } = champion;
    const play = h(
      "button",
      {
        "aria-label": `Play against the champion of generation ${generation}`,
        onclick: () => this.#play(generation),
      },
      "Play",
    );
    const cells = [String(generation), String(network), scoreWords(random), scoreWords(greedy)];
    return h("tr", {}, h("td", {}, play), cells.map((text) => h("td", {}, text)));
  }
}

function figure(champions: readonly Champion[], last: number, width: number): Node {
  const most = Math.max(20, last);
  const x = (generation: number) => LEFT + generation / most * (width - LEFT - RIGHT);
  const y = (score: number) => TOP + (1 - score) * (HEIGHT - TOP - BOTTOM);
  const series = OPPONENTS.flatMap((opponent) => {
    const points = champions.map((each) => ({ x: x(each.generation), ...each[opponent] }));
    const end = points.at(-1);
    if (!end) return [];
    const upper = points.map(({ x, high }) => `${x} ${y(high)}`);
    const lower = points.map(({ x, low }) => `${x} ${y(low)}`).reverse();
    const line = points.map(({ x, mean }) => `${x} ${y(mean)}`).join("L");
    return [
      svg("path", { class: `band ${opponent}`, d: `M${[...upper, ...lower].join("L")}Z` }),
      svg("path", { class: `line ${opponent}`, d: `M${line}` }),
      svg("circle", { class: `dot ${opponent}`, cx: end.x, cy: y(end.mean), r: 3.5 }),
      svg("text", { class: opponent, x: end.x + 8, y: y(end.mean) + 4 }, opponent),
    ];
  });
  const grid = [0, 0.5, 1].flatMap((score) => [
    svg("path", { class: "tick", d: `M${LEFT} ${y(score)}H${width - RIGHT}` }),
    svg("text", { class: "axis score", x: LEFT - 6, y: y(score) + 4 }, String(score)),
  ]);
  const step = [10, 20, 50, 100, 200, 500].find((each) => most / each <= width / 100) ?? 500;
  const axis = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step).map((each) =>
    svg("text", { class: "axis", x: x(each), y: HEIGHT - 6 }, String(each))
  );
  return svg(
    "svg",
    { width, height: HEIGHT, role: "img", "aria-label": words(champions) },
    ...grid,
    ...axis,
    ...series,
  );
}

function words(champions: readonly Champion[]): string {
  const end = champions.at(-1);
  if (!end) return "No champion has been measured yet.";
  return `Points a game of the champion of generation ${end.generation}: ` +
    `${scoreWords(end.random)} against random, ${scoreWords(end.greedy)} against greedy.`;
}
