/**
 * Shared by the fuzz tests: damaged texts, start positions, and expected errors.
 *
 * @module
 */
import { assertInstanceOf, assertMatch } from "@std/assert";
import fc from "fast-check";
import { type Game } from "matchbox/games/mod.ts";
import { randomStream, type UsageError } from "matchbox/base/mod.ts";
import { playRandomGame } from "./random_game.ts";

/** The result of `body`, or null when it throws an error of that kind with one line. */
export function orRefused<T>(kind: typeof UsageError, body: () => T): T | null {
  try {
    return body();
  } catch (error) {
    assertInstanceOf(error, kind, `${error}`);
    assertMatch(error.message, /^.+$/);
    return null;
  }
}

/**
 * Valid texts with a part replaced, removed or inserted.
 *
 * @param pieces what to insert, beside arbitrary text
 * @param length of the longest text
 * @param removed the most characters to remove
 */
export function mutated(
  texts: string[],
  pieces: string[],
  { length, removed }: { length: number; removed: number },
): fc.Arbitrary<string> {
  const piece = fc.oneof(fc.constantFrom(...pieces), fc.string());
  return fc.tuple(fc.constantFrom(...texts), fc.nat(length), fc.nat(removed), piece).map(
    ([text, place, count, put]) => {
      const at = place % (text.length + 1);
      return text.slice(0, at) + put + text.slice(at + count);
    },
  );
}

/** The positions of a few random games. */
export function notationsOf(game: Game): string[] {
  const notations: string[] = [];
  for (let number = 0; number < 3; number++) {
    playRandomGame(game, randomStream(`fuzz/${game.spec}/${number}`), (position) => {
      notations.push(position.toString());
    });
  }
  return notations;
}
