// deno-lint-ignore no-explicit-any -- a constructor takes what it will
type ErrorClass<E extends Error> = new (...args: any[]) => E;

/** What every assertion here throws when it does not hold. */
export class AssertionError extends Error {}

/** Holds when `expr` is truthy. */
export function assert(expr: unknown, msg?: string): asserts expr;

/** Holds when `actual` is neither null nor undefined. */
export function assertExists<T>(actual: T, msg?: string): asserts actual is NonNullable<T>;

/** Holds when both are equal in depth, prototypes included; 0 and -0 are equal. */
export function assertEquals<T>(actual: T, expected: T, msg?: string): void;

/** Holds when `assertEquals` does not. */
export function assertNotEquals<T>(actual: T, expected: T, msg?: string): void;

/** Holds when `Object.is` does. */
export function assertStrictEquals<T>(
  actual: unknown,
  expected: T,
  msg?: string,
): asserts actual is T;

/** Holds when `Object.is` does not. */
export function assertNotStrictEquals<T>(actual: T, expected: T, msg?: string): void;

/** Holds when the two differ by `tolerance` at most; a ten-millionth of `expected` unless given. */
export function assertAlmostEquals(
  actual: number,
  expected: number,
  tolerance?: number,
  msg?: string,
): void;

/** Holds when `actual > expected`. */
export function assertGreater<T>(actual: T, expected: T, msg?: string): void;

/** Holds when `actual >= expected`. */
export function assertGreaterOrEqual<T>(actual: T, expected: T, msg?: string): void;

/** Holds when `actual < expected`. */
export function assertLess<T>(actual: T, expected: T, msg?: string): void;

/** Holds when `actual <= expected`. */
export function assertLessOrEqual<T>(actual: T, expected: T, msg?: string): void;

/** Holds when `expected` matches somewhere in `actual`. */
export function assertMatch(actual: string, expected: RegExp, msg?: string): void;

/** Holds when `expected` matches nowhere in `actual`. */
export function assertNotMatch(actual: string, expected: RegExp, msg?: string): void;

/** Holds when `expected` is a part of `actual`. */
export function assertStringIncludes(actual: string, expected: string, msg?: string): void;

/** Holds when `actual` has all that `expected` has; it may have more. */
export function assertObjectMatch(
  actual: Record<PropertyKey, unknown>,
  expected: Record<PropertyKey, unknown>,
  msg?: string,
): void;

/** Holds when `actual` is of the class. */
export function assertInstanceOf<T>(
  actual: unknown,
  // deno-lint-ignore no-explicit-any -- as above
  expectedType: abstract new (...args: any[]) => T,
  msg?: string,
): asserts actual is T;

/** Holds when `error` is of the class and its message has the text or matches the pattern. */
export function assertIsError<E extends Error = Error>(
  error: unknown,
  ErrorClass?: ErrorClass<E>,
  msgMatches?: string | RegExp,
  msg?: string,
): asserts error is E;

/** Holds when `fn` throws; gives what it threw. */
export function assertThrows(fn: () => unknown, msg?: string): unknown;
/** Holds when `fn` throws an error of the class, with the text in its message; gives the error. */
export function assertThrows<E extends Error = Error>(
  fn: () => unknown,
  ErrorClass: ErrorClass<E>,
  msgIncludes?: string | RegExp,
  msg?: string,
): E;

/** Holds when the promise is rejected; gives the reason. */
export function assertRejects(fn: () => PromiseLike<unknown>, msg?: string): Promise<unknown>;
/** Holds when the promise is rejected as `assertThrows` has it; gives the error. */
export function assertRejects<E extends Error = Error>(
  fn: () => PromiseLike<unknown>,
  ErrorClass: ErrorClass<E>,
  msgIncludes?: string | RegExp,
  msg?: string,
): Promise<E>;

/** Never holds. */
export function fail(msg?: string): never;
