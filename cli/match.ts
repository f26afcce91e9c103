/**
 * `match`: many games between two agents.
 *
 * @module
 */
import { playMatch } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { proportion } from "matchbox/report/statistics.ts";
import { terminalProgress } from "matchbox/runner/progress.ts";
import { printJson, secondsSince, seedOf, wholeNumber } from "./options.ts";

/** Runs the verb. */
export function matchVerb(
  gameSpec: string,
  first: string,
  second: string,
  options: { readonly games: string; readonly seed: string; readonly json?: boolean },
): void {
  const game = findGame(gameSpec);
  const games = wholeNumber("match", "--games", options.games, 1, 1_000_000);
  const seed = seedOf("match", options.seed);
  const progress = terminalProgress();
  const started = performance.now();
  progress.start("games", games, 0);
  const { records: _, ...result } = playMatch(game, first, second, {
    games,
    seed,
    onGame: progress.update,
  });
  progress.end();
  const seconds = secondsSince(started);
  if (options.json) return printJson({ ...result, seed, seconds });

  const { wins, draws, losses, distinct } = result;
  const won = proportion(wins, games);
  console.log(`${game.title}: ${result.first} against ${result.second}, ${games} games`);
  console.log(
    `won ${wins}, drawn ${draws}, lost ${losses}; ${distinct} different games; ${seconds} s`,
  );
  console.log(
    `share won ${won.mean.toFixed(3)} [${won.low!.toFixed(3)}, ${
      won.high!.toFixed(3)
    }], n = ${games}`,
  );
}
