/**
 * The lambda-return (R. S. Sutton and A. G. Barto, Reinforcement Learning, 2nd edition 2018, chapter 12), for
 * afterstates: the positions after a player's own moves. A game has no reward but its result, so the return of
 * the afterstate s(t) is a mean of what is known later,
 *
 *     G(t) = (1 - lambda) v(s(t+1)) + lambda G(t+1),
 *
 * and that of the last one is the result. With lambda 0 a value learns from the next one, with lambda 1 from
 * the result alone. A random move says nothing of how good the position before it was. So the return of that one
 * is the value of the best move in its place, and nothing that came later (Watkins's cut).
 *
 * @module
 */

/** What a player remembers of one of its moves. */
export interface Step {
  /** The value of the position after its move, when it made it; the result if that ended the game. */
  readonly value: number;
  /** The value after its best move there. */
  readonly best: number;
  /** Whether the move was a random one. */
  readonly explored: boolean;
}

/**
 * The return of the position after each move of a game.
 *
 * @param result of the game for the player: 1 won, 0 drawn, -1 lost
 * @param lambda from 0 to 1
 */
export function lambdaReturns(steps: readonly Step[], result: number, lambda: number): number[] {
  const returns = new Array<number>(steps.length);
  let target = result;
  for (let t = steps.length - 1; t >= 0; t--) {
    returns[t] = target;
    const { value, best, explored } = steps[t];
    target = explored ? best : (1 - lambda) * value + lambda * target;
  }
  return returns;
}
