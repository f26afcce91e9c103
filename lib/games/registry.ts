/**
 * Every game, by name. A game listed here is known to the test battery, the command line and the notebooks.
 *
 * @module
 */
import { chess } from "./chess/game.ts";
import type { Game } from "./game.ts";
import {
  checkParameters,
  listParameters,
  type ParameterDescription,
  type Parameters,
  parseSpec,
  unknownName,
} from "matchbox/base/mod.ts";
import { metelyk, metelykParameters } from "./metelyk/game.ts";
import { reversi, reversiParameters } from "./reversi/game.ts";
import { ticTacToe } from "./tictactoe/game.ts";

interface GameEntry {
  readonly parameters: Parameters;
  create(values: never): Game;
}

const games: Record<string, GameEntry> = {
  tictactoe: { parameters: {}, create: () => ticTacToe() },
  reversi: {
    parameters: reversiParameters,
    create: ({ size }: { size: number }) => reversi(size),
  },
  metelyk: {
    parameters: metelykParameters,
    create: ({ side }: { side: number }) => metelyk(side),
  },
  chess: { parameters: {}, create: () => chess() },
};

/**
 * The game that a spec names, e.g. `tictactoe` or `reversi:size=6`.
 *
 * @throws {UsageError} on an unknown game or parameter; the message lists the known ones
 */
export function findGame(spec: string): Game {
  const { name, parameters } = parseSpec(spec);
  if (!Object.hasOwn(games, name)) throw unknownName("game", name, Object.keys(games));
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
