/**
 * `engine status`: who works for a queue, and for what.
 *
 * @module
 */
import { toMarkdown } from "matchbox/report/markdown.ts";
import { counted, queueStatus, runsTable, workersTable } from "matchbox/runner/queue/status.ts";
import { giveUpNetwork, neededQueue, reachQueue } from "./queue_option.ts";
import { printJson } from "./options.ts";

/** `engine status`. */
export async function statusVerb(
  address: string | undefined,
  { json }: { readonly json?: boolean },
): Promise<void> {
  const queue = neededQueue("engine status", address);
  await reachQueue(queue);
  const asked = queueStatus(queue);
  giveUpNetwork();
  const status = await asked;
  if (json) return printJson({ engine: queue.shown, ...status });
  const { workers, runs } = status;
  console.log(
    `queue ${queue.shown}: ${counted(workers.length, "worker")}, ${counted(runs.length, "run")}`,
  );
  if (workers.length > 0) console.log(`\n${toMarkdown(workersTable(workers), { legend: false })}`);
  if (runs.length > 0) console.log(`\n${toMarkdown(runsTable(runs), { legend: false })}`);
  for (const { work, refusals } of runs) {
    for (const { worker, reason } of refusals) console.log(`${worker} refuses ${work}: ${reason}`);
  }
}
