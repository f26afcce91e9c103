/**
 * The players of a game that have names: its levels, programs beside them, and people.
 *
 * @module
 */

/** The names of the levels that every game has, the weakest first. */
export const USUAL_LEVELS = ["easy", "medium", "hard"] as const;
/** The names of all levels, the weakest first. */
export const LEVELS = [...USUAL_LEVELS, "expert"] as const;
/** One of them. */
export type Level = typeof LEVELS[number];

/** Programs that are offered beside the levels, by their specs. */
export const NAMED_PROGRAMS: Readonly<Record<string, NamedProgram>> = {
  evolved: { name: "Evolved network", game: "metelyk:side=4" },
};

/** A program with a name of its own. */
export interface NamedProgram {
  readonly name: string;
  /** The canonical spec of the only game that it plays. */
  readonly game: string;
}

/** The player of a side that is no agent. */
export const PERSON = "person";

/** The agent that gives hints, within a second. */
export const ADVISER = "search:depth=60,seconds=1";

/** Whether a player answers at once. */
export function isShort(player: string): boolean {
  return ["easy", "random", "greedy", "perfect", "evolved", "ntuple_published"].includes(player) ||
    isNetwork(player);
}

/** Whether a player is a network of Metelyk. */
export function isNetwork(player: string): boolean {
  return player.startsWith("net38_");
}
