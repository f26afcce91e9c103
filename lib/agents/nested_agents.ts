/**
 * Agents inside other agents, named by a spec inside a spec.
 *
 * @module
 */
import { custom, formatNestedSpec, parseSpec } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { Agent } from "./agent.ts";

/** The registry of agents, as far as an agent inside another one needs it. */
export interface NestedAgents {
  createAgent(spec: string, game: Game): Agent;
  agentName(spec: string, game: Game): string;
  prepareAgents(specs: readonly string[], game: Game): Promise<void>;
}

/** A parameter whose value is the spec of an agent, in its nested form. */
export function agentParameter(
  agents: NestedAgents,
  game: Game,
  fallback: string,
  meaning: string,
) {
  return custom(
    "the spec of an agent",
    (text) => {
      const { name, parameters } = parseSpec(agents.agentName(text, game));
      return formatNestedSpec(name, parameters);
    },
    fallback,
    meaning,
  );
}
