/**
 * Every agent, by name. A new agent is entered here and thereby on the command line, in notebooks and
 * in the tests. Agents of one's own live in a file beside the project, which `loadAgents` reads.
 *
 * @module
 */
import {
  checkParameters,
  describeParameters,
  formatSpec,
  integer,
  oneOf,
  type Parameters,
  parseSpec,
  quote,
  UsageError,
} from "matchbox/base/mod.ts";
import { type Game } from "matchbox/games/mod.ts";
import type { Agent } from "./agent.ts";
import { evaluationNames, findEvaluation } from "./evaluate/mod.ts";
import { greedyAgent } from "./greedy.ts";
import { randomAgent } from "./random.ts";
import { searchingAgent } from "./searcher.ts";
import { alphaBeta } from "./search/alpha_beta.ts";
import { minimax } from "./search/minimax.ts";
import { asGenerated, createSearch } from "./search/search.ts";
import { shallowOrder } from "./search/shallow_order.ts";

/** How agents of one name are made. */
export interface AgentEntry<V = never> {
  /** In a few words, for help texts. */
  readonly summary: string;
  /** What a spec may set, in this game. */
  parameters(game: Game): Parameters;
  /**
   * Makes an agent.
   *
   * @param name the canonical spec, which becomes the name of the agent
   * @param values a value for each parameter
   */
  create(name: string, game: Game, values: V): Agent;
  /** Loads what the agent needs, such as a book or weights; awaited before `create`. */
  prepare?(game: Game, values: V): Promise<void>;
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

const agents: Record<string, AgentEntry<Values>> = {
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
  const { canonical, entry, values } = readSpec(spec, game);
  const agent = entry.create(canonical, game, values);
  if (agent.name !== canonical) {
    throw new UsageError(`agent ${canonical} calls itself ${quote(agent.name)}, not by its spec`);
  }
  return agent;
}

/**
 * The canonical spec of an agent, without making it.
 *
 * @throws {UsageError} on an unknown agent or parameter; the message lists what exists
 */
export function agentName(spec: string, game: Game): string {
  return readSpec(spec, game).canonical;
}

/**
 * Loads what these agents need; await it before any of them is made.
 *
 * @throws {UsageError} on an unknown agent or parameter, or when one cannot be loaded
 */
export async function prepareAgents(specs: readonly string[], game: Game): Promise<void> {
  for (const spec of specs) {
    try {
      const { entry, values } = readSpec(spec, game);
      await entry.prepare?.(game, values);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      const [line] = (error instanceof Error ? error.message : String(error)).split("\n");
      throw new UsageError(`agent ${spec} cannot be prepared: ${line}`);
    }
  }
}

function readSpec(spec: string, game: Game) {
  const { name, parameters } = parseSpec(spec);
  if (!Object.hasOwn(agents, name)) {
    throw new UsageError(
      `unknown agent ${quote(name)}; available: ${Object.keys(agents).join(", ")}`,
    );
  }
  const entry = agents[name];
  const checked = checkParameters(`agent ${name}`, entry.parameters(game), parameters);
  return { canonical: formatSpec(name, checked), entry, values: checked as unknown as Values };
}

/** The names that are not to be had. */
const builtIn = Object.keys(agents);

/**
 * Enters agents under names of their own, e.g. those of a notebook; entered again they take the place of
 * their former selves.
 *
 * @throws {UsageError} when a name is that of an agent of Matchbox; none is entered then
 */
export function addAgents(entries: Readonly<Record<string, AgentEntry>>): void {
  const taken = Object.keys(entries).find((name) => builtIn.includes(name));
  if (taken !== undefined) throw new UsageError(`there is an agent ${quote(taken)} already`);
  Object.assign(agents, entries);
}

/** The modules that names of loaded agents come from, by name. */
const origins = new Map<string, string>();

/**
 * Enters the agents of a module: its export `agents`, entries by name.
 *
 * @param href of the module, e.g. `file:///home/me/my_agents.ts`
 * @throws {UsageError} when it cannot be loaded, exports none, or has a name that another module has
 */
export async function loadAgents(href: string): Promise<void> {
  let loaded: { agents?: Readonly<Record<string, AgentEntry>> };
  try {
    loaded = await import(href);
  } catch (error) {
    const [line] = (error instanceof Error ? error.message : String(error)).split("\n");
    throw new UsageError(`agents of ${href} cannot be loaded: ${line}`);
  }
  if (!loaded.agents) throw new UsageError(`${href} does not export agents`);
  const names = Object.keys(loaded.agents);
  const twice = names.find((name) => (origins.get(name) ?? href) !== href);
  if (twice !== undefined) {
    throw new UsageError(
      `both ${origins.get(twice)} and ${href} have an agent ${
        quote(twice)
      }; expected different names`,
    );
  }
  addAgents(loaded.agents);
  for (const name of names) origins.set(name, href);
}

/** Name, summary and parameters of every agent of `game`, for help texts. */
export function listAgents(game: Game): { name: string; summary: string; parameters: string }[] {
  return Object.entries(agents).map(([name, { summary, parameters }]) => ({
    name,
    summary,
    parameters: describeParameters(parameters(game)),
  }));
}
