/**
 * The reference matches of real agents, long enough to know their strength well.
 *
 * @module
 */
import { AgentCache } from "matchbox/arena/agent_cache.ts";
import { playScheduled } from "matchbox/arena/play_scheduled.ts";
import { scheduledGames, setUpTournament } from "matchbox/arena/schedule.ts";
import type { Clock } from "matchbox/base/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import { plainPlayer } from "../../plain_evaluations.ts";
import { type BlockCounts, byEnding, type MatchRow, type Result, results } from "./pair_endings.ts";

/** Two agents in a game, by their names in the rows; see `plainPlayer`. */
export interface ReferenceMatch {
  readonly game: string;
  readonly first: string;
  readonly second: string;
}

/** The player of C16a and D11, which takes as many discs as it can. */
export const MAXIMUM_DISC = "greedy:eval=material";
/** Values squares as `greedy` does, and also counts the moves of both sides: the mobility of D11. */
export const MOBILITY = "greedy:eval=mobility";

/** Random, greedy and shallow searchers; in Reversi the maximum disc player against each kind of them. */
export const referenceMatches: readonly ReferenceMatch[] = [
  { game: "tictactoe", first: "greedy", second: "random" },
  { game: "tictactoe", first: "alphabeta:depth=2", second: "greedy" },
  { game: "tictactoe", first: "alphabeta:depth=3", second: "alphabeta:depth=2" },
  { game: "metelyk", first: "greedy", second: "random" },
  { game: "metelyk", first: "alphabeta:depth=2", second: "greedy" },
  { game: "metelyk", first: "alphabeta:depth=3", second: "alphabeta:depth=2" },
  { game: "reversi", first: "greedy", second: "random" },
  { game: "reversi", first: MOBILITY, second: "greedy" },
  { game: "reversi", first: "alphabeta:depth=2", second: "greedy" },
  { game: "reversi", first: "alphabeta:depth=3", second: "alphabeta:depth=2" },
  { game: "reversi", first: MAXIMUM_DISC, second: "random" },
  { game: "reversi", first: MAXIMUM_DISC, second: "greedy" },
  { game: "reversi", first: MAXIMUM_DISC, second: MOBILITY },
  { game: "reversi", first: MAXIMUM_DISC, second: "alphabeta:depth=2" },
];

/**
 * The pairs of a task. Their openings are drawn as in any match, so each block is also a real match of forty
 * games.
 */
export const BLOCK = 20;

/** Plays a block of a match. */
export function matchRow(
  match: ReferenceMatch,
  block: number,
  options: Pick<BlockOptions, "pairs" | "seed" | "clock">,
): MatchRow {
  const counts = playBlock(findGame(match.game), match, {
    ...options,
    from: (block - 1) * BLOCK + 1,
    to: Math.min(block * BLOCK, options.pairs),
  });
  return { ...match, block, ...counts };
}

/** The pairs of a match to play. */
export interface BlockOptions {
  /** The number of pairs of the whole match, which determines its openings. */
  readonly pairs: number;
  /** The first and the last pair of the block, from 1. */
  readonly from: number;
  readonly to: number;
  readonly seed: number;
  readonly clock: Clock;
}

/**
 * Plays some pairs of a match, the same ones as in the whole match.
 *
 * @returns the number of pairs with each of `pairEndings`, and the number left out because two deterministic
 *   agents had already played from the opening
 */
export function playBlock(
  game: Game,
  { first, second }: ReferenceMatch,
  { pairs, from, to, seed, clock }: BlockOptions,
): BlockCounts {
  const players = [first, second].map((name) => plainPlayer(name, game));
  const tournament = setUpTournament(game, { agents: players, games: 2 * pairs, seed });
  const counts = byEnding(() => 0);
  const agents = new AgentCache(game);
  let repeated = 0;
  let moving: Result = "draw";
  let chance = false;
  for (const scheduled of scheduledGames(tournament)) {
    const { pair, swapped } = scheduled;
    if (pair < from || pair > to) continue;
    const record = playScheduled(game, scheduled, { ...tournament.rules, clock, agents });
    if (!swapped) {
      moving = results[1 + record.result];
      chance = !record.deterministic;
      continue;
    }
    chance ||= !record.deterministic;
    // The other agent moved first in this game, so a loss of the first side is the first agent's win.
    const replying = results[1 - record.result];
    if (chance || pair <= tournament.openings.length) counts[`${moving}_${replying}`]++;
    else repeated++;
  }
  return { ...counts, repeated };
}
