import { assert } from "@std/assert";

/** Asserts that a number was found, and that it is within `tolerance` of what it should be. */
export function near(actual: number | null, expected: number, tolerance: number): void {
  assert(actual !== null && Math.abs(actual - expected) <= tolerance, `${actual}, not ${expected}`);
}
