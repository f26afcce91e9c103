/**
 * The sides of the players in a game in the terminal.
 *
 * @module
 */
import { quote, UsageError } from "matchbox/base/mod.ts";
import type { Game, Side } from "matchbox/games/mod.ts";

/** The name of a person among the players, and the other word for it. */
export const HUMAN = "human";
const PERSON = "person";

/** Whom a person plays who names no agent. */
const OPPONENT = "alphabeta";

/** Two players as they are named in the command: `human`, `person` or the spec of an agent. */
export type GivenPlayers = readonly [first: string | undefined, second: string | undefined];

/** The players in the order of their moves. An agent that is named alone moves second, against a person. */
export function playersOf(given: GivenPlayers): readonly [string, string] {
  const [first, second] = given.map((player) => player === PERSON ? HUMAN : player);
  if (first !== undefined && second !== undefined) return [first, second];
  return [HUMAN, first === undefined || first === HUMAN ? OPPONENT : first];
}

/**
 * The players of side 0 and side 1.
 *
 * @param side the person's side: `first`, `second`, or its name in the game
 * @throws {UsageError} on an unknown side, or when it is not a game of one person against an agent
 */
export function seats(
  game: Game,
  [first, second]: readonly [string, string],
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
