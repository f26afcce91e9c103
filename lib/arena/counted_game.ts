/**
 * The part of a game that a match counts.
 *
 * @module
 */
import { sha256 } from "matchbox/base/mod.ts";
import type { GameRecord } from "./game_record.ts";

/** A game without its moves: small, so that millions can be sent and counted. */
export interface CountedGame
  extends Pick<GameRecord, "game" | "result" | "ending" | "reason" | "deterministic"> {
  /** Length of the game. */
  readonly plies: number;
  /** See `gameDigest`. */
  readonly digest: string;
}

/** The counted part of a record. */
export function countedGame(record: GameRecord): CountedGame {
  const { game, result, ending, reason, deterministic, moves } = record;
  const digest = gameDigest(record);
  return { game, result, ending, reason, deterministic, plies: moves.length, digest };
}

/** A 96-bit digest of a game's agents, opening and moves. */
export function gameDigest(
  { agents, opening, moves }: Pick<GameRecord, "agents" | "opening" | "moves">,
): string {
  return digestOfGame([agents.join(" v "), opening, moves.join(" ")]);
}

/** A 96-bit digest of texts that tell a game from others. */
export function digestOfGame(texts: readonly string[]): string {
  const words = sha256(texts.join("\n"));
  const text = (word: number) => (word >>> 0).toString(36);
  return `${text(words[0])} ${text(words[1])} ${text(words[2])}`;
}
