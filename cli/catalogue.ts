/**
 * The parts of help texts about games, agents, evaluations and ratings.
 *
 * @module
 */
import { listAgents, listEvaluations, listTrainable } from "matchbox/agents/mod.ts";
import { FINITE_RATING } from "matchbox/arena/mod.ts";
import type { ParameterDescription } from "matchbox/base/mod.ts";
import { addOutsideEngines } from "matchbox/runner/chess_programs/outside_engine.ts";
import { findGame, listGames } from "matchbox/games/mod.ts";

/** Every game with its agents and evaluations, and every agent, with their parameters. */
export function catalogue(): string {
  addOutsideEngines();
  const games = listGames().map(({ name, parameters }) => ({
    name,
    parameters,
    agents: listAgents(findGame(name)),
    evaluations: listEvaluations(findGame(name)),
  }));
  const agents = Map.groupBy(games.flatMap((game) => game.agents), ({ name }) => name);
  return [
    "",
    "Specs: name, or name:parameter=value,... Evaluations: eval=name or eval=name(parameter=value,...)",
    "",
    "Games:",
    ...games.flatMap(({ name, parameters, agents, evaluations }) => [
      `  ${name}`,
      ...parameterLines(parameters, 4),
      `    agents: ${agents.map(({ name }) => name).join(", ")}`,
      `    evaluations, the default first (the one that plays best in the same time without training):`,
      ...evaluations.flatMap(({ name, summary, parameters }) => [
        `      ${name}: ${summary}`,
        ...parameterLines(parameters, 8),
      ]),
    ]),
    "",
    "Agents:",
    ...[...agents].flatMap(([name, everywhere]) => [
      `  ${name}: ${everywhere[0].summary}`,
      ...parameterLines(alike(everywhere.map(({ parameters }) => parameters)), 4),
    ]),
  ].join("\n");
}

/** Examples of trainings, and the learners with their parameters. */
export function trainHelp(): string {
  const learners = Map.groupBy(
    listGames().flatMap(({ name }) => listTrainable(findGame(name))),
    ({ name }) => name,
  );
  return [
    "",
    "Examples:",
    "  deno task train tictactoe menace",
    "  deno task train tictactoe menace:setting=michie --games 5000 --out out/menace.json",
    "  deno task train tictactoe menace:file=out/menace.json --against perfect --out out/menace.json",
    "  deno task train tictactoe menace --against menace:side=O --figure out/curve.svg",
    "  deno task train metelyk budding:hidden=16 --generations 100 --out out/networks.json",
    "  deno task analyse tictactoe menace:file=out/menace.json",
    "  deno task play tictactoe menace:file=out/menace.json human",
    "",
    "Learners:",
    ...[...learners].flatMap(([name, everywhere]) => [
      `  ${name}: ${everywhere[0].summary}`,
      ...parameterLines(alike(everywhere.map(({ parameters }) => parameters)), 4),
    ]),
  ].join("\n");
}

/** How a chess program uses an agent as an engine. */
export function uciHelp(): string {
  return [
    "",
    "The command of the engine in a chess program, with the folder of Matchbox:",
    "  deno task --quiet --cwd FOLDER uci search",
    "The parameters of the agent are the options of the engine. The program's limits of depth and nodes",
    "replace those of the agent; its clock ends the search, and a depth in AGENT stays the largest.",
    "It ponders, searches only some moves when it is asked to (searchmoves), and has as many megabytes of",
    "memory as the option Hash says, if it has a table or a tree.",
    "  printf 'position startpos moves e2e4\\ngo depth 4\\n' | deno task --quiet uci search",
    `Agents: ${listAgents(findGame("chess")).map(({ name }) => name).join(", ")}`,
    "  deno task analyse --help  lists them with their parameters",
  ].join("\n");
}

/** What the ratings of a tournament are. */
export function ratingsHelp(): string {
  return [
    "",
    "Ratings:",
    "  rating: by maximum likelihood, with its 95 % interval; infinite for an agent that won or lost all",
    `  finite: ${FINITE_RATING}`,
  ].join("\n");
}

function parameterLines(parameters: readonly ParameterDescription[], indent: number): string[] {
  return parameters.map(({ name, meaning, allowed, fallback }) => {
    const values = fallback === null ? allowed : `${allowed}, default ${fallback}`;
    return `${" ".repeat(indent)}${name}${meaning && `: ${meaning}`} (${values})`;
  });
}

/**
 * The parameters of an agent in all games that have them, with values that depend on the game described in general.
 */
export function alike(lists: readonly (readonly ParameterDescription[])[]): ParameterDescription[] {
  return [...Map.groupBy(lists.flat(), ({ name }) => name).values()].map((own) => {
    const [parameter] = own;
    const shared = (part: "allowed" | "fallback") =>
      own.every((each) => each[part] === parameter[part]);
    return {
      ...parameter,
      allowed: shared("allowed") ? parameter.allowed : "one of those of the game",
      fallback: shared("fallback") ? parameter.fallback : null,
    };
  });
}
