/**
 * The view of a study without published results.
 *
 * @module
 */
import type { Display } from "matchbox/report/display.ts";
import { markdown } from "./markdown.ts";
import type { ShownStudy } from "./shown_study.ts";

/** Shows a line on how to publish the study instead of each table, figure or text. */
export class UnpublishedStudy implements ShownStudy {
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
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
    return markdown(`nothing is published yet: \`deno task publish ${this.#id}\``);
  }
}
