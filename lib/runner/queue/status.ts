/**
 * Asks a queue who works there, and for what.
 *
 * @module
 */
import type { QueueAddress } from "./address.ts";
import { QueueThread } from "./queue_thread.ts";
import type { QueueStatus } from "./seen.ts";
import { type Timing, usualTiming } from "./timing.ts";

export type { QueueStatus, SeenRefusal, SeenRun, SeenWorker } from "./seen.ts";
export type { WorkerRecord } from "./worker_record.ts";
export type { Timing } from "./timing.ts";

/**
 * The workers and runs of a queue. The thread that asks is started at once.
 *
 * @throws {SetupError} when the queue cannot be reached
 */
export async function queueStatus(
  address: QueueAddress,
  timing: Timing = usualTiming,
): Promise<QueueStatus> {
  const thread = new QueueThread(address, timing);
  try {
    const answer = await thread.ask({ kind: "status" });
    return (answer as { status: QueueStatus }).status;
  } finally {
    thread.close();
  }
}
