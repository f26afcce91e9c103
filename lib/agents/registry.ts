/**
 * Every agent, by name. A new agent is entered here and thereby on the command line, in notebooks and
 * in the tests.
 *
 * @module
 */
import {
  checkParameters,
  describeParameters,
  formatSpec,
  type Game,
  integer,
  oneOf,
  type Parameters,
  parseSpec,
  quote,
  UsageError,
} from "matchbox/games/mod.ts";
import type { Agent } from "./agent.ts";
import { evaluationNames, findEvaluation } from "./evaluate/mod.ts";
import { greedyAgent } from "./greedy.ts";
import { randomAgent } from "./random.ts";
import { searchingAgent } from "./searcher.ts";
import { alphaBeta } from "./search/alpha_beta.ts";
import { minimax } from "./search/minimax.ts";
import { asGenerated, createSearch } from "./search/search.ts";
import { shallowOrder } from "./search/shallow_order.ts";

interface AgentEntry {
  /** In a few words, for help texts. */
  readonly summary: string;
  parameters(game: Game): Parameters;
  create(name: string, game: Game, values: Values): Agent;
}

/** The parameters that agents take; an agent reads those that it declares. */
interface Values {
  readonly depth: number;
  readonly eval: string;
  readonly order: "generated" | "best" | "worst";
  readonly ordering_depth: number;
}

/** Deep enough to search any of the games to the end. */
const MAX_DEPTH = 200;

const evaluation = (game: Game) => oneOf(evaluationNames(game), evaluationNames(game)[0]);

const agents: Record<string, AgentEntry> = {
  random: {
    summary: "any legal move",
    parameters: () => ({}),
    create: (_name, game) => randomAgent(game),
  },
  greedy: {
    summary: "the move with the best resulting position",
    parameters: (game) => ({ eval: evaluation(game) }),
    create: (name, game, values) => greedyAgent(name, game, findEvaluation(game, values.eval)),
  },
  minimax: {
    summary: "full search to a fixed depth",
    parameters: (game) => ({ depth: integer(1, MAX_DEPTH, 3), eval: evaluation(game) }),
    create(name, game, { depth, eval: evalName }) {
      const evaluate = findEvaluation(game, evalName);
      return searchingAgent(
        name,
        depth,
        () => createSearch(game, depth, evaluate),
        (position, depth, _alpha, _beta, search, from) => minimax(position, depth, search, from),
      );
    },
  },
  alphabeta: {
    summary: "the same value with fewer nodes",
    parameters: (game) => ({
      depth: integer(1, MAX_DEPTH, 4),
      eval: evaluation(game),
      order: oneOf(["generated", "best", "worst"], "generated"),
      ordering_depth: integer(0, MAX_DEPTH, 1),
    }),
    create(name, game, { depth, eval: evalName, order, ordering_depth }) {
      const evaluate = findEvaluation(game, evalName);
      const newSearch = () =>
        createSearch(
          game,
          depth,
          evaluate,
          order === "generated"
            ? asGenerated
            : shallowOrder(game, ordering_depth, evaluate, order).order,
        );
      return searchingAgent(name, depth, newSearch, alphaBeta);
    },
  },
};

/**
 * The agent that a spec names, for `game`, e.g. `random` or `minimax:depth=4,eval=material`.
 *
 * @throws {UsageError} on an unknown agent or parameter; the message lists what exists
 */
export function createAgent(spec: string, game: Game): Agent {
  const { name, parameters } = parseSpec(spec);
  if (!Object.hasOwn(agents, name)) {
    throw new UsageError(
      `unknown agent ${quote(name)}; available: ${Object.keys(agents).join(", ")}`,
    );
  }
  const entry = agents[name];
  const values = checkParameters(`agent ${name}`, entry.parameters(game), parameters);
  return entry.create(formatSpec(name, values), game, values as unknown as Values);
}

/** Name, summary and parameters of every agent of `game`, for help texts. */
export function listAgents(game: Game): { name: string; summary: string; parameters: string }[] {
  return Object.entries(agents).map(([name, { summary, parameters }]) => ({
    name,
    summary,
    parameters: describeParameters(parameters(game)),
  }));
}
