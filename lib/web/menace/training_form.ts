/**
 * The form by which a machine is trained.
 *
 * @module
 */
import { h } from "matchbox/touch/page/dom.ts";
import { choice, field } from "matchbox/touch/page/fields.ts";
import { capital, countWord } from "matchbox/touch/page/words.ts";
import { LENGTHS } from "./messages.ts";
import {
  PACES,
  type TrainerName,
  TRAINERS,
  type Training,
} from "matchbox/touch/menace/machine_view.ts";
import { OPPONENT_WORDS, paceWord } from "matchbox/touch/menace/words.ts";

/** What the form does. */
export interface TrainingActions {
  train(against: TrainerName, games: number | null, pace: number): void;
  pace(pace: number): void;
  stop(): void;
}

/** The speed at first, and the length: a thousand games in ten seconds. */
const [FIRST_PACE, FIRST_LENGTH] = [4, 2];

/** The form. */
export class TrainingForm {
  readonly element: HTMLElement;
  readonly #actions: TrainingActions;
  readonly #against = choice(
    "train-against",
    TRAINERS.map((name) => [name, capital(OPPONENT_WORDS[name])]),
  );
  readonly #games = choice(
    "train-games",
    LENGTHS.map((games, index) => [
      String(index),
      games === null ? "Until it is stopped" : countWord(games, "game"),
    ]),
    String(FIRST_LENGTH),
  );
  readonly #pace = h("input", {
    id: "train-speed",
    type: "range",
    min: 0,
    max: PACES.length - 1,
    step: 1,
  });
  readonly #paceWord = h("output");
  readonly #form: HTMLElement;
  readonly #note = h("p", { class: "soft" });
  readonly #button = h("button", { class: "main" });
  readonly #progress = h("progress", { max: 1, "aria-label": "Games of the training" });
  #training: Training | null = null;

  constructor(actions: TrainingActions) {
    this.#actions = actions;
    this.#pace.value = String(FIRST_PACE);
    this.#pace.addEventListener("input", () => this.#paint());
    this.#pace.addEventListener("change", () => {
      if (this.#training) actions.pace(Number(this.#pace.value));
    });
    this.#form = h(
      "form",
      {
        class: "fields",
        onsubmit: (event: Event) => {
          event.preventDefault();
          this.#submit();
        },
      },
      field("Against", this.#against),
      field("Games", this.#games),
      field("Speed", h("span", {}, this.#pace, this.#paceWord)),
      h("div", { class: "go" }, this.#button, this.#progress),
    );
    this.element = h(
      "section",
      { class: "training" },
      h("h2", {}, "Train it"),
      this.#form,
      this.#note,
    );
    this.#paint();
  }

  /**
   * Shows what goes on.
   *
   * @param training null for none
   * @param mine whether the visitor may train the machine
   */
  show(training: Training | null, mine: boolean): void {
    this.#form.hidden = !mine;
    this.#note.textContent = mine
      ? "It trains while this page is open, and goes on when you come back."
      : "It belongs to who made it, who alone may train and change it, with the host. You may play " +
        "against it and save it.";
    const began = training && !this.#training;
    this.#training = training;
    if (began) {
      // Also one that was begun in another window, or before the page was loaded.
      this.#against.value = training.against;
      this.#pace.value = String(training.pace);
      const index = LENGTHS.findIndex((games) => games === training.games);
      if (index >= 0) this.#games.value = String(index);
    }
    this.#paint();
  }

  #paint(): void {
    const training = this.#training;
    const word = paceWord(Number(this.#pace.value));
    this.#paceWord.textContent = capital(word);
    this.#pace.setAttribute("aria-valuetext", word);
    this.#button.textContent = training ? "Stop" : "Train";
    this.#against.disabled = this.#games.disabled = training !== null;
    this.#progress.hidden = training === null;
    if (!training) return;
    if (training.games === null) this.#progress.removeAttribute("value");
    else this.#progress.value = training.done / training.games;
  }

  #submit(): void {
    if (this.#training) return this.#actions.stop();
    const against = this.#against.value as TrainerName;
    this.#actions.train(against, LENGTHS[Number(this.#games.value)], Number(this.#pace.value));
  }
}
