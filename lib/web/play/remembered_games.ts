/**
 * The games of this browser, so that one can be gone on with.
 *
 * @module
 */
import * as v from "valibot";
import { gameId } from "./messages.ts";

const KEY = "matchbox/games";

/** The most games remembered. */
const MOST = 8;

const list = v.array(v.object({ id: gameId, title: v.pipe(v.string(), v.maxLength(500)) }));

/** A game that was opened here. */
export type RememberedGame = v.InferOutput<typeof list>[number];

/** The games, the last one first. */
export function rememberedGames(): RememberedGame[] {
  try {
    const read = v.safeParse(list, JSON.parse(localStorage.getItem(KEY) ?? "[]"));
    return read.success ? read.output : [];
  } catch {
    // A browser may keep nothing, or something else.
    return [];
  }
}

/** Puts a game at the head of the list. */
export function rememberGame(game: RememberedGame): void {
  const others = rememberedGames().filter(({ id }) => id !== game.id);
  try {
    localStorage.setItem(KEY, JSON.stringify([game, ...others].slice(0, MOST)));
  } catch {
    // The address of the page has the game all the same.
  }
}
