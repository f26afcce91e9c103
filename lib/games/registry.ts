/**
 * Finds games by name.
 *
 * @module
 */
import {
  checkParameters,
  listParameters,
  named,
  type ParameterDescription,
  parseSpec,
  unknownName,
} from "matchbox/base/mod.ts";
import type { Game } from "./game.ts";
import { type GameEntry, gamesByFile } from "./list.ts";

const games: Readonly<Record<string, GameEntry>> = Object.assign({}, ...Object.values(gamesByFile));

/**
 * The game that a spec names, e.g. `tictactoe` or `reversi:size=6`.
 *
 * @throws {UsageError} on an unknown game or parameter; the message lists the known ones
 */
export function findGame(spec: string): Game {
  const { name, parameters } = parseSpec(spec);
  if (!Object.hasOwn(games, name)) throw unknownName("game", name, Object.keys(games));
  named(name);
  const entry = games[name];
  const game = entry.create(checkParameters(`game ${name}`, entry.parameters, parameters) as never);
  // Agents share the game and must not change it.
  Object.freeze(game.tactics);
  return Object.freeze(game);
}

/** Name and parameters of every game, for help texts. */
export function listGames(): {
  readonly name: string;
  readonly parameters: readonly ParameterDescription[];
}[] {
  return Object.entries(games).map(([name, { parameters }]) => ({
    name,
    parameters: listParameters(parameters),
  }));
}
