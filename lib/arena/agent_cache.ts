/**
 * Agents that live longer than a game: making one may take far longer than playing with it.
 *
 * @module
 */
import { type Agent, createAgent } from "matchbox/agents/mod.ts";
import type { Game, Side } from "matchbox/games/mod.ts";
import { messageOf } from "./game_end.ts";

/** Agents kept at most: what they remember of positions takes room. */
const MOST_AGENTS = 16;

/** The agents of one game, each made when it is first wanted. */
export class AgentCache {
  readonly #game: Game;
  /** By side and spec, the one that was wanted last at the end. */
  readonly #agents = new Map<string, Agent>();

  constructor(game: Game) {
    this.#game = game;
  }

  /**
   * The agent of a spec for a side, so that one that plays itself is two. One that cannot be made is an
   * agent that loses by its first move.
   *
   * @param onMaking is told before the agent is made, when it is not there
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

  /** Forgets an agent, so that it is made anew. */
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
