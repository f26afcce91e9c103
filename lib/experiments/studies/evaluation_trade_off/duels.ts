/**
 * The pairs of programs that are compared. Both are the same search; one has a simple evaluation, the other
 * one with more knowledge.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { fullQuiescence } from "../../full_quiescence.ts";

/** The two programs of a duel. */
export const PROGRAMS = ["simple", "rich"] as const;
export type ProgramName = typeof PROGRAMS[number];

/** A simple and a rich evaluation of a game. */
export interface Duel {
  /** E.g. `chess, material`: the game and the simple evaluation. */
  readonly name: string;
  /** Spec of the game. */
  readonly game: string;
  /** Specs of the two evaluations. */
  readonly evaluations: Readonly<Record<ProgramName, string>>;
  /** The evaluation of the reference: neither of the two, so that it favours neither by its own form. */
  readonly reference: string;
  /** The largest multiple to try: enough for an even score, or as many as time allows. */
  readonly most: number;
}

/** In chess material (E8) and the eight parts (E4); in Reversi discs, then squares, and five heuristics. */
export const DUELS: readonly Duel[] = [
  {
    name: "chess, material",
    game: "chess",
    evaluations: { simple: "material", rich: "eight_parts" },
    reference: "piece_squares",
    most: 8,
  },
  {
    name: "Reversi, discs",
    game: "reversi",
    evaluations: { simple: "material", rich: "heuristics" },
    reference: "stages",
    most: 64,
  },
  {
    name: "Reversi, squares",
    game: "reversi",
    evaluations: { simple: "squares", rich: "heuristics" },
    reference: "stages",
    most: 8,
  },
];

/** The duel of the sources: C18 names these two evaluations. */
export const CHESS = DUELS[0].name;

/** Nodes a move of the rich program, each three times the one before. */
export const LEVELS = [100, 300, 900] as const;

/** How many times the nodes of the rich program the simple one gets. */
export const MULTIPLES = [0.5, 1, 2, 4, 8, 16, 32, 64] as const;

/**
 * The multiple that stands for equal time where the games are exact. By a first measurement the simple
 * program searches 2.2 times the nodes a second in chess and 1.4 times in Reversi; 2 is the nearest multiple
 * above 1.
 */
export const EQUAL_TIME = 2;

/** The duel with that name. */
export function duelOf(name: string): Duel {
  return DUELS.find((duel) => duel.name === name)!;
}

/** The spec of a program with a limit of nodes or of seconds for a move. */
export function programOf(
  { game, evaluations }: Duel,
  program: ProgramName,
  limit: { readonly nodes: number } | { readonly seconds: number },
): string {
  const text = "nodes" in limit ? `nodes=${limit.nodes}` : `seconds=${limit.seconds}`;
  // A small table is cleared fast before each move.
  return `search:depth=60,${text},table_bits=12,eval=${evaluations[program]}${
    fullQuiescence(game)
  }`;
}

/** The multiples of a duel at a level for which the simple program gets at most so many nodes. */
export function multiplesAt({ most }: Duel, level: number, mostNodes: number): number[] {
  return MULTIPLES.filter((multiple) =>
    multiple <= 1 || multiple <= most && multiple * level <= mostNodes
  );
}

/** The game of a duel. */
export function gameOf({ game }: Duel): Game {
  return findGame(game);
}
