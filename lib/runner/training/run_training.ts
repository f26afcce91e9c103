/**
 * Trains a learner. The state is stored after every stretch of games, so that a killed training continues
 * there, with the same result as an undisturbed one.
 *
 * @module
 */
import {
  agentName,
  createTrainer,
  type PlainData,
  prepareAgents,
  trainable,
  type TrainerEntry,
} from "matchbox/agents/mod.ts";
import { filesNamedIn, randomStream, UsageError } from "matchbox/base/mod.ts";
import type { Task } from "matchbox/experiments/mod.ts";
import type { Game } from "matchbox/games/mod.ts";
import type { RunStore } from "../store/store.ts";
import type { Executors } from "../work/executor.ts";
import { openJob } from "../work/open_job.ts";
import { type FailedTask, localExecutors, runWork } from "../work/run_work.ts";
import type { Job } from "../work/task.ts";
import { type EarlyEnd, endOfPatience, type EndReason } from "./early_end.ts";
import {
  type Continued,
  type CurvePoint,
  type TrainingParams,
  type TrainingStretch,
  work,
} from "./training_work.ts";

export type { EarlyEnd, EndReason } from "./early_end.ts";

/** The module that workers load. */
const workUrl = new URL("./training_work.ts", import.meta.url);

/** The most points of a curve, each of them a stored task. */
export const MOST_POINTS = 10_000;

/** Options of `runTraining`. */
export interface TrainingOptions extends EarlyEnd {
  /** The spec of the opponent; a learner without a file learns too. Default: `random`. */
  readonly against?: string;
  /** Steps of the training at most: games, or generations of a population. */
  readonly steps: number;
  /** Steps of a point of the curve; default: see `stepsOfPoint`. */
  readonly every?: number;
  /** Master seed, a whole number from 0 to 2^32 - 1; default 1. */
  readonly seed?: number;
  /** Default: one worker on this machine. */
  readonly executors?: Executors;
  /** Aborting it stops the training; the finished points are kept. */
  readonly signal?: AbortSignal;
  /** Folder of the store, or `:memory:` to keep nothing; default: `.matchbox` in the working folder. */
  readonly store?: string;
  /** Called with the curve so far, whenever it has grown. */
  onCurve?(curve: readonly CurvePoint[]): void;
  /** Called with problems that do not end the run. */
  warn?(line: string): void;
}

/** A training and its result. */
export interface TrainingRun {
  /** The canonical spec of the game. */
  readonly game: string;
  /** The canonical spec of the learner, as it was before. */
  readonly learner: string;
  /** The canonical spec of the opponent. */
  readonly against: string;
  /** What a step is: a game or a generation. */
  readonly unit: TrainerEntry["unit"];
  /** Steps of the training: those asked for, or fewer when it ended before. */
  readonly steps: number;
  /** Why it ended; null while it is not complete. */
  readonly ended: EndReason | null;
  /** Master seed. */
  readonly seed: number;
  /** How the learner did, from the first steps to the last. */
  readonly curve: readonly CurvePoint[];
  /** What it has learned, as its spec reads it from a file; null when the training is not complete. */
  readonly learned: PlainData;
  /** Whether it came to its end, and was neither stopped by a signal nor by an error. */
  readonly complete: boolean;
  /** The number of points that were in the store before. */
  readonly resumed: number;
  /** The stretches of the training that threw an error: one at most. */
  readonly failures: readonly FailedTask[];
  /** The duration of this run. */
  readonly seconds: number;
}

/**
 * Trains a learner, e.g. `menace`, or `menace:file=mine.json` to continue what is in the file.
 *
 * @throws {UsageError} when the learner or its opponent is unknown or does not play the game, a file does not
 *   fit, or the curve would have too many points
 */
