/**
 * Games between agents. Imports agents and games.
 *
 * @module
 */
export { type GameRecord, playGame } from "./game_record.ts";
export { type MatchOptions, type MatchResult, playMatch } from "./match.ts";
