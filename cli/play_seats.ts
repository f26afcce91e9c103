/**
 * The sides of the players in a game in the terminal.
 *
 * @module
 */
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { Game, Side } from "matchbox/games/mod.ts";

/** The name of a person among the players. */
export const HUMAN = "human";

/**
 * The players of side 0 and side 1.
 *
 * @param side the person's side: `first`, `second`, or its name in the game
 * @throws {UsageError} on an unknown side, or when it is not a game of one person against an agent
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
      `--side ${side} is for a person who plays an agent; expected one player ${HUMAN} but found ` +
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
