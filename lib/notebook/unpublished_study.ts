/**
 * What a notebook shows of a study of which nothing is published yet.
 *
 * @module
 */
import type { Display } from "matchbox/report/display.ts";
import { markdown } from "./markdown.ts";
import type { ShownStudy } from "./shown_study.ts";

/** Shows, in place of everything, one line that says how it is published. */
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
