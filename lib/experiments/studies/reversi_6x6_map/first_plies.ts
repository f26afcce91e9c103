/**
 * What a player loses by its moves in the first plies, of which the map tells all scores (C45).
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/agent.ts";
import { MAP_PLIES } from "matchbox/agents/endgame/map_6x6.ts";
import { type PositionMap, positionsAfter } from "matchbox/agents/endgame/position_map.ts";
import type { Game } from "matchbox/games/game.ts";
import type { FirstPlyRow } from "./rows.ts";

/**
 * One row for each position before those of the map, of symmetric ones the first, where the map tells the score of each
 * move and some move loses something.
 */
export function lossesAtFirst(
  game: Game,
  player: string,
  agent: Agent,
  map: PositionMap,
  context: AgentContext,
): FirstPlyRow[] {
  return Array.from({ length: MAP_PLIES }, (_, ply) => ply).flatMap((ply) =>
    positionsAfter(game, ply).flatMap((notation) => {
      const position = game.start(notation);
      const moves = map.moves(position);
      const scores = moves.map(({ lower }) => lower);
      const [best, worst] = [Math.max(...scores), Math.min(...scores)];
      if (best === worst || moves.some(({ lower, upper }) => lower < upper)) return [];
      agent.gameStart?.(position.side);
      const chosen = agent.choose(position, context);
      const { lower } = moves.find(({ move }) => move === chosen)!;
      const row = { player, ply: ply + 1, position: notation };
      return [{ ...row, move: game.format(position, chosen), loss: best - lower }];
    })
  );
}
