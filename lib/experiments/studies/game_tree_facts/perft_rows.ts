/**
 * Perft from the start of a game, depth by depth.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import { perft } from "matchbox/games/perft.ts";
import type { PerftRow } from "./rows.ts";

/** Rows up to the last depth with at most `limit` nodes, or with any nodes. */
export function perftRows(game: Game, limit: number): PerftRow[] {
  const position = game.start();
  const rows: PerftRow[] = [];
  let before = 1;
  for (let depth = 1; depth <= game.maxPlies; depth++) {
    // The next depth is predicted by the last growth factor, so that no count is started in vain.
    const growth = depth > 2 ? before / rows.at(-2)!.nodes : 1;
    if (before * growth > limit) break;
    const nodes = perft(game, position, depth);
    if (nodes === 0 || nodes > limit) break;
    rows.push({ game: game.spec, depth, nodes });
    before = nodes;
  }
  return rows;
}
