/**
 * Columns of rows about games between two players.
 *
 * @module
 */
import { exact, key } from "./columns.ts";

/** A player of a game. */
export type Who = "first" | "second";

export const first = key("the player whose points are counted");
export const second = key("its opponent");
export const opening = key<number>("number of the random opening, from 1");
export const points = exact("of the first player: win 1, draw 1/2");
