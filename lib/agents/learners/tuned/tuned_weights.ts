/**
 * The contract of weights that are tuned by games: what an evolution strategy, or a regression on results, needs to
 * know of them.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Game, Move, Position } from "matchbox/games/game.ts";
import type { Agent } from "../../agent.ts";
import type { Beginning, Vector } from "../strategies/optimiser.ts";

/** Weights that play. */
export interface TunedWeights {
  /** The game that they play. */
  readonly game: Game;
  /** Where tuning begins. */
  begin(random: Random): Beginning;
  /**
   * The player with these weights.
   *
   * @param lot when given, one of equally good moves is drawn from it, where the player knows equal moves
   */
  player(weights: Vector, lot?: Random): Agent;
}

/** Weights of an evaluation that is a sum of terms, so that a regression can find them. */
export interface TunedTerms extends TunedWeights {
  /**
   * How often the side to move has each term more than the enemy; the last one is the move itself, always 1.
   *
   * @param move the move that the player has chosen there
   * @returns null for a position that says nothing of the terms
   */
  terms(position: Position, move: Move): number[] | null;
  /** The coefficients of all terms with which a regression begins. */
  readonly coefficients: Vector;
  /** What a regression of scores begins with, in the unit of the coefficients. */
  readonly regression: {
    readonly spread: number;
    readonly scale: number;
    readonly rate: number;
  };
  /** The weights of the player for these coefficients. */
  weightsOf(coefficients: Vector): Vector;
}
