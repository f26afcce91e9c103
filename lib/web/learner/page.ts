/**
 * The page `#/learner`: what the learner of Reversi knows on each board (D6, D7, D10).
 *
 * @module
 */
import { fill, h } from "matchbox/touch/page/dom.ts";
import type { Page } from "../page/page.ts";
import { FilesView } from "./files_view.ts";
import { readAddress } from "./looked_for.ts";
import type { Found } from "./messages.ts";
import { BOARDS } from "./players.ts";
import { PositionsView } from "./positions_view.ts";
import { TrainingView } from "./training_view.ts";

/** The page of the learner. */
export const learnerPage: Page = {
  name: "learner",
  title: "Learner",
  open(place, context) {
    const [spec, name] = BOARDS.find(([, name]) => name === context.path) ?? BOARDS[1];
    const size = parseInt(name);
    const looked = readAddress(context.parameters, size);
    const files = new FilesView(spec, name, context);
    const training = new TrainingView(spec, name, context);
    const onFound = (found: Found) => {
      files.show(found.isHost);
      training.show(found);
    };
    const positions = new PositionsView({ spec, name, size }, looked, context, onFound);
    const play = new URLSearchParams({ game: spec, mode: "computer", against: "learner easy" });
    const watch = new URLSearchParams({
      ...{ game: spec, mode: "watch", against: "learner easy", and: "easy" },
    });
    fill(
      place,
      h(
        "article",
        { class: "learner" },
        h("h1", {}, "The learner of Reversi"),
        h(
          "p",
          { class: "about" },
          "It plays as one of the levels, and remembers how its games ended after each of its moves. " +
            "Three weights make one number of that, the output. Before it plays a move that it knows, " +
            "it looks at the output: below 5 it looks deeper for a better move. Every game against it, " +
            "of all visitors, teaches it.",
        ),
        h(
          "p",
          { class: "controls" },
          h("a", { class: "button main", href: `#/play?${play}` }, "Play against it"),
          h("a", { class: "button", href: `#/play?${watch}` }, "Watch it play a level"),
        ),
        h(
          "nav",
          { class: "tabs", "aria-label": "Boards" },
          BOARDS.map(([, each]) =>
            h("a", { href: `#/learner/${each}`, "aria-current": each === name && "page" }, each)
          ),
        ),
        training.element,
        h("h2", {}, `What it knows on ${name}`),
        positions.element,
        files.element,
      ),
    );
    return () => {
      positions.close();
      files.close();
      training.close();
    };
  },
};
