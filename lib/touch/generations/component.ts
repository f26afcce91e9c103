/**
 * An evolution to touch: a population of networks goes on generation by generation, and its fitness is drawn.
 *
 * @module
 */
import { UsageError } from "matchbox/base/errors.ts";
import { fill, h } from "../page/dom.ts";
import { field } from "../page/fields.ts";
import { countWord } from "../page/words.ts";
import { FitnessChart } from "./fitness_chart.ts";
import {
  BETWEEN,
  type ChosenSettings,
  FITNESS_GAMES,
  MATCH_GAMES,
  WatchedEvolution,
} from "./watched_evolution.ts";

/** What the evolution begins with; settings that are not given are those of the engine. */
export interface GenerationsOptions extends ChosenSettings {
  /** Of the random streams; default: `touch`. The same seed gives the same evolution. */
  readonly seed?: string;
}

/** The numbers of generations that a click can ask for. */
const RUNS = [["Step", 1], ["Run 10", 10], ["Run 100", 100]] as const;

/** Milliseconds of work until the page is drawn again. */
const SLICE = 30;

/** Shows the evolution. */
export function mount(element: HTMLElement, { seed = "touch", ...settings }: GenerationsOptions) {
  let evolution: WatchedEvolution | null = null;
  let left = 0;

  const chart = new FitnessChart();
  const problem = h("p", { class: "problem", role: "alert" });
  const status = h("p", { class: "status", "aria-live": "polite" });
  const says = h("p", { class: "says" });
  const seeds = h("input", { id: "seed", value: seed, spellcheck: "false", autocomplete: "off" });
  const runs = RUNS.map(([words, generations], i) =>
    h(
      "button",
      { type: "button", class: i === 0 ? "main" : "", onclick: () => run(generations) },
      words,
    )
  );
  const stop = h("button", { type: "button", onclick: () => left = 0 }, "Stop");
  const again = h("button", { type: "submit" }, "Start again");
  fill(
    element,
    h("h1", {}, "Let networks evolve: step generation by generation, and see the fitness."),
    h("div", { class: "controls" }, runs, stop),
    status,
    chart.element,
    says,
    h(
      "form",
      {
        class: "choices-row",
        onsubmit: (event: Event) => {
          event.preventDefault();
          begin();
        },
      },
      field("Seed", seeds),
      again,
    ),
    problem,
    h(
      "p",
      { class: "soft" },
      `Fitness: points a game against random play, in ${FITNESS_GAMES} games from random openings. ` +
        `It is only looked at: who has offspring is decided in games of the networks against ` +
        `each other. The best of many is in part the luckiest; so every ${BETWEEN} generations it ` +
        `plays ${MATCH_GAMES} fresh games against greedy play.`,
    ),
  );
  begin();

  function begin(): void {
    left = 0;
    try {
      evolution = new WatchedEvolution(settings, seeds.value);
      problem.textContent = "";
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problem.textContent = error.message;
    }
    paint();
  }

  function run(generations: number): void {
    left = generations;
    goOn(evolution);
  }

  /** Works for a while, shows what came of it, and lets the page breathe. */
  function goOn(running: WatchedEvolution | null): void {
    // Another one has begun.
    if (running !== evolution) return;
    const end = performance.now() + SLICE;
    while (left > 0 && performance.now() < end) {
      evolution?.step();
      left--;
    }
    paint();
    if (left > 0) setTimeout(() => goOn(running));
  }

  function paint(): void {
    for (const button of runs) button.disabled = left > 0 || !evolution;
    stop.disabled = left === 0;
    if (!evolution) return;
    const { generations, latest: { generation, best, mean, fitness } } = evolution;
    const scores = `the best of ${countWord(fitness.length, "network")} scores ` +
      `${best.toFixed(2)} points a game against random play, the mean ${mean.toFixed(2)}.`;
    const match = generations.findLast((each) => each.match)!;
    const { mean: score, low, high, count } = match.match!;
    const words = `Generation ${match.generation}: its best network scores ${score.toFixed(2)} ` +
      `[${low!.toFixed(2)}, ${high!.toFixed(2)}] points a game against greedy play, in ` +
      `${countWord(count, "game")}.`;
    chart.show(generations, `Generation ${generation}: ${scores} ${words}`);
    says.textContent = words;
    // It is read aloud, so not while the numbers run.
    status.textContent = left > 0
      ? "The population evolves ..."
      : `Generation ${generation}: ${scores}`;
  }
}