export async function runTraining(
  game: Game,
  spec: string,
  options: TrainingOptions,
): Promise<TrainingRun> {
  const started = performance.now();
  const { steps, every = stepsOfPoint(steps), seed = 1 } = options;
  const { name: learner, unit } = trainable(spec, game);
  const opponent = options.against ?? "random";
  const against = agentName(opponent, game);
  await prepareAgents([opponent], game);
  // Reports what does not fit before the work begins.
  createTrainer(learner, game, { against, random: randomStream("") });
  const stretches = stretchesOf(steps, every);
  const specs = { game: game.spec, learner, against };
  const params: TrainingParams = { ...specs, files: filesNamedIn(`${learner} ${against}`) };
  const { job, store } = openJob(
    { id: work.id, modules: [workUrl], params, identity: specs, seed },
    options,
  );
  try {
    const tasks = tasksOf(stretches);
    const resumed = tasks.filter(({ key }) => store.has(key)).length;
    const { curve, ended, failures } = await runTasks(tasks, job, store, options);
    const end = ended && store.get(tasks[curve.length - 1].key)!.artifact as string;
    return {
      ...specs,
      ...{ unit, seed, curve, ended, resumed, failures },
      ...{ steps: ended ? curve[curve.length - 1].to : steps, complete: ended !== null },
      learned: end === null ? null : learnedIn(end, game, params),
      seconds: (performance.now() - started) / 1000,
    };
  } finally {
    store.close();
  }
}

/** The default number of steps of a point: 20 points of a short training, 100 of a long one. */
export function stepsOfPoint(steps: number): number {
  return Math.ceil(steps / (steps < 20_000 ? 20 : 100));
}

/** Runs the tasks that are not in the store, and returns the curve as far as it goes or counts. */
async function runTasks(
  tasks: readonly Task<TrainingStretch>[],
  job: Job,
  store: RunStore,
  {
    executors = localExecutors(1),
    signal = new AbortController().signal,
    minutes = Infinity,
    patience,
    onCurve,
  }: TrainingOptions,
): Promise<Pick<TrainingRun, "curve" | "ended" | "failures">> {
  const started = performance.now();
  const points = new Map<string, CurvePoint>();
  const failures: FailedTask[] = [];
  const curveSoFar = () => {
    const curve: CurvePoint[] = [];
    for (const { key } of tasks) {
      const point = points.get(key);
      if (!point) break;
      curve.push(point);
    }
    return endOfPatience(curve, patience) ?? curve;
  };
  /** Why the training ends with this curve; null when it goes on. */
  const reasonToEnd = (curve: readonly CurvePoint[]): EndReason | null => {
    if (curve.length === tasks.length) return "steps";
    if (endOfPatience(curve, patience)) return "patience";
    return curve.length > 0 && performance.now() - started >= 60_000 * minutes ? "minutes" : null;
  };
  const early = new AbortController();
  let ended: EndReason | null = null;
  await runWork(tasks, executors.shared, {
    work,
    job,
    store,
    signal: AbortSignal.any([signal, early.signal]),
    onEnded(finished, failed) {
      if (ended) return;
      for (const { key, decoded } of finished) points.set(key, decoded.curve[0] as CurvePoint);
      failures.push(...failed);
      if (finished.length === 0) return;
      const curve = curveSoFar();
      onCurve?.(curve);
      ended = reasonToEnd(curve);
      if (ended) early.abort();
    },
  });
  return { curve: curveSoFar(), ended, failures };
}

function stretchesOf(steps: number, every: number): TrainingStretch[] {
  const count = Math.ceil(steps / every);
  if (count > MOST_POINTS) {
    throw new UsageError(
      `a curve of ${steps} with a point every ${every} has ${count} points; expected at most ` +
        `${MOST_POINTS}`,
    );
  }
  return Array.from({ length: count }, (_, index) => ({
    from: index * every + 1,
    to: Math.min((index + 1) * every, steps),
  }));
}

/**
 * A chain: each stretch comes after the one before it. The result of a stretch is the same in every training
 * with the same seed, so trainings of different lengths share what is stored.
 */
function tasksOf(stretches: readonly TrainingStretch[]): Task<TrainingStretch>[] {
  const keyOf = ({ from, to }: TrainingStretch) => `${from} to ${to}`;
  return stretches.map((data, index) => ({
    key: keyOf(data),
    data,
    after: index > 0 ? [keyOf(stretches[index - 1])] : [],
  }));
}

function learnedIn(artifact: string, game: Game, params: TrainingParams): PlainData {
  const { state } = JSON.parse(artifact) as Continued;
  const { learner, against } = params;
  return createTrainer(learner, game, { against, state, random: randomStream("") }).learned;
}
