/**
 * What is missing for a game that is in the registry.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { findGame, type Game, gameOf, listGames } from "matchbox/games/mod.ts";
import { pageGame } from "matchbox/web/play/page_games.ts";
import { playthroughProblems } from "./playthrough.ts";

/** What is missing for the games, a line each. */
export function gameProblems(): string[] {
  return [
    ...listGames().flatMap(({ name }) => missing(findGame(name))),
    ...playthroughProblems(),
  ];
}

/** What is missing for one game beside its recorded game. */
export function missing(game: Game): string[] {
  const { name } = game;
  const wants: [missing: boolean, what: string][] = [
    [
      !isShown(game),
      "lib/games/game_of.ts does not list the class of its positions, so that notebooks do not show them",
    ],
    [
      pageGame(name).rules.length === 0,
      "lib/web/play/page_games.ts does not say how it is played",
    ],
    [
      !existsSync(`tests/games/${name}_test.ts`) && !existsSync(`tests/games/${name}`),
      `tests/games/${name}_test.ts, with tests of its rules, is missing`,
    ],
  ];
  return wants.flatMap(([missing, what]) => missing ? `game ${name}: ${what}` : []);
}

function isShown(game: Game): boolean {
  try {
    return gameOf(game.start()).spec === game.spec;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
