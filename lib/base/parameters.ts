/**
 * Parameters of games, agents and studies. Each accepts a value or its text from a command line, describes in
 * words what it allows, and has a default.
 *
 * @module
 */
import { quote, UsageError } from "./errors.ts";
import { unknownName } from "./unknown_name.ts";

/** A parameter with values of type T. */
// deno-lint-ignore no-explicit-any -- a parameter with any values
export interface Parameter<T = any> {
  /** The allowed values in words, e.g. `a whole number from 1 to 99`. */
  readonly allowed: string;
  /** What it does, with its unit; empty when it has no meaning beyond its name. */
  readonly meaning: string;
  /** The default, as a value or as text; null for a parameter that need not be set. */
  readonly fallback: unknown;
  /** The smallest and largest value, of whole numbers. */
  readonly range?: readonly [minimum: number, maximum: number];
  /** The words to choose from. */
  readonly words?: readonly string[];
  /** The value of an input, which is a value or its text; undefined when it is not allowed. */
  readonly read: (input: unknown) => T | undefined;
}

/** The parameters of something, by name. */
export type Parameters = Record<string, Parameter>;
/** The values of such parameters. */
export type ParameterValues<P extends Parameters> = {
  -readonly [K in keyof P]: P[K] extends Parameter<infer T> ? T : never;
};
/** The values of a parameter with this default: null is one of them when it is the default. */
export type OrUnset<T, D> = D extends null ? T | null : T;

/** A parameter in words, for help texts. */
export interface ParameterDescription {
  /** As it is written in specs and on the command line. */
  readonly name: string;
  /** What the parameter does, with its unit; empty when it has no meaning beyond its name. */
  readonly meaning: string;
  /** The allowed values, e.g. `a whole number from 1 to 99`. */
  readonly allowed: string;
  /** The default as text, or null for a parameter that is not set by default. */
  readonly fallback: string | null;
  /** The smallest and largest value, of whole numbers. */
  readonly range?: readonly [minimum: number, maximum: number];
  /** The words to choose from. */
  readonly words?: readonly string[];
}

/**
 * A whole number from `minimum` to `maximum`.
 *
 * @param fallback the default; null for a parameter that need not be set
 * @param meaning what the parameter does, in a few words with its unit, for help texts
 */
export function integer<D extends number | null>(
  minimum: number,
  maximum: number,
  fallback: D,
  meaning = "",
): Parameter<OrUnset<number, D>> {
  const whole = number(
    `a whole number from ${minimum} to ${maximum}`,
    (value) => Number.isInteger(value) && value >= minimum && value <= maximum,
    fallback,
    meaning,
  );
  return { ...whole, range: [minimum, maximum] };
}

/**
 * A number from `minimum` to `maximum`, both included.
 *
 * @param fallback the default; null for a parameter that need not be set
 * @param meaning as in `integer`
 */
export function real<D extends number | null>(
  minimum: number,
  maximum: number,
  fallback: D,
  meaning = "",
): Parameter<OrUnset<number, D>> {
  return number(
    `a number from ${minimum} to ${maximum}`,
    (value) => value >= minimum && value <= maximum,
    fallback,
    meaning,
  );
}

/** One of the numbers listed. */
export function oneOfNumbers(
  allowed: readonly number[],
  fallback: number,
  meaning = "",
): Parameter<number> {
  return number(listing(allowed), (value) => allowed.includes(value), fallback, meaning);
}

/** One of the words listed; null as the default for a parameter that need not be set. */
export function oneOf<const W extends string, D extends W | null>(
  allowed: readonly W[],
  fallback: D & (NoInfer<W> | null),
  meaning = "",
): Parameter<OrUnset<W, D>> {
  return choice<W, D>(allowed, (word) => word as W, fallback, meaning);
}

/** Yes or no, written `true` or `false`; null as the default for a parameter that need not be set. */
export function flag<D extends boolean | null>(
  fallback: D,
  meaning = "",
): Parameter<OrUnset<boolean, D>> {
  return choice<boolean, D>(["true", "false"], (word) => word === "true", fallback, meaning);
}

