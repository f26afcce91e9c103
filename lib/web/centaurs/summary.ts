/**
 * What the games of an experiment say: points by kind, with intervals, and what hints do.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import type { Tally } from "matchbox/agents/mod.ts";
import { toCsv } from "matchbox/report/csv.ts";
import type { Table } from "matchbox/report/table.ts";
import { difference } from "matchbox/report/statistics/difference.ts";
import { pointsOf } from "../class/pooled.ts";
import { type Comparison, type KindRow, KINDS } from "./messages.ts";
import type { Experiment, TrialResult } from "./trial_store.ts";

/** The games by kind. Those of one person are no independent games, and the interval is wider for it. */
export function byKind(results: readonly TrialResult[]): KindRow[] {
  return KINDS.map((kind) => {
    const begun = results.filter((each) => each.kind === kind);
    const ended = begun.filter(({ points }) => points !== null);
    const people = kind === "machine"
      ? []
      : [...Map.groupBy(ended, ({ visitor }) => visitor).values()];
    const tally = tallyOf(ended);
    return {
      ...{ kind, people: people.length, begun: begun.length, ...tally },
      points: pointsOf(kind === "machine" ? [tally] : people.map(tallyOf)),
      moves: sumOf(ended, ({ moves }) => moves),
      asked: sumOf(ended, ({ asked }) => asked),
      followed: sumOf(ended, ({ followed }) => followed),
    };
  });
}

/** The points of a person with hints over those of each other kind; none before both have ended a game. */
export function comparisonsOf(kinds: readonly KindRow[]): Comparison[] {
  const centaur = intervalOf(kinds.find(({ kind }) => kind === "person with hints")!);
  return (["person", "machine"] as const).flatMap((over) => {
    const other = intervalOf(kinds.find(({ kind }) => kind === over)!);
    if (!centaur || !other) return [];
    const { mean, low, high } = difference(centaur, other);
    return [{ over, score: mean, low: low!, high: high! }];
  });
}

/** The games as CSV, a line each; people are numbered in the order of their first game. */
export function trialsCsv(experiment: Experiment, results: readonly TrialResult[]): string {
  const people = [...new Set(results.map(({ visitor }) => visitor))];
  const { spec, opponent, machine, randomMoves } = experiment;
  const rows = results.map((each) => ({
    ...{
      experiment: experiment.number,
      game: spec,
      opponent,
      machine,
      "random moves": randomMoves,
    },
    person: people.indexOf(each.visitor) + 1,
    ...{ number: each.number + 1, kind: each.kind, side: each.side, opening: each.opening },
    ...{ moves: each.moves, asked: each.asked, followed: each.followed },
    ...{ points: each.points, ending: each.ending },
  }));
  return toCsv(COLUMNS, rows);
}

const COLUMNS: Table["columns"] = [
  ["experiment", "counted from 1"],
  ["game", "its spec"],
  ["opponent", "who played against all kinds"],
  ["machine", "who played alone and gave the hints"],
  ["random moves", "at the start of each game"],
  ["person", "whose page it was, also when the machine played"],
  ["number", "of the game among those of this person"],
  ["kind", "who played"],
  ["side", "of the kind; side 0 begins a game without random moves"],
  ["opening", "the position after the random moves"],
  ["moves", "of the person"],
  ["asked", "moves before which the person asked for a hint"],
  ["followed", "of these, moves that were the hint"],
  ["points", "of the kind: 1, 0.5 or 0; empty before the end"],
  ["ending", "how it ended"],
].map(([name, meaning]) => ({ name, meaning, kind: "measured" }));

function tallyOf(results: readonly TrialResult[]): Tally {
  const count = (wanted: number) => results.filter(({ points }) => points === wanted).length;
  return { wins: count(1), draws: count(0.5), losses: count(0) };
}

function intervalOf({ points, wins, draws, losses }: KindRow) {
  return points && { mean: points.score, ...points, count: wins + draws + losses };
}
