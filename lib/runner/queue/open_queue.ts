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
import { tooLarge } from "./contents.ts";
import { QueueThread } from "./queue_thread.ts";
import { FORM, isModuleName, MOST_BYTES, type RunRecord, toText } from "./messages.ts";
import { workersInWords } from "./status.ts";
import { usualTiming } from "./timing.ts";

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
  let asker: Asker | undefined;
  let isTroubled = false;
  thread.onNews = (news) => {
    if (news.kind === "seen") asker?.see(news.seen);
    if (news.kind !== "trouble") return;
    if (news.reason !== null && !isTroubled) {
      options.warn?.(
        `the queue ${thread.shown} cannot be reached (${news.reason}); trying again, what is finished is kept`,
      );
    }
    isTroubled = news.reason !== null;
  };
  const run: Executor["run"] = async (job, source, onOutcomes, signal) => {
    const work = await loadWork(locate(job.module).href);
    const record = recordOf(job, work.id);
    const end = new AbortController();
    const asked = { work, job, source, onOutcomes, signal: AbortSignal.any([signal, end.signal]) };
    asker = new Asker(thread, asked, options);
    // Ends after the run, unless the thread fails.
    const asking = thread.call("ask", record);
    try {
      await Promise.race([asker.run(), asking]);
    } finally {
      end.abort();
      await thread.call("end");
    }
  };
  return {
    executors: {
      ...{ shared: { run }, ...aloneOnMachine() },
      workers: () => workersInWords(asker?.workers ?? []),
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
  const { modules, digest, sources } = fingerprint;
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
    ...{ form: FORM, work, module, modules: [...modules], fingerprint: digest, sources },
    ...{ params, seed },
  };
  const text = toText(record);
  if (text.length <= MOST_BYTES) return text;
  throw new UsageError(tooLarge("parameters, with the files that they name,", text.length));
}
