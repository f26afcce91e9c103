/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import { exact } from "../../exact_column.ts";
import { heuristicNames, weightColumns } from "./rows.ts";
import type { Stage, Summary } from "./summary.ts";
import { BY_LOT, LARGER, REGRESSION, SOURCE } from "./variants.ts";

/** What the learners reach first, then how. */
export function tables(summary: Summary): Table[] {
  return [
    learnersTable(summary),
    weightsTable(summary),
    convergenceTable(summary),
    matchesTable(summary),
  ];
}

function learnersTable({ matches, gains, ends }: Summary): Table {
  const [{ opponent, depth }] = matches;
  const against = matches.filter((match) => match.opponent === opponent && match.depth === depth);
  return {
    name: "learners",
    title: "What the learners reach with an equal number of games",
    columns: [
      { name: "weights of", kind: "key", meaning: "what has found the weights" },
      exact("score", `points per game against the ${opponent}, with the 95 % interval over runs`, {
        digits: 3,
      }),
      exact("gain", "the score minus that of the source's algorithm", { digits: 3 }),
      exact("between runs", "share of the sum of weights in which a run differs from the others", {
        digits: 3,
      }),
      exact("runs", "independent runs", { detail: true }),
      exact("games", "games of a run of the learner", { unit: "games", detail: true }),
      exact("match games", "games against the opponent, all runs", {
        unit: "games",
        detail: true,
      }),
    ],
    rows: against.map(({ player, score, games }) => {
      const end = ends.find(({ learner }) => learner === player);
      return {
        "weights of": player,
        score,
        gain: gains.find((each) => each.player === player)?.gain ?? null,
        "between runs": end?.between ?? null,
        runs: score.count,
        games: end?.games ?? null,
        "match games": games,
      };
    }),
  };
}

function weightsTable({ ends }: Summary): Table {
  const hand = [1, 4, 4, 5, 5].map((weight) => 5 * weight / 19);
  return {
    name: "weights",
    title: "The weights that the learners reach",
    columns: [
      { name: "weights of", kind: "key", meaning: "what has found the weights" },
      ...weightColumns.map((column) =>
        exact(
          heuristicNames[column],
          "weight, the mean over runs with its 95 % interval; the absolute values add up to 5",
          { digits: 2 },
        )
      ),
    ],
    rows: [
      {
        "weights of": "hand weights",
        ...Object.fromEntries(
          weightColumns.map((column, index) => [heuristicNames[column], hand[index]]),
        ),
      },
      ...ends.map(({ learner, weights }) => ({
        "weights of": learner,
        ...Object.fromEntries(
          weightColumns.map((column) => [heuristicNames[column], weights[column]]),
        ),
      })),
    ],
  };
}

/** The stages of a run that the table shows, as shares of its games. */
const SHOWN = [0.25, 0.5, 0.75, 1];

function convergenceTable({ stages, ends }: Summary): Table {
  const shown = stages.filter(({ learner, games }) => {
    const all = ends.find((end) => end.learner === learner)!.games;
    return [SOURCE, LARGER, BY_LOT, REGRESSION].includes(learner) &&
      SHOWN.some((part) => games === part * all);
  });
  return {
    name: "convergence",
    title: "Do the runs come together, and does each come to rest?",
    columns: [
      { name: "learner", kind: "key", meaning: "what finds the weights" },
      { name: "games", kind: "key", unit: "games", meaning: "games so far" },
      exact("between runs", "share of the sum of weights in which a run differs from the others", {
        digits: 3,
      }),
      exact("to its end", "share in which a run differs from its own last weights", { digits: 3 }),
      exact("runs", "independent runs", { detail: true }),
    ],
    rows: shown.map((stage) => ({
      learner: stage.learner,
      games: stage.games,
      "between runs": stage.between,
      "to its end": isLast(stage, ends) ? 0 : stage.toEnd,
      runs: stage.between.count,
    })),
  };
}

function isLast({ learner, games }: Stage, ends: readonly Stage[]): boolean {
  return ends.some((end) => end.learner === learner && end.games === games);
}

function matchesTable({ matches }: Summary): Table {
  return {
    name: "matches",
    title: "All matches",
    columns: [
      { name: "player", kind: "key", meaning: "whose weights play" },
      { name: "opponent", kind: "key", meaning: "whose weights the opponent has" },
      { name: "depth", kind: "key", unit: "plies", meaning: "search depth of both" },
      exact("games", "games in pairs, all runs", { unit: "games" }),
      exact("score", "points per game of the player, with the 95 % interval over runs", {
        digits: 3,
      }),
    ],
    rows: matches.map(({ player, opponent, depth, games, score }) => ({
      ...{ player, opponent, depth, games },
      score: score as Interval,
    })),
  };
}
