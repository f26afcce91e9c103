/**
 * The view of a study without published results.
 *
 * @module
 */
import type { Display } from "matchbox/report/display.ts";
import type { Preset } from "matchbox/runner/run_study.ts";
import { markdown } from "./markdown.ts";
import type { ShownStudy } from "./shown_study.ts";

/** Shows a line on how to publish the study instead of each table, figure or text. */
export class UnpublishedStudy implements ShownStudy {
  readonly #id: string;
  readonly #option: string;

  constructor(id: string, preset: Exclude<Preset, "quick">) {
    this.#id = id;
    this.#option = preset === "thorough" ? " --thorough" : "";
  }

  table(): Display {
    return this.#line();
  }

  figure(): Display {
    return this.#line();
  }

  claims(): Display {
    return this.#line();
  }

  sentence(): Display {
    return this.#line();
  }

  #line(): Display {
    return markdown(`nothing is published yet: \`deno task publish ${this.#id}${this.#option}\``);
  }
}
