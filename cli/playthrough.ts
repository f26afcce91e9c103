/**
 * `playthrough`: writes recorded games, and says which do not follow from the rules any more.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { differentLine } from "matchbox/runner/compare/first_difference.ts";
import { findGame, type Game, listGames } from "matchbox/games/mod.ts";
import { movesOfPlaythrough, playthrough, playthroughFile } from "matchbox/games/playthrough.ts";

/** Where they are kept. */
const FOLDER = "tests/games/playthroughs";

/**
 * `playthrough`.
 *
 * @param specs the games; without any, all that have a name or are recorded already
 */
export function playthroughVerb(specs: readonly string[]): void {
  Deno.mkdirSync(FOLDER, { recursive: true });
  for (const game of specs.length > 0 ? specs.map(findGame) : gamesToRecord()) {
    const path = pathOf(game);
    const text = playthrough(game, movesOfPlaythrough(recorded(game) ?? ""));
    Deno.writeTextFileSync(path, text);
    console.log(`wrote ${path}: ${movesOfPlaythrough(text).length} plies`);
  }
}

/** The games without a playthrough, and the playthroughs that the rules contradict, a line each. */
export function playthroughProblems(): string[] {
  return gamesToRecord().flatMap((game) => {
    const found = recorded(game);
    const path = pathOf(game);
    if (found === null) {
      return `game ${game.name}: ${path} is missing: run deno task playthrough ${game.spec}`;
    }
    const now = playthrough(game, movesOfPlaythrough(found));
    if (found === now) return [];
    return `${path} does not follow from the rules, ${differentLine(found, now, "now")}: ` +
      `mend them, or run deno task playthrough ${game.spec}`;
  });
}

/** Every game in its default form, and the other forms that are recorded. */
function gamesToRecord(): Game[] {
  const names = listGames().map(({ name }) => findGame(name));
  const others = recordedSpecs().map(findGame)
    .filter(({ spec }) => names.every((game) => game.spec !== spec));
  return [...names, ...others];
}

function recordedSpecs(): string[] {
  if (!existsSync(FOLDER)) return [];
  const files = [...Deno.readDirSync(FOLDER)].map(({ name }) => name).sort();
  return files.map((file) =>
    Deno.readTextFileSync(`${FOLDER}/${file}`).match(/^spec: (.*)$/m)?.[1] ?? file
  );
}

function recorded(game: Game): string | null {
  const path = pathOf(game);
  return existsSync(path) ? Deno.readTextFileSync(path) : null;
}

function pathOf(game: Game): string {
  return `${FOLDER}/${playthroughFile(game)}`;
}
