/**
 * The reference matches: real agents, as many games as it takes to know them well.
 *
 * @module
 */
import type { Clock } from "matchbox/base/mod.ts";
import { AgentCache, playScheduled, scheduledGames, setUpTournament } from "matchbox/arena/mod.ts";
import type { Game } from "matchbox/games/mod.ts";

/** Two agents in a game, as specs. */
export interface ReferenceMatch {
  readonly game: string;
  readonly first: string;
  readonly second: string;
}

/** The player of C16 and D11, which takes as many discs as it can. */
export const MAXIMUM_DISC = "greedy:eval=material";
/** The player of D11 that adds to the values of squares, by which `greedy` goes, the moves that each side has. */
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

/** The points of a game, for the first agent. */
const POINTS = [0, 0.5, 1];

/**
 * How a pair can end: the first agent's points in the game in which it moves first, and in the other.
 * Named `1 + 0.5` and so on.
 */
export const pairEndings = POINTS.flatMap((moving) =>
  POINTS.map((replying) => ({ name: `${moving} + ${replying}`, moving, replying }))
);

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
): { counts: Map<string, number>; repeated: number } {
  const tournament = setUpTournament(game, { agents: [first, second], games: 2 * pairs, seed });
  const counts = new Map(pairEndings.map(({ name }) => [name, 0]));
  const agents = new AgentCache(game);
  let repeated = 0;
  let moving = 0;
  let chance = false;
  for (const scheduled of scheduledGames(tournament)) {
    const { pair, swapped } = scheduled;
    if (pair < from || pair > to) continue;
    const record = playScheduled(game, scheduled, { ...tournament.rules, clock, agents });
    const points = (1 + record.result) / 2;
    if (!swapped) {
      moving = points;
      chance = !record.deterministic;
      continue;
    }
    chance ||= !record.deterministic;
    const name = `${moving} + ${1 - points}`;
    if (chance || pair <= tournament.openings.length) counts.set(name, counts.get(name)! + 1);
    else repeated++;
  }
  return { counts, repeated };
}
