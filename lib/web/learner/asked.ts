/**
 * The calls of the thread of the experience.
 *
 * @module
 */
import type { DeltaWeights, GameCounts } from "matchbox/agents/mod.ts";
import type { FoundPositions, PositionQuery } from "matchbox/runner/experience/experience_query.ts";
import type { SideToLearn } from "matchbox/runner/experience/experience_store.ts";
import type { GameLesson } from "./notes.ts";

/** A side of a game, with its positions. */
export interface LearningSide extends SideToLearn {
  readonly positions: readonly string[];
}

/** What the thread may be asked, each with its answer. `game` is the canonical spec of a game. */
export interface Asked {
  /** Names the database, first of all. */
  open(path: string): void;
  /** How a position is known. */
  at(
    game: string,
    text: string,
  ): { readonly known: GameCounts | null; readonly weights: DeltaWeights };
  /** Learns from a game, once; null when it was learned before. */
  learn(game: string, id: string, sides: readonly LearningSide[]): GameLesson | null;
  find(game: string, query: PositionQuery): FoundPositions & { readonly weights: DeltaWeights };
  /** Lines of db.json after a position; `after` is null at the end. */
  lines(game: string, after: number, limit: number): {
    readonly lines: readonly string[];
    readonly after: number | null;
    readonly known: number;
    readonly weights: DeltaWeights;
  };
  /** Begins to replace what is known; the only replacement at a time. */
  begin(game: string, weights: string): void;
  /** A part of db.json; returns the number of positions so far. */
  part(text: string): number;
  /** The end of db.json; returns the number of positions. */
  finish(): number;
  drop(): void;
}
