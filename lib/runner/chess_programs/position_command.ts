/**
 * The command `position` of the Universal Chess Interface.
 *
 * @module
 */
import type { Past } from "matchbox/agents/mod.ts";
import { chess, coordinates } from "matchbox/games/chess/mod.ts";
import type { Position } from "matchbox/games/mod.ts";

const game = chess();
const BEGINNING = `${game.start()}`;

/** Describes a position by its game, which tells of repetitions; without its game by its notation alone. */
export function positionCommand(position: Position, past: Past | undefined): string {
  const moves = past?.since(0) ?? [];
  const opening = past?.opening ?? `${position}`;
  const line = game.start(opening);
  for (const move of moves) line.play(move);
  // An agent inside another one may be asked about a position that is not the game's.
  if (line.hashLow !== position.hashLow || line.hashHigh !== position.hashHigh) {
    return positionCommand(position, undefined);
  }
  const start = opening === BEGINNING ? "startpos" : `fen ${opening}`;
  return `position ${start}${moves.length > 0 ? ` moves ${moves.map(coordinates).join(" ")}` : ""}`;
}
