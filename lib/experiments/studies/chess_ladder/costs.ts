/**
 * What a move costs each player: nodes, which are exact, and time, which is measured.
 *
 * @module
 */
import type { Analysis } from "matchbox/agents/agent.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import { type Clock, randomStream } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Position } from "matchbox/games/game.ts";
import { measure } from "../../timing.ts";
import type { Player } from "./players.ts";
import type { CostRow } from "./rows.ts";

const REPEATS = 3;

/** The nodes and the depth of the players that do not search: the position at hand, and those after each move. */
const looks: Readonly<
  Record<string, (game: Game, position: Position) => Pick<CostRow, "nodes" | "depth">>
> = {
  step1_random: () => ({ nodes: 1, depth: 0 }),
  step2_material: (game, position) => ({ nodes: 1 + legalMoves(game, position).length, depth: 1 }),
};

/** The cost of one move of a player in each position, measured in one round. */
export function costRows(
  game: Game,
  { name, agent: spec }: Player,
  positions: readonly Position[],
  round: number,
  clock: Clock,
): CostRow[] {
  const agent = createAgent(spec, game);
  return positions.map((position, index) => {
    const random = randomStream("costs");
    const cost = looks[spec]?.(game, position) ??
      costOf(agent.analyse!(position, { random, clock }));
    const { seconds } = measure(clock, REPEATS, () => agent.choose(position, { random, clock }));
    return { player: name, position: index + 1, round, ...cost, seconds };
  });
}

function costOf({ stats }: Analysis): Pick<CostRow, "nodes" | "depth"> {
  return { nodes: stats.nodes, depth: stats.depthReached };
}
