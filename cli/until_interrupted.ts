/**
 * Work that Ctrl-C stops.
 *
 * @module
 */

/** Runs `work` with a signal that Ctrl-C aborts; the exit code is then 130. */
export async function untilInterrupted(
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  const stop = () => controller.abort();
  Deno.addSignalListener("SIGINT", stop);
  try {
    await work(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    console.error("stopped");
    Deno.exitCode = 130;
  } finally {
    Deno.removeSignalListener("SIGINT", stop);
  }
}
