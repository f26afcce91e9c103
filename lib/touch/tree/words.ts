/**
 * What the tree stepper says of a step.
 *
 * @module
 */
import type { Game, Position } from "matchbox/games/game.ts";
import { lineNames } from "matchbox/games/line_names.ts";
import { countWord } from "../page/words.ts";
import type { SearchSteps } from "./search_steps.ts";
import { valueText, windowText } from "./tree_picture.ts";
import type { Visit } from "./recorded_search.ts";

const PLAYERS = ["Max", "Min"] as const;

/** A step in a sentence or two. */
export function stepWords(
  game: Game,
  position: Position,
  steps: SearchSteps,
  step: number,
): string {
  const { visit, kind } = steps.steps[step];
  const line = steps.lineAt(step).slice(1).map(({ move }) => move);
  const where = line.length === 0 ? "The root" : lineNames(game, position, line).join(" ");
  const sign = visit.ply % 2 === 0 ? 1 : -1;
  const mover = PLAYERS[visit.ply % 2];
  const value = valueText(sign * visit.value + 0);
  if (kind === "return") {
    const left = visit.moves.length - new Set(visit.children.map(({ move }) => move)).size;
    if (!visit.cut) return `${where}: all moves are tried, the value is ${value}.`;
    const best = PLAYERS[1 - visit.ply % 2];
    const rest = left === 0 ? "" : ` ${countWord(left, "move")} cut off.`;
    return `${where}: ${mover} has found ${value} here. ${best} has something as good elsewhere and ` +
      `will not come here.${rest}`;
  }
  switch (visit.source) {
    case "evaluation":
      return `${where}: a leaf, with the value ${value}.`;
    case "end":
      return `${where}: the game is over, a ${valueOfEnd(value)}.`;
    case "table":
      return `${where}: the table knows this position, ${value}.`;
    case "below":
      return `${where}: ${mover} is to move.${windowWords(visit, sign)}`;
  }
}

function valueOfEnd(value: string): string {
  if (value === "win") return "win for Max";
  return value === "loss" ? "win for Min" : "draw";
}

function windowWords({ window, again }: Visit, sign: number): string {
  if (window === null) return "";
  const [alpha, beta] = window;
  const shown = windowText(sign === 1 ? [alpha, beta] : [-beta, -alpha]);
  const why = again ? "The small window has shown that it is better. Searched again in" : "Window";
  return ` ${why} ${shown}.`;
}
