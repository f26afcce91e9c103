/**
 * The search among the positions: by what is on the board, and by the number of discs.
 *
 * @module
 */
import { h } from "matchbox/touch/page/dom.ts";
import { anything, discsBetween, isPattern, type LookedFor } from "./looked_for.ts";
import { PatternBoard } from "./pattern_board.ts";

/** The part of what is looked for that the form has. */
type Search = Pick<LookedFor, "pattern" | "discs">;

/** The form. */
export class SearchForm {
  readonly element: HTMLElement;
  readonly #size: number;
  readonly #board: PatternBoard;
  readonly #text: HTMLInputElement;
  readonly #least: HTMLInputElement;
  readonly #most: HTMLInputElement;
  readonly #problem = h("p", { class: "problem", role: "alert" });
  readonly #onSearch: (search: Search) => void;

  /**
   * @param size squares on a side of the board
   * @param looked what is looked for at first
   * @param onSearch called with each change
   */
  constructor(size: number, looked: Search, onSearch: (search: Search) => void) {
    this.#size = size;
    this.#onSearch = onSearch;
    this.#board = new PatternBoard(size, looked.pattern, (pattern) => {
      this.#text.value = pattern;
      this.#send();
    });
    const discs = (label: string, value: number) => {
      const attributes = { type: "number", min: 4, max: size ** 2 - 1, inputmode: "numeric" };
      const input = h("input", { ...attributes, "aria-label": label, value });
      input.addEventListener("change", () => this.#send());
      return input;
    };
    const [least, most] = looked.discs ?? [4, size ** 2 - 1];
    this.#least = discs("Fewest discs", least);
    this.#most = discs("Most discs", most);
    this.#text = h("input", {
      id: "pattern",
      value: looked.pattern,
      autocomplete: "off",
      spellcheck: "false",
      maxlength: 200,
      onchange: () => this.#read(),
    });
    const clear = () => {
      this.#text.value = anything(size);
      [this.#least.value, this.#most.value] = ["4", String(size ** 2 - 1)];
      this.#read();
    };
    this.element = h(
      "details",
      { class: "search", open: looked.discs !== null || looked.pattern !== anything(size) },
      h("summary", {}, "Search"),
      h(
        "div",
        { class: "search-columns" },
        h("div", { class: "pattern" }, this.#board.element),
        h(
          "div",
          { class: "search-fields" },
          h(
            "p",
            {},
            "Choose a square, again and again: the move, a dark disc, a light disc, empty, anything.",
          ),
          h(
            "p",
            { class: "discs" },
            "Discs on the board: ",
            this.#least,
            " to ",
            this.#most,
          ),
          h(
            "label",
            { class: "text" },
            "As text, from the top left: 0 empty, 1 light, 2 dark, 3 the move, ? anything",
            this.#text,
          ),
          this.#problem,
          h("button", { type: "button", onclick: clear }, "Clear the search"),
        ),
      ),
    );
  }

  /** Takes the text that the person wrote. */
  #read(): void {
    const size = this.#size;
    const text = this.#text.value.replace(/\s/g, "");
    if (!isPattern(text, size)) {
      this.#problem.textContent = `Expected ${
        size ** 2
      } characters 0, 1, 2, 3 and ?, with at most one 3.`;
      return;
    }
    this.#board.show(text);
    this.#send();
  }

  #send(): void {
    this.#problem.textContent = "";
    const [one, other] = [this.#least, this.#most].map((input, i) =>
      input.value === "" ? [4, this.#size ** 2 - 1][i] : Math.round(Number(input.value))
    );
    const pattern = this.#text.value.replace(/\s/g, "");
    this.#onSearch({ pattern, discs: discsBetween(one, other, this.#size) });
  }
}
