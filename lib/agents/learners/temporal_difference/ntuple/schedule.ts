/**
 * How the rate of learning goes on.
 *
 * - `constant`: the rate stays.
 * - `falling`: after n games it is rate * half / (half + n).
 * - `coherence`: each weight has a rate of its own, by temporal coherence (D. F. Beal and M. C. Smith, "Temporal
 *   coherence and prediction decay in TD learning", IJCAI 1999): rate * |sum of its errors| / sum of their sizes.
 *   As long as all its errors have one sign it learns with the full rate, and the more they cancel the slower.
 *
 * @module
 */
import * as v from "valibot";
import { floatText, readFloats } from "../../../networks/float_text.ts";
import { readState } from "../../learner.ts";

/** The schedules. */
export const SCHEDULES = ["constant", "falling", "coherence"] as const;

/** The parameters of a schedule. */
export interface ScheduleValues {
  readonly schedule: typeof SCHEDULES[number];
  /** The rate at the start. */
  readonly rate: number;
  /** Games after which a falling rate is half. */
  readonly half: number;
}

/** What a schedule remembers of each weight; null for one that remembers nothing. */
export const scheduleSchema = v.nullable(v.strictObject({ sums: v.string(), sizes: v.string() }));

/** A schedule. */
export interface RateSchedule {
  /** A copy of what it remembers. */
  readonly state: v.InferOutput<typeof scheduleSchema>;
  /**
   * The rate for a weight, after which it remembers the error.
   *
   * @param games played before
   */
  rate(weight: number, error: number, games: number): number;
}

/**
 * A schedule for so many weights.
 *
 * @param name of its learner, for the error message
 * @param state what such a schedule remembers; without it, or from a learner with another schedule, nothing
 * @throws {UsageError} when the state does not fit
 */
export function scheduleOf(
  name: string,
  { schedule, rate, half }: ScheduleValues,
  weights: number,
  state: unknown = null,
): RateSchedule {
  const saved = readState(name, scheduleSchema, state);
  switch (schedule) {
    case "constant":
      return { state: null, rate: () => rate };
    case "falling":
      return { state: null, rate: (_weight, _error, games) => rate * half / (half + games) };
    case "coherence": {
      const read = (part: "sums" | "sizes") =>
        saved ? readFloats(name, part, saved[part], weights) : new Float32Array(weights);
      const [sums, sizes] = [read("sums"), read("sizes")];
      return {
        get state() {
          return { sums: floatText(sums), sizes: floatText(sizes) };
        },
        rate(weight, error) {
          const own = sizes[weight] === 0 ? rate : rate * Math.abs(sums[weight]) / sizes[weight];
          sums[weight] += error;
          sizes[weight] += Math.abs(error);
          return own;
        },
      };
    }
  }
}
