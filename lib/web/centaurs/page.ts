/**
 * The page `#/centaurs`: an experiment in which a person, a machine, and a person with hints of that machine play
 * against the same opponent (C48).
 *
 * @module
 */
import * as v from "valibot";
import { findGame } from "matchbox/games/mod.ts";
import { fill, h } from "matchbox/touch/page/dom.ts";
import { choice, field } from "matchbox/touch/page/fields.ts";
import { countWord } from "matchbox/touch/page/words.ts";
import { enter } from "../host/secrets.ts";
import { ask } from "../page/ask.ts";
import type { Page, PageContext } from "../page/page.ts";
import { saveFile } from "../page/save_file.ts";
import { USUAL_LEVELS } from "../play/levels.ts";
import { gameId } from "../play/messages.ts";
import { offeredGames } from "../play/page_games.ts";
import { type ExperimentState, experimentState, MOST_RANDOM_MOVES } from "./messages.ts";
import { comparisonTable, kindTable, planWords } from "./tables.ts";

/** How often the table is made anew, in milliseconds. */
const INTERVAL = 5000;

/** What the form of the host begins with. */
const USUAL = { spec: "reversi:size=6", opponent: "medium", machine: "medium", randomMoves: 4 };

/** The page of the experiment. */
export const centaursPage: Page = {
  name: "centaurs",
  title: "Centaurs",
  unlisted: true,
  open(place, context) {
    const { link } = context;
    const problem = h("p", { class: "problem", role: "alert" });
    const results = h("div");
    const begin = beginForm(context, problem, () => show());
    const show = async () => {
      const state = v.safeParse(
        experimentState,
        await ask(link, problem, { type: "play/experiment" }),
      );
      if (state.success) fill(results, resultsOf(state.output, context, problem));
    };
    fill(
      place,
      h(
        "article",
        { class: "setup" },
        h("h1", {}, "Person, machine, and both"),
        h(
          "p",
          {},
          "A person, a machine, and a person who may ask that machine for hints play against the same opponent. " +
            "Lots decide who plays next, so that nobody chooses: in six games of yours each of the three " +
            "plays once with each side. Does a person with a machine play better than either?",
        ),
        problem,
        results,
        begin,
      ),
    );
    const forget = link.whenConnected(async () => {
      begin.hidden = !await enter(link).catch(() => false);
      await show();
    });
    const timer = setInterval(() => link.connected && void show(), INTERVAL);
    return () => {
      clearInterval(timer);
      forget();
    };
  },
};

function resultsOf(
  state: ExperimentState,
  context: PageContext,
  problem: HTMLElement,
): (HTMLElement | false)[] {
  if (state === null) return [h("p", {}, "No experiment has begun here. The host begins it.")];
  const { mine } = state;
  const play = async () => {
    const id = v.safeParse(gameId, await ask(context.link, problem, { type: "play/trial" }));
    if (id.success) context.go(`#/play/${id.output}`);
  };
  const save = async () => {
    const text = await ask(context.link, problem, { type: "play/trials" });
    if (typeof text === "string") saveFile(`centaurs_${state.number}.csv`, [text], "text/csv");
  };
  return [
    h("p", {}, planWords(state)),
    h(
      "p",
      {},
      h(
        "button",
        { class: "main", onclick: play },
        mine.open === null ? "My next game" : "Go on with my game",
      ),
      ` You have finished ${countWord(mine.finished, "game")}.`,
    ),
    kindTable(state.kinds),
    state.comparisons.length > 0 && comparisonTable(state.comparisons),
    h(
      "p",
      {},
      "Games of one person depend on each other: where people differ, the interval is wider for it. Games that " +
        "were begun and not ended say nothing here; many of them in one line are a reason to doubt it.",
    ),
    h("p", {}, h("button", { onclick: save }, "Save all games (CSV)")),
  ];
}

/** By which the host begins an experiment. */
function beginForm(
  { link }: PageContext,
  problem: HTMLElement,
  begun: () => Promise<void>,
): HTMLElement {
  const game = choice(
    "spec",
    offeredGames().map((spec) => [spec, findGame(spec).title]),
    USUAL.spec,
  );
  const agent = (id: string, value: string) =>
    h("input", { id, value, list: "levels", required: true, maxlength: 200, autocomplete: "off" });
  const [opponent, machine] = [agent("opponent", USUAL.opponent), agent("machine", USUAL.machine)];
  const randomMoves = h("input", {
    ...{ id: "random-moves", type: "number", min: 0, max: MOST_RANDOM_MOVES, required: true },
    value: USUAL.randomMoves,
  });
  const begin = async () => {
    problem.textContent = "";
    const request = {
      ...{ type: "play/plan", spec: game.value },
      ...{ opponent: opponent.value.trim(), machine: machine.value.trim() },
      randomMoves: Number(randomMoves.value),
    };
    await ask(link, problem, request);
    if (!problem.textContent) await begun();
  };
  return h(
    "form",
    {
      hidden: true,
      onsubmit: (event: Event) => {
        event.preventDefault();
        void begin();
      },
    },
    h("h2", {}, "Begin an experiment"),
    h("p", {}, "You are the host. The experiment before ends with it; save its games first."),
    h(
      "div",
      { class: "fields" },
      field("Game", game),
      field("Opponent of all", opponent, "a level or the spec of a program"),
      field("Machine, which gives the hints", machine, "the same"),
      field("Random moves at the start", randomMoves, "so that no two games are the same"),
    ),
    h("datalist", { id: "levels" }, USUAL_LEVELS.map((value) => h("option", { value }))),
    h("button", {}, "Begin"),
  );
}
