/**
 * The reference matches of real agents, long enough to know their strength well.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { type GamesOfMatch, gamesOfMatch } from "../../games_of_match.ts";
import { plainPlayer } from "../../plain_evaluations.ts";
import { type BlockCounts, byEnding, type Ending, results } from "./pair_endings.ts";
import type { MatchRow } from "./rows.ts";

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

/** The row of a block of a match. */
export function matchRow(match: ReferenceMatch, number: number, block: MatchBlock): MatchRow {
  return { ...match, block: number, ...playBlock(findGame(match.game), match, block) };
}

/** The pairs of a match to play. */
type MatchBlock = Pick<GamesOfMatch, "openings" | "from" | "to" | "seed" | "clock">;

/**
 * Plays some pairs of a match, the same ones as in the whole match.
 *
 * @returns the number of pairs with each of `pairEndings`, and the number left out because two deterministic
 *   agents had already played from the opening
 */
export function playBlock(
  game: Game,
  { first, second }: ReferenceMatch,
  block: MatchBlock,
): BlockCounts {
  const agents = [plainPlayer(first, game), plainPlayer(second, game)] as const;
  const games = [...gamesOfMatch(game, { ...block, agents })];
  const counts = { ...byEnding(() => 0), repeated: 0 };
  for (const pair of Map.groupBy(games, ({ opening }) => opening).values()) {
    const chance = pair.some(({ record }) => !record.deterministic);
    const [moving, replying] = pair.map(({ points }) => results[2 * points]);
    const ending: Ending = `${moving}_${replying}`;
    counts[chance || !pair[0].repeats ? ending : "repeated"]++;
  }
  return counts;
}
