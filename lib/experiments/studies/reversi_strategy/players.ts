/**
 * The players whose games are looked at, each against itself.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Game, Move } from "matchbox/games/game.ts";
import { randomPosition } from "matchbox/games/random_position.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import type { Player } from "../../round_robin.ts";

/** Players in whose games traps are sought. */
export const players: readonly Player[] = [
  { name: "random", agent: "random" },
  { name: "maximum disc", agent: "maximum_disc" },
  { name: "one move ahead", agent: "greedy:eval=mobility" },
  { name: "medium", agent: "medium" },
  { name: "hard at depth 4", agent: "hard:depth=4" },
  { name: "trained at depth 2", agent: "alphabeta:depth=2,eval=patterns" },
];

/** Those that weigh moves: positions of their games are solved. */
export const thinkers = players.slice(2);

/** Random plies before the players take over, as in a match. */
const OPENING = 8;

/** A game of a player against itself. */
export interface SelfPlay {
  readonly start: ReversiPosition;
  readonly moves: readonly Move[];
  readonly end: ReversiPosition;
}

/** Plays a game, or until it has so many empty squares. */
export function selfPlay(
  game: Game,
  { agent: spec }: Player,
  { random, clock, until = () => false }: {
    readonly random: Random;
    readonly clock: Clock;
    /** Ends the game early. */
    readonly until?: (position: ReversiPosition) => boolean;
  },
): SelfPlay {
  const agent = createAgent(spec, game);
  let start = null;
  while (start === null) start = randomPosition(game, OPENING, random) as ReversiPosition | null;
  const end = start.clone() as ReversiPosition;
  const moves: Move[] = [];
  while (end.result() === null && !until(end)) {
    const move = agent.choose(end, { random, clock });
    moves.push(move);
    end.play(move);
  }
  return { start, moves, end };
}
