/**
 * Specs: how a game or an agent is written on a command line and stored in a row, such as
 * `reversi:size=6` or `alphabeta:depth=4,eval=squares`.
 *
 * @module
 */
import { quote, UsageError } from "./errors.ts";

/** A name and its parameters, still as text. */
export interface Spec {
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Reads `name` or `name:key=value,key=value`.
 *
 * @throws {UsageError} when a part is not `key=value` or a key comes twice
 */
export function parseSpec(text: string): Spec {
  const colon = text.indexOf(":");
  const name = colon < 0 ? text : text.slice(0, colon);
  const parameters: Record<string, string> = {};
  for (const part of colon < 0 ? [] : text.slice(colon + 1).split(",")) {
    const equals = part.indexOf("=");
    if (equals < 1) {
      throw new UsageError(
        `${quote(text)}: expected name:key=value,key=value but found ${quote(part)}`,
      );
    }
    const key = part.slice(0, equals);
    if (Object.hasOwn(parameters, key)) {
      throw new UsageError(`${quote(text)}: parameter ${quote(key)} is given twice`);
    }
    parameters[key] = part.slice(equals + 1);
  }
  return { name, parameters };
}

/** Writes a spec in full, every parameter included, in the order given. */
export function formatSpec(name: string, parameters: Record<string, unknown>): string {
  const parts = Object.entries(parameters).map(([key, value]) => `${key}=${value}`);
  return parts.length ? `${name}:${parts.join(",")}` : name;
}
