/**
 * What stands for the start of a worker of the pool in a page: a Web Worker.
 *
 * @module
 */
import type { StartedWorker } from "matchbox/runner/work/start_worker.ts";

/** Starts a worker. A page cannot limit its memory. */
export function startWorker(_: number, onDeath: (reason: string) => void): StartedWorker {
  const worker = new Worker(new URL("task_worker.js", globalThis.location.href), {
    ...{ type: "module", name: "tasks" },
  });
  worker.onerror = (event) => {
    // Else it is an error of the worker of the cells, too.
    event.preventDefault();
    onDeath(event.message || "it could not be loaded");
  };
  return {
    post: (message) => worker.postMessage(message),
    listen(take) {
      worker.onmessage = ({ data }) => take(data);
    },
    close() {
      worker.terminate();
      return Promise.resolve();
    },
  };
}
