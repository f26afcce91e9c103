/**
 * Asks an engine who works there, and for what.
 *
 * @module
 */
import type { EngineAddress } from "./address.ts";
import { EngineThread } from "./engine_thread.ts";
import type { EngineStatus } from "./seen.ts";
import { type Timing, usualTiming } from "./timing.ts";

export type { EngineStatus, SeenRefusal, SeenRun, SeenWorker } from "./seen.ts";
export type { WorkerRecord } from "./worker_record.ts";
export type { Timing } from "./timing.ts";

/**
 * The workers and runs of an engine. The thread that asks is started at once.
 *
 * @throws {SetupError} when the engine cannot be reached
 */
export async function engineStatus(
  address: EngineAddress,
  timing: Timing = usualTiming,
): Promise<EngineStatus> {
  const thread = new EngineThread(address, timing);
  try {
    const answer = await thread.ask({ kind: "status" });
    return (answer as { status: EngineStatus }).status;
  } finally {
    thread.close();
  }
}
