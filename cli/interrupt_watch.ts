/**
 * A worker that listens for Ctrl-C, because the main thread cannot while it is busy.
 *
 * @module
 */
/// <reference lib="deno.worker" />

/** Milliseconds that the main thread has to answer. */
const PATIENCE = 800;

let pressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Printed when this worker ends the program. */
let farewell = "";

self.onmessage = ({ data }: MessageEvent<{ farewell: string } | "heard">) => {
  if (data === "heard") return clearTimeout(timer);
  ({ farewell } = data);
  Deno.addSignalListener("SIGINT", interrupt);
};

function interrupt(): void {
  // A second Ctrl-C does not wait for running work.
  if (pressed) return end();
  pressed = true;
  self.postMessage("stop");
  timer = setTimeout(end, PATIENCE);
}

/** Ends the program as the signal does without a listener. */
function end(): void {
  console.error(farewell);
  Deno.removeSignalListener("SIGINT", interrupt);
  Deno.kill(Deno.pid, "SIGINT");
}
