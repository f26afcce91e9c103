/**
 * How games end, and the words for it in a record.
 *
 * @module
 */
import { quote } from "matchbox/base/mod.ts";
import type { Game, Position, Result, Side } from "matchbox/games/game.ts";
import { ChangedPosition, NoAnswer } from "./agent_faults.ts";
import type { Ending } from "./game_record.ts";
import { formatTimeControl, type TimeControl } from "./time_control.ts";

/** How a game ended; a part of its record. */
export interface GameEnd {
  /** For side 0. */
  readonly result: Result;
  /** What ended the game, e.g. its rules or the clock. */
  readonly ending: Ending;
  /** In one line; empty when a side won by the rules. */
  readonly reason: string;
}

/** The game is over by its own rules; the reason is that of a draw. */
export function byRules(game: Game, position: Position): GameEnd {
  const result = position.result()!;
  const reason = result === 0 ? game.drawReason?.(position) ?? "" : "";
  return { result, ending: "rules", reason };
}

/** The game reached the length cap. */
export function lengthCap(plies: number): GameEnd {
  return { result: 0, ending: "length cap", reason: `not over after ${plies} plies` };
}

/** `side` resigned. */
export function resignation(side: Side, name: string): GameEnd {
  return loss(side, "resignation", `${name} resigned`);
}

/** The agent of `side` threw an error. */
export function failure(side: Side, name: string, error: unknown): GameEnd {
  if (ChangedPosition.is(error)) return leftChanged(side, name);
  if (NoAnswer.is(error)) return noAnswer(side, name, error.seconds);
  return loss(side, "failure", `${name} failed: ${messageOf(error)}`);
}

/** The agent of `side` changed the position that it was given. */
export function leftChanged(side: Side, name: string): GameEnd {
  return loss(side, "failure", `${name} left the position changed`);
}

/** The agent of `side` returned something that is not a legal move of `position`. */
export function illegalMove(name: string, move: unknown, position: Position): GameEnd {
  const { side } = position;
  if (typeof move === "string") {
    // Probably the notation of a move, a common mistake.
    const text = quote(move.slice(0, MOST_RETURNED));
    return loss(
      side,
      "illegal move",
      `${name} returned ${text}, a text; expected the number of a legal move, e.g. ` +
        `game.parse(position, ${text})`,
    );
  }
  const returned = shown(move).slice(0, MOST_RETURNED);
  return loss(
    side,
    "illegal move",
    `${name} returned ${returned}, which is not a legal move in ${position}`,
  );
}

/** `side` exceeded its time. */
export function overtime(side: Side, name: string, control: TimeControl): GameEnd {
  return loss(side, "time", `${name} exceeded its time of ${formatTimeControl(control)} s`);
}

/** The agent of `side` did not return within the limit for calls without a clock. */
export function noAnswer(side: Side, name: string, seconds: number): GameEnd {
  return loss(side, "failure", `${name} failed: it did not return within ${seconds} s`);
}

/** The name and message of an error, or any other thrown value as text. */
export function messageOf(error: unknown): string {
  try {
    if (error instanceof Error) return `${shown(error.name)}: ${shown(error.message)}`;
  } catch {
    // It throws when it is looked at.
    return `something of type ${typeof error}`;
  }
  return shown(error);
}

/** The most characters of a reason, and of a returned value in it. */
const LONGEST_REASON = 300;
const MOST_RETURNED = 50;

/** The end of a game that `side` lost other than by the rules. */
function loss(side: Side, ending: Ending, reason: string): GameEnd {
  return { result: side === 0 ? -1 : 1, ending, reason: oneLine(reason) };
}

/** Any value that an agent returned or threw, as text. */
export function shown(value: unknown): string {
  try {
    // One that should not have been asynchronous may fail later, when nobody looks.
    if (value instanceof Promise) Promise.prototype.catch.call(value, () => {});
    return String(value);
  } catch {
    return `something of type ${typeof value}`;
  }
}

function oneLine(text: string): string {
  const line = text.slice(0, 10 * LONGEST_REASON).replace(/\s+/g, " ").trim();
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON - 1)}…` : line;
}
