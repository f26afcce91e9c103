/**
 * A worker of a page that runs tasks of studies, tournaments and trainings.
 *
 * @module
 */
import "./stand_ins/clock.ts";
import "./stand_ins/deno.ts";
import { loadWork } from "matchbox/experiments/catalogue.ts";
import { locate } from "matchbox/runner/files/project_files.ts";
import { serveTasks } from "matchbox/runner/work/serve_tasks.ts";

serveTasks({
  post: (message) => postMessage(message),
  listen(take) {
    globalThis.onmessage = ({ data }) => take(data);
  },
}, ({ module }) => loadWork(locate(module).href));
