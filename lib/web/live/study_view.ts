/**
 * A study that the reader runs in its page: its parameters, its progress, its table and figure, and whether
 * its rows are those that were published.
 *
 * @module
 */
import type { Output } from "matchbox/runner/notebook_files/notebook.ts";
import { button, element } from "./element.ts";
import { Kernel } from "./kernel.ts";
import { OutputsView } from "./outputs_view.ts";
import type { StudyForm } from "./run_here.ts";
import type { SiteParts } from "./site_parts.ts";

/** The number of the cell that reads the form, and of the one that runs the study. */
const [FORM, RUN] = [1, 2];

/** The form and the result of a study. */
export class StudyView {
  /** All of it. */
  readonly box = element("section", { "aria-label": "Run this study here" });
  readonly #id: string;
  readonly #kernel: Kernel;
  readonly #outputs: OutputsView;
  readonly #results = element("div", { class: "outputs" });
  readonly #state = element("span", { class: "state", role: "status" }, "loading");
  readonly #fields = element("div", { class: "parameters" });
  readonly #run = button("Run", "Run the study with these parameters", () => void this.#runStudy());
  readonly #stop = button("Stop", "Stop the study", () => this.#kernel.stop());

  /** @param id of the study */
  constructor(id: string, { worker, write }: SiteParts) {
    this.#id = id;
    this.#kernel = new Kernel(worker);
    this.#outputs = new OutputsView(this.#results, write);
    this.#run.disabled = this.#stop.disabled = true;
    const bar = element("div", { class: "cell-bar" }, this.#run, this.#stop, this.#state);
    this.box.append(this.#fields, bar, this.#results);
    void this.#load();
  }

  async #load(): Promise<void> {
    const code = 'import { studyForm } from "matchbox/web/live/run_here.ts";\n' +
      `await studyForm(${JSON.stringify(this.#id)});`;
    const error = await this.#kernel.run(FORM, code, (output) => this.#showForm(output));
    if (error) this.#outputs.fail(error);
    this.#run.disabled = error !== null;
    if (error) this.#state.textContent = "";
  }

  #showForm({ data }: Output): void {
    const { parameters, seconds } = JSON.parse(data!["application/json"] as string) as StudyForm;
    this.#fields.replaceChildren(...parameters.map((each) => fieldOf(each)));
    this.#state.textContent = `took ${Math.ceil(seconds)} s where it was published`;
  }

  async #runStudy(): Promise<void> {
    const changed: Record<string, string> = {};
    for (const field of this.#fields.querySelectorAll<Field>("input, select")) {
      if (field.value !== field.dataset.quick) changed[field.name] = field.value;
    }
    this.#run.disabled = true;
    this.#stop.disabled = false;
    this.#state.textContent = "running";
    this.#outputs.clear();
    const started = performance.now();
    let shown = Promise.resolve();
    const error = await this.#kernel.run(RUN, codeOf(this.#id, changed), (output, id) => {
      shown = shown.then(() => this.#outputs.show(output, id));
    });
    await shown;
    // The reader sees no cell, so that a line of it would tell nothing.
    if (error) this.#outputs.fail({ ...error, line: undefined });
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    this.#state.textContent = error ? "" : `ran here in ${seconds} s`;
    this.#run.disabled = false;
    this.#stop.disabled = true;
  }
}

type Field = HTMLInputElement | HTMLSelectElement;

/** The cell that runs the study: a reader could write it into a notebook. */
function codeOf(id: string, changed: Readonly<Record<string, string>>): string {
  const quick = Object.keys(changed).length === 0;
  const beside = quick ? "await besidePublished(study), " : "";
  return `import { runInNotebook } from "matchbox/notebook/mod.ts";
import { several } from "matchbox/report/mod.ts";
import { besidePublished } from "matchbox/web/live/run_here.ts";
const study = await runInNotebook(${JSON.stringify(id)}, { set: ${JSON.stringify(changed)} });
several(${beside}study.figure(), study.table());`;
}

function fieldOf({ name, meaning, allowed, range, words, value }: StudyForm["parameters"][number]) {
  const common = { name, "data-quick": value, title: allowed };
  const field: Field = words
    ? element("select", common, ...words.map((word) => element("option", {}, word)))
    : element("input", {
      ...common,
      ...(range ? { type: "number", min: String(range[0]), max: String(range[1]) } : {}),
    });
  field.value = value;
  return element(
    "label",
    {},
    element("code", {}, name),
    field,
    element("small", {}, [meaning, allowed].filter(Boolean).join("; ")),
  );
}
