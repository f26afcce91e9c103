/**
 * `train`: trains a learner, with its learning curve. What it has learned is written to a file, which the
 * learner's spec reads.
 *
 * @module
 */
import { trainable } from "matchbox/agents/mod.ts";
import { parseSpec, quote, UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import {
  runTraining,
  stepsOfPoint,
  type TrainingRun,
} from "matchbox/runner/training/run_training.ts";
import { curveFigure, curveTable } from "matchbox/runner/training/training_curve.ts";
import type { CurvePoint } from "matchbox/runner/training/training_work.ts";
import { checkWritable } from "./allowed_paths.ts";
import { giveUpDeno } from "./queue_option.ts";
import { interruptSignal } from "./interrupt.ts";
import { executorsOf } from "./jobs.ts";
import { liveTable } from "./live_table.ts";
import { minutesOf, printJson, seedOf, wholeNumber } from "./options.ts";
import { refuseOtherLearner } from "./saved_learner.ts";
import { checkWritableFile, writeWhole } from "./whole_file.ts";

/** The options as text. */
export interface TrainFlags {
  readonly against: string;
  readonly games?: string;
  readonly generations?: string;
  readonly every?: string;
  readonly minutes?: string;
  readonly patience?: string;
  readonly seed: string;
  readonly out?: string;
  readonly figure?: string;
  readonly engine?: string;
  readonly store: string;
  readonly json?: boolean;
}

/** The most steps of a training, far more than anyone can wait for, and how many there are by default. */
const MOST_STEPS = 1e12;
const DEFAULT_STEPS = { games: "1000", generations: "50" } as const;

/** Rows of the curve shown while it grows, and characters of their bars. */
const LAST_ROWS = 20;
const BAR = 40;

/** What Ctrl-C is answered with. */
const STOPPED = "stopped; what is finished is kept, and the same command continues";

/** Runs the verb. */
export async function trainVerb(
  gameSpec: string,
  learner: string,
  { out, figure, json, ...flags }: TrainFlags,
): Promise<void> {
  const game = findGame(gameSpec);
  const { unit } = trainable(learner, game);
  const steps = stepsOf(learner, unit, flags);
  const every = flags.every === undefined
    ? stepsOfPoint(steps)
    : wholeNumber("train", "--every", flags.every, 1, steps);
  const early = {
    minutes: flags.minutes === undefined ? undefined : minutesOf("train", flags.minutes),
    patience: flags.patience === undefined
      ? undefined
      : wholeNumber("train", "--patience", flags.patience, 1, steps),
  };
  const seed = seedOf("train", flags.seed);
  checkWritable("--store", flags.store);
  if (out !== undefined) refuseOtherLearner(out, learner, game);
  if (figure !== undefined) checkFigure(figure);

  const executors = await executorsOf("train", flags);
  giveUpDeno();
  const signal = interruptSignal(STOPPED);
  let curve: readonly CurvePoint[] = [];
  const line = () => {
    const workers = executors?.workers?.();
    return `${lineOf(curve, steps, unit)}${workers === undefined ? "" : `; ${workers}`}`;
  };
  const live = liveTable(line);
  const run = await runTraining(game, learner, {
    ...{
      ...early,
      against: flags.against,
      steps,
      every,
      seed,
      signal,
      executors,
      store: flags.store,
    },
    warn: (text) => console.error(`warning: ${text}`),
    onCurve(points) {
      curve = points;
      live.show(() => `${barsOf(points)}\n${line()}`);
    },
  }).finally(() => live.end());

  if (run.complete && out !== undefined) writeWhole(out, `${JSON.stringify(run.learned)}\n`);
  if (figure !== undefined && run.curve.length > 0) {
    const { toSvg } = await import("matchbox/report/plot.ts");
    writeWhole(figure, await toSvg(curveFigure(run)));
  }
  const file = run.complete ? out ?? null : null;
  report(run, out);
  if (json) return printJson(describe(run, file));
  if (run.curve.length === 0) return;
  console.log(toMarkdown(curveTable(run), { legend: false }));
  const kept = run.resumed ? `, ${run.resumed} of the rows from the store` : "";
  console.log(`${run.steps} ${run.unit}, seed ${seed}; ${run.seconds.toFixed(1)} s${kept}`);
  const why = earlyEnd(run, flags);
  if (why) console.log(why);
  if (figure !== undefined) console.log(`figure: ${figure}`);
  if (file !== null) console.log(`learned: ${file}`);
  else if (run.complete) {
    const { name } = parseSpec(learner);
    console.log(
      `not written to a file; the same command with --out out/${name}.json does it at once`,
    );
  }
}

/** Why a training ended before its last step, as a line. */
function earlyEnd(
  { ended, steps, unit }: TrainingRun,
  { minutes, patience }: Pick<TrainFlags, "minutes" | "patience">,
): string | undefined {
  if (ended === "patience") return `ended: no better score in the last ${patience} ${unit}`;
  if (ended !== "minutes") return undefined;
  return `ended: ${minutes} min are over; --${unit} ${steps} gives the same on any machine`;
}

/** Prints what went wrong on standard error, and sets the exit code. */
function report({ complete, failures, unit }: TrainingRun, out?: string): void {
  for (const { task, error } of failures) console.error(`failed: ${unit} ${task.key}: ${error}`);
  if (complete) return;
  if (failures.length === 0) console.error(STOPPED);
  if (out !== undefined) console.error(`${out} is written when the training is complete`);
  Deno.exitCode = failures.length === 0 ? 130 : 1;
}

/** The object of `--json`. */
function describe(run: TrainingRun, file: string | null) {
  const { game, learner, against, unit, steps, seed, curve, ended, complete, resumed, seconds } =
    run;
  return {
    ...{ game, learner, against, [unit]: steps, seed, curve, file, ended, complete, resumed },
    seconds: Number(seconds.toFixed(6)),
  };
}

/** The curve as bars, for a terminal. */
function barsOf(curve: readonly CurvePoint[]): string {
  const width = String(curve.at(-1)?.to ?? "").length;
  return curve.slice(-LAST_ROWS).map(({ to, wins, draws, losses }) => {
    const games = wins + draws + losses;
    const won = Math.round(BAR * wins / games);
    const notLost = Math.round(BAR * (wins + draws) / games);
    const bar = "█".repeat(won) + "▒".repeat(notLost - won) + "·".repeat(BAR - notLost);
    return `${String(to).padStart(width)} ${bar} ${(wins / games).toFixed(3)} won`;
  }).join("\n");
}

function lineOf(
  curve: readonly CurvePoint[],
  steps: number,
  unit: TrainingRun["unit"],
): string {
  return `${curve.at(-1)?.to ?? 0} of ${steps} ${unit}`;
}

/**
 * The length of a training: games of a learner, generations of a population.
 *
 * @throws {UsageError} when it is given in the other unit, or is not a whole number
 */
function stepsOf(
  learner: string,
  unit: TrainingRun["unit"],
  flags: Pick<TrainFlags, "games" | "generations">,
): number {
  const other = unit === "games" ? "generations" : "games";
  if (flags[other] !== undefined) {
    throw new UsageError(
      `train: ${parseSpec(learner).name} learns by ${unit}; expected --${unit}, not --${other}`,
    );
  }
  const given = flags[unit] ?? DEFAULT_STEPS[unit];
  return wholeNumber("train", `--${unit}`, given, 1, MOST_STEPS);
}

/** @throws {UsageError | SetupError} when the file cannot be written, or is no SVG */
function checkFigure(path: string): void {
  if (!path.endsWith(".svg")) {
    throw new UsageError(`--figure ${quote(path)}: expected a name that ends in .svg`);
  }
  checkWritableFile("--figure", path);
}
