/**
 * What help texts say of games and agents.
 *
 * @module
 */
import { listAgents, listEvaluations } from "matchbox/agents/mod.ts";
import { findGame, listGames } from "matchbox/games/mod.ts";

/** Every game and every agent with its parameters, as lines of a help text. */
export function catalogue(): string {
  const games = listGames();
  const [first] = games;
  const evaluations = games.flatMap((game) =>
    listEvaluations(findGame(game.name)).map(({ name, summary, parameters }) =>
      `${game.name} ${name}: ${summary}${parameters === "none" ? "" : `; ${parameters}`}`
    )
  );
  return [
    "",
    "Games (name:parameter=value,...):",
    ...games.map(({ name, parameters }) => `  ${name}: ${parameters}`),
    "",
    `Agents (with the parameters that they take in ${first.name}):`,
    ...listAgents(findGame(first.name)).map(({ name, summary, parameters }) =>
      `  ${name}: ${summary}; ${parameters}`
    ),
    "",
    "Evaluations (eval=name or eval=name(parameter=value,...)), the default of a game first:",
    ...evaluations.map((line) => `  ${line}`),
  ].join("\n");
}
