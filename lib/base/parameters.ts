/**
 * Parameters of games, agents and studies: a valibot schema for each value that takes a number or
 * the same thing written on a command line, says in words what it allows, and has a default.
 *
 * @module
 */
import * as v from "valibot";
import { quote, UsageError } from "./errors.ts";
import { unknownName } from "./unknown_name.ts";

// deno-lint-ignore no-explicit-any -- the schema of any value
export type ParameterSchema = v.OptionalSchema<any, any>;
/** The parameters something takes, by name. */
export type Parameters = Record<string, ParameterSchema>;
/** The values that such parameters give. */
export type ParameterValues<P extends Parameters> = {
  -readonly [K in keyof P]: v.InferOutput<P[K]>;
};

/** A whole number from `minimum` to `maximum`. */
export function integer(minimum: number, maximum: number, fallback: number) {
  return number(
    `a whole number from ${minimum} to ${maximum}`,
    (value) => Number.isInteger(value) && value >= minimum && value <= maximum,
    fallback,
  );
}

/** A number from `minimum` to `maximum`, both included. */
export function real(minimum: number, maximum: number, fallback: number) {
  return number(
    `a number from ${minimum} to ${maximum}`,
    (value) => value >= minimum && value <= maximum,
    fallback,
  );
}

/** One of the numbers listed. */
export function oneOfNumbers(allowed: readonly number[], fallback: number) {
  return number(listing(allowed), (value) => allowed.includes(value), fallback);
}

/** One of the words listed. */
export function oneOf<const W extends string>(allowed: readonly W[], fallback: NoInfer<W>) {
  const expected = listing(allowed);
  return v.optional(
    v.pipe(
      v.unknown(),
      v.check((input) => allowed.includes(input as W), expected),
      v.transform((input) => input as W),
      v.description(expected),
    ),
    () => fallback,
  );
}

/** Yes or no, written `true` or `false`. */
export function flag(fallback: boolean) {
  const expected = "true or false";
  return v.optional(
    v.pipe(
      v.unknown(),
      v.check((input) => ["true", "false"].includes(String(input)), expected),
      v.transform((input) => String(input) === "true"),
      v.description(expected),
    ),
    () => fallback,
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

/** What is allowed, in words: `depth (a whole number from 1 to 99, default 3)`; `none` if nothing. */
export function describeParameters(parameters: Parameters): string {
  const described = Object.entries(parameters).map(([name, schema]) =>
    `${name} (${v.getDescription(schema.wrapped)}, default ${String(v.getDefault(schema))})`
  );
  return described.join(", ") || "none";
}

function number(expected: string, allowed: (value: number) => boolean, fallback: number) {
  return v.optional(
    v.pipe(
      v.unknown(),
      v.transform(toNumber),
      v.check(allowed, expected),
      v.description(expected),
    ),
    () => fallback,
  );
}

/** NaN for whatever is not a plain decimal number, so that `0x10`, `` and `1e9x` are refused. */
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
