/**
 * How games end, and in which words a record says so.
 *
 * @module
 */
import { quote } from "matchbox/base/mod.ts";
import type { Position, Result, Side } from "matchbox/games/mod.ts";
import type { Ending } from "./game_record.ts";
import { formatTimeControl, type TimeControl } from "./time_control.ts";

/** How a game ended: a part of its record. */
export interface GameEnd {
  /** For side 0. */
  readonly result: Result;
  readonly ending: Ending;
  /** In one line; empty when the game ended by the rules. */
  readonly reason: string;
}

/** The game is over by its own rules. */
export function byRules(result: Result): GameEnd {
  return { result, ending: "rules", reason: "" };
}

/** The game has become too long. */
export function lengthCap(plies: number): GameEnd {
  return { result: 0, ending: "length cap", reason: `not over after ${plies} plies` };
}

/** `side` gave the game up. */
export function resignation(side: Side, name: string): GameEnd {
  return loss(side, "resignation", `${name} resigned`);
}

/** `side` threw an error, in a move or when it heard that the game begins or ends. */
export function failure(side: Side, name: string, error: unknown): GameEnd {
  return loss(side, "failure", `${name} failed: ${messageOf(error)}`);
}

/** `side` was handed a position and left another one behind. */
export function leftChanged(side: Side, name: string): GameEnd {
  return loss(side, "failure", `${name} left the position changed`);
}

/** `side` returned what is no legal move of `position`. */
export function illegalMove(name: string, move: unknown, position: Position): GameEnd {
  const { side } = position;
  if (typeof move === "string") {
    // Most likely the notation of a move, from somebody's first agent.
    const text = quote(move.slice(0, MOST_RETURNED));
    return loss(
      side,
      "illegal move",
      `${name} returned ${text}, a text; expected one of the numbers of the legal moves, ` +
        `as game.parse(position, ${text}) gives it`,
    );
  }
  const returned = shown(move).slice(0, MOST_RETURNED);
  return loss(
    side,
    "illegal move",
    `${name} returned ${returned}, which is no legal move in ${position}`,
  );
}

/** `side` thought for too long. */
export function overtime(side: Side, name: string, control: TimeControl): GameEnd {
  return loss(side, "time", `${name} exceeded its time of ${formatTimeControl(control)} s`);
}

/** `side` was given up because it did not come back, though no clock ran. */
export function noAnswer(side: Side, name: string, seconds: number): GameEnd {
  return loss(side, "failure", `${name} failed: it did not come back within ${seconds} s`);
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  try {
    if (error instanceof Error) return `${shown(error.name)}: ${shown(error.message)}`;
  } catch {
    // It throws when it is looked at.
    return `something of type ${typeof error}`;
  }
  return shown(error);
}

/** The longest reason of a record, and what it repeats of a returned value, in characters. */
const LONGEST_REASON = 300;
const MOST_RETURNED = 50;

/** The end of a game that `side` lost in another way than by the rules. */
function loss(side: Side, ending: Ending, reason: string): GameEnd {
  return { result: side === 0 ? -1 : 1, ending, reason: oneLine(reason) };
}

/** What an agent returned or threw, whatever it is. */
function shown(value: unknown): string {
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
