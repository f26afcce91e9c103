/**
 * The positions that the learner knows on one board, a page at a time: sorted, searched, each drawn with its
 * move (D10).
 *
 * @module
 */
import * as v from "valibot";
import { fill, h } from "matchbox/touch/page/dom.ts";
import { choice, field } from "matchbox/touch/page/fields.ts";
import type { PageContext } from "../page/page.ts";
import { StepButtons } from "matchbox/touch/page/step_buttons.ts";
import { capital, numberWord } from "matchbox/touch/page/words.ts";
import { addressOf, anything, type LookedFor } from "./looked_for.ts";
import {
  type Found,
  foundSchema,
  learnerNews,
  type Order,
  PAGE_SIZE,
  type ShownPosition,
} from "./messages.ts";
import { moveOf, positionPicture } from "./position_drawing.ts";
import { SearchForm } from "./search_form.ts";
import { weightWords } from "./words.ts";

/** The orders as they are called, each with its greatest and its least first. */
const ORDER_WORDS: Readonly<Record<Order, readonly [string, string]>> = {
  games: ["most games first", "fewest games first"],
  won: ["most games won first", "fewest games won first"],
  lost: ["most games lost first", "fewest games lost first"],
  drawn: ["most games drawn first", "fewest games drawn first"],
  met: ["met last first", "met first first"],
};

/** Milliseconds after which news are shown, so that many games at once do not make the page restless. */
const CALM = 1000;

