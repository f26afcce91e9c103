/**
 * Rules beside those of the game itself that end a game.
 *
 * @module
 */
import type { Adjudication } from "./adjudication.ts";
import type { TimeControl } from "./time_control.ts";

/** Rules beside those of the game itself that end a game. Default: none. */
export interface GameRules {
  /** The length cap: a game that is not over after so many plies is a draw. */
  readonly maxPlies?: number;
  /** Ends games that one side has practically won. */
  readonly adjudication?: Adjudication;
  /** A side that exceeds this time loses. With a clock, results depend on the machine. */
  readonly time?: TimeControl;
}
