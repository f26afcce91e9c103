/**
 * Reads the moves that people send.
 *
 * @module
 */
import { type Game, IllegalMoveError, type Move, type Position } from "matchbox/games/mod.ts";
import { Refusal } from "../refusal.ts";

/**
 * Reads a move of a person.
 *
 * @throws {Refusal} when it is not legal
 */
export function personMove(game: Game, position: Position, text: string): Move {
  try {
    return game.parse(position, text);
  } catch (error) {
    if (error instanceof IllegalMoveError) throw new Refusal(error.message);
    throw error;
  }
}
