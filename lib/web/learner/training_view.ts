/**
 * The training of the learner on one board: the form of the host, the curve that grows, and the log of what the
 * learner did and knew (D10).
 *
 * @module
 */
import * as v from "valibot";
import { ResultsChart } from "matchbox/touch/menace/results_chart.ts";
import { gamesOf, NO_TALLY, sumOf } from "matchbox/touch/menace/curve.ts";
import { tallyWords } from "matchbox/touch/menace/words.ts";
import { fill, h } from "matchbox/touch/page/dom.ts";
import { choice, field } from "matchbox/touch/page/fields.ts";
import { capital, countWord, numberWord } from "matchbox/touch/page/words.ts";
import { ask } from "../page/ask.ts";
import type { PageContext } from "../page/page.ts";
import { GamesView } from "./games_view.ts";
import { type Found, LENGTHS, type Stretch, type Training, trainingNews } from "./messages.ts";
import { type LearnerName, LEARNERS, RIVALS, SLIP } from "./players.ts";
import { RIVAL_WORDS, trainingWords, weightWords } from "./words.ts";

/** The length of a training at first. */
const FIRST_LENGTH = 1000;

/** Milliseconds of a training after which its pace is known. */
const KNOWN_PACE = 5000;

/** The columns of the log. */
const COLUMNS = [
  ...["games", "won", "drawn", "lost"],
  ...["unknown", "accepted", "searched again"],
  ...["positions known", "weight won", "weight lost", "weight drawn"],
];

