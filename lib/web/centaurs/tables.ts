/**
 * The tables of the experiment.
 *
 * @module
 */
import { findGame } from "matchbox/games/mod.ts";
import { type Content, h } from "matchbox/touch/page/dom.ts";
import { capital, countWord } from "matchbox/touch/page/words.ts";
import type { Comparison, ExperimentState, KindRow } from "./messages.ts";

/** Digits after the point. */
const DIGITS = 3;

/** What is played. */
export function planWords(state: NonNullable<ExperimentState>): string {
  const { number, spec, opponent, machine, randomMoves } = state;
  return `Experiment ${number}: ${
    findGame(spec).title
  } against ${opponent}. The machine is ${machine}. ` +
    `Each game begins after ${countWord(randomMoves, "random move")}.`;
}

/** The games by kind. */
export function kindTable(rows: readonly KindRow[]): HTMLElement {
  return table(
    "Points by kind of player",
    [
      "who plays",
      "people",
      "games",
      "not ended",
      "won",
      "drawn",
      "lost",
      "points a game",
      "95 % interval",
    ]
      .concat(["moves", "hints asked for", "hints followed"]),
    rows.map((row) => {
      const { kind, people, begun, wins, draws, losses, points, moves, asked, followed } = row;
      const games = wins + draws + losses;
      const alone = kind === "machine";
      const hints = kind === "person with hints" ? [asked, followed] : ["", ""];
      return [
        capital(kind),
        ...[alone ? "" : people, games, begun - games, wins, draws, losses],
        ...(points ? pointCells(points) : ["", ""]),
        ...[alone ? "" : moves, ...hints],
      ];
    }),
  );
}

/** Person with hints against the others. */
export function comparisonTable(rows: readonly Comparison[]): HTMLElement {
  return table(
    "Person with hints against the others",
    ["compared with", "more points a game", "95 % interval", "so far"],
    rows.map((row) => [capital(row.over), ...pointCells(row), soFar(row)]),
  );
}

/** What the interval of a difference says. */
export function soFar({ low, high }: Pick<Comparison, "low" | "high">): string {
  if (low > 0) return "better";
  return high < 0 ? "worse" : "not decided";
}

function pointCells({ score, low, high }: Pick<Comparison, "score" | "low" | "high">): string[] {
  return [score.toFixed(DIGITS), `${low.toFixed(DIGITS)} to ${high.toFixed(DIGITS)}`];
}

function table(
  name: string,
  heads: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): HTMLElement {
  const line = ([first, ...rest]: readonly (string | number)[]): Content =>
    h("tr", {}, h("th", { scope: "row" }, `${first}`), rest.map((cell) => h("td", {}, `${cell}`)));
  return h(
    "div",
    { class: "scroll", tabindex: 0, role: "group", "aria-label": name },
    h(
      "table",
      {},
      h("caption", {}, name),
      h("thead", {}, h("tr", {}, heads.map((head) => h("th", { scope: "col" }, head)))),
      h("tbody", {}, rows.map(line)),
    ),
  );
}
