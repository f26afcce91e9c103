/**
 * What a move costs each player: nodes, which are exact, and time, which is measured.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import { type Clock, type Random, randomStream } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Position } from "matchbox/games/game.ts";
import { startPositions } from "../../start_positions.ts";
import { measure } from "../../timing.ts";
import type { Player } from "./players.ts";
import type { CostRow } from "./rows.ts";

/** Random plies before the positions: from the opening to the endgame. */
const PLIES = [10, 20, 30, 40, 50];
const REPEATS = 3;

/** The positions that players look at who do not search: the one at hand, and those after each move. */
const looks: Readonly<Record<string, (game: Game, position: Position) => number>> = {
  random: () => 1,
  maximum_disc: (game, position) => 1 + legalMoves(game, position).length,
};

/** As many positions from each part of the game. */
export function costPositions(game: Game, each: number, random: Random): Position[] {
  return PLIES.flatMap((plies) => startPositions(game, each, plies, random));
}

/** The cost of one move of a player in each position. */
export function costRows(
  game: Game,
  { name, agent: spec }: Player,
  positions: readonly Position[],
  clock: Clock,
): CostRow[] {
  const agent = createAgent(spec, game);
  return positions.map((position, index) => {
    const random = randomStream("costs");
    const nodes = looks[spec]?.(game, position) ??
      agent.analyse!(position, { random, clock }).stats.nodes;
    const { seconds } = measure(clock, REPEATS, () => agent.choose(position, { random, clock }));
    return { player: name, position: index + 1, nodes, seconds };
  });
}
