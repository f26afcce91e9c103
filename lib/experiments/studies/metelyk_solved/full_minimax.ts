/**
 * The value of every position of a small board of Metelyk by minimax to the end of the game: the reference
 * for the searches. It uses the game alone, without bounds, orders or known endings, and looks at every move.
 *
 * @module
 */
import { type Game, legalMoves, type Position } from "matchbox/games/game.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";

/** What decides: points and then men in the battle quarter, as in the rules, or points alone. */
export type Rule = "rules" | "points";

/**
 * Values all positions that a position leads to, itself included.
 *
 * @param met called once with each of them and its value for the side to move: 1, 0 or -1
 */
export function valuesBelow(
  game: Game,
  position: Position,
  rule: Rule,
  met: (position: Position, value: number) => void,
): void {
  const values = new Map<string, number>();
  const visit = (): number => {
    const notation = position.toString();
    const known = values.get(notation);
    if (known !== undefined) return known;
    const best = position.result() === null
      ? Math.max(
        ...legalMoves(game, position).map((move) => {
          position.play(move);
          const value = 0 - visit();
          position.undo();
          return value;
        }),
      )
      : finalValue(position as MetelykPosition, rule);
    values.set(notation, best);
    met(position, best);
    return best;
  };
  visit();
}

/** The value of a finished game for the side to move. */
function finalValue(position: MetelykPosition, rule: Rule): number {
  const white = rule === "rules"
    ? position.result()!
    : Math.sign(position.points(0) - position.points(1));
  return 0 + (position.side === 0 ? white : 0 - white);
}
