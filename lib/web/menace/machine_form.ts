/**
 * The form by which a machine starts afresh, is saved and loaded.
 *
 * @module
 */
import * as v from "valibot";
import { h } from "../page/dom.ts";
import { choice, field } from "../page/fields.ts";
import { capital } from "../page/words.ts";
import {
  LONGEST_MACHINE,
  type MachineState,
  savedMachine,
  type Setting,
  SETTINGS,
} from "./messages.ts";
import { changeWord, SETTING_SENTENCES, SETTING_WORDS } from "./words.ts";

/** What the form does; an answer is undefined when it was refused. */
export interface MachineActions {
  fresh(setting: Setting): void;
  /** The answer is a `SavedMachine`. */
  save(): Promise<unknown>;
  load(text: string): Promise<unknown>;
  /** Shows what went wrong. */
  complain(problem: string): void;
}

/** Milliseconds in which a second click confirms. */
const CONFIRM = 4000;

/** The form. */
export class MachineForm {
  readonly element: HTMLElement;
  readonly #actions: MachineActions;
  readonly #rules = h("p", { class: "soft" });
  readonly #setting = choice(
    "new-rules",
    SETTINGS.map((name) => [name, capital(SETTING_WORDS[name])]),
  );
  readonly #sentence = h("p", { class: "soft" });
  readonly #fresh = h("button", { type: "button", onclick: () => this.#startAfresh() });
  readonly #file: HTMLInputElement;
  #confirming: ReturnType<typeof setTimeout> | null = null;

  constructor(actions: MachineActions) {
    this.#actions = actions;
    this.#file = h("input", {
      type: "file",
      accept: ".json,application/json",
      onchange: () => this.#load(),
    });
    this.#setting.addEventListener("change", () => this.#paint());
    this.element = h(
      "section",
      { class: "machine" },
      h("h2", {}, "This machine"),
      this.#rules,
      h(
        "div",
        { class: "fields" },
        field("New rules", this.#setting),
        this.#sentence,
        h(
          "div",
          { class: "controls" },
          this.#fresh,
          h("button", { type: "button", onclick: () => this.#save() }, "Save"),
        ),
        h("label", { class: "file" }, "Load a machine that was saved ", this.#file),
      ),
    );
    this.#paint();
  }

  /** Shows the rules of a machine. */
  show({ setting, rewards }: Pick<MachineState, "setting" | "rewards">): void {
    const name = setting === null ? "its own, from a file" : SETTING_WORDS[setting];
    const [win, draw, loss] = rewards.map(changeWord);
    this.#rules.textContent = `Its rules are ${name}. Beads like the one drawn: ${win} after a ` +
      `win, ${draw} after a draw, ${loss} after a loss.`;
  }

  /** Ends it. */
  close(): void {
    if (this.#confirming !== null) clearTimeout(this.#confirming);
  }

  #paint(): void {
    this.#sentence.textContent = SETTING_SENTENCES[this.#setting.value as Setting];
    this.#fresh.textContent = this.#confirming === null
      ? "Start afresh"
      : "Really empty all boxes?";
  }

  #startAfresh(): void {
    if (this.#confirming === null) {
      this.#confirming = setTimeout(() => this.#endConfirming(), CONFIRM);
      return this.#paint();
    }
    this.#endConfirming();
    this.#actions.fresh(this.#setting.value as Setting);
  }

  #endConfirming(): void {
    this.close();
    this.#confirming = null;
    this.#paint();
  }

  async #save(): Promise<void> {
    const file = v.safeParse(savedMachine, await this.#actions.save());
    if (!file.success) return;
    const { name, text } = file.output;
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    h("a", { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }

  async #load(): Promise<void> {
    const file = this.#file.files?.[0];
    if (!file) return;
    if (file.size > LONGEST_MACHINE) {
      this.#actions.complain(
        `The file is too large; expected at most ${LONGEST_MACHINE / 1000} kB.`,
      );
    } else await this.#actions.load(await file.text());
    // The same file can be chosen again.
    this.#file.value = "";
  }
}
