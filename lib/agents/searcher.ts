/**
 * What agents that search have in common: a depth, a limit, an evaluation, and how a move comes of them.
 *
 * @module
 */
import { integer, real } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import type { Agent, AgentContext } from "./agent.ts";
import { evaluationParameter, type EvaluationSpec } from "./evaluate/mod.ts";
import { type Algorithm, analyseRoot, type RootOptions, searchRoot } from "./search/root.ts";
import type { Search } from "./search/search.ts";

/** What the spec of an agent that searches sets. */
export interface SearcherValues {
  readonly depth: number;
  readonly nodes: number | null;
  readonly seconds: number | null;
  readonly eval: EvaluationSpec;
}

/** Deep enough to search any of the games to the end. */
export const MAX_DEPTH = 200;

/**
 * The parameters of an agent that searches. With `nodes` or `seconds` it deepens ply by ply, to `depth` at
 * most, and plays what the last finished depth found.
 *
 * @param depth plies to look ahead unless given
 */
export function searcherParameters(game: Game, depth: number) {
  return {
    depth: integer(1, MAX_DEPTH, depth),
    eval: evaluationParameter(game),
    nodes: integer(1, 1_000_000_000_000, null),
    seconds: real(0.001, 86_400, null),
  };
}

/**
 * Makes the player.
 *
 * @param name the canonical spec
 * @param exhaustive whether the algorithm takes no notice of a window
 */
export function searchingAgent(
  name: string,
  { depth, nodes, seconds }: SearcherValues,
  search: Search,
  algorithm: Algorithm,
  exhaustive = false,
): Agent {
  const options = ({ clock, progress }: AgentContext): RootOptions => ({
    depth,
    exhaustive,
    progress,
    limit: nodes === null && seconds === null ? undefined : {
      nodes: nodes ?? undefined,
      milliseconds: seconds === null ? undefined : 1000 * seconds,
      clock,
    },
  });
  return {
    name,
    choose: (position, context) => searchRoot(position, search, algorithm, options(context)).move,
    analyse: (position, context) => analyseRoot(position, search, algorithm, options(context)),
  };
}
