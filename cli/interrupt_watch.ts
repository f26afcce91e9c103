/**
 * Watches for Ctrl-C from a thread of its own, which hears it while the program is busy.
 *
 * @module
 */
/// <reference lib="deno.worker" />

/** Milliseconds that the program has to take notice. */
const PATIENCE = 800;

let pressed = false;
let timer: ReturnType<typeof setTimeout> | undefined;
/** What is said when the program is ended from here. */
let farewell = "";

self.onmessage = ({ data }: MessageEvent<{ farewell: string } | "heard">) => {
  if (data === "heard") return clearTimeout(timer);
  ({ farewell } = data);
  Deno.addSignalListener("SIGINT", interrupt);
};

function interrupt(): void {
  // Who asks twice does not want to wait for what is still at work.
  if (pressed) return end();
  pressed = true;
  self.postMessage("stop");
  timer = setTimeout(end, PATIENCE);
}

/** Ends the program as the signal would have done without a listener. */
function end(): void {
  console.error(farewell);
  Deno.removeSignalListener("SIGINT", interrupt);
  Deno.kill(Deno.pid, "SIGINT");
}
