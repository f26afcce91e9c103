/**
 * The spec of the agent that answers a command `go`: the agent of the user with the limits of the command.
 *
 * @module
 */
import { agentName, listAgents } from "matchbox/agents/mod.ts";
import { formatSpec, parseSpec } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import type { GoCommand } from "./go_command.ts";

/** Limits that no search reaches. */
const ENDLESS = { depth: 200, nodes: 1_000_000_000_000, playouts: 1_000_000_000 } as const;

/**
 * The agent for this search. `depth` and `nodes` of the command replace those of the spec; playouts count as
 * nodes. With a time limit, or without any, the depth that the user wrote in the spec stays the largest; an agent
 * with a parameter `nodes` uses iterative deepening, so that it has a move whenever it is stopped.
 *
 * @throws {UsageError} as `createAgent`
 */
export function thinkingSpec(spec: string, game: Game, go: GoCommand): string {
  const { depth, nodes, milliseconds, infinite } = go;
  const limited = depth !== undefined || nodes !== undefined || milliseconds !== undefined;
  if (!limited && !infinite) return agentName(spec, game);
  const { name, parameters: written } = parseSpec(spec);
  const known = parametersOf(name, game);
  const parameters = { ...parseSpec(agentName(spec, game)).parameters };
  const set = (parameter: keyof typeof ENDLESS, value: number) => {
    if (known.includes(parameter)) {
      parameters[parameter] = String(Math.min(value, ENDLESS[parameter]));
    }
  };
  if (depth !== undefined) set("depth", depth);
  // Without `nodes`, an agent does not deepen, so that its depth is also what it costs.
  else if (known.includes("nodes") && (infinite || !("depth" in written))) {
    set("depth", ENDLESS.depth);
  }
  if (nodes !== undefined) set("nodes", nodes);
  else if (infinite || depth !== undefined || !("nodes" in written)) set("nodes", ENDLESS.nodes);
  if (nodes !== undefined) set("playouts", nodes);
  else if (infinite || milliseconds !== undefined && !("playouts" in written)) {
    set("playouts", ENDLESS.playouts);
  }
  return formatSpec(name, parameters);
}

/** The names of the parameters of an agent. */
export function parametersOf(agent: string, game: Game): readonly string[] {
  const found = listAgents(game).find(({ name }) => name === agent);
  return (found?.parameters ?? []).map(({ name }) => name);
}
