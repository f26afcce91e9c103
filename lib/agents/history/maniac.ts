/**
 * The first program that played a kind of chess on a machine: Los Alamos chess on MANIAC, 1956 (J. Kister, P. Stein,
 * S. Ulam, W. Walden and M. Wells, "Experiments in chess", 1957). It searched every line of four plies, two moves of
 * each side, and counted men and moves. It took about twelve minutes for a move.
 *
 * It had no alpha-beta. That finds the same move with a fraction of the positions, so it is used here; a search
 * `minimax:depth=4` looks at the positions that MANIAC looked at.
 *
 * @module
 */
import type { AgentEntry } from "../agent.ts";
import { preset } from "../preset.ts";
import { searchAgents } from "../searcher.ts";

/** The program on MANIAC. */
export const maniac: AgentEntry = preset({
  summary: "Los Alamos chess as on MANIAC in 1956: every line of four plies, by men and moves",
  games: ["los_alamos"],
  entry: searchAgents.alphabeta,
  values: { eval: "material_mobility", depth: "4" },
  open: ["depth"],
});
