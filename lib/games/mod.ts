/**
 * What can be played: rules, notation, hashing and pictures of every game. This room imports nothing
 * of the other rooms.
 *
 * @module
 */
export { IllegalMoveError, NotationError, quote, SetupError, UsageError } from "./errors.ts";
export {
  type Game,
  legalMoves,
  type Move,
  type PictureMarks,
  type Position,
  type Result,
  type Side,
} from "./game.ts";
export { gameOf } from "./game_of.ts";
export {
  checkParameters,
  describeParameters,
  flag,
  integer,
  oneOf,
  oneOfNumbers,
  type Parameters,
  type ParameterValues,
  real,
} from "./parameters.ts";
export { perft, perftDivide } from "./perft.ts";
export { type Random, randomStream, shuffle } from "./random.ts";
export { findGame, listGames } from "./registry.ts";
export { formatSpec, parseSpec, type Spec } from "./spec.ts";
