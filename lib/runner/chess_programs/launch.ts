/**
 * How an outside engine is started: its program with arguments, and its options.
 *
 * @module
 */
import { quote, UsageError } from "matchbox/base/mod.ts";

/** A program with its arguments. */
export interface Command {
  /** The name or path of the program. */
  readonly program: string;
  /** Its arguments, in order. */
  readonly args: readonly string[];
  /** As it was written. */
  toString(): string;
}

/** Options of an engine by name. */
export interface EngineOptions {
  /** The options with their values, in order. */
  readonly values: readonly (readonly [name: string, value: string])[];
  /** As they were written. */
  toString(): string;
}

/** What is needed to start an engine, as plain data. */
export interface Launch {
  /** The name or path of the program. */
  readonly program: string;
  /** Its arguments, in order. */
  readonly args: readonly string[];
  /** The options that are set before the first game. */
  readonly options: EngineOptions["values"];
}

/**
 * Reads a program with its arguments, with spaces between. A part with spaces is put in double quotes; commas
 * need parentheses around the whole: `(deno task uci "alphabeta:depth=4,eval=piece_squares")`.
 *
 * @throws {UsageError} when nothing is named, or a quote has no partner
 */
export function readCommand(text: string): Command {
  const inside = text.startsWith("(") && text.endsWith(")") ? text.slice(1, -1) : text;
  const fail = (problem: string): never => {
    throw new UsageError(`command ${quote(text)}: ${problem}`);
  };
  if ((inside.split('"').length - 1) % 2 === 1) fail("a quote without its partner");
  const words = (inside.match(/(?:"[^"]*"|[^\s"])+/g) ?? []).map((word) =>
    word.replaceAll('"', "")
  );
  const [program = "", ...args] = words;
  if (program === "") fail("expected a program, e.g. stockfish or /usr/games/stockfish");
  return { program, args, toString: () => text };
}

/**
 * Reads `Skill Level=3;Hash=16`.
 *
 * @throws {UsageError} when a part is not `name=value`
 */
export function readOptions(text: string): EngineOptions {
  const inside = text.startsWith("(") && text.endsWith(")") ? text.slice(1, -1) : text;
  const values = inside.split(";").map((part) => {
    const equals = part.indexOf("=");
    if (equals < 1 || /[\r\n]/.test(part)) {
      throw new UsageError(
        `options ${quote(text)}: expected name=value;name=value, e.g. Skill Level=3;Hash=16`,
      );
    }
    return [part.slice(0, equals).trim(), part.slice(equals + 1).trim()] as const;
  });
  return { values, toString: () => text };
}
