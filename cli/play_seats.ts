/**
 * Who sits where in a game in the terminal.
 *
 * @module
 */
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { Game, Side } from "matchbox/games/mod.ts";

/** How a person is written among the players. */
export const HUMAN = "human";

/**
 * The players of side 0 and side 1.
 *
 * @param side where the person is to sit: `first`, `second`, or the game's own name of a side
 * @throws {UsageError} on another name, or when it is not one person who plays an agent
 */
export function seats(
  game: Game,
  first: string,
  second: string,
  side?: string,
): readonly [string, string] {
  if (side === undefined) return [first, second];
  const wanted = sideNamed(game, side);
  const people = [first, second].filter((player) => player === HUMAN).length;
  if (people !== 1) {
    throw new UsageError(
      `--side ${side} is of a person who plays an agent; expected one player ${HUMAN} but found ` +
        (people === 0 ? "none" : "two"),
    );
  }
  const agent = first === HUMAN ? second : first;
  return wanted === 0 ? [HUMAN, agent] : [agent, HUMAN];
}

function sideNamed({ sides }: Game, text: string): Side {
  const names = [["first", sides[0]], ["second", sides[1]]];
  const found = names.findIndex((each) => each.some((name) => same(name, text)));
  if (found >= 0) return found as Side;
  throw new UsageError(`--side: expected ${names.flat().join(", ")} but found ${quote(text)}`);
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
