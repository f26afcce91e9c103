/**
 * Ways to learn: the same positions of tic-tac-toe and of Reversi 6x6 with exact values, learned by decision trees,
 * rules, nearest neighbours, regression and networks (D12, C43). How right each of them is about positions that it
 * has not seen, how much more it is right about those that it has, and what its training takes.
 *
 * @module
 */
import {
  type Examples,
  firstOf,
  type Learned,
  signOf,
} from "matchbox/agents/learners/labelled/examples.ts";
import { integer } from "matchbox/base/mod.ts";
import { rounded } from "../../rounded.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { type TimedWork, timeSideBySide, type TimingRow } from "../../timing.ts";
import { sampleOf, type SettingName, settings } from "./positions.ts";
import { sets, type TimesRow } from "./rows.ts";
import { type Needs, wayNames, ways } from "./ways.ts";

/** The data of a task. */
interface TaskData {
  readonly step: "learn" | "time";
  readonly name: SettingName;
  readonly run: number;
}

/** What names a time. */
type TimedKey = Omit<TimesRow, keyof TimingRow>;

/** Each number of examples is so many times the one before. */
const FACTOR = 4;
/** Numbers of examples of a game. */
const SIZES = 3;
/** Training positions that a way is asked about at most. */
const ASKED = 1000;
/** Times that each training is timed in a process, after it has warmed up. */
const REPEATS = 1;
/** All that tic-tac-toe can give beside its positions for testing. */
const MOST_TIC_TAC_TOE = 3200;

const names = Object.keys(settings) as SettingName[];

export const experiment = defineExperiment({
  id: "ways-to-learn",
  specs: names.map((name) => settings[name].spec),
  parameters: {
    runs: integer(2, 1000, 10, "runs with positions of their own, each timed in a fresh process"),
    examples: integer(64, 100_000, 3200, "positions of the largest training"),
    tested: integer(100, 1300, 900, "positions of a run that are not trained on, at least"),
  },
  presets: {
    quick: { runs: 3, examples: 640, tested: 300 },
    published: { runs: 10, examples: 3200, tested: 900 },
    thorough: { runs: 100, examples: 51_200, tested: 900 },
  },
  sets,

  *tasks({ runs }): Iterable<Task<TaskData>> {
    for (const name of names) {
      for (let run = 1; run <= runs; run++) {
        yield { key: `${name}, run ${run}`, data: { step: "learn", name, run } };
      }
    }
    for (const name of names) {
      for (let run = 1; run <= runs; run++) {
        const key = `times of ${name}, process ${run}`;
        yield { key, timed: true, data: { step: "time", name, run } };
      }
    }
  },

  run({ data: { step, name, run } }, { params, random, stream, clock }) {
    const { examples, tested } = params;
    const counts = {
      train: name === "tictactoe" ? Math.min(examples, MOST_TIC_TAC_TOE) : examples,
      test: tested,
    };
    const needsOf = (way: string): Needs => ({
      shapes: settings[name].shapes,
      random: stream(`${name}, ${way}, run ${run}`),
    });
    const { train, test } = sampleOf(name, counts, stream(`${name}, run ${run}, test ${tested}`));
    if (step === "time") {
      const head = { process: run, game: name, examples: train.count };
      const works = wayNames.flatMap((way): TimedWork<TimedKey>[] => {
        const learn = () => ways[way](train, needsOf(way));
        const learned = learn();
        return [
          { key: { ...head, way, part: "training" }, run: () => void learn() },
          {
            key: { ...head, way, part: "answers" },
            run: () => void examined(learned, test),
            parts: test.count,
          },
        ];
      });
      return { rows: { times: timeSideBySide(works, REPEATS, { clock, random }) } };
    }
    const learned = sizesTo(train.count).flatMap((count) => {
      const own = firstOf(train, count);
      return wayNames.map((way) => {
        const found = ways[way](own, needsOf(way));
        const [before, after] = [firstOf(own, Math.min(count, ASKED)), test]
          .map((asked) => examined(found, asked));
        return {
          ...{ run, game: name, way, examples: count, numbers: found.numbers },
          ...{ trained: before.count, trained_right: before.right, trained_error: before.error },
          ...{ tested: after.count, tested_right: after.right, tested_error: after.error },
        };
      });
    });
    return { rows: { learned } };
  },
});

/** The numbers of examples up to the largest. */
function sizesTo(most: number): number[] {
  return Array.from(
    { length: SIZES },
    (_, index) => Math.floor(most / FACTOR ** (SIZES - 1 - index)),
  );
}

/** How well what was learned does on examples. */
function examined(learned: Learned, { count, width, features, values, unit }: Examples) {
  let [right, squares] = [0, 0];
  for (let row = 0; row < count; row++) {
    const value = learned.predict(features, row * width);
    if (signOf(value, unit) === signOf(values[row], unit)) right++;
    squares += (value - values[row]) ** 2;
  }
  return { count, right, error: rounded(Math.sqrt(squares / count)) };
}
