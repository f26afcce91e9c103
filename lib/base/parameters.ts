/**
 * Parameters of games, agents and studies. Each is a valibot schema that accepts a value or its text from a
 * command line, describes in words what it allows, and has a default.
 *
 * @module
 */
import * as v from "valibot";
import { quote, UsageError } from "./errors.ts";
import { unknownName } from "./unknown_name.ts";

// deno-lint-ignore no-explicit-any -- a schema for any value
export type ParameterSchema = v.OptionalSchema<any, any>;
/** The parameters of something, by name. */
export type Parameters = Record<string, ParameterSchema>;
/** The values of such parameters. */
export type ParameterValues<P extends Parameters> = {
  -readonly [K in keyof P]: v.InferOutput<P[K]>;
};

/** A parameter in words, for help texts. */
export interface ParameterDescription {
  readonly name: string;
  /** What the parameter does, with its unit; empty when it has no meaning beyond its name. */
  readonly meaning: string;
  /** The allowed values, e.g. `a whole number from 1 to 99`. */
  readonly allowed: string;
  /** The default as text, or null for a parameter that is not set by default. */
  readonly fallback: string | null;
  /** The smallest and largest of whole numbers. */
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
) {
  return number(
    `a whole number from ${minimum} to ${maximum}`,
    (value) => Number.isInteger(value) && value >= minimum && value <= maximum,
    fallback,
    meaning,
    [minimum, maximum],
  );
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
) {
  return number(
    `a number from ${minimum} to ${maximum}`,
    (value) => value >= minimum && value <= maximum,
    fallback,
    meaning,
  );
}

/** One of the numbers listed. */
export function oneOfNumbers(allowed: readonly number[], fallback: number, meaning = "") {
  return number(listing(allowed), (value) => allowed.includes(value), fallback, meaning);
}

/** One of the words listed; null as the default for a parameter that need not be set. */
export function oneOf<const W extends string, D extends W | null>(
  allowed: readonly W[],
  fallback: D & (NoInfer<W> | null),
  meaning = "",
) {
  return choice<W, D>(allowed, (word) => word as W, fallback, meaning);
}

/** Yes or no, written `true` or `false`; null as the default for a parameter that need not be set. */
export function flag<D extends boolean | null>(fallback: D, meaning = "") {
  return choice<boolean, D>(["true", "false"], (word) => word === "true", fallback, meaning);
}

/** One of some words, or null if that is the default. */
function choice<T, D extends T | null>(
  words: readonly string[],
  valueOf: (word: string) => T,
  fallback: D,
  meaning: string,
) {
  type Value = D extends null ? T | null : T;
  const expected = listing(words);
  const isUnset = (input: unknown) => input === null && fallback === null;
  return v.optional(
    v.pipe(
      v.unknown(),
      v.check((input) => isUnset(input) || words.includes(String(input)), expected),
      v.transform((input) => (isUnset(input) ? null : valueOf(String(input))) as Value),
      v.description(expected),
      v.metadata({ meaning, words }),
    ),
    () => fallback as unknown as Value,
  );
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
  for (const [name, schema] of Object.entries(parameters)) {
    const parsed = v.safeParse(schema, input[name]);
    if (!parsed.success) {
      throw new UsageError(
        `parameter ${name} of ${owner}: expected ${parsed.issues[0].message} ` +
          `but found ${quote(String(input[name]))}`,
      );
    }
    values[name] = parsed.output;
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

/** What a schema says beside its description. */
type Metadata = Partial<Pick<ParameterDescription, "meaning" | "range" | "words">>;

/** The parameters in words, one by one. */
export function listParameters(parameters: Parameters): ParameterDescription[] {
  return Object.entries(parameters).map(([name, schema]) => {
    const fallback = v.getDefault(schema);
    const { meaning = "", range, words } = v.getMetadata(schema.wrapped) as Metadata;
    return {
      name,
      meaning,
      allowed: v.getDescription(schema.wrapped) ?? "",
      fallback: fallback === null ? null : String(fallback),
      ...(range && { range }),
      ...(words && { words }),
    };
  });
}

/** A number, or null if that is the default. */
function number<D extends number | null>(
  expected: string,
  allowed: (value: number) => boolean,
  fallback: D,
  meaning: string,
  range?: readonly [minimum: number, maximum: number],
) {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform((input) =>
        (input === null && fallback === null ? null : toNumber(input)) as number | D
      ),
      v.check((value) => value === null || allowed(value), expected),
      v.description(expected),
      v.metadata({ meaning, range }),
    ),
    () => fallback,
  );
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
) {
  type Read = D extends null ? T | null : T;
  const value = (input: unknown) =>
    (input === null && fallback === null ? null : read(String(input))) as Read;
  return v.optional(
    v.pipe(v.unknown(), v.transform(value), v.description(expected), v.metadata({ meaning })),
    () => fallback as unknown as Read,
  );
}

/** NaN for anything but a plain decimal number, so that `0x10`, an empty text and `1e9x` are refused. */
function toNumber(input: unknown): number {
  if (typeof input === "number") return input;
  const text = String(input);
  return /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : NaN;
}

function listing(allowed: readonly (string | number)[]): string {
  return allowed.length < 2
    ? String(allowed[0])
    : `${allowed.slice(0, -1).join(", ")} or ${allowed.at(-1)}`;
}
