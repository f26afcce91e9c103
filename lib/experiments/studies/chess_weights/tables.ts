/**
 * The tables of the study.
 *
 * @module
 */
import type { Table } from "matchbox/report/table.ts";
import { exact } from "../../exact_column.ts";
import { pieces, published } from "./learners.ts";
import type { Summary } from "./summary.ts";

/** The weights beside published ones, and the matches. */
export function tables(summary: Summary): Table[] {
  return [weightsTable(summary), matchesTable(summary), runsTable(summary)];
}

function weightsTable({ ends }: Summary): Table {
  return {
    name: "weights",
    title: "Evolved and published values of the pieces, in pawns",
    columns: [
      { name: "values of", kind: "key", meaning: "an evolution, or where they were published" },
      ...pieces.map((piece) =>
        exact(piece, "value in pawns; of an evolution the mean over runs with its 95 % interval", {
          unit: "pawns",
          digits: 2,
        })
      ),
      exact("generations", "generations of a run, mean over runs", { digits: 0 }),
      exact("runs", "independent runs", { detail: true }),
      exact("games", "games of a run", { unit: "games", detail: true }),
    ],
    rows: [
      ...ends.map(({ learner, weights, generations, games, runs }) => ({
        "values of": learner,
        ...weights,
        generations,
        runs: runs.length,
        games,
      })),
      ...published.map(({ name, values }) => ({
        "values of": name,
        ...values,
        ...{ generations: null, runs: null, games: null },
      })),
    ],
  };
}

function matchesTable({ matches, gains }: Summary): Table {
  return {
    name: "matches",
    title: "Points against the textbook's weights",
    columns: [
      { name: "player", kind: "key", meaning: "whose weights play; of an evolution the last mean" },
      exact("games", "games in pairs, all runs", { unit: "games" }),
      exact("score", "points per game, with the 95 % interval over runs", { digits: 3 }),
      exact("gain", "the score minus that of the source's algorithm, first to four wins", {
        digits: 3,
      }),
      exact("runs", "independent runs", { detail: true }),
    ],
    rows: matches.map(({ player, games, score }) => ({
      ...{ player, games, score },
      gain: gains.find(({ learner }) => learner === player)?.gain ?? null,
      runs: score.count,
    })),
  };
}

function runsTable({ ends }: Summary): Table {
  return {
    name: "runs",
    title: "The last weights of every run, in pawns",
    columns: [
      { name: "evolution", kind: "key", meaning: "how duels are decided" },
      { name: "run", kind: "key", meaning: "number of the run" },
      ...pieces.map((piece) =>
        exact(piece, "mean of the last population", { unit: "pawns", digits: 2 })
      ),
    ],
    rows: ends.flatMap(({ learner, runs }) =>
      runs.map(({ run, ...values }) => ({ evolution: learner, run, ...values }))
    ),
  };
}
