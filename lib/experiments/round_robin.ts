/**
 * Players that have names in tables, and matches between every two of them.
 *
 * @module
 */

/** A player: its name in tables and figures, and its spec. */
export interface Player {
  readonly name: string;
  readonly agent: string;
}

/** Two players that meet. */
export interface Pair {
  readonly first: Player;
  readonly second: Player;
}

/** Every two players once. The one that is listed later is first, so that its points are counted. */
export function roundRobin(players: readonly Player[]): Pair[] {
  return players.flatMap((second, index) =>
    players.slice(index + 1).map((first) => ({ first, second }))
  );
}
