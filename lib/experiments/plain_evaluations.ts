/**
 * The simple evaluation of each game, in which studies compare searches and simple players. A study names the
 * evaluation of its agents, so that its numbers stay the same when an agent gets a better default.
 *
 * @module
 */
import { listEvaluations } from "matchbox/agents/evaluate/mod.ts";
import { formatSpec, parseSpec } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";

const evaluations: Readonly<Record<string, string>> = {
  tictactoe: "lines",
  reversi: "squares",
  metelyk: "advance",
  chess: "material",
};

/** The spec of the simple evaluation of a game; of a game that is not listed here, its default. */
export function plainEvaluation(game: Game): string {
  return evaluations[game.name] ?? listEvaluations(game)[0].name;
}

/**
 * The spec of a player that rows and figures name without its evaluation: the plain one, unless the name has
 * another.
 *
 * @param name e.g. `alphabeta:depth=2`, which is played as `alphabeta:depth=2,eval=squares` in Reversi
 */
export function plainPlayer(name: string, game: Game): string {
  const { name: agent, parameters } = parseSpec(name);
  if (agent === "random" || "eval" in parameters) return name;
  return formatSpec(agent, { ...parameters, eval: plainEvaluation(game) });
}
