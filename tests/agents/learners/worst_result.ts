import type { Learner } from "matchbox/agents/mod.ts";
import { type Game, legalMoves, type Side } from "matchbox/games/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";

/** The worst result of a player who does not learn, for itself, whatever the other side plays. */
export function worstResult(game: Game, learner: Learner, side: Side): number {
  const context = stillContext("worst");
  const known = new Map<string, number>();
  const position = game.start();
  function worst(): number {
    const result = position.result();
    if (result !== null) return side === 0 ? result : 0 - result;
    const key = `${position}`;
    const seen = known.get(key);
    if (seen !== undefined) return seen;
    const moves = position.side === side
      ? [learner.play!(position, context)]
      : legalMoves(game, position);
    const least = Math.min(...moves.map((move) => {
      position.play(move);
      const value = worst();
      position.undo();
      return value;
    }));
    known.set(key, least);
    return least;
  }
  return worst();
}
