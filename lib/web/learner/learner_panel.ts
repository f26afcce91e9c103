/**
 * What the learner tells beside a game: how it chose its last move, and what the game taught it.
 *
 * @module
 */
import { fill, h } from "matchbox/touch/page/dom.ts";
import type { Considered, GameLesson } from "./notes.ts";
import { BOARDS } from "./players.ts";
import { consideredWords, lessonWords } from "./words.ts";

/** The panel. */
export class LearnerPanel {
  readonly element = h("section", { class: "lesson", hidden: true, "aria-label": "The learner" });

  /**
   * Shows what it tells.
   *
   * @param spec of the game
   */
  show(spec: string, considered: Considered | null, lesson: GameLesson | null): void {
    const board = BOARDS.find(([each]) => each === spec)?.[1] ?? "";
    this.element.hidden = false;
    fill(
      this.element,
      h("p", {}, h("strong", {}, "The learner")),
      h(
        "p",
        {},
        considered ? consideredWords(considered) : "It learns from the game when it is over.",
      ),
      h("p", {}, lesson ? lessonWords(lesson) : ""),
      h("p", {}, h("a", { href: `#/learner/${board}` }, "What it knows")),
    );
  }
}