/** The view of one board. */
export class PositionsView {
  readonly element: HTMLElement;
  readonly #spec: string;
  readonly #board: string;
  readonly #size: number;
  readonly #context: PageContext;
  readonly #facts = h("div", { class: "facts" });
  readonly #count = h("p", { class: "count", role: "status" });
  readonly #list = h("ul", { class: "positions" });
  readonly #problem = h("p", { class: "problem", role: "alert" });
  readonly #sort: HTMLSelectElement;
  readonly #number = h("input", {
    type: "number",
    min: 1,
    "aria-label": "Page",
    inputmode: "numeric",
  });
  readonly #pages = h("span");
  readonly #steps: StepButtons;
  readonly #pager: HTMLElement;
  readonly #search: SearchForm;
  readonly #ends: (() => void)[] = [];
  readonly #onFound: (found: Found) => void;
  #looked: LookedFor;
  #last = 0;
  #asked = 0;
  #calm: ReturnType<typeof setTimeout> | undefined;

  /** @param onFound called with all that the server tells */
  constructor(
    board: { readonly spec: string; readonly name: string; readonly size: number },
    looked: LookedFor,
    context: PageContext,
    onFound: (found: Found) => void,
  ) {
    this.#onFound = onFound;
    this.#spec = board.spec;
    this.#board = board.name;
    this.#size = board.size;
    this.#looked = looked;
    this.#context = context;
    this.#sort = choice(
      "sort",
      Object.entries(ORDER_WORDS).flatMap(([order, words]) =>
        words.map((name, i) => [`${order} ${i}`, capital(name)] as const)
      ),
      `${looked.order} ${looked.descending ? 0 : 1}`,
    );
    this.#sort.addEventListener("change", () => {
      const [order, least] = this.#sort.value.split(" ");
      this.#look({ order: order as Order, descending: least === "0" });
    });
    this.#number.addEventListener("change", () => {
      const page = Math.round(Number(this.#number.value));
      this.#turn(Number.isFinite(page) ? page - 1 : 0);
    });
    this.#steps = new StepButtons(
      ["First page", "Page before", "Next page", "Last page"],
      (page) => this.#turn(page),
    );
    const [first, before, next, last] = this.#steps.elements;
    this.#pager = h(
      "nav",
      { class: "pager", "aria-label": "Pages of positions" },
      [first, before],
      h("label", {}, "Page ", this.#number, " of ", this.#pages),
      [next, last],
    );
    this.#search = new SearchForm(this.#size, looked, (search) => this.#look(search));
    this.element = h(
      "div",
      { class: "known" },
      this.#facts,
      h(
        "div",
        { class: "sorting" },
        field("Sort", this.#sort),
        this.#search.element,
      ),
      this.#problem,
      this.#count,
      this.#list,
      this.#pager,
    );
    const { link } = context;
    this.#ends.push(link.whenConnected(() => this.#ask()));
    this.#ends.push(link.listen((message) => {
      const news = v.safeParse(learnerNews, message);
      if (news.success && news.output.spec === this.#spec) this.#askSoon();
    }));
  }

  /** Ends it. */
  close(): void {
    clearTimeout(this.#calm);
    for (const end of this.#ends) end();
    // Without a connection there are no news either.
    this.#context.link.ask({ type: "learner/leave" }).catch(() => {});
  }

  #turn(page: number): void {
    this.#look({ page: Math.max(0, Math.min(page, this.#last)) }, true);
  }

  /** Looks for something else, from its first page. */
  #look(change: Partial<LookedFor>, scroll = false): void {
    this.#looked = { ...this.#looked, page: 0, ...change };
    history.replaceState(null, "", addressOf(this.#board, this.#looked));
    this.#ask().then(() => {
      if (!scroll) return;
      this.#list.scrollIntoView({ block: "nearest" });
    });
  }

  #askSoon(): void {
    this.#calm ??= setTimeout(() => {
      this.#calm = undefined;
      this.#ask();
    }, CALM);
  }

  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    const { order, descending, pattern, discs, page } = this.#looked;
    this.#problem.textContent = "";
    try {
      const answer = await this.#context.link.ask({
        ...{ type: "learner/find", spec: this.#spec, order, descending, discs, page },
        pattern: pattern === anything(this.#size) ? null : pattern,
      });
      // Only the last question counts.
      if (asked === this.#asked) this.#show(v.parse(foundSchema, answer));
    } catch (error) {
      if (asked === this.#asked) this.#problem.textContent = capital((error as Error).message);
    }
  }

  #show(answer: Found): void {
    const { known, found, weights, threshold, positions } = answer;
    this.#onFound(answer);
    this.#last = Math.max(0, Math.ceil(found / PAGE_SIZE) - 1);
    // Fewer than the address says.
    if (this.#looked.page > this.#last) return this.#turn(this.#last);
    fill(
      this.#facts,
      fact(numberWord(known), known === 1 ? "position known" : "positions known"),
      fact(weightWords(weights.w1), "weight of games won"),
      fact(weightWords(weights.w2), "weight of games lost"),
      fact(weightWords(weights.w3), "weight of games drawn"),
    );
    const from = this.#looked.page * PAGE_SIZE;
    this.#count.textContent = known === 0
      ? "It has learned nothing on this board yet. Play a game against it, and its positions are here."
      : found === 0
      ? "It knows no such position."
      : `${numberWord(from + 1)} to ${numberWord(from + positions.length)} of ${numberWord(found)}${
        found < known ? " found" : ""
      }`;
    fill(
      this.#list,
      positions.filter(({ text }) => text.length === this.#size ** 2)
        .map((each) => card(each, threshold)),
    );
    this.#pager.hidden = this.#last === 0;
    this.#number.value = String(this.#looked.page + 1);
    this.#number.max = this.#pages.textContent = String(this.#last + 1);
    this.#steps.show(this.#looked.page, this.#last);
  }
}

function fact(value: string, name: string): HTMLElement {
  return h("p", {}, h("strong", {}, value), h("span", {}, name));
}

function card({ text, output, w, l, n }: ShownPosition, threshold: number): HTMLElement {
  const accepted = output !== null && output >= threshold;
  const number = (name: string, value: string) =>
    h("div", {}, h("dt", {}, name), h("dd", {}, value));
  return h(
    "li",
    {},
    positionPicture(text),
    h(
      "p",
      { class: accepted ? "accepted" : "" },
      h("strong", {}, moveOf(text)),
      accepted ? " it plays this" : " it looks deeper",
    ),
    h(
      "dl",
      {},
      number("won", String(w)),
      number("lost", String(l)),
      number("drawn", String(n)),
      number("output", output === null ? "none" : output.toFixed(2)),
    ),
  );
}
