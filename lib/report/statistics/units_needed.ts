/**
 * The size of a sample that decides.
 *
 * @module
 */
import jstat from "jstat";
import type { Interval } from "./interval.ts";
import { onScale, standardError } from "./standard_error.ts";

/** The chance with which a planned sample decides, if the truth is as planned. */
export const POWER = 0.8;

/**
 * The units with which a 95 % interval excludes an end of the allowed range with a chance of 80 %, by the
 * normal distribution.
 *
 * @param pilot an estimate of the same quantity over the same kind of unit, for the spread of the units
 * @param end of the range, in the units of the estimate
 * @param distance of the truth from that end, on the scale of the estimate; default: that of the pilot
 * @returns null when the pilot has no interval, or the truth lies at the end itself
 */
export function unitsNeeded(pilot: Interval, end: number, distance?: number): number | null {
  const error = standardError(pilot);
  const away = distance ?? Math.abs(onScale(pilot.mean, pilot.scale) - onScale(end, pilot.scale));
  // A smaller distance is a rounding error.
  if (error === null || !(away > 1e-9 * error) || !Number.isFinite(away)) return null;
  const errors = jstat.normal.inv(0.975, 0, 1) + jstat.normal.inv(POWER, 0, 1);
  return Math.max(Math.ceil(pilot.count * (errors * error / away) ** 2), 2);
}
