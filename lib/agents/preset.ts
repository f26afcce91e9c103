/**
 * Presets: an agent under a name of its own is another agent with other defaults.
 *
 * @module
 */
import { checkParameters } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { AgentEntry } from "./agent.ts";

/** What a preset says about the agent behind it. */
export interface Preset {
  readonly summary: string;
  /** The names of the games that it plays. */
  readonly games: readonly string[];
  /** The agent that plays. */
  readonly entry: AgentEntry;
  /** Its parameters, as text, where they differ from its defaults. */
  readonly values: Readonly<Record<string, string>>;
  /** The names of the parameters that a spec of the preset may change; the others are fixed. */
  readonly open: readonly string[];
}

/** The entry of a preset. */
export function preset({ summary, games, entry, values, open }: Preset): AgentEntry {
  const complete = (game: Game, changed: Record<string, unknown>) => {
    const all = checkParameters(summary, entry.parameters(game), values);
    return { ...all, ...changed } as never;
  };
  return {
    summary,
    games,
    parameters(game) {
      const known = entry.parameters(game);
      return Object.fromEntries(open.map((name) => {
        const parameter = known[name];
        return [name, name in values ? { ...parameter, fallback: values[name] } : parameter];
      }));
    },
    prepare: (game, changed) => entry.prepare?.(game, complete(game, changed)) ?? Promise.resolve(),
    create: (name, game, changed) => entry.create(name, game, complete(game, changed)),
  };
}
