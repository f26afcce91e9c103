/**
 * A training in a notebook, with a learning curve that grows below the cell.
 *
 * @example
 * ```ts
 * const training = await trainInNotebook("tictactoe", "menace", { steps: 1000 });
 * training.figure();
 * ```
 *
 * @module
 */
import { type PlainData, trainable } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { type Display, figure, table } from "matchbox/report/display.ts";
import { jupyterDisplay } from "matchbox/report/display_symbol.ts";
import {
  runTraining,
  type TrainingOptions,
  type TrainingRun,
} from "matchbox/runner/training/run_training.ts";
import { curveFigure, curveTable } from "matchbox/runner/training/training_curve.ts";
import { stopSignal } from "matchbox/runner/notebook_files/cell_stop.ts";
import { CellOutput } from "./cell_output.ts";
import { folderOfExecution, storeOfExecution, unlessStopped } from "./execution.ts";

/** A training and the ways to show it. */
export class TrainingView {
  /** The training and its result. */
  readonly run: TrainingRun;

  /** Shows a training that has ended or was stopped. */
  constructor(run: TrainingRun) {
    this.run = run;
  }

  /** What it has learned, e.g. for `createLearner`. */
  get learned(): PlainData {
    return this.run.learned;
  }

  /** The learning curve. */
  figure(): Display {
    return figure(curveFigure(this.run));
  }

  /** The same as numbers. */
  table(): Display {
    return table(curveTable(this.run));
  }
}

/**
 * Trains a learner of a game in this notebook. Stretches trained before come from the store; while a notebook
 * is executed to be published, all is trained anew and no growing curve is shown.
 *
 * @param learner its spec
 * @throws {UsageError} as `runTraining`
 * @throws {Error} when a stretch of the training fails
 * @throws {DOMException} when Stop was pressed; it tells whether the finished stretches are kept
 */
export async function trainInNotebook(
  game: string,
  learner: string,
  options: Pick<TrainingOptions, "against" | "steps" | "every" | "seed">,
): Promise<TrainingView> {
  const published = folderOfExecution() !== undefined;
  const { unit } = trainable(learner, findGame(game));
  const output = new CellOutput();
  let drawing: Promise<void> | undefined;
  const signal = stopSignal();
  const store = storeOfExecution();
  const running = runTraining(findGame(game), learner, {
    ...options,
    store,
    signal,
    onCurve(curve) {
      if (published || drawing) return;
      const growing = {
        learner,
        against: options.against ?? "random",
        unit,
        curve,
      };
      drawing = figure(curveFigure(growing))[jupyterDisplay]()
        .then((bundle) => output.show(bundle))
        .finally(() => drawing = undefined);
    },
  });
  const run = await unlessStopped(running, signal, store);
  await drawing;
  if (!published) output.show({ "text/plain": "" });
  for (const { task, error } of run.failures) throw new Error(`${task.key}: ${error}`);
  return new TrainingView(run);
}
