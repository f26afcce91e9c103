/**
 * Names of games in sentences.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";

/** The name of a game within a sentence, e.g. `chess` or `Reversi 8x8`. */
export function nameInSentence(spec: string): string {
  const { name, title } = findGame(spec);
  // The names of the others are proper names.
  return name === "chess" || name === "tictactoe" ? title.toLowerCase() : title;
}

/** A game with the depth of its search within a sentence, e.g. `chess at depth 4`. */
export function nameAtDepth({ game, depth }: {
  readonly game: string;
  readonly depth: number;
}): string {
  return `${nameInSentence(game)} at depth ${depth}`;
}

/** A title without the size of the board, e.g. `Reversi`. */
export function withoutSize(title: string): string {
  return title.replace(/ \d+x\d+$/, "");
}
