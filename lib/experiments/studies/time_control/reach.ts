/**
 * What a program reaches in a time: nodes and depth.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import { type Clock, type Random, randomStream } from "matchbox/base/mod.ts";
import { positionFromPlay } from "../../position_from_play.ts";
import { gameOf, type Program, specOf } from "./programs.ts";
import type { ReachRow } from "./rows.ts";

/** Searches for a while before time is measured, so that the code is compiled. */
export function warmUp(program: Program, clock: Clock): void {
  const game = gameOf(program);
  const agent = createAgent(specOf(program, { milliseconds: WARM_UP }), game);
  agent.choose(game.start(), { random: randomStream("warm-up"), clock });
}

/** Milliseconds. */
const WARM_UP = 100;

/**
 * The nodes and the depth that a program reaches in each of these times, in milliseconds.
 *
 * @param number of the position, from 1
 */
export function reachRows(
  program: Program,
  number: number,
  times: readonly number[],
  stream: (label: string) => Random,
  clock: Clock,
): ReachRow[] {
  const game = gameOf(program);
  const agents = times.map((milliseconds) => ({
    milliseconds,
    agent: createAgent(specOf(program, { milliseconds }), game),
  }));
  const context = { random: randomStream("reach"), clock };
  const position = positionFromPlay(game.spec, stream(`${game.spec} position ${number}`));
  warmUp(program, clock);
  return agents.map(({ milliseconds, agent }): ReachRow => {
    const { stats, depth } = agent.analyse!(position, context);
    const key = { game: program.game, position: number, milliseconds };
    return { ...key, nodes: stats.nodes, depth };
  });
}
