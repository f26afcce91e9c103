/**
 * Games on a real clock: what the time plan intends, and what a move takes (E7).
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import { TimePlan } from "matchbox/agents/search/time_plan.ts";
import { drawOpenings } from "matchbox/arena/openings.ts";
import { playGame } from "matchbox/arena/play_game.ts";
import type { Clock } from "matchbox/base/mod.ts";
import { gameOf, type Program, specOf } from "./programs.ts";
import { shortGames } from "../../pairs_of_match.ts";
import { withoutFault } from "../../without_fault.ts";
import { warmUp } from "./reach.ts";
import type { ClockRow } from "./rows.ts";

/** The games of a task. */
export interface ClockGames {
  /** The safety margin of both sides, in milliseconds. */
  readonly margin: number;
  /** Milliseconds of work outside the search in each move. */
  readonly delay: number;
  /** Time of a side for the game, in seconds. */
  readonly base: number;
  /** Numbers of the first and the last opening. */
  readonly from: number;
  readonly to: number;
  /** Determines the openings. */
  readonly seed: number;
}

/** The first plies of a game are random. */
const OPENING = 8;
/** The plan is made for 30 moves of each side; games end one move later. Longer ones are computed. */
export const MOST_MOVES = 31;

/** Two rows for each game: the program plays against itself. */
export function clockRows(
  program: Program,
  { margin, delay, base, from, to, seed }: ClockGames,
  clock: Clock,
): ClockRow[] {
  const game = gameOf(program);
  const openings = drawOpenings(game, { count: to, plies: OPENING, seed });
  warmUp(program, clock);
  const rows: ClockRow[] = [];
  for (let opening = from; opening <= to; opening++) {
    // A program of its own for each side, because each has its own plan.
    const sides = [0, 1].map(() =>
      new TimedAgent(createAgent(specOf(program, { margin }), game), { margin, delay })
    );
    const record = playGame(game, [sides[0], sides[1]], {
      ...{ seed: `clock game ${opening}`, opening: openings[opening - 1], clock },
      ...{ ...shortGames(game), maxPlies: 2 * MOST_MOVES },
      time: { base, increment: 0 },
    });
    // A flag is what is asked for here.
    if (record.ending !== "time") withoutFault(record);
    for (const [side, agent] of sides.entries()) {
      const lost = side === 0 ? record.result < 0 : record.result > 0;
      rows.push({
        ...{ game: program.game, margin, delay, opening, side },
        ...agent.seen(),
        flag: lost && record.ending === "time",
      });
    }
  }
  return rows;
}

/** Measures the moves of an agent on a clock, each with work outside its search. */
class TimedAgent implements Agent {
  readonly name: string;
  readonly #agent: Agent;
  readonly #margin: number;
  readonly #delay: number;
  readonly #plan: TimePlan;
  readonly #moves: { used: number; beyond: number }[] = [];

  constructor(agent: Agent, { margin, delay }: Pick<ClockGames, "margin" | "delay">) {
    this.name = agent.name;
    this.#agent = agent;
    this.#margin = margin;
    this.#delay = delay;
    this.#plan = new TimePlan({ margin });
  }

  gameStart(side: 0 | 1): void {
    this.#plan.begin();
    this.#agent.gameStart?.(side);
  }

  choose(...[position, context]: Parameters<Agent["choose"]>): number {
    const planned = this.#plan.next(context.time!);
    const start = context.clock.now();
    const move = this.#agent.choose(position, context);
    // Work, not sleep: nothing else may run meanwhile.
    for (const searched = context.clock.now(); context.clock.now() - searched < this.#delay;);
    const used = context.clock.now() - start;
    this.#moves.push({ used, beyond: used - planned });
    return move;
  }

  /** The columns of a row. */
  seen(): Pick<ClockRow, "moves" | "used" | "overshoot" | "late"> {
    const rounded = (value: number) => Number(value.toFixed(3));
    return {
      moves: this.#moves.length,
      used: rounded(this.#moves.reduce((sum, { used }) => sum + used, 0) / 1000),
      overshoot: rounded(Math.max(0, ...this.#moves.map(({ beyond }) => beyond))),
      late: this.#moves.filter(({ beyond }) => beyond > this.#margin).length,
    };
  }
}
