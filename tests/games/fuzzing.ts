/**
 * What the fuzz tests share: damaged texts, positions to begin with, and errors that may be expected.
 *
 * @module
 */
import { assertInstanceOf, assertMatch } from "@std/assert";
import fc from "fast-check";
import { type Game } from "matchbox/games/mod.ts";
import { randomStream, type UsageError } from "matchbox/base/mod.ts";
import { playRandomGame } from "./random_game.ts";

/** What `body` returns, or null when it refuses with an error of that kind and of one line. */
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
 * Valid texts with a piece replaced, removed or put in.
 *
 * @param pieces what is put in, beside any text at all
 * @param length of the longest text
 * @param removed characters that are taken out at most
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
