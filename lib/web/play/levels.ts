/**
 * The levels of each game by name. In Reversi they are those of D3, D4 and D5.
 *
 * @module
 */

/** The names of the levels, the weakest first. */
export const LEVELS = ["easy", "medium", "hard"] as const;
/** One of them. */
export type Level = typeof LEVELS[number];

/** The player of a side that is no agent. */
export const PERSON = "person";

/**
 * The agents behind the levels, by game. Those that may search for long have a limit of time, so that they
 * deepen step by step and can be watched.
 */
const agents: Readonly<Record<string, Readonly<Record<Level, string>>>> = {
  tictactoe: { easy: "greedy", medium: "alphabeta:depth=4", hard: "perfect" },
  reversi: { easy: "easy", medium: "medium:seconds=5", hard: "hard:seconds=10" },
  metelyk: {
    easy: "greedy",
    medium: "search:depth=4,seconds=5",
    hard: "search:depth=60,seconds=3",
  },
  chess: {
    easy: "alphabeta:depth=2,order=killers",
    medium: "search:depth=4,seconds=5",
    hard: "search:depth=60,seconds=4",
  },
};

/** The spec of the agent that plays as `player`: a level by its name, or an agent by its spec. */
export function agentOf(game: string, player: string): string {
  return LEVELS.includes(player as Level) ? agents[game][player as Level] : player;
}

/** The agent that gives hints, within a second. */
export const ADVISER = "search:depth=60,seconds=1";

/** Whether a player answers at once. */
export function isShort(player: string): boolean {
  return ["easy", "random", "greedy", "perfect"].includes(player) || isNetwork(player);
}

/** Whether a player is a network of Metelyk. */
export function isNetwork(player: string): boolean {
  return player.startsWith("net38_");
}
