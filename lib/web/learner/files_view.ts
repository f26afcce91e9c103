/**
 * The two files of the learner: saved from the page, and taken from it (D7). A large file goes in parts.
 *
 * @module
 */
import * as v from "valibot";
import { confirmButton } from "../page/confirm_button.ts";
import { h } from "matchbox/touch/page/dom.ts";
import type { PageContext } from "../page/page.ts";
import { saveFile } from "../page/save_file.ts";
import { capital, countWord } from "matchbox/touch/page/words.ts";
import { LONGEST_WEIGHTS, PART, savedPart } from "./messages.ts";
import { PACE, sendFile } from "./send_file.ts";

/** The type of both files. */
const JSON_TYPE = "application/json";

interface ChosenFiles {
  readonly db: File;
  readonly w: File;
}

/** The view of the files of one board. */
export class FilesView {
  readonly element: HTMLElement;
  readonly #context: PageContext;
  readonly #spec: string;
  readonly #problem = h("p", { class: "problem", role: "alert" });
  readonly #done = h("p", { class: "done", role: "status" });
  readonly #progress = h("progress", { hidden: true, "aria-label": "Progress", max: 1 });
  readonly #db = fileField("db", "Positions (db.json)");
  readonly #w = fileField("w", "Weights (w.json)");
  readonly #buttons: readonly HTMLButtonElement[];
  /** By what the host replaces the positions, and the sentence for others. */
  readonly #replacing: HTMLElement;
  readonly #hostAlone: HTMLElement;
  #closed = false;

  /** @param board what the board is called */
  constructor(spec: string, board: string, context: PageContext) {
    this.#context = context;
    this.#spec = spec;
    const button = (name: string, action: () => Promise<void>) =>
      h("button", { type: "button", onclick: () => this.#run(action) }, name);
    const [db, w, replace] = this.#buttons = [
      button("Save db.json", () => this.#save("db.json")),
      button("Save w.json", () => this.#save("w.json")),
      confirmButton(
        "Replace what it knows",
        "Really replace all of it?",
        () => {
          const files = this.#files();
          if (files) this.#run(() => this.#replace(files));
        },
        () => this.#files() !== null,
      ),
    ];
    this.#replacing = h(
      "div",
      { hidden: true },
      h("div", { class: "fields" }, this.#db, this.#w),
      h("div", { class: "controls" }, replace),
    );
    this.#hostAlone = h(
      "p",
      { hidden: true },
      "Only the host may replace what it knows. ",
      h("a", { href: "#/host" }, "Who may do what"),
    );
    this.element = h(
      "details",
      { class: "learner-files" },
      h("summary", {}, "Files: take what it knows to another machine, or from one"),
      h(
        "p",
        {},
        `Both files together are all that it knows on ${board}: its positions, and its weights.`,
      ),
      h("div", { class: "controls" }, db, w),
      this.#replacing,
      this.#hostAlone,
      this.#progress,
      this.#problem,
      this.#done,
    );
  }

  /** Shows whether the visitor may replace what it knows. */
  show(isHost: boolean): void {
    this.#replacing.hidden = !isHost;
    this.#hostAlone.hidden = isHost;
  }

  /** Ends it; a file that is on its way is given up. */
  close(): void {
    this.#closed = true;
  }

  async #run(action: () => Promise<void>): Promise<void> {
    this.#problem.textContent = this.#done.textContent = "";
    for (const button of this.#buttons) button.disabled = true;
    try {
      await action();
    } catch (error) {
      this.#problem.textContent = capital((error as Error).message);
    }
    for (const button of this.#buttons) button.disabled = false;
    this.#progress.hidden = true;
  }

  async #save(name: "db.json" | "w.json"): Promise<void> {
    const pieces: string[] = [];
    let [after, known, count]: [number | null, number, number] = [0, 0, 0];
    while (after !== null) {
      const part = await this.#part(after);
      if (name === "w.json") {
        return saveFile(name, [`${JSON.stringify(part.weights)}\n`], JSON_TYPE);
      }
      if (after === 0) known = part.known;
      count += part.lines.length;
      if (part.lines.length > 0) pieces.push(part.lines.join(",\n"));
      after = part.after;
      this.#showStep(count, known);
      if (after !== null) await new Promise((resolve) => setTimeout(resolve, PACE));
    }
    const content = pieces.flatMap((piece, i) => i === 0 ? [piece] : [",\n", piece]);
    saveFile(name, ["{\n", ...content, "\n}\n"], JSON_TYPE);
  }

  async #part(after: number): Promise<v.InferOutput<typeof savedPart>> {
    const asked = { type: "learner/save", spec: this.#spec, after };
    return v.parse(savedPart, await this.#context.link.ask(asked));
  }

  /** The files that were chosen; null when they cannot be taken, and it is said why. */
  #files(): ChosenFiles | null {
    const [db, w] = [this.#db, this.#w].map((field) => field.querySelector("input")!.files?.[0]);
    this.#problem.textContent = !db || !w
      ? "Choose both files: db.json and w.json belong together"
      : w.size > LONGEST_WEIGHTS
      ? `${w.name} is too large to be a file of weights`
      : "";
    return this.#problem.textContent === "" ? { db: db!, w: w! } : null;
  }

  async #replace({ db, w }: ChosenFiles): Promise<void> {
    const { link } = this.#context;
    await link.ask({ type: "learner/replace", spec: this.#spec, weights: await w.text() });
    const count = await sendFile(link, db, {
      part: PART,
      onPart: (sent, of) => this.#showStep(sent, of),
      givenUp: () => this.#closed,
    });
    if (count === undefined) return;
    this.#done.textContent = `Replaced: it now knows ${countWord(Number(count), "position")}.`;
  }

  #showStep(done: number, of: number): void {
    this.#progress.hidden = done >= of;
    this.#progress.value = of === 0 ? 1 : done / of;
  }
}

function fileField(id: string, name: string): HTMLElement {
  const input = h("input", { id: `learner-${id}`, type: "file", accept: ".json,application/json" });
  return h("label", {}, h("span", {}, name), input);
}
