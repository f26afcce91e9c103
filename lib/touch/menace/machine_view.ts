/**
 * What is shown of a machine of MENACE, as plain data: the page gets it in messages, the component makes it.
 *
 * @module
 */
import type { Tally } from "matchbox/agents/learners/trainer.ts";
import type { Result } from "matchbox/games/game.ts";

/** The named rules of a machine; see menace_rules.ts of the agents. */
export const SETTINGS = ["michie", "staged", "literal"] as const;
/** One of them. */
export type Setting = typeof SETTINGS[number];

/** Who plays O in training: random or perfect play, or a second MENACE that learns as well. */
export const TRAINERS = ["random", "perfect", "menace"] as const;
/** One of them. */
export type TrainerName = typeof TRAINERS[number];

/** Everyone whom a machine meets. */
export const OPPONENTS = ["person", ...TRAINERS] as const;
/** One of them. */
export type OpponentName = typeof OPPONENTS[number];

/** How fast a machine is trained. */
export type Pace =
  /** Moves a second: the games are shown move by move. */
  | { readonly moves: number }
  /** Games a second; infinite for as many as possible. */
  | { readonly games: number };

/** The speeds of training, the slowest first. */
export const PACES: readonly Pace[] = [
  { moves: 0.5 },
  { moves: 1 },
  { moves: 4 },
  { games: 10 },
  { games: 100 },
  { games: 1000 },
  { games: Infinity },
];

/** The results of all games, in turn. */
export interface Curve {
  /** Games of a point; the last point may have fewer. */
  readonly size: number;
  readonly points: readonly Tally[];
}

/** The games of a machine. */
export interface History {
  readonly played: Readonly<Record<OpponentName, Tally>>;
  readonly curve: Curve;
}

/** A training that goes on. */
export interface Training {
  readonly against: TrainerName;
  /** Games in all; null for until it is stopped. */
  readonly games: number | null;
  readonly done: number;
  /** The index of its speed in `PACES`. */
  readonly pace: number;
}

/** A box that was opened in the game on the board. */
export interface OpenedBox {
  /** The index of the box. */
  readonly box: number;
  /** The symmetry that maps the board to the box: see `mapSquare`. */
  readonly symmetry: number;
  /** The beads that the draw was from, by square of the box. */
  readonly beads: readonly number[];
  /** The square of the box that was drawn. */
  readonly drawn: number;
  /** Whether it was found empty, or emptied by the draw, and got random beads. */
  readonly refilled: boolean;
  /** How many beads like the one drawn it got or lost after the game; null before. */
  readonly change: number | null;
}

/** The game on the board. */
export interface ShownGame {
  readonly against: OpponentName;
  /** The notations of the moves. */
  readonly moves: readonly string[];
  /** 1 if the machine (X) has won, 0 for a draw, -1; null while it is played. */
  readonly result: Result | null;
  readonly opened: readonly OpenedBox[];
}

/** A machine with its game and its games before. */
export interface ShownMachine {
  readonly game: ShownGame;
  readonly history: History;
  readonly training: Training | null;
}
