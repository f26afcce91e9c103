/**
 * Agents that are reused for many games, because making one may take longer than a game.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import type { Game, Side } from "matchbox/games/game.ts";
import { messageOf } from "./game_end.ts";

/** The most agents kept, because their tables take memory. */
const MOST_AGENTS = 16;

/** The agents of one game, each made when first needed. */
export class AgentCache {
  readonly #game: Game;
  /** By side and spec, the most recently used last. */
  readonly #agents = new Map<string, Agent>();

  /** Begins without agents. */
  constructor(game: Game) {
    this.#game = game;
  }

  /**
   * The agent of a spec for a side; an agent that plays itself is two objects. If an agent cannot be made,
   * the result is one that fails at its first move.
   *
   * @param onMaking called before an agent is made
   */
  get(spec: string, side: Side, onMaking?: () => void): Agent {
    const key = `${side} ${spec}`;
    let agent = this.#agents.get(key);
    if (agent) {
      this.#agents.delete(key);
    } else {
      onMaking?.();
      agent = agentOf(spec, this.#game);
    }
    this.#agents.set(key, agent);
    if (this.#agents.size > MOST_AGENTS) this.#agents.delete(this.#agents.keys().next().value!);
    return agent;
  }

  /** Removes an agent, so that it will be made again. */
  forget(spec: string, side: Side): void {
    this.#agents.delete(`${side} ${spec}`);
  }
}

function agentOf(spec: string, game: Game): Agent {
  try {
    return createAgent(spec, game);
  } catch (error) {
    const reason = messageOf(error);
    return {
      name: spec,
      choose() {
        throw new Error(`it could not be loaded: ${reason}`);
      },
    };
  }
}
