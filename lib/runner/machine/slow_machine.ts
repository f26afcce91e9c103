/**
 * Limits of time on a machine that is busy with other work. A thread of ours is waited for without a limit, and this
 * is said; how long it took tells how much longer than usual other programs need.
 *
 * @module
 */

/** Seconds in which a thread starts on any machine that has nothing else to do. */
const USUAL_START = 1;

/** Seconds between two notes about the same thing. */
export const NOTE_SECONDS = 10;

/**
 * How much longer than usual everything takes.
 *
 * @param start the seconds that a thread has taken to start
 * @returns a factor for limits of time, 1 or more
 */
export function slowness(start: number): number {
  return Math.max(1, start / USUAL_START);
}

/** Says on standard error what is waited for, in words that follow "waiting for". */
export function sayWaiting(what: string, seconds: number): void {
  console.error(`waiting for ${what} for ${Math.round(seconds)} s; the machine is busy`);
}

/** Says so every few seconds until the promise is settled. */
export async function saidWhileWaiting<T>(what: string, promise: Promise<T>): Promise<T> {
  let seconds = 0;
  const notes = setInterval(() => sayWaiting(what, seconds += NOTE_SECONDS), 1000 * NOTE_SECONDS);
  return await promise.finally(() => clearInterval(notes));
}
