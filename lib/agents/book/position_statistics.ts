/**
 * How games went after each move of each position: the table of an opening book (E3), and of a player that
 * learns from its own games (D6).
 *
 * @module
 */
import type { Result } from "matchbox/games/game.ts";

/** Games in which a move was played, by their results for the side that played it. */
export interface MoveRecord {
  /** Games won by the side that played the move. */
  readonly wins: number;
  /** Games drawn. */
  readonly draws: number;
  /** Games lost by the side that played the move. */
  readonly losses: number;
}

/** A position of the table. */
export interface RecordedPosition {
  /** The smallest number of moves after which a game came here. */
  readonly ply: number;
  /** By the notation of the move. */
  readonly moves: ReadonlyMap<string, MoveRecord>;
}

/** The number of games of a record. */
export function gamesOf({ wins, draws, losses }: MoveRecord): number {
  return wins + draws + losses;
}

/** The score of a record, from 0 (all games lost) to 1 (all won); NaN without games. */
export function scoreOf(record: MoveRecord): number {
  return (record.wins + record.draws / 2) / gamesOf(record);
}

type Counts = { -readonly [K in keyof MoveRecord]: MoveRecord[K] };

const OUTCOMES = new Map<Result, keyof MoveRecord>([[1, "wins"], [0, "draws"], [-1, "losses"]]);

/** The table. It depends only on what was added, not on the order. */
export class PositionStatistics {
  readonly #positions = new Map<string, { ply: number; readonly moves: Map<string, Counts> }>();

  /** The number of positions. */
  get size(): number {
    return this.#positions.size;
  }

  /** What is known of a position, by its key (see `positionKey`). */
  at(position: string): RecordedPosition | undefined {
    return this.#positions.get(position);
  }

  /** The positions: those met earlier in a game first, then by their keys. */
  sorted(): [string, RecordedPosition][] {
    return [...this.#positions].sort(([one, { ply }], [other, last]) =>
      ply - last.ply || (one < other ? -1 : 1)
    );
  }

  /**
   * Adds the record of a move.
   *
   * @param ply number of moves of the game before this one
   */
  add(position: string, ply: number, move: string, { wins, draws, losses }: MoveRecord): void {
    const { moves } = this.#open(position, ply);
    const counts = moves.get(move);
    if (counts) {
      counts.wins += wins;
      counts.draws += draws;
      counts.losses += losses;
    } else {
      moves.set(move, { wins, draws, losses });
    }
  }

  /**
   * Adds a game in which a move was played.
   *
   * @param outcome for the side that moved
   */
  addGame(position: string, ply: number, move: string, outcome: Result): void {
    this.add(position, ply, move, { wins: 0, draws: 0, losses: 0, [OUTCOMES.get(outcome)!]: 1 });
  }

  /** Removes moves with fewer than `least` games, and positions without moves. */
  prune(least: number): void {
    for (const [position, { moves }] of this.#positions) {
      for (const [move, counts] of moves) {
        if (gamesOf(counts) < least) moves.delete(move);
      }
      if (moves.size === 0) this.#positions.delete(position);
    }
  }

  #open(position: string, ply: number) {
    let found = this.#positions.get(position);
    if (!found) this.#positions.set(position, found = { ply, moves: new Map() });
    found.ply = Math.min(found.ply, ply);
    return found;
  }
}
