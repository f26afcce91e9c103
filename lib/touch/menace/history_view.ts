/**
 * The curve of a machine's games, and their numbers by opponent.
 *
 * @module
 */
import type { Tally } from "matchbox/agents/learners/trainer.ts";
import { fill, h, svg } from "../page/dom.ts";
import { capital, countWord, numberWord } from "../page/words.ts";
import { gamesOf, NO_TALLY, sumOf } from "./curve.ts";
import { type Curve, type History, OPPONENTS } from "./machine_view.ts";
import { historyWords, OPPONENT_WORDS } from "./words.ts";

const RESULTS = [["wins", "won"], ["draws", "drawn"], ["losses", "lost"]] as const;

/** The view. */
export class HistoryView {
  readonly element: HTMLElement;
  readonly #areas = RESULTS.map(([, word]) => svg("path", { class: word }));
  readonly #chart = h("div", { class: "chart", role: "img" });
  readonly #from = h("span");
  readonly #to = h("span");
  readonly #caption = h("p", { class: "soft" });
  readonly #table = h("tbody");
  #shown = "";

  constructor() {
    this.#chart.append(
      svg("svg", { viewBox: "0 0 1 1", preserveAspectRatio: "none" }, ...this.#areas),
    );
    const axis = ["100 %", "50 %", "0 %"].map((text) => h("span", {}, text));
    const legend = RESULTS.map(([, word]) => h("span", { class: `key ${word}` }, word));
    this.element = h(
      "section",
      { class: "games" },
      h("h2", {}, "Its games"),
      h(
        "figure",
        {},
        h("div", { class: "legend", "aria-hidden": "true" }, ...legend),
        h("div", { class: "axis", "aria-hidden": "true" }, ...axis),
        this.#chart,
        h("div", { class: "span", "aria-hidden": "true" }, this.#from, this.#to),
        h("figcaption", {}, this.#caption),
      ),
      h(
        "table",
        {},
        h(
          "thead",
          {},
          h("tr", {}, ...["against", "games", "won", "drawn", "lost"].map(heading)),
        ),
        this.#table,
      ),
    );
  }

  /** Shows the games so far. */
  show(history: History): void {
    const content = JSON.stringify(history);
    if (content === this.#shown) return;
    this.#shown = content;
    const { curve, played } = history;
    const games = curve.points.reduce((sum, point) => sum + gamesOf(point), 0);
    for (const [index, area] of this.#areas.entries()) {
      area.setAttribute("d", areaOf(curve, games, index));
    }
    this.#from.textContent = games > 0 ? "first game" : "";
    this.#to.textContent = games > 1 ? `game ${numberWord(games)}` : "";
    const words = historyWords(history);
    const columns = games > 0
      ? ` A column is ${curve.size === 1 ? "one game" : countWord(curve.size, "game")}, from the ` +
        "first to the last."
      : " Play against it, or train it.";
    this.#caption.textContent = words + columns;
    this.#chart.setAttribute("aria-label", `Results in turn. ${words} ${latest(curve)}`);
    const rows = OPPONENTS.filter((name) => gamesOf(played[name]) > 0);
    fill(
      this.#table,
      rows.map((name) => rowOf(capital(OPPONENT_WORDS[name]), played[name])),
      rows.length > 1 &&
        rowOf("All", rows.reduce((sum, name) => sumOf(sum, played[name]), NO_TALLY)),
    );
    this.#table.parentElement!.hidden = rows.length === 0;
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
  const last = points.slice(-Math.ceil(points.length / 10)).reduce(sumOf, NO_TALLY);
  const games = gamesOf(last);
  if (games < 5) return "";
  const { wins, draws, losses } = last;
  return `Of the last ${games}: won ${wins}, drawn ${draws}, lost ${losses}.`;
}

function rowOf(name: string, tally: Tally): HTMLElement {
  const games = gamesOf(tally);
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, name),
    h("td", {}, numberWord(games)),
    RESULTS.map(([key]) =>
      h(
        "td",
        {},
        numberWord(tally[key]),
        h("small", {}, ` ${percentWord(tally[key] / games)}`),
      )
    ),
  );
}

/** A share in whole percent; none and all are told from little and much. */
function percentWord(share: number): string {
  const percent = Math.round(100 * share);
  if (percent === 0 && share > 0) return "<1 %";
  if (percent === 100 && share < 1) return ">99 %";
  return `${percent} %`;
}

function heading(text: string): HTMLElement {
  return h("th", { scope: "col" }, text);
}

function round(number: number): number {
  return Number(number.toFixed(5));
}
