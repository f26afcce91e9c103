/**
 * The curve of a learner: columns of the shares of games won, drawn and lost, from the first game to the last.
 *
 * @module
 */
import type { Tally } from "matchbox/agents/learners/trainer.ts";
import { h, svg } from "../page/dom.ts";
import { countWord, numberWord } from "../page/words.ts";
import { gamesOf, NO_TALLY, sumOf } from "./curve.ts";
import type { Curve } from "./machine_view.ts";

/** The results, in the order in which they are shown, each with its word. */
export const RESULTS = [["wins", "won"], ["draws", "drawn"], ["losses", "lost"]] as const;

/** The chart. */
export class ResultsChart {
  readonly element: HTMLElement;
  readonly #areas = RESULTS.map(([, word]) => svg("path", { class: word }));
  readonly #chart = h("div", { class: "chart", role: "img" });
  readonly #from = h("span");
  readonly #to = h("span");
  readonly #caption = h("p", { class: "soft" });

  constructor() {
    this.#chart.append(
      svg("svg", { viewBox: "0 0 1 1", preserveAspectRatio: "none" }, ...this.#areas),
    );
    const axis = ["100 %", "50 %", "0 %"].map((text) => h("span", {}, text));
    const legend = RESULTS.map(([, word]) => h("span", { class: `key ${word}` }, word));
    this.element = h(
      "figure",
      { class: "results" },
      h("div", { class: "legend", "aria-hidden": "true" }, ...legend),
      h("div", { class: "axis", "aria-hidden": "true" }, ...axis),
      this.#chart,
      h("div", { class: "span", "aria-hidden": "true" }, this.#from, this.#to),
      h("figcaption", {}, this.#caption),
    );
  }

  /**
   * Shows the games so far.
   *
   * @param words what there is to say of them
   * @param all how many games there will be; default: those so far
   */
  show(curve: Curve, words: string, all?: number): void {
    const games = curve.points.reduce((sum, point) => sum + gamesOf(point), 0);
    const width = all ?? games;
    for (const [index, area] of this.#areas.entries()) {
      area.setAttribute("d", areaOf(curve, width, index));
    }
    this.#from.textContent = games > 0 ? "first game" : "";
    this.#to.textContent = width > 1 && games > 0 ? `game ${numberWord(width)}` : "";
    const columns = games > 0
      ? ` A column is ${curve.size === 1 ? "one game" : countWord(curve.size, "game")}, from the ` +
        "first to the last."
      : "";
    this.#caption.textContent = words + columns;
    this.#chart.setAttribute("aria-label", `Results in turn. ${words} ${latest(curve)}`);
  }
}

/** Columns from one share to another, e.g. of the games won to those not lost. */
function areaOf({ points }: Curve, games: number, index: number): string {
  let before = 0;
  return points.map((point) => {
    const [x, width] = [before / games, gamesOf(point) / games];
    before += gamesOf(point);
    const parts = RESULTS.map(([name]) => point[name] / gamesOf(point));
    const below = parts.slice(0, index).reduce((sum, part) => sum + part, 0);
    const [top, height] = [1 - below - parts[index], parts[index]];
    if (height === 0) return "";
    return `M${round(x)} ${round(top)}h${round(width)}v${round(height)}h${round(-width)}z`;
  }).join("");
}

/** How it did lately. */
function latest({ points }: Curve): string {
  const last = points.slice(-Math.ceil(points.length / 10)).reduce<Tally>(sumOf, NO_TALLY);
  const games = gamesOf(last);
  if (games < 5) return "";
  const { wins, draws, losses } = last;
  return `Of the last ${games}: won ${wins}, drawn ${draws}, lost ${losses}.`;
}

function round(number: number): number {
  return Number(number.toFixed(5));
}
