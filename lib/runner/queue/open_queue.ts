/**
 * The executor that gives the tasks of a run to workers on other machines, through a queue. Their results come
 * back here, are checked, and are stored like those of this machine.
 *
 * @module
 */
import { loadWork } from "matchbox/experiments/catalogue.ts";
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { Executor, Executors } from "../work/executor.ts";
import { locate } from "../files/project_files.ts";
import type { Job } from "../work/task.ts";
import { aloneOnMachine } from "../work/run_work.ts";
import type { QueueAddress } from "./address.ts";
import { Asker, type QueueOptions } from "./asker.ts";
import { QueueThread } from "./queue_thread.ts";
import { FORM, isModuleName, MOST_BYTES, type RunRecord } from "./messages.ts";
import { toPlainText } from "./plain_text.ts";
import type { Seen } from "./seen.ts";
import { usualTiming } from "./timing.ts";
import { workersInWords } from "./words.ts";

export type { Seen, SeenRefusal, SeenWorker } from "./seen.ts";
export type { WorkerRecord } from "./worker_record.ts";
export type { QueueOptions } from "./asker.ts";
export type { Timing } from "./timing.ts";

/** A queue that can be given tasks. */
export interface OpenQueue {
  /** Tasks that measure time do not travel: they run alone on this machine. */
  readonly executors: Executors;
  /** Closes the connection. */
  close(): void;
}

/**
 * Opens a queue. Its thread starts at once and keeps the permission for the network; the calling thread can
 * give its own up.
 */
export function openQueue(address: QueueAddress, options: QueueOptions = {}): OpenQueue {
  const thread = new QueueThread(address, options.timing ?? usualTiming);
  let seen: Seen = { workers: [], refusals: [] };
  const onSeen = (now: Seen) => {
    seen = now;
    options.onSeen?.(now);
  };
  const run: Executor["run"] = async (job, source, onOutcomes, signal) => {
    const record = recordOf(job, (await loadWork(locate(job.module).href)).id);
    const asker = new Asker(thread, job, source, onOutcomes, signal, { ...options, onSeen });
    thread.onTold = (message) => asker.told(message);
    await thread.ask({ kind: "ask", record });
    try {
      await Promise.race([asker.run(), thread.crashed]);
    } finally {
      await thread.ask({ kind: "end" });
    }
  };
  return {
    executors: {
      ...{ shared: { run }, ...aloneOnMachine() },
      workers: () => workersInWords(seen.workers),
    },
    close: () => thread.close(),
  };
}

/**
 * The text of the record of a run.
 *
 * @throws {UsageError} when its modules are not in the project, or its parameters are too large
 */
function recordOf({ module, fingerprint, params, seed }: Job, work: string): string {
  const { modules } = fingerprint;
  const outside = modules.find((name) => !isModuleName(name));
  if (outside !== undefined) {
    throw new UsageError(
      `${
        quote(outside)
      } is not in the project; a queue runs files that its workers have in the same ` +
        "place: copy it into the project, here and there",
    );
  }
  const record: RunRecord = {
    form: FORM,
    ...{ work, module, modules: [...modules] },
    ...{ fingerprint: fingerprint.digest, sources: fingerprint.sources },
    ...{ params: toPlainText(params), seed },
  };
  const text = JSON.stringify(record);
  if (text.length <= MOST_BYTES) return text;
  throw new UsageError(
    `the parameters, with the files that they name, have ${
      Math.ceil(text.length / 2 ** 20)
    } MB; an ` +
      `queue takes at most ${MOST_BYTES / 2 ** 20} MB`,
  );
}
