/**
 * A worker of the pool in a thread of Deno.
 *
 * @module
 */
import { workerData } from "node:worker_threads";
import { loadCheckedWork } from "./checked_work.ts";
import { freezeBuiltIns, protectWorker } from "./protect.ts";
import { serveTasks } from "./serve_tasks.ts";

// Only this module has the channel to the pool, so that no task can send messages as the worker.
const given = workerData as { port?: MessagePort };
const port = given.port!;
delete given.port;
const post = port.postMessage.bind(port);
protectWorker();

serveTasks({
  post,
  listen(take) {
    port.onmessage = ({ data }) => take(data);
  },
}, async (job) => {
  const work = await loadCheckedWork(job);
  freezeBuiltIns();
  return work;
});
