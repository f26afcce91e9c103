/**
 * The summary of the study's rows, for tables, figures and verdicts. The unit of evidence is a run, because
 * the games of a run share its weights.
 *
 * @module
 */
import { difference } from "matchbox/report/statistics/difference.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { mean } from "matchbox/report/statistics/mean.ts";
import type { RowsOf } from "../../row_sets.ts";
import { within } from "../../within.ts";
import { type Piece, pieces, SOURCE } from "./learners.ts";
import type { sets } from "./rows.ts";

/** Where the runs of an evolution are after some games. */
export interface Stage {
  readonly learner: string;
  readonly games: number;
  /** Generations by then: the mean over runs. */
  readonly generations: number;
  /** In pawns: the mean over runs with its interval. */
  readonly weights: Readonly<Record<Piece, Interval>>;
  /** In pawns: the mean of the population of each run. */
  readonly runs: readonly Readonly<{ run: number } & Record<Piece, number>>[];
}

/** A player against the textbook's weights. */
export interface MatchSummary {
  readonly player: string;
  readonly games: number;
  /** Points per game: the mean over runs. */
  readonly score: Interval;
}

/** The summary of all results. */
export interface Summary {
  /** The stages of all evolutions, each from the start to the end. */
  readonly stages: readonly Stage[];
  /** Their last stages. */
  readonly ends: readonly Stage[];
  readonly matches: readonly MatchSummary[];
  /** Points per game against the textbook's weights, minus those of the source's algorithm. */
  readonly gains: readonly { readonly learner: string; readonly gain: Interval }[];
}

/** Computes all estimates, in the order of the rows. */
export function summarise({ weights, matches: played }: RowsOf<typeof sets>): Summary {
  const groups = Map.groupBy(weights, ({ learner, games }) => `${learner}, ${games}`);
  const stages = [...groups.values()].map((group): Stage => {
    const runs = group.map(({ run, knight, bishop, rook }) => ({
      ...{ run, knight: knight / 100, bishop: bishop / 100, rook: rook / 100 },
    }));
    return {
      learner: group[0].learner,
      games: group[0].games,
      generations: mean(group.map(({ generation }) => generation)).mean,
      weights: Object.fromEntries(
        pieces.map((piece) => [piece, mean(runs.map((run) => run[piece]))]),
      ) as Record<Piece, Interval>,
      runs,
    };
  });
  const matches = [...Map.groupBy(played, ({ player }) => player).values()].map((group) => {
    const games = group.map(({ wins, draws, losses }) => wins + draws + losses);
    return {
      player: group[0].player,
      games: games.reduce((sum, count) => sum + count),
      score: within(
        mean(group.map(({ wins, draws }, index) => (wins + draws / 2) / games[index])),
        [0, 1],
      ),
    };
  });
  const ends = [...Map.groupBy(stages, ({ learner }) => learner).values()]
    .map((own) => own.at(-1)!);
  const scoreOf = (wanted: string) => matches.find(({ player }) => player === wanted)!.score;
  return {
    stages,
    ends,
    matches,
    gains: ends.filter(({ learner }) => learner !== SOURCE)
      .map(({ learner }) => ({
        learner,
        gain: difference(scoreOf(learner), scoreOf(SOURCE)),
      })),
  };
}
