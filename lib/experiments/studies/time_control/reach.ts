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

/** The nodes and the depth that a program reaches in each of these times, in milliseconds. */
export function reachRows(
  program: Program,
  count: number,
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
  const positions = Array.from(
    { length: count },
    (_, index) => positionFromPlay(game.spec, stream(`${game.spec} position ${index + 1}`)),
  );
  warmUp(program, clock);
  return positions.flatMap((position, index) =>
    agents.map(({ milliseconds, agent }): ReachRow => {
      const { stats, depth } = agent.analyse!(position, context);
      const key = { game: program.game, position: index + 1, milliseconds };
      return { ...key, nodes: stats.nodes, depth };
    })
  );
}
