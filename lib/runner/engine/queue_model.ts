/**
 * A model of an engine on paper: a closed queueing network. So many workers each compute a batch, which needs
 * nobody else, and then queue at stations that serve one batch at a time: the server, and the asker that
 * gathers the results. Solved by exact mean value analysis: M. Reiser and S. S. Lavenberg, "Mean-value analysis
 * of closed multichain queuing networks", Journal of the ACM 27 (1980).
 *
 * @module
 */

/** What is computed of a network. All times are in seconds. */
export interface Flow {
  /** Batches a second. */
  readonly throughput: number;
  /** From the end of a batch's computing to the beginning of the next one. */
  readonly away: number;
  /** The share of its time that each station is busy, from 0 to 1. */
  readonly busy: readonly number[];
}

/**
 * The flow of batches.
 *
 * @param workers at least 1
 * @param batch seconds that a worker computes a batch
 * @param stations seconds that each station needs for a batch
 */
export function flowOf(workers: number, batch: number, stations: readonly number[]): Flow {
  let waiting = stations.map(() => 0);
  let [throughput, away] = [0, 0];
  for (let count = 1; count <= workers; count++) {
    // Who arrives finds what would be there without him.
    const stays = stations.map((service, station) => service * (1 + waiting[station]));
    away = stays.reduce((sum, stay) => sum + stay, 0);
    throughput = count / (batch + away);
    waiting = stays.map((stay) => throughput * stay);
  }
  return { throughput, away, busy: stations.map((service) => throughput * service) };
}

/** The number of workers from which the busiest station is the limit. */
export function saturation(batch: number, stations: readonly number[]): number {
  const all = stations.reduce((sum, service) => sum + service, 0);
  return (batch + all) / Math.max(...stations);
}

/** A measured flow. */
export interface Measured {
  readonly workers: number;
  /** Seconds that a worker computes a batch. */
  readonly batch: number;
  /** Batches a second. */
  readonly throughput: number;
}

/** What a batch costs beside its computing, in seconds. */
export interface Costs {
  /** For each worker alone, such as reading and writing its messages: nobody queues there. */
  readonly delay: number;
  /** For the asker, which serves one batch at a time. */
  readonly gatherer: number;
}

/**
 * Fits the costs of a batch to measured flows, by the least sum of squares of the relative errors.
 *
 * @param server seconds that the server needs for a batch
 */
export function fitCosts(measured: readonly Measured[], server: number): Costs {
  const errorOf = (delay: number, gatherer: number) =>
    measured.reduce((sum, { workers, batch, throughput }) => {
      const flow = flowOf(workers, batch + delay, [server, gatherer]);
      return sum + (flow.throughput / throughput - 1) ** 2;
    }, 0);
  const delayFor = (gatherer: number) => lowest((delay) => errorOf(delay, gatherer));
  const gatherer = lowest((gatherer) => errorOf(delayFor(gatherer), gatherer));
  return { delay: delayFor(gatherer), gatherer };
}

/** Where a function with one minimum is lowest, from a microsecond to ten seconds: golden section. */
function lowest(error: (seconds: number) => number): number {
  const ratio = (Math.sqrt(5) - 1) / 2;
  let [low, high] = [Math.log(1e-6), Math.log(10)];
  for (let step = 0; step < 60; step++) {
    const [left, right] = [high - ratio * (high - low), low + ratio * (high - low)];
    if (error(Math.exp(left)) < error(Math.exp(right))) high = right;
    else low = left;
  }
  return Math.exp((low + high) / 2);
}
