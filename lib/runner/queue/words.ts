/**
 * The workers of a queue in words.
 *
 * @module
 */
import type { SeenWorker } from "./seen.ts";

/** Workers that are named; the others are counted. */
const NAMED = 4;

/** Seconds of silence that are mentioned. */
const SILENCE = 8;

/** One line about the workers: how many, and how many tasks each finishes in a second. */
export function workersInWords(workers: readonly SeenWorker[]): string {
  if (workers.length === 0) return "no worker";
  const fastest = [...workers].sort((one, other) => other.rate - one.rate);
  const named = fastest.slice(0, NAMED).map(({ name, rate, ago }) =>
    `${name} ${rateInWords(rate)}${ago > SILENCE ? ` (silent for ${Math.round(ago)} s)` : ""}`
  );
  const others = fastest.slice(NAMED);
  if (others.length > 0) {
    const rate = others.reduce((sum, worker) => sum + worker.rate, 0);
    named.push(`${others.length} more ${rateInWords(rate)}`);
  }
  return `${workers.length} worker${workers.length === 1 ? "" : "s"}: ${named.join(", ")}`;
}

function rateInWords(rate: number): string {
  return `${rate >= 100 ? Math.round(rate) : rate.toFixed(1)}/s`;
}
