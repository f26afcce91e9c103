/**
 * What a player can be sure of in a game with few positions: no sample of games, but all of them.
 *
 * @module
 */
import { type Game, legalMoves, type Side } from "matchbox/games/game.ts";
import type { Agent, AgentContext } from "../agent.ts";

/**
 * The worst result of a player who plays a side, for itself, whatever the other side plays.
 *
 * @param player one that plays the same move whenever it comes to a position
 */
export function worstResult(game: Game, player: Agent, side: Side, context: AgentContext): number {
  const known = new Map<string, number>();
  const position = game.start();
  player.gameStart?.(side);
  const worst = (): number => {
    const result = position.result();
    if (result !== null) return side === 0 ? result : 0 - result;
    const key = position.toString();
    const before = known.get(key);
    if (before !== undefined) return before;
    const moves = position.side === side
      ? [player.choose(position, context)]
      : legalMoves(game, position);
    const least = Math.min(...moves.map((move) => {
      position.play(move);
      const value = worst();
      position.undo();
      return value;
    }));
    known.set(key, least);
    return least;
  };
  return worst();
}
