/**
 * What it costs to give tasks to an engine instead of the workers of this machine, and how far that carries. The
 * tasks sleep, so that the numbers are about the way and not about the cores. A run is measured from the first
 * outcome to the last one; its start is measured apart.
 *
 * @module
 */
import process from "node:process";
import { fromFileUrl } from "@std/path";
import { engineAddress } from "matchbox/runner/engine/address.ts";
import { type EngineOptions, openEngine } from "matchbox/runner/engine/engine_executor.ts";
import { fitCosts, flowOf, type Measured, saturation } from "matchbox/runner/engine/queue_model.ts";
import type { Executors } from "matchbox/runner/work/executor.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { medianOf } from "./cpu_time.ts";
import { hasRedis, redisCommand, withRedis } from "../tests/fixtures/redis.ts";

const STUDY = fromFileUrl(new URL("./scaling_study.ts", import.meta.url));
const project = fromFileUrl(new URL("../", import.meta.url));

/** Seconds of a task, and tasks for each worker. */
const SIZES = [[0.01, 400], [0.1, 80], [1, 10], [10, 2]] as const;
const RUNS = 3;

/** A measured run. */
interface Timed {
  /** Seconds until the first outcome, without its own task. */
  readonly start: number;
  /** Seconds from the first outcome to the last one. */
  readonly seconds: number;
}

async function timed(executors: Executors, tasks: number, seconds: number): Promise<Timed> {
  const started = performance.now();
  let [first, last] = [0, 0];
  const progress = {
    start() {},
    update() {
      last = performance.now();
      first ||= last;
    },
    end() {},
  };
  await runStudy(STUDY, {
    ...{ executors, progress, store: ":memory:" },
    set: { tasks, sleep: 1000 * seconds },
  });
  return { start: (first - started) / 1000 - seconds, seconds: (last - first) / 1000 };
}

/** Starts a worker as a process of its own. */
async function startWorker(url: string, name: string, jobs: number): Promise<Deno.ChildProcess> {
  const child = new Deno.Command(Deno.execPath(), {
    args: [
      ...["run", "--quiet", "--no-prompt", "--no-check", `--allow-read=${project}`],
      ...["--allow-net=127.0.0.1", "--allow-sys=hostname", "--allow-run", `${project}cli.ts`],
      ...["worker", "--engine", url, "--name", name, "--jobs", `${jobs}`],
    ],
    stdout: "piped",
  }).spawn();
  await child.stdout.getReader().read();
  return child;
}

/** Seconds of CPU that the server has used. */
async function serverSeconds(port: number): Promise<number> {
  const info = await redisCommand(port, "INFO", "cpu");
  const used = (name: string) => Number(info.match(new RegExp(`used_cpu_${name}:([0-9.]+)`))![1]);
  return used("sys") + used("user");
}

async function overheads(url: string): Promise<void> {
  console.log("| tasks of | workers | pool | engine | overhead | start of the engine |");
  console.log("| -------: | ------: | ---: | -----: | -------: | ------------------: |");
  const workers: Deno.ChildProcess[] = [];
  for (const count of [1, 2]) {
    workers.push(await startWorker(url, `w${count}`, 1));
    for (const [seconds, each] of SIZES) {
      const [pool, engine, starts] = [[], [], []] as number[][];
      for (let run = 0; run < (seconds > 1 ? 1 : RUNS); run++) {
        pool.push((await timed(localExecutors(count), count * each, seconds)).seconds);
        const { executors, close } = openEngine(engineAddress(url));
        const measured = await timed(executors, count * each, seconds);
        close();
        engine.push(measured.seconds);
        starts.push(measured.start);
      }
      const [here, there] = [medianOf(pool), medianOf(engine)];
      console.log(
        `| ${seconds * 1000} ms | ${count} | ${here.toFixed(2)} s | ${there.toFixed(2)} s | ` +
          `${(100 * (there / here - 1)).toFixed(1)} % | ${medianOf(starts).toFixed(1)} s |`,
      );
    }
  }
  await end(workers);
}

/** The flow of batches of one task each, which makes the stations visible. */
async function flow(
  url: string,
  workers: number,
  batch: number,
  tasks: number,
): Promise<Measured> {
  const options: EngineOptions = { batchSeconds: batch / 2 };
  const { executors, close } = openEngine(engineAddress(url), options);
  const { seconds } = await timed(executors, tasks, batch);
  close();
  return { workers, batch, throughput: (tasks - 1) / seconds };
}

async function model(url: string, port: number): Promise<void> {
  const measured: Measured[] = [];
  let [server, asker] = [0, 0];
  for (const jobs of [1, 2, 4, 8, 16]) {
    const worker = await startWorker(url, `m${jobs}`, jobs);
    const tasks = 100 * Math.min(jobs, 8);
    const before = await serverSeconds(port);
    const own = process.cpuUsage();
    for (const batch of [0.02, 0.1]) measured.push(await flow(url, jobs, batch, tasks));
    const { user, system } = process.cpuUsage(own);
    server = (await serverSeconds(port) - before) / (2 * tasks);
    asker = (user + system) / 1e6 / (2 * tasks);
    await end([worker]);
  }
  const fitted = measured.filter(({ workers }) => workers <= 2 || workers === 16);
  const { delay, gatherer } = fitCosts(fitted, server);
  const stations = [server, gatherer];
  console.log(
    `\nA batch costs the server ${inMilliseconds(server)} (CPU time), the gatherer ` +
      `${inMilliseconds(gatherer)} and its worker ${
        inMilliseconds(delay)
      } (fitted to 1, 2 and 16 workers; ` +
      `CPU time of the asker: ${inMilliseconds(asker)}).\n`,
  );
  console.log("| workers | batch | measured | model | error | |");
  console.log("| ------: | ----: | -------: | ----: | ----: | :- |");
  for (const one of measured) {
    const { throughput } = flowOf(one.workers, one.batch + delay, stations);
    console.log(
      `| ${one.workers} | ${1000 * one.batch} ms | ${one.throughput.toFixed(1)}/s | ` +
        `${throughput.toFixed(1)}/s | ${
          (100 * (throughput / one.throughput - 1)).toFixed(0)
        } % | ` +
        `${fitted.includes(one) ? "fitted" : "checked"} |`,
    );
  }
  console.log("\n| workers | batches of 1.5 s | busy server | busy gatherer | lost to the way |");
  console.log("| ------: | ---------------: | ----------: | ------------: | --------------: |");
  for (const workers of [1, 10, 100, 300, 1000]) {
    const { throughput, busy: [one, other] } = flowOf(workers, 1.5 + delay, stations);
    const percent = (share: number) => `${(100 * share).toFixed(share < 0.1 ? 1 : 0)} %`;
    console.log(
      `| ${workers} | ${throughput.toFixed(1)}/s | ${percent(one)} | ${percent(other)} | ` +
        `${percent(1 - throughput * 1.5 / workers)} |`,
    );
  }
  console.log(
    `\nBatches of 1.5 s saturate the engine at about ${
      saturation(1.5 + delay, stations).toFixed(0)
    } workers.`,
  );
}

function inMilliseconds(seconds: number): string {
  return `${(1000 * seconds).toFixed(2)} ms`;
}

async function end(workers: readonly Deno.ChildProcess[]): Promise<void> {
  for (const worker of workers) {
    worker.kill("SIGKILL");
    await worker.status;
  }
}

if (hasRedis) {
  await withRedis(async ({ url, port }) => {
    await overheads(url);
    await model(url, port);
  });
}
