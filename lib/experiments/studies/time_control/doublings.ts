/**
 * Matches of a program against itself with twice the nodes or twice the time (C35).
 *
 * @module
 */
import { createAgent } from "matchbox/agents/mod.ts";
import { AgentCache, playScheduled, scheduledGames, setUpTournament } from "matchbox/arena/mod.ts";
import { type Clock, type Random, randomStream } from "matchbox/base/mod.ts";
import { positionFromPlay } from "../../position_from_play.ts";
import { gameOf, type MoveLimit, type Program, rulesOf, specOf } from "./programs.ts";
import type { ReachRow } from "./rows.ts";

/** The openings of a task. */
export const BLOCK = 10;

/** Which games of a match to play. */
export interface BlockOptions {
  /** The limit with more, then the one with less. */
  readonly limits: readonly [MoveLimit, MoveLimit];
  /** Openings of the whole match. */
  readonly openings: number;
  /** Number of the block of openings, from 1. */
  readonly block: number;
  /** Determines the openings. */
  readonly seed: number;
  readonly clock: Clock;
}

/** The points of the program with the first limit in the two games of each opening of a block. */
export function playBlock(
  program: Program,
  { limits, openings, block, seed, clock }: BlockOptions,
): { opening: number; points: number }[] {
  const game = gameOf(program);
  const specs = limits.map((limit) => specOf(program, limit));
  const tournament = setUpTournament(game, {
    ...{ agents: specs, games: 2 * openings, seed },
    ...rulesOf(game),
  });
  const agents = new AgentCache(game);
  const points = new Map<number, number>();
  for (const scheduled of scheduledGames(tournament)) {
    const { pair, swapped } = scheduled;
    if (Math.ceil(pair / BLOCK) !== block) continue;
    const { result } = playScheduled(game, scheduled, { ...tournament.rules, clock, agents });
    const own = (1 + (swapped ? -result : result)) / 2;
    points.set(pair, (points.get(pair) ?? 0) + own);
  }
  return [...points].map(([opening, points]) => ({ opening, points }));
}

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
