/**
 * Agents with scripted moves, and a clock that is set by hand.
 *
 * @module
 */
import type { Agent, AgentContext, TimeLeft } from "matchbox/agents/mod.ts";
import type { Game } from "matchbox/games/mod.ts";

/** A clock that changes only when its time is set. */
export class HandClock {
  /** Milliseconds. */
  time = 0;

  now(): number {
    return this.time;
  }
}

/** An agent that plays a script, and the times that it got. */
export interface ScriptedAgent extends Agent {
  /** The time left before each move. */
  readonly told: (TimeLeft | undefined)[];
}

/**
 * Makes an agent.
 *
 * @param moves its own, in the game's notation
 * @param think called before each move, with its number from 0
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
