/**
 * CPU time, which other programs on the machine hardly disturb.
 *
 * @module
 */
import process from "node:process";

/** Work with its result and its time. */
export interface Timed<R> {
  readonly result: R;
  /** Of the process, in milliseconds. */
  readonly milliseconds: number;
}

/** Runs `work` once. */
export function timed<R>(work: () => R): Timed<R> {
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds: (user + system) / 1000 };
}

/** Runs `work` once, and waits for it. */
export async function timedAsync<R>(work: () => R | Promise<R>): Promise<Timed<R>> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, milliseconds: (user + system) / 1000 };
}

/** Runs `work` several times: the last result and the median of the times. */
export function medianTimed<R>(runs: number, work: () => R): Timed<R> {
  const all = Array.from({ length: runs }, () => timed(work));
  const milliseconds = medianOf(all.map((each) => each.milliseconds));
  return { result: all[runs - 1].result, milliseconds };
}

/** The middle value; of an even number of values the larger one of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1];
}

/** Prints nodes and time as a line. */
export function printSpeed(name: string, nodes: number | null, milliseconds: number): void {
  const speed = nodes === null ? "" : `${nodes.toLocaleString("en")} nodes, ` +
    `${Math.round(1000 * nodes / milliseconds).toLocaleString("en")} nodes/s, `;
  console.log(`${name}: ${speed}${milliseconds.toFixed(1)} ms of CPU time`);
}
