/**
 * Games and searches for the tests of the root.
 *
 * @module
 */
import { createEvaluation, killerOrder, Search } from "matchbox/agents/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import { plainEvaluation } from "matchbox/experiments/plain_evaluations.ts";
import { stillContext } from "../../fixtures/still_context.ts";

const specs = ["tictactoe", "reversi:size=6", "reversi", "metelyk:side=2", "metelyk", "chess"];
/** All games, Reversi and Metelyk on two boards each. */
export const games = specs.map((spec) => findGame(spec));

/** A search with the evaluation of the game, and killer moves. */
export const searchOf = (game: Game) =>
  new Search(game, {
    evaluation: createEvaluation(game, plainEvaluation(game)),
    order: killerOrder(),
  });

/** The context of an agent, with a clock that stands still. */
export const context = () => stillContext("root test");
