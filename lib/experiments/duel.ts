/**
 * A match of two agents as a study: its parameters, its rows, and its tasks, which are small batches of games.
 * A batch has its own openings and random numbers. The match has a fixed number of games, or a sequential test
 * ends it early; then batches form waves, and each wave knows the games of all waves before it.
 *
 * @module
 */
import { eloOf } from "matchbox/arena/elo.ts";
import { playMatch } from "matchbox/arena/match.ts";
import { type Pentanomial, scoreInterval } from "matchbox/arena/score.ts";
import { integer, type ParameterValues } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { exact, key } from "./columns.ts";
import { pentanomialOf, shortGames } from "./pairs_of_match.ts";
import { type RowOf, rowSet } from "./row_sets.ts";
import { decisionOf, scoreAtStop } from "./stopped_score.ts";
import type { Task, TaskContext, TaskResult } from "./study.ts";
import { withoutFault } from "./without_fault.ts";

/** How many games are played. */
export const duelParameters = {
  games: integer(2, 100_000, 400, "games; with a sequential test the most of them"),
  elo: integer(
    0,
    400,
    0,
    "the Elo difference that matters, for a sequential test that ends the match; 0 for no test",
  ),
};

/** The rows of a duel. */
export const duelSets = {
  pairs: rowSet("Two games from one opening, with sides changed", {
    pair: key<number>("number of the pair, from 1"),
    opening: exact<string>("the position that both games begin from"),
    points: exact("points", "points of the first agent in both games, 0 to 2"),
    repeatable: exact<boolean>(
      "whether no random number was drawn, so that it depends on the opening alone",
    ),
    elo: exact("Elo", "the difference that matters to the sequential test; 0 without a test"),
  }),
};

/** A pair of games. */
export type PairRow = RowOf<typeof duelSets.pairs>;

/** Numbers of the first and the last pair of a task. */
export interface Batch {
  readonly from: number;
  readonly to: number;
  /** Whether it is the first of its wave, which hands on the games of the waves before. */
  readonly isFirst: boolean;
}

/** Pairs of a task: a stopped run has lost no more than these. */
const PAIRS = 5;
/** Tasks that run at the same time, before the test is asked again. */
const WAVE = 8;

/** The batches of a match. */
export function* duelTasks(
  { games, elo }: ParameterValues<typeof duelParameters>,
): Iterable<Task<Batch>> {
  const pairs = Math.ceil(games / 2);
  let [before, wave]: [string[], string[]] = [[], []];
  for (let from = 1; from <= pairs; from += PAIRS) {
    if (wave.length === WAVE) [before, wave] = [wave, []];
    const to = Math.min(from + PAIRS - 1, pairs);
    const name = `pairs ${from} to ${to}`;
    yield {
      key: name,
      data: { from, to, isFirst: wave.length === 0 },
      after: elo > 0 ? before : [],
    };
    wave.push(name);
  }
}

/** Plays a batch, unless the test is decided by the games before its wave. */
export function playBatch(
  game: Game,
  [first, second]: readonly [string, string],
  { from, to, isFirst }: Batch,
  { params: { elo }, inputs, seed, clock }: TaskContext<
    ParameterValues<typeof duelParameters>,
    typeof duelSets
  >,
): TaskResult<typeof duelSets> {
  const earlier = inputs.length > 0 ? JSON.parse(inputs[0].artifact as string) as PairRow[] : [];
  const known = [...earlier, ...inputs.flatMap(({ rows }) => rows.pairs)];
  const artifact = elo > 0 && isFirst ? { content: JSON.stringify(known) } : undefined;
  if (elo > 0 && decisionOf(pairsOf(known), elo)) return { rows: {}, artifact };
  const { records } = playMatch(game, first, second, {
    ...{ games: 2 * (to - from + 1), seed, clock },
    ...shortGames(game),
  });
  const pairs = Array.from({ length: to - from + 1 }, (_, index): PairRow => {
    const [one, other] = records.slice(2 * index, 2 * index + 2).map(withoutFault);
    return {
      pair: from + index,
      opening: one.opening,
      // A result is that of side 0, and the first agent has side 1 in the second game.
      points: 1 + (one.result - other.result) / 2,
      repeatable: one.deterministic && other.deterministic,
      elo,
    };
  });
  return { rows: { pairs }, artifact };
}

/** The match so far, for its first agent. */
export interface Duel {
  /** Pairs by their points, each opening once for agents without random numbers. */
  readonly pairs: Pentanomial;
  /** Points per game, with an interval that allows for the stop of a sequential test. */
  readonly score: Interval;
  /** Why the match ended. */
  readonly end: string;
}

/** The result of a match. */
export function duelOf(rows: readonly PairRow[]): Duel {
  const pairs = pairsOf(rows);
  const [{ elo }] = rows;
  if (elo === 0) {
    return { pairs, score: { ...scoreInterval(pairs), unit: "games" }, end: "all played" };
  }
  return {
    pairs,
    score: { ...scoreAtStop(pairs, elo), unit: "games" },
    end: decisionOf(pairs, elo) ?? "all played, test undecided",
  };
}

/** The same as an Elo difference. */
export function eloOfScore({ mean, low, high, count }: Interval): Interval {
  const end = (score: number | null) => score === null ? null : eloOf(score);
  return { mean: eloOf(mean), low: end(low), high: end(high), count };
}

/** What a reader must know of the mean after a sequential test; the meaning of a column of scores. */
export const SCORE_MEANING =
  "points a game; after a sequential stop the mean is on average too far from even, and the interval allows for it";

/** Pairs by their points. A pair that must end as an earlier one did is no further evidence. */
function pairsOf(rows: readonly PairRow[]): Pentanomial {
  const seen = new Set<string>();
  const counted = rows.filter(({ opening, repeatable }) => {
    if (!repeatable) return true;
    const isNew = !seen.has(opening);
    seen.add(opening);
    return isNew;
  });
  return pentanomialOf(counted.map(({ points }) => points));
}
