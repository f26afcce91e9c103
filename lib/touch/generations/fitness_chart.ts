/**
 * The fitness of a population over its generations: a dot for each network, lines for the best one and the mean,
 * and marks for the matches against the greedy player.
 *
 * @module
 */
import { h, svg } from "../page/dom.ts";
import { numberWord } from "../page/words.ts";
import type { Generation } from "./watched_evolution.ts";

/** The most generations that are drawn; of more, each second one is left out, and so on. */
export const MOST_DRAWN = 128;

/** The fewest generations for which the chart has room. */
const FEWEST = 20;

/** What is drawn, from back to front, each with its words in the legend. */
const LAYERS = [
  ["dots", "a network"],
  ["mean", "mean of the population"],
  ["best", "best network"],
  ["intervals", ""],
  ["matches", "best network against greedy play, with its 95 % interval"],
] as const;

/** The chart. */
export class FitnessChart {
  readonly element: HTMLElement;
  readonly #paths = LAYERS.map(([name]) => svg("path", { class: name }));
  readonly #chart = h("div", { class: "chart", role: "img" });
  readonly #end = h("span");

  constructor() {
    const half = svg("path", { class: "half", d: "M0 .5H1" });
    this.#chart.append(
      svg("svg", { viewBox: "0 0 1 1", preserveAspectRatio: "none" }, half, ...this.#paths),
    );
    const keys = LAYERS.filter(([, words]) => words !== "");
    this.element = h(
      "figure",
      { class: "fitness" },
      h(
        "div",
        { class: "legend", "aria-hidden": "true" },
        keys.map(([name, words]) => h("span", { class: `key ${name}` }, words)),
      ),
      h(
        "div",
        { class: "axis", "aria-hidden": "true" },
        ["1", "0.5", "0"].map((text) => h("span", {}, text)),
      ),
      this.#chart,
      h(
        "div",
        { class: "span", "aria-hidden": "true" },
        h("span", {}, "first population"),
        this.#end,
      ),
    );
  }

  /**
   * Draws all generations.
   *
   * @param words what there is to say of them, for people who do not see the chart
   */
  show(generations: readonly Generation[], words: string): void {
    const last = generations.length - 1;
    const width = Math.max(FEWEST, last);
    const every = 2 ** Math.max(0, Math.ceil(Math.log2(generations.length / MOST_DRAWN)));
    const drawn = generations.filter(({ generation }) =>
      generation % every === 0 || generation === last
    );
    // The marks of both ends are seen whole.
    const x = ({ generation }: Generation) => round(0.01 + 0.98 * generation / width);
    const y = (points: number) => round(0.98 - 0.96 * points);
    const line = (name: "best" | "mean") =>
      `M${drawn.map((each) => `${x(each)} ${y(each[name])}`).join("L")}`;
    const matches = generations.flatMap((each) =>
      each.match ? [{ at: x(each), ...each.match }] : []
    );
    const paths = {
      dots: drawn.flatMap((each) =>
        [...new Set(each.fitness)].map((points) => `M${x(each)} ${y(points)}h0`)
      ).join(""),
      mean: line("mean"),
      best: line("best"),
      intervals: matches.map(({ at, low, high }) => `M${at} ${y(low!)}V${y(high!)}`).join(""),
      matches: matches.map(({ at, mean }) => `M${at} ${y(mean)}h0`).join(""),
    };
    LAYERS.forEach(([name], i) => this.#paths[i].setAttribute("d", paths[name]));
    this.#end.textContent = `generation ${numberWord(width)}`;
    this.#chart.setAttribute("aria-label", `Points a game, generation by generation. ${words}`);
  }
}

function round(number: number): number {
  return Number(number.toFixed(4));
}
