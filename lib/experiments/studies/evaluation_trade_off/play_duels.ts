/**
 * The games of the duels.
 *
 * @module
 */
import { AgentCache, playScheduled, scheduledGames, setUpTournament } from "matchbox/arena/mod.ts";
import type { Clock } from "matchbox/base/mod.ts";
import { type Duel, gameOf, programOf, rulesOf } from "./duels.ts";

/** The openings of a task. */
export const BLOCK = 8;

/** Which games of a duel to play. */
export interface BlockOptions {
  /** The limits of a move of the simple and of the rich program. */
  readonly limits: Readonly<Record<"simple" | "rich", { nodes: number } | { seconds: number }>>;
  /** Openings of the whole match. */
  readonly openings: number;
  /** Number of the block of openings, from 1. */
  readonly block: number;
  /** Determines the openings; all matches of a game have the same ones. */
  readonly seed: number;
  readonly clock: Clock;
}

/** The points of the simple program in the two games of each opening of a block. */
export function playBlock(
  duel: Duel,
  { limits, openings, block, seed, clock }: BlockOptions,
): { opening: number; points: number }[] {
  const game = gameOf(duel);
  const specs = [programOf(duel, "simple", limits.simple), programOf(duel, "rich", limits.rich)];
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
    // The result is that of side 0, and the simple program has side 1 in the second game.
    const own = (1 + (swapped ? -result : result)) / 2;
    points.set(pair, (points.get(pair) ?? 0) + own);
  }
  return [...points].map(([opening, points]) => ({ opening, points }));
}
