/**
 * Agents that play what they are told, and a clock that goes when it is told.
 *
 * @module
 */
import type { Agent, AgentContext, TimeLeft } from "matchbox/agents/mod.ts";
import type { Game } from "matchbox/games/mod.ts";

/** A clock that stands still until somebody moves its hand. */
export class HandClock {
  /** Milliseconds. */
  time = 0;

  now(): number {
    return this.time;
  }
}

/** An agent that plays a script, and what it was told. */
export interface ScriptedAgent extends Agent {
  /** The time left that it was told before each move. */
  readonly told: (TimeLeft | undefined)[];
}

/**
 * Makes an agent.
 *
 * @param moves its own, in the game's notation
 * @param think is called before each, with the number of the move from 0
 */
export function scriptedAgent(
  game: Game,
  name: string,
  moves: readonly string[],
  think: (number: number, context: AgentContext) => void = () => {},
): ScriptedAgent {
  const told: (TimeLeft | undefined)[] = [];
  return {
    name,
    told,
    choose(position, context) {
      const number = told.length;
      told.push(context.time);
      think(number, context);
      return game.parse(position, moves[number]);
    },
  };
}
