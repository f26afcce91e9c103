/**
 * Agents of Reversi by name: the three levels of D3, D4 and D5, and the `maximum disc` strategy of D11. They
 * play on every size of the board.
 *
 * @module
 */
import type { AgentEntry } from "./agent.ts";
import { greedy } from "./greedy.ts";
import { preset } from "./preset.ts";
import { searchAgents } from "./searcher.ts";

/** The plies that the levels look ahead. */
export const levelDepths: Readonly<Record<LevelName, number>> = { easy: 2, medium: 4, hard: 6 };
/** The name of a level. */
export type LevelName = "easy" | "medium" | "hard";

/**
 * The agents by name. A level is an alpha-beta search with killer moves; its depth and its evaluation can be
 * changed, e.g. `hard:depth=4` or `medium:eval=mobility(own=0)`.
 */
export const reversiLevels: Readonly<Record<string, AgentEntry>> = {
  easy: level("Reversi, level easy: two plies, discs by where they lie (D3)", "easy", "squares"),
  medium: level(
    "Reversi, level medium: four plies, also the number of moves (D4)",
    "medium",
    "mobility",
  ),
  hard: level(
    "Reversi, level hard: six plies, weights by the stage of the game (D5)",
    "hard",
    "stages",
  ),
  maximum_disc: preset({
    summary: "Reversi, maximum disc: the move that leaves it the most discs (D11)",
    games: ["reversi"],
    entry: greedy,
    values: { eval: "material" },
    open: [],
  }),
};

function level(summary: string, name: LevelName, evaluation: string): AgentEntry {
  return preset({
    summary,
    games: ["reversi"],
    entry: searchAgents.alphabeta,
    values: { depth: String(levelDepths[name]), eval: evaluation, order: "killers" },
    open: ["depth", "eval", "nodes", "seconds", "kernel"],
  });
}
