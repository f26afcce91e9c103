/**
 * Every agent, by name. A new agent is a file with its entry and a word in the list here; that puts it on
 * the command line, into notebooks and into the tests. Searches and learners have lists of their own and
 * are agents by them. Agents of one's own live in a file beside the
 * project, which `loadAgents` reads.
 *
 * @module
 */
import { firstLineOf, formatSpec, quote, UsageError } from "matchbox/base/mod.ts";
import type { Game, Side } from "matchbox/games/mod.ts";
import type { Agent, AgentEntry } from "./agent.ts";
import { composedSearcher } from "./composed_searcher.ts";
import { describeEntries, resolveSpec } from "./entries.ts";
import { greedy } from "./greedy.ts";
import { learnerAgents } from "./learners/mod.ts";
import { mcts } from "./mcts/agent.ts";
import { random } from "./random.ts";
import { searchAgents } from "./searcher.ts";

const agents: Record<string, AgentEntry> = {
  random,
  greedy,
  ...searchAgents,
  search: composedSearcher,
  mcts,
  ...learnerAgents,
};

/**
 * The agent that a spec names, for `game`, e.g. `random` or `minimax:depth=4,eval=material`. What its
 * entry prepares must have been prepared.
 *
 * @throws {UsageError} on an unknown agent or parameter, and when the agent does not play the game; the
 * message lists what exists
 */
export function createAgent(spec: string, game: Game): Agent {
  const { entry, name, values } = resolve(spec, game);
  const agent = entry.create(name, game, values);
  if (agent.name !== name) {
    throw new UsageError(`agent ${name} calls itself ${quote(agent.name)}, not by its spec`);
  }
  return agent;
}

/**
 * The canonical spec of an agent: every parameter written, files by their content. Nothing is made.
 *
 * @throws {UsageError} as `createAgent`
 */
export function agentName(spec: string, game: Game): string {
  return resolve(spec, game).name;
}

/**
 * The side that an agent plays, when it plays only one; null when it plays both.
 *
 * @throws {UsageError} as `createAgent`
 */
export function onlySideOf(spec: string, game: Game): Side | null {
  return resolve(spec, game).entry.side ?? null;
}

/**
 * Loads what agents need before they are made: books, weights, kernels.
 *
 * @throws {UsageError} as `createAgent`, and when something cannot be loaded
 */
export async function prepareAgents(specs: readonly string[], game: Game): Promise<void> {
  for (const spec of new Set(specs)) {
    const { entry, name, values } = resolve(spec, game);
    try {
      await entry.prepare?.(game, values);
    } catch (error) {
      if (error instanceof UsageError) throw error;
      throw new UsageError(`agent ${name} cannot be prepared: ${firstLineOf(error)}`);
    }
  }
}

/** Name, summary and parameters of every agent that plays `game`, for help texts. */
export function listAgents(game: Game): { name: string; summary: string; parameters: string }[] {
  return describeEntries(agents, game);
}

/** The names that agents of one's own cannot have. */
const builtIn = Object.keys(agents);

/**
 * Enters agents under names of their own, e.g. those of a notebook; entered again they take the place of
 * their former selves.
 *
 * @throws {UsageError} when an entry lacks something, or a name is that of an agent of Matchbox; none is
 * entered then
 */
export function addAgents(entries: Readonly<Record<string, AgentEntry>>): void {
  for (const [name, entry] of Object.entries(entries)) {
    if (builtIn.includes(name)) throw new UsageError(`there is an agent ${quote(name)} already`);
    checkEntry(name, entry);
  }
  Object.assign(agents, entries);
}

/** The modules that names of loaded agents come from, by name. */
const origins = new Map<string, string>();

/**
 * Enters the agents of a module: its export `agents`, entries by name.
 *
 * @param href of the module, e.g. `file:///home/me/my_agents.ts`
 * @throws {UsageError} when it cannot be loaded, exports none, an entry lacks something, or has a name that
 * another module has
 */
export async function loadAgents(href: string): Promise<void> {
  let loaded: { agents?: Readonly<Record<string, AgentEntry>> };
  try {
    loaded = await import(href);
  } catch (error) {
    throw new UsageError(`agents of ${href} cannot be loaded: ${firstLineOf(error)}`);
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

/** What a spec names, with its canonical form. */
function resolve(spec: string, game: Game) {
  const { entry, name, values } = resolveSpec("agent", agents, spec, game);
  return { entry, name: formatSpec(name, values), values };
}

/** What an entry must have. */
const parts: Record<string, { type: string; is(value: unknown): boolean }> = {
  summary: { type: "text", is: (value) => typeof value === "string" },
  parameters: { type: "function", is: (value) => typeof value === "function" },
  create: { type: "function", is: (value) => typeof value === "function" },
};

function checkEntry(name: string, entry: unknown): void {
  for (const [part, { type, is }] of Object.entries(parts)) {
    const found = (entry as Record<string, unknown> | null)?.[part];
    if (is(found)) continue;
    throw new UsageError(
      `agent ${quote(name)}: expected an entry with ${Object.keys(parts).join(", ")} ` +
        `but ${part} is ${found === undefined ? "missing" : `no ${type}`}`,
    );
  }
  const { games } = entry as { games?: unknown };
  if (games !== undefined && !Array.isArray(games)) {
    throw new UsageError(`agent ${quote(name)}: games is no list of names of games`);
  }
}
