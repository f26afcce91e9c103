/**
 * Games of others for the learner (D8): a file is sent in parts, and each game is learned once.
 *
 * @module
 */
import * as v from "valibot";
import { fill, h } from "matchbox/touch/page/dom.ts";
import { choice, field } from "matchbox/touch/page/fields.ts";
import { capital } from "matchbox/touch/page/words.ts";
import type { PageContext } from "../page/page.ts";
import { type LearnedFile, learnedFile, PART_OF_GAMES, SIDES } from "./messages.ts";
import { sendFile } from "./send_file.ts";
import { learnedWords } from "./words.ts";

/** The sides that may learn, as they are called. */
const SIDE_WORDS: Readonly<Record<typeof SIDES[number], string>> = {
  both: "Both sides",
  dark: "Dark alone",
  light: "Light alone",
};

/** The view for one board. */
export class GamesView {
  readonly element: HTMLElement;
  readonly #context: PageContext;
  readonly #spec: string;
  readonly #file = h("input", {
    id: "learner-games",
    type: "file",
    accept: ".txt,.pgn,text/plain",
  });
  readonly #side = choice("learner-side", SIDES.map((side) => [side, SIDE_WORDS[side]]));
  readonly #button = h("button", { type: "button", onclick: () => this.#learn() }, "Learn them");
  readonly #progress = h("progress", { hidden: true, "aria-label": "Progress", max: 1 });
  readonly #problem = h("p", { class: "problem", role: "alert" });
  readonly #done = h("p", { class: "done", role: "status" });
  readonly #damaged = h("ul", { class: "damaged" });
  #closed = false;

  /** @param board what the board is called */
  constructor(spec: string, board: string, context: PageContext) {
    this.#context = context;
    this.#spec = spec;
    this.element = h(
      "details",
      { class: "learner-games", hidden: true },
      h("summary", {}, "Import games: let it learn from games of others"),
      h(
        "p",
        {},
        `A file of games on ${board}: transcripts, such as "${spec}" in the first line and a game ` +
          "in each line that follows, or records of this program. Each game is learned once, " +
          "however often it comes.",
      ),
      h("div", { class: "fields" }, field("Games", this.#file), field("Learn", this.#side)),
      h("div", { class: "controls" }, this.#button),
      this.#progress,
      this.#problem,
      this.#done,
      this.#damaged,
    );
  }

  /** Ends it; a file that is on its way is given up. */
  close(): void {
    this.#closed = true;
  }

  async #learn(): Promise<void> {
    const [file] = this.#file.files ?? [];
    this.#problem.textContent = file ? "" : "Choose a file of games.";
    this.#done.textContent = "";
    fill(this.#damaged);
    if (!file) return;
    this.#button.disabled = true;
    try {
      const { link } = this.#context;
      await link.ask({ type: "learner/games", spec: this.#spec, side: this.#side.value });
      const answer = await sendFile(link, file, {
        part: PART_OF_GAMES,
        onPart: (sent, of) => {
          this.#progress.hidden = false;
          this.#progress.value = sent / of;
        },
        givenUp: () => this.#closed,
      });
      if (answer !== undefined) this.#show(v.parse(learnedFile, answer));
    } catch (error) {
      this.#problem.textContent = capital((error as Error).message);
    }
    this.#button.disabled = false;
    this.#progress.hidden = true;
  }

  #show(learned: LearnedFile): void {
    this.#done.textContent = learnedWords(learned);
    const { damaged, problems } = learned;
    const more = damaged - problems.length;
    fill(
      this.#damaged,
      problems.map(({ line, reason }) => h("li", {}, `Line ${line}: ${reason}`)),
      more > 0 && h("li", {}, `and ${more} more`),
    );
  }
}
