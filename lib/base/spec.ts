/**
 * Specs: how a game, an agent or an evaluation is written on a command line and stored in a row, such as
 * `reversi:size=6` or `alphabeta:depth=4,eval=heuristics(w1=1,w2=4)`. The grammar is the same everywhere:
 *
 *     spec       = name | name ":" parameters | name "(" parameters ")"
 *     parameters = key "=" value { "," key "=" value }
 *
 * A spec inside a spec is a value, with its parameters in parentheses, which may be nested.
 *
 * @module
 */
import { quote, UsageError } from "./errors.ts";

/** A name and its parameters as text. */
export interface Spec {
  /** Includes parentheses when both forms are used, as in `heuristics(w1=2):margin=9`. */
  readonly name: string;
  /** The values as text, by the name of the parameter; one that is not written is missing. */
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Reads `name`, `name:key=value,key=value` or `name(key=value,key=value)`.
 *
 * @throws {UsageError} when parentheses do not match, a part is not `key=value`, or a key is given twice
 */
export function parseSpec(text: string): Spec {
  const fail = (problem: string): never => {
    throw new UsageError(`${quote(text)}: ${problem}`);
  };
  const outside = placesOutside(text, fail);
  const colon = outside.find((place) => text[place] === ":");
  if (colon !== undefined) {
    return { name: text.slice(0, colon), parameters: readAll(text.slice(colon + 1)) };
  }
  const open = text.indexOf("(");
  if (open < 0) return { name: text, parameters: {} };
  // The next place outside parentheses is the one that closes the first.
  const close = outside.find((place) => place > open)!;
  const behind = text.slice(close + 1);
  if (behind) fail(`expected nothing after ")" but found ${quote(behind)}`);
  const inside = text.slice(open + 1, close);
  return { name: text.slice(0, open), parameters: inside ? readAll(inside) : {} };

  function readAll(list: string): Record<string, string> {
    const commas = placesOutside(list, fail).filter((place) => list[place] === ",");
    const parameters: Record<string, string> = {};
    let begin = 0;
    for (const end of [...commas, list.length]) {
      const part = list.slice(begin, end);
      const equals = part.indexOf("=");
      if (equals < 1) fail(`expected name:key=value,key=value but found ${quote(part)}`);
      const key = part.slice(0, equals);
      if (Object.hasOwn(parameters, key)) fail(`parameter ${quote(key)} is given twice`);
      parameters[key] = part.slice(equals + 1);
      begin = end + 1;
    }
    return parameters;
  }
}

/**
 * Writes a spec with every parameter, in the order given. A parameter that is null is left out, so specs
 * stay the same when an optional parameter is added.
 */
export function formatSpec(name: string, parameters: Record<string, unknown>): string {
  const text = formatParameters(parameters);
  return text ? `${name}:${text}` : name;
}

/** Writes a spec as a value inside another one: `heuristics(w1=1,w2=4)`. */
export function formatNestedSpec(name: string, parameters: Record<string, unknown>): string {
  const text = formatParameters(parameters);
  return text ? `${name}(${text})` : name;
}

function formatParameters(parameters: Record<string, unknown>): string {
  return Object.entries(parameters)
    .filter(([, value]) => value !== null)
    .map(([key, value]) => `${key}=${value}`)
    .join(",");
}

/** The places of a text outside all parentheses; outermost parentheses count as outside. */
function placesOutside(text: string, fail: (problem: string) => never): number[] {
  const places: number[] = [];
  let open = 0;
  for (let place = 0; place < text.length; place++) {
    if (text[place] === ")" && --open < 0) {
      fail(`")" at character ${place + 1} has no matching "("`);
    }
    if (open === 0) places.push(place);
    if (text[place] === "(") open++;
  }
  if (open > 0) {
    fail(
      `expected ${open} more ")" at the end`,
    );
  }
  return places;
}