/** One of some words, or null if that is the default. */
function choice<T, D extends T | null>(
  words: readonly string[],
  valueOf: (word: string) => T,
  fallback: D,
  meaning: string,
): Parameter<OrUnset<T, D>> {
  const chosen = orUnset<T, D>(listing(words), fallback, meaning, (input) => {
    const word = String(input);
    return words.includes(word) ? valueOf(word) : undefined;
  });
  return { ...chosen, words };
}

/**
 * Checks `input` against `parameters` and fills in the defaults.
 *
 * @param owner what the parameters belong to, for the error message, e.g. `agent minimax`
 * @throws {UsageError} on an unknown parameter or a value that is not allowed
 */
export function checkParameters<P extends Parameters>(
  owner: string,
  parameters: P,
  input: Record<string, unknown>,
): ParameterValues<P> {
  for (const name of Object.keys(input)) {
    if (!Object.hasOwn(parameters, name)) {
      throw unknownName("parameter", name, Object.keys(parameters), {
        owner,
        listing: `allowed: ${describeParameters(parameters)}`,
      });
    }
  }
  const values: Record<string, unknown> = {};
  for (const [name, { read, allowed, fallback }] of Object.entries(parameters)) {
    const given = input[name] === undefined ? fallback : input[name];
    const value = read(given);
    if (value === undefined) {
      throw new UsageError(
        `parameter ${name} of ${owner}: expected ${allowed} but found ${quote(String(given))}`,
      );
    }
    values[name] = value;
  }
  return values as ParameterValues<P>;
}

/** The parameters in one line: `depth (a whole number from 1 to 99, default 3)`, or `none`. */
export function describeParameters(parameters: Parameters): string {
  const described = listParameters(parameters).map(({ name, allowed, fallback }) =>
    `${name} (${allowed}, ${fallback === null ? "not set by default" : `default ${fallback}`})`
  );
  return described.join(", ") || "none";
}

/** The parameters in words, one by one. */
export function listParameters(parameters: Parameters): ParameterDescription[] {
  return Object.entries(parameters).map(([name, { allowed, meaning, fallback, range, words }]) => ({
    name,
    meaning,
    allowed,
    fallback: fallback === null ? null : String(fallback),
    ...(range && { range }),
    ...(words && { words }),
  }));
}

/** A number, or null if that is the default. */
function number<D extends number | null>(
  expected: string,
  allowed: (value: number) => boolean,
  fallback: D,
  meaning: string,
): Parameter<OrUnset<number, D>> {
  return orUnset<number, D>(expected, fallback, meaning, (input) => {
    const value = toNumber(input);
    return allowed(value) ? value : undefined;
  });
}

/**
 * A parameter with its own reader, e.g. a spec inside a spec or the path of a file.
 *
 * @param expected what is allowed, in words
 * @param read makes the value, which is written by its `toString`; a `UsageError` that it throws is passed
 *   on
 * @param fallback the text to read by default; null for a parameter that need not be set
 */
export function custom<T, D extends string | null>(
  expected: string,
  read: (text: string) => T,
  fallback: D,
  meaning = "",
): Parameter<OrUnset<T, D>> {
  return orUnset<T, D>(expected, fallback, meaning, (input) => read(String(input)));
}

/** A parameter whose value may be null if that is its default. */
function orUnset<T, D>(
  allowed: string,
  fallback: D | string,
  meaning: string,
  read: (input: unknown) => T | undefined,
): Parameter<OrUnset<T, D>> {
  type Value = OrUnset<T, D>;
  return {
    allowed,
    meaning,
    fallback,
    read: (input) =>
      (input === null && fallback === null ? null : read(input)) as Value | undefined,
  };
}

/** NaN for anything but a plain decimal number, so that `0x10`, an empty text and `1e9x` are refused. */
function toNumber(input: unknown): number {
  if (typeof input === "number") return input;
  const text = String(input);
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN;
}

function listing(allowed: readonly (string | number)[]): string {
  return allowed.length < 2
    ? String(allowed[0])
    : `${allowed.slice(0, -1).join(", ")} or ${allowed.at(-1)}`;
}
