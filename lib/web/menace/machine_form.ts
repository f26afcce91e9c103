/**
 * The form by which a machine starts afresh, is saved and loaded.
 *
 * @module
 */
import * as v from "valibot";
import { confirmButton } from "../page/confirm_button.ts";
import { h } from "matchbox/touch/page/dom.ts";
import { choice, field } from "matchbox/touch/page/fields.ts";
import { saveFile } from "../page/save_file.ts";
import { capital } from "matchbox/touch/page/words.ts";
import { LONGEST_MACHINE, type MachineState, savedMachine } from "./messages.ts";
import { type Setting, SETTINGS } from "matchbox/touch/menace/machine_view.ts";
import { changeWord, SETTING_SENTENCES, SETTING_WORDS } from "matchbox/touch/menace/words.ts";

/** What the form does; an answer is undefined when it was refused. */
export interface MachineActions {
  fresh(setting: Setting): void;
  /** The answer is a `SavedMachine`. */
  save(): Promise<unknown>;
  load(text: string): Promise<unknown>;
  /** Shows what went wrong. */
  complain(problem: string): void;
}

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
  readonly #file: HTMLInputElement;
  /** By what the machine is changed. */
  readonly #changes: readonly HTMLElement[];

  constructor(actions: MachineActions) {
    this.#actions = actions;
    this.#file = h("input", {
      type: "file",
      accept: ".json,application/json",
      onchange: () => this.#load(),
    });
    this.#setting.addEventListener("change", () => this.#paint());
    this.#changes = [
      field("New rules", this.#setting),
      this.#sentence,
      confirmButton("Start afresh", "Really empty all boxes?", () => {
        actions.fresh(this.#setting.value as Setting);
      }),
      h("label", { class: "file" }, "Load a machine that was saved ", this.#file),
    ];
    const [rules, sentence, fresh, load] = this.#changes;
    const save = h("button", { type: "button", onclick: () => this.#save() }, "Save");
    this.element = h(
      "section",
      { class: "machine" },
      h("h2", {}, "This machine"),
      this.#rules,
      h(
        "div",
        { class: "fields" },
        rules,
        sentence,
        h("div", { class: "controls" }, fresh, save),
        load,
      ),
    );
    this.#paint();
  }

  /** Shows the rules of a machine, and what the visitor may change. */
  show({ setting, rewards, mine }: Pick<MachineState, "setting" | "rewards" | "mine">): void {
    for (const each of this.#changes) each.hidden = !mine;
    const name = setting === null ? "its own, from a file" : SETTING_WORDS[setting];
    const [win, draw, loss] = rewards.map(changeWord);
    this.#rules.textContent = `Its rules are ${name}. Beads like the one drawn: ${win} after a ` +
      `win, ${draw} after a draw, ${loss} after a loss.`;
  }

  #paint(): void {
    this.#sentence.textContent = SETTING_SENTENCES[this.#setting.value as Setting];
  }

  async #save(): Promise<void> {
    const file = v.safeParse(savedMachine, await this.#actions.save());
    if (!file.success) return;
    saveFile(file.output.name, [file.output.text], "application/json");
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
