/**
 * The reference matches: real agents, as many games as it takes to know them well.
 *
 * @module
 */
import { AgentCache, playScheduled, scheduledGames, setUpTournament } from "matchbox/arena/mod.ts";
import type { Clock } from "matchbox/base/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import { type BlockCounts, byEnding, type MatchRow, type Result, results } from "./pair_endings.ts";

/** Two agents in a game, as specs. */
export interface ReferenceMatch {
  readonly game: string;
  readonly first: string;
  readonly second: string;
}

/** Takes as many discs as it can: the player of C16a and D11. */
export const MAXIMUM_DISC = "greedy:eval=material";
/** Values squares as `greedy` does, and counts the moves of both sides besides: the mobility of D11. */
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
 * Pairs that a task plays. They have openings of their own, drawn as those of any match are: each block is a
 * real match of forty games, besides being a part of a longer one.
 */
export const BLOCK = 20;

/** Plays a block of a match of so many pairs. */
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

/** Which pairs of a match are played, and how. */
export interface BlockOptions {
  /** Pairs of the whole match, which settle its openings. */
  readonly pairs: number;
  /** The first and the last pair of the block, from 1. */
  readonly from: number;
  readonly to: number;
  readonly seed: number;
  readonly clock: Clock;
}

/**
 * Plays some pairs of a match. They are those that the whole match would have, whoever plays the others.
 *
 * @returns how many pairs came to each of `pairEndings`, and how many were left out because two agents
 * without chance had played from that opening before
 */
export function playBlock(
  game: Game,
  { first, second }: ReferenceMatch,
  { pairs, from, to, seed, clock }: BlockOptions,
): BlockCounts {
  const tournament = setUpTournament(game, { agents: [first, second], games: 2 * pairs, seed });
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
    // The other agent moved first in this game, so its loss is the first agent's win.
    const replying = results[1 - record.result];
    if (chance || pair <= tournament.openings.length) counts[`${moving}_${replying}`]++;
    else repeated++;
  }
  return { ...counts, repeated };
}
