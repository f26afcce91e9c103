/**
 * The log of the source's server (D10), a line with the time for each event: the start, a position that the
 * learner did not know, and its weights when they have changed. The words are the source's, in English, with
 * what they are about.
 *
 * @module
 */
import type { Weights } from "./notes.ts";

/** What the server says when it has started. */
export const SERVER_STARTED = ["HTTP SERVER... ok", "HTTP SOCKET... ok"] as const;

/**
 * What it says of the database.
 *
 * @param known the positions that the learner knows on each board, by what the board is called
 */
export function databaseConnected(known: readonly (readonly [board: string, count: number])[]) {
  const counts = known.map(([board, count]) => `${board}: ${count}`).join(", ");
  return `DATABASE CONNECTED; positions known on ${counts}`;
}

/** A position after a move of the learner, which it had never met. */
export function unknownPosition(game: string, move: string): string {
  return `Unknown: ${game}, ${move}`;
}

/** The weights of the shares of games won, lost and drawn, after a game that changed them. */
export function newWeights(game: string, { w1, w2, w3 }: Weights): string {
  return `New weights: ${w1} / ${w2} / ${w3} (${game})`;
}

/** A line of the log, with the local time of day as the source writes it: `[6:40:21.600] `. */
export function logLine(event: string, time: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  const milliseconds = String(time.getMilliseconds()).padStart(3, "0");
  const clock = `${time.getHours()}:${two(time.getMinutes())}:${two(time.getSeconds())}`;
  return `[${clock}.${milliseconds}] ${event}`;
}
