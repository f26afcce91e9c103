import { assert } from "@std/assert";

/** Asserts that a number is not null and within `tolerance` of the expected one. */
export function near(actual: number | null, expected: number, tolerance: number): void {
  assert(actual !== null && Math.abs(actual - expected) <= tolerance, `${actual}, not ${expected}`);
}
