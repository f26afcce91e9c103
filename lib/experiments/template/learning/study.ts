/**
 * My study: how a learner improves, game by game. To ask another question, change the question, the learner
 * and its opponent.
 *
 * @module
 */
import { createAgent, createLearner, playEpisode } from "matchbox/agents/mod.ts";
import { integer } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { formatInterval, type Interval, mean } from "matchbox/report/statistics/mod.ts";
import type { Figure, Table } from "matchbox/report/table.ts";
import { judge } from "../../judge.ts";
import { rowSet } from "../../row_sets.ts";
import { defineStudy, type Verdict } from "../../study.ts";

const QUESTION = "Does MENACE score more in its last games against random play than in its first?";
const GAME = "tictactoe";
const LEARNER = "menace";
/** It plays second. */
const OPPONENT = "random";

/** Consecutive games of a machine. */
type StretchRow = { machine: number; from: number; to: number; wins: number; draws: number };

const sets = {
  stretches: rowSet<StretchRow>("Consecutive games of one machine", {
    machine: { kind: "key", meaning: "number of the machine, from 1" },
    from: { kind: "key", meaning: "number of its first game in this row" },
    to: { kind: "key", meaning: "number of its last game in this row" },
    wins: { kind: "exact", unit: "games", meaning: "games that the learner won" },
    draws: { kind: "exact", unit: "games", meaning: "games drawn" },
  }),
};

interface Summary {
  readonly curve: readonly Stretch[];
  /** The gain in points per game from the first stretch to the last: the mean over machines. */
  readonly gain: Interval;
}

/** The games with the same numbers, of all machines. */
interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Points per game: the mean over machines. */
  readonly score: Interval;
}

export const study = defineStudy({
  id: "my-study",
  title: "My study",
  question: QUESTION,
  sources: [],
  parameters: {
    /** Each has its own random streams. */
    machines: integer(2, 10_000, 20, "independent learners"),
    stretches: integer(2, 10_000, 10, "stretches of games that each learner plays"),
    games: integer(1, 100_000, 50, "games of a stretch"),
  },
  presets: {
    quick: { machines: 20, stretches: 10, games: 50 },
    published: { machines: 200, stretches: 40, games: 50 },
  },
  sets,
  live: { figure: "curve", table: "curve" },

  // A machine is a chain of tasks, so a stopped run continues in the middle of its training.
  *tasks({ machines, stretches }) {
    for (let machine = 1; machine <= machines; machine++) {
      const key = (number: number) => `machine ${machine}, stretch ${number}`;
      for (let number = 1; number <= stretches; number++) {
        const after = number > 1 ? [key(number - 1)] : [];
        const last = number === stretches;
        yield { key: key(number), data: { machine, number, last }, after };
      }
    }
  },

  run({ data: { machine, number, last } }, { params: { games }, inputs, random, clock }) {
    const game = findGame(GAME);
    const learned = inputs.length ? JSON.parse(inputs[0].artifact as string) : undefined;
    const learner = createLearner(LEARNER, game, learned, random);
    const opponent = createAgent(OPPONENT, game);
    const position = game.start();
    let [wins, draws] = [0, 0];
    for (let played = 0; played < games; played++) {
      const result = playEpisode(position, [learner, opponent], { random, clock });
      if (result === 1) wins++;
      else if (result === 0) draws++;
    }
    const [from, to] = [(number - 1) * games + 1, number * games];
    const content = JSON.stringify(learner.state);
    return {
      rows: { stretches: [{ machine, from, to, wins, draws }] },
      // Only the first machine's final state is published.
      artifact: { content, file: machine === 1 && last ? "machine_1.json" : undefined },
    };
  },

  summarise({ stretches }): Summary {
    const curve = [...Map.groupBy(stretches, ({ from }) => from).values()].map((rows) => {
      const [{ from, to }] = rows;
      return { from, to, score: mean(rows.map(scoreOf)) };
    });
    const machines = [...Map.groupBy(stretches, ({ machine }) => machine).values()];
    const gains = machines.map((rows) => scoreOf(rows[rows.length - 1]) - scoreOf(rows[0]));
    return { curve, gain: mean(gains) };
  },

  tables({ curve }): Table[] {
    return [{
      name: "curve",
      title: "The learner's score by its number of games",
      columns: [
        { name: "from", kind: "key", meaning: "first game" },
        { name: "to", kind: "key", meaning: "last game" },
        { name: "score", kind: "exact", digits: 3, meaning: "points a game, mean over machines" },
        { name: "machines", kind: "exact", meaning: "machines behind the mean" },
      ],
      rows: curve.map(({ from, to, score }) => ({ from, to, score, machines: score.count })),
    }];
  },

  figures({ curve }): Figure[] {
    const points = curve.map(({ to, score }) => ({ to, ...score }));
    return [{
      name: "curve",
      title: answer(curve),
      caption: `Points a game of ${LEARNER} against ${OPPONENT}, mean over machines; ` +
        "band: 95 % interval.",
      options: { x: { label: "games played" }, y: { label: "points a game" } },
      marks: [
        {
          mark: "areaY",
          data: points.filter(({ low }) => low !== null),
          options: { x: "to", y1: "low", y2: "high", fillOpacity: 0.2 },
        },
        { mark: "lineY", data: points, options: { x: "to", y: "mean" } },
      ],
    }];
  },

  claims({ curve, gain }): Verdict[] {
    const [first, last] = [curve[0], curve[curve.length - 1]];
    return [{
      claim: "Q1",
      sentence: QUESTION,
      verdict: judge(gain, { low: 0 }),
      measured: `a gain of ${formatInterval(gain, { digits: 3 })} points a game`,
      evidence: `In games ${first.from} to ${first.to} it scores ${formatInterval(first.score)}, ` +
        `in games ${last.from} to ${last.to} ${formatInterval(last.score)}: a gain of ` +
        `${formatInterval(gain, { digits: 3 })} (more: the 95 % interval lies above 0).`,
    }];
  },

  finding: ({ curve, gain }) =>
    `After ${curve[curve.length - 1].to} games ${LEARNER} scores ` +
    `${formatInterval(gain, { digits: 3 })} points a game more than at first.`,
});

/** Points per game. */
function scoreOf({ from, to, wins, draws }: StretchRow): number {
  return (wins + draws / 2) / (to - from + 1);
}

/** The answer in a sentence: the last games compared with the first. */
function answer(curve: readonly Stretch[]): string {
  const [first, last] = [curve[0], curve[curve.length - 1]];
  const change = `${first.score.mean.toFixed(2)} to ${last.score.mean.toFixed(2)} points a game`;
  return `From ${change} in ${last.to} games`;
}
