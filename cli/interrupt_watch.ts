/**
 * Watches for Ctrl-C in its own thread, which can react while the program is busy.
 *
 * @module
 */
/// <reference lib="deno.worker" />

/** Milliseconds for the program to react. */
const PATIENCE = 800;

let pressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** The message when the program is ended from here. */
let farewell = "";

self.onmessage = ({ data }: MessageEvent<{ farewell: string } | "heard">) => {
  if (data === "heard") return clearTimeout(timer);
  ({ farewell } = data);
  Deno.addSignalListener("SIGINT", interrupt);
};

function interrupt(): void {
  // A second Ctrl-C ends the program without waiting.
  if (pressed) return end();
  pressed = true;
  self.postMessage("stop");
  timer = setTimeout(end, PATIENCE);
}

/** Ends the program as the signal would without a listener. */
function end(): void {
  console.error(farewell);
  Deno.removeSignalListener("SIGINT", interrupt);
  Deno.kill(Deno.pid, "SIGINT");
}
