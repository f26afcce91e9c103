/**
 * The games of experiments with centaurs, in the file of the games: who plays as what, which hints were asked for,
 * and how it ended. They stay when the moves of an old game are forgotten.
 *
 * @module
 */
import type { DatabaseSync } from "node:sqlite";
import type { Side } from "matchbox/games/mod.ts";
import type { Kind } from "./messages.ts";

/** Its tables. A hint is that before the move number `ply`; `played` is the move that followed. */
export const TRIAL_TABLES = [
  `CREATE TABLE experiment (
    number INTEGER PRIMARY KEY, spec TEXT NOT NULL, opponent TEXT NOT NULL, machine TEXT NOT NULL,
    random_moves INTEGER NOT NULL, seed TEXT NOT NULL
  ) STRICT`,
  `CREATE TABLE trial (
    game TEXT PRIMARY KEY, experiment INTEGER NOT NULL REFERENCES experiment (number), visitor TEXT NOT NULL,
    number INTEGER NOT NULL, kind TEXT NOT NULL, side INTEGER NOT NULL, opening TEXT NOT NULL,
    moves INTEGER NOT NULL DEFAULT 0, points REAL, ending TEXT
  ) STRICT`,
  `CREATE TABLE hint (
    game TEXT NOT NULL REFERENCES trial (game), ply INTEGER NOT NULL, move TEXT NOT NULL, played TEXT,
    PRIMARY KEY (game, ply)
  ) STRICT, WITHOUT ROWID`,
];

/** An experiment as it is kept. */
export interface Experiment {
  /** Counted from 1. */
  readonly number: number;
  readonly spec: string;
  readonly opponent: string;
  readonly machine: string;
  readonly randomMoves: number;
  /** Of the lots. */
  readonly seed: string;
}

/** A game of an experiment. */
export interface Trial {
  readonly game: string;
  readonly experiment: number;
  /** The owner of the page. */
  readonly visitor: string;
  /** From 0 on, of this visitor. */
  readonly number: number;
  readonly kind: Kind;
  /** That of the kind; the opponent has the other one. */
  readonly side: Side;
  readonly opening: string;
}

/** A game with what came of it. */
export interface TrialResult extends Trial {
  /** Moves of a person so far. */
  readonly moves: number;
  readonly asked: number;
  readonly followed: number;
  /** 1, 0.5 or 0 for the kind; null before the end. */
  readonly points: number | null;
  readonly ending: string | null;
}

/** The part of the store. */
export class TrialStore {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Begins an experiment; the one before has ended with it. */
  beginExperiment(
    { spec, opponent, machine, randomMoves, seed }: Omit<Experiment, "number">,
  ): void {
    this.#run(
      "INSERT INTO experiment (spec, opponent, machine, random_moves, seed) VALUES (?, ?, ?, ?, ?)",
      ...[spec, opponent, machine, randomMoves, seed],
    );
  }

  /** The experiment with a number; default: the last one. */
  experiment(number?: number): Experiment | undefined {
    const which = number === undefined ? "ORDER BY number DESC LIMIT 1" : "WHERE number = ?";
    return this.#database.prepare(
      `SELECT number, spec, opponent, machine, random_moves AS randomMoves, seed FROM experiment ${which}`,
    ).get(...(number === undefined ? [] : [number])) as unknown as Experiment | undefined;
  }

  /** Keeps a game that begins. */
  add({ game, experiment, visitor, number, kind, side, opening }: Trial): void {
    this.#run(
      `INSERT INTO trial (game, experiment, visitor, number, kind, side, opening)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
      ...[game, experiment, visitor, number, kind, side, opening],
    );
  }

  /** The trial that a game is, if it is one. */
  find(game: string): Trial | undefined {
    return this.#database.prepare("SELECT * FROM trial WHERE game = ?").get(game) as
      | unknown
      | undefined as Trial | undefined;
  }

  /** A hint was given; one that is asked for again is the same. */
  hinted(game: string, ply: number, move: string): void {
    this.#run(
      "INSERT OR REPLACE INTO hint (game, ply, move) VALUES (?, ?, ?)",
      ...[game, ply, move],
    );
  }

  /** A person moved. */
  moved(game: string, ply: number, move: string): void {
    this.#run("UPDATE trial SET moves = moves + 1 WHERE game = ?", game);
    this.#run("UPDATE hint SET played = ? WHERE game = ? AND ply = ?", move, game, ply);
  }

  /** The game is over. */
  ended(game: string, points: number, ending: string): void {
    this.#run(
      "UPDATE trial SET points = ?, ending = ? WHERE game = ?",
      ...[points, ending, game],
    );
  }

  /** Forgets a game that cannot go on, as if it had never begun. */
  forget(game: string): void {
    this.#run("DELETE FROM hint WHERE game = ?", game);
    this.#run("DELETE FROM trial WHERE game = ?", game);
  }

  /** All games of an experiment, in the order in which they began. */
  results(experiment: number): TrialResult[] {
    return this.#database.prepare(
      `SELECT trial.*, (SELECT count(*) FROM hint WHERE hint.game = trial.game) AS asked,
       (SELECT count(*) FROM hint WHERE hint.game = trial.game AND played = move) AS followed
       FROM trial WHERE experiment = ? ORDER BY rowid`,
    ).all(experiment) as unknown as TrialResult[];
  }

  #run(statement: string, ...values: (string | number)[]): void {
    this.#database.prepare(statement).run(...values);
  }
}
