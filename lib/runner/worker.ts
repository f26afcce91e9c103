/**
 * A worker of the pool: loads the study of its job, then runs the batches of tasks that it is sent and
 * sends their outcomes back.
 *
 * @module
 */
/// <reference lib="deno.worker" />
import { loadStudy } from "matchbox/experiments/catalogue.ts";
import type { Study, Task } from "matchbox/experiments/study.ts";
import { type Job, type Outcome, runTask } from "./task.ts";

/** What the pool sends: first the job, then batches of tasks. */
export type ToWorker = { readonly job: Job } | { readonly tasks: readonly Task[] };

/** What a worker sends: outcomes, the last of a batch with `idle` true. */
export interface FromWorker {
  readonly outcomes: readonly Outcome[];
  readonly idle: boolean;
}

/** Outcomes wait no longer than this for the rest of their batch, in milliseconds. */
const FLUSH_MILLISECONDS = 100;

const signal = new AbortController().signal;
let job: Job;
let study: Study;

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if ("job" in data) {
    job = data.job;
    study = await loadStudy(job.study);
    send([], true);
  } else {
    runBatch(data.tasks);
  }
};

function runBatch(tasks: readonly Task[]): void {
  let outcomes: Outcome[] = [];
  let sent = performance.now();
  for (const task of tasks) {
    outcomes.push(runTask(study, job, task, signal));
    if (performance.now() - sent > FLUSH_MILLISECONDS) {
      send(outcomes, false);
      outcomes = [];
      sent = performance.now();
    }
  }
  send(outcomes, true);
}

function send(outcomes: Outcome[], idle: boolean): void {
  self.postMessage({ outcomes, idle } satisfies FromWorker);
}