/** The view of one board. */
export class TrainingView {
  readonly element: HTMLElement;
  readonly #context: PageContext;
  readonly #spec: string;
  readonly #level = choice(
    "train-level",
    (Object.keys(LEARNERS) as LearnerName[]).map((name) => [name, `Level ${LEARNERS[name]}`]),
  );
  readonly #against = choice(
    "train-against",
    RIVALS.map((name) => [name, capital(RIVAL_WORDS[name])]),
    "easy",
  );
  readonly #games = choice(
    "train-games",
    LENGTHS.map((games) => [String(games), countWord(games, "game")]),
    String(FIRST_LENGTH),
  );
  readonly #button = h("button", { class: "main" });
  readonly #progress = h("progress", { max: 1, "aria-label": "Games of the training" });
  readonly #problem = h("p", { class: "problem", role: "alert" });
  readonly #form: HTMLElement;
  readonly #status = h("p", { class: "training-status" });
  readonly #chart = new ResultsChart();
  readonly #log = h("tbody");
  readonly #course: HTMLElement;
  readonly #hostAlone: HTMLElement;
  readonly #import: GamesView;
  readonly #end: () => void;
  #training: Training | null = null;
  /** Since when a training is watched, and its games until then. */
  #watched = { id: "", since: 0, done: 0 };

  /** @param board what the board is called */
  constructor(spec: string, board: string, context: PageContext) {
    this.#context = context;
    this.#spec = spec;
    this.#form = h(
      "form",
      {
        class: "fields",
        hidden: true,
        onsubmit: (event: Event) => {
          event.preventDefault();
          this.#submit();
        },
      },
      field("It plays as", this.#level),
      field("Against", this.#against),
      field("Games", this.#games),
      h("div", { class: "go" }, this.#button, this.#progress),
      this.#problem,
      h(
        "p",
        { class: "soft" },
        `Sides change after each game, and the opponent makes one move in ${1 / SLIP} at random, ` +
          "so that games differ. A training goes on without this page.",
      ),
    );
    this.#course = h(
      "div",
      { class: "training-course" },
      this.#status,
      this.#chart.element,
    );
    const log = h(
      "details",
      { class: "learner-log" },
      h("summary", {}, "Log: how it chose its moves, and its weights"),
      h(
        "p",
        {},
        "A move led to a position that it did not know, or to one that it knew and accepted, or it " +
          "searched again, deeper. Known positions and weights are those after the games.",
      ),
      h(
        "div",
        { class: "scroll", tabindex: 0, role: "group", "aria-label": "Log of the training" },
        h(
          "table",
          { class: "log" },
          h("thead", {}, h("tr", {}, COLUMNS.map((name) => h("th", { scope: "col" }, name)))),
          this.#log,
        ),
      ),
    );
    this.#hostAlone = h(
      "p",
      { hidden: true },
      "Only the host may train it, and give it games of others. ",
      h("a", { href: "#/host" }, "Who may do what"),
    );
    this.#import = new GamesView(spec, board, context);
    const table = h("div", { class: "training-columns" }, this.#form, this.#course);
    this.element = h(
      "section",
      { class: "training" },
      h("h2", {}, `Train it on ${board}`),
      this.#hostAlone,
      table,
      log,
      this.#import.element,
    );
    this.#end = context.link.listen((message) => {
      const news = v.safeParse(trainingNews, message);
      if (news.success && news.output.spec === spec) this.#showTraining(news.output.training);
    });
    this.#showTraining(null);
  }

  /** Shows what the server tells. */
  show({ isHost, training }: Pick<Found, "isHost" | "training">): void {
    this.#form.hidden = this.#import.element.hidden = !isHost;
    this.#hostAlone.hidden = isHost;
    this.#showTraining(training);
  }

  /** Ends it. */
  close(): void {
    this.#end();
    this.#import.close();
  }

  #showTraining(training: Training | null): void {
    const before = this.#training;
    this.#training = training;
    const runs = training?.end === null;
    this.#button.textContent = runs ? "Stop" : "Train";
    this.#level.disabled = this.#against.disabled = this.#games.disabled = runs;
    this.#progress.hidden = !runs;
    this.#course.hidden = this.#log.closest("details")!.hidden = training === null;
    if (!training) return;
    const { level, against, games, size, stretches } = training;
    // Also one that was begun in another window, or before the page was loaded.
    if (runs && before?.id !== training.id) {
      this.#level.value = level;
      this.#against.value = against;
      this.#games.value = String(games);
    }
    const sum = stretches.reduce<Parameters<typeof sumOf>[0]>(sumOf, NO_TALLY);
    const done = gamesOf(sum);
    this.#progress.value = done / games;
    this.#status.textContent = trainingWords(training, done, this.#secondsLeft(training, done));
    this.#chart.show({ size, points: stretches }, tallyWords(sum), runs ? games : undefined);
    fill(this.#log, rowsOf(training));
    if (before?.id === training.id && before.end === null && !runs) {
      this.#context.announce(trainingWords(training, done));
    }
  }

  /** By the pace since it is watched; null when that is not known yet. */
  #secondsLeft({ id, games }: Training, done: number): number | null {
    if (id !== this.#watched.id) this.#watched = { id, since: performance.now(), done };
    const elapsed = performance.now() - this.#watched.since;
    const played = done - this.#watched.done;
    return elapsed < KNOWN_PACE || played === 0 ? null : (games - done) * elapsed / played / 1000;
  }

  async #submit(): Promise<void> {
    const { link } = this.#context;
    const spec = this.#spec;
    this.#button.disabled = true;
    if (this.#training?.end === null) {
      await ask(link, this.#problem, { type: "learner/stop", spec });
    } else {
      await ask(link, this.#problem, {
        ...{ type: "learner/train", spec },
        level: this.#level.value,
        against: this.#against.value,
        games: Number(this.#games.value),
      });
    }
    this.#button.disabled = false;
  }
}

/** The rows of the log, the last games first and the state before all of them last. */
function rowsOf({ before, stretches }: Training): HTMLElement[] {
  let number = 0;
  const rows = stretches.map((stretch) => {
    const [from, to] = [number + 1, number += gamesOf(stretch)];
    const { wins, draws, losses, unknown, accepted, again } = stretch;
    const games = from === to ? numberWord(to) : `${numberWord(from)} to ${numberWord(to)}`;
    return rowOf(games, [wins, draws, losses, unknown, accepted, again], stretch);
  });
  if (before) rows.unshift(rowOf("before", ["", "", "", "", "", ""], before));
  return rows.reverse();
}

function rowOf(
  games: string,
  counts: readonly (number | string)[],
  { known, weights: { w1, w2, w3 } }: Pick<Stretch, "known" | "weights">,
): HTMLElement {
  const texts = [...counts, known].map((each) => each === "" ? "" : numberWord(Number(each)));
  const cells = [...texts, ...[w1, w2, w3].map(weightWords)];
  return h(
    "tr",
    {},
    h("th", { scope: "row" }, games),
    cells.map((text) => h("td", {}, text)),
  );
}
