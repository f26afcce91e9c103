/**
 * Finds and makes agents by name. `loadAgents` reads a user's agents from a file.
 *
 * @module
 */
import { firstLineOf, formatSpec, quote, UsageError } from "matchbox/base/mod.ts";
import type { Game, Side } from "matchbox/games/game.ts";
import type { Agent, AgentEntry } from "./agent.ts";
import { describeEntries, type EntryDescription, resolveSpec } from "./entries.ts";
import { learnerAgents } from "./learners/mod.ts";
import { agentsByFile } from "./list.ts";

const agents: Record<string, AgentEntry> = Object.assign(
  {},
  ...Object.values(agentsByFile({ createAgent, agentName, prepareAgents })),
  learnerAgents,
);

/**
 * Makes the agent of a spec for `game`, e.g. `random` or `minimax:depth=4,eval=material`. Call
 * `prepareAgents` first for agents that need it.
 *
 * @throws {UsageError} on an unknown agent or parameter, and when the agent does not play the game; the
 * message lists the known ones
 */
export function createAgent(spec: string, game: Game): Agent {
  const { entry, name, values } = resolve(spec, game);
  const agent = entry.create(name, game, values);
  if (agent.name !== name) {
    throw new UsageError(
      `agent ${name}: expected its spec as its name but found ${quote(agent.name)}`,
    );
  }
  return agent;
}

/**
 * The canonical spec of an agent: with every parameter, and files named by a digest of their content. Makes
 * no agent.
 *
 * @throws {UsageError} as `createAgent`
 */
export function agentName(spec: string, game: Game): string {
  return resolve(spec, game).name;
}

/**
 * The only side that an agent plays, or null when it plays both.
 *
 * @throws {UsageError} as `createAgent`
 */
export function onlySideOf(spec: string, game: Game): Side | null {
  const { entry, values } = resolve(spec, game);
  return entry.side?.(values, game) ?? null;
}

/**
 * Loads what agents need before `createAgent`: books, weights, kernels.
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
export function listAgents(game: Game): EntryDescription[] {
  return describeEntries(agents, game);
}

/** Names that added agents cannot have. */
const builtIn = Object.keys(agents);

/** The module of each agent of a module, by name. */
const origins = new Map<string, string>();

/**
 * Adds agents by name, e.g. those of a notebook's cell, to play in this thread. Adding a name again replaces
 * the agent.
 *
 * @param origin the URL of the module that they come from, if any
 * @returns a function that removes them again; agents that they replaced are back then
 * @throws {UsageError} when an entry is incomplete or has the name of a built-in agent or of an agent of
 * another module; then none is added
 */
export function addAgents(
  entries: Readonly<Record<string, AgentEntry>>,
  origin?: string,
): () => void {
  const names = Object.keys(entries);
  const twice = origin && names.find((name) => (origins.get(name) ?? origin) !== origin);
  if (twice) {
    throw new UsageError(
      `both ${origins.get(twice)} and ${origin} have an agent ${
        quote(twice)
      }; expected different names`,
    );
  }
  for (const [name, entry] of Object.entries(entries)) {
    if (builtIn.includes(name)) throw new UsageError(`there is an agent ${quote(name)} already`);
    checkEntry(name, entry);
  }
  const before = names.map((name) => ({ name, entry: agents[name], origin: origins.get(name) }));
  Object.assign(agents, entries);
  if (origin) { for (const name of names) origins.set(name, origin); }
  return () => {
    for (const { name, entry, origin } of before) {
      if (entry) agents[name] = entry;
      else delete agents[name];
      if (origin) origins.set(name, origin);
      else origins.delete(name);
    }
  };
}

/**
 * Loads a module and adds its export `agents`, entries by name. The module runs in this thread.
 *
 * @param href URL of the module, e.g. `file:///home/me/my_agents.ts`
 * @returns the entries
 * @throws {UsageError} when it cannot be loaded or has no export `agents`, and as `addAgents`
 */
export async function loadAgents(href: string): Promise<Readonly<Record<string, AgentEntry>>> {
  let loaded: { agents?: Readonly<Record<string, AgentEntry>> };
  try {
    loaded = await import(href);
  } catch (error) {
    throw new UsageError(`agents of ${href} cannot be loaded: ${firstLineOf(error)}`);
  }
  if (!loaded.agents) throw new UsageError(`${href} does not export agents`);
  addAgents(loaded.agents, href);
  return loaded.agents;
}

/** The entry of a spec, with its canonical spec. */
function resolve(spec: string, game: Game) {
  const { entry, name, values } = resolveSpec("agent", agents, spec, game);
  return { entry, name: formatSpec(name, values), values };
}

/** The required parts of an entry. */
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
  const { games, side } = entry as { games?: unknown; side?: unknown };
  if (side !== undefined && typeof side !== "function") {
    throw new UsageError(`agent ${quote(name)}: expected side to be a function of the parameters`);
  }
  if (games !== undefined && !Array.isArray(games)) {
    throw new UsageError(`agent ${quote(name)}: expected games to be a list of names of games`);
  }
}
