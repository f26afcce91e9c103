/**
 * What a match counts of a game.
 *
 * @module
 */
import { sha256 } from "matchbox/base/mod.ts";
import type { GameRecord } from "./game_record.ts";

/** A game without its moves: small enough to be sent about and counted by the million. */
export interface CountedGame
  extends Pick<GameRecord, "game" | "result" | "ending" | "reason" | "deterministic"> {
  /** Length of the game. */
  readonly plies: number;
  /** See `gameDigest`. */
  readonly digest: string;
}

/** What is counted of a record. */
export function countedGame(record: GameRecord): CountedGame {
  const { game, result, ending, reason, deterministic, moves } = record;
  const digest = gameDigest(record);
  return { game, result, ending, reason, deterministic, plies: moves.length, digest };
}

/** A digest of 96 bits that tells games apart by their agents, opening and moves. */
export function gameDigest({ agents, opening, moves }: GameRecord): string {
  const words = sha256(`${agents.join(" v ")}\n${opening}\n${moves.join(" ")}`);
  return [words[0], words[1], words[2]].map((word) => (word >>> 0).toString(36)).join(" ");
}
