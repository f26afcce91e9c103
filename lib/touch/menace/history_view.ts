/**
 * The curve of a machine's games, and their numbers by opponent.
 *
 * @module
 */
import type { Tally } from "matchbox/agents/learners/trainer.ts";
import { fill, h } from "../page/dom.ts";
import { capital, numberWord } from "../page/words.ts";
import { gamesOf, NO_TALLY, sumOf } from "./curve.ts";
import { type History, OPPONENTS } from "./machine_view.ts";
import { RESULTS, ResultsChart } from "./results_chart.ts";
import { historyWords, OPPONENT_WORDS } from "./words.ts";

/** The view. */
export class HistoryView {
  readonly element: HTMLElement;
  readonly #chart = new ResultsChart();
  readonly #table = h("tbody");
  #shown = "";

  constructor() {
    this.element = h(
      "section",
      { class: "games" },
      h("h2", {}, "Its games"),
      this.#chart.element,
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
    const words = historyWords(history);
    this.#chart.show(
      curve,
      curve.points.length > 0 ? words : `${words} Play against it, or train it.`,
    );
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
