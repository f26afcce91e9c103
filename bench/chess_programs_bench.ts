/**
 * Plays the matches of the study chess-programs whose games it does not play itself, as far as the programs are
 * installed. With `--keep` the games are written where the study reads them; those of a program that is not installed
 * stay as they are.
 *
 * Stockfish is limited to an Elo rating by its option `UCI_Elo`. Its makers have set this scale by games of rated engines
 * with a long time for each move; with few nodes a move, as here, the limited Stockfish may be weaker. It draws its
 * weaker moves by the time, so that each run has other games.
 *
 * It takes some minutes on two cores, so that it runs only by its name: `deno task bench chess_programs`.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { parseSpec } from "matchbox/base/mod.ts";
import { gamesOfMatch } from "matchbox/experiments/games_of_match.ts";
import {
  meetings,
  MOST_PLIES,
  OPENINGS,
  recorded,
} from "matchbox/experiments/studies/chess_programs/programs.ts";
import type { RecordedGame } from "matchbox/experiments/studies/chess_programs/recorded_games.ts";
import { findGame } from "matchbox/games/mod.ts";
import {
  addOutsideEngines,
  withEngineNames,
} from "matchbox/runner/chess_programs/outside_engine.ts";

/** Where Debian puts them, or a link to them elsewhere; and the file of their games. */
const PLACES = {
  "Stockfish": { paths: ["/usr/games/stockfish", "out/stockfish"], file: "stockfish.json" },
  "GNU Chess": { paths: ["/usr/games/gnuchess"], file: "gnu_chess.json" },
} satisfies Record<keyof typeof recorded, unknown>;

const GAMES = new URL("../lib/experiments/studies/chess_programs/games/", import.meta.url);

const chess = findGame("chess");
addOutsideEngines();

for (const [program, { paths, file }] of Object.entries(PLACES)) {
  const path = paths.find((path) => existsSync(path));
  if (path === undefined) {
    console.log(`LEFT OUT: ${program}, there is no ${paths.join(" and no ")}`);
    continue;
  }
  const games: RecordedGame[] = [];
  let version = "";
  for (const { player, program: other } of meetings) {
    if (other.program !== program || !("agent" in other)) continue;
    const [agent] = withEngineNames([other.agent.replace(/command=\w+/, `command=${path}`)], chess);
    version = parseSpec(agent).parameters.id;
    const played = [...gamesOfMatch(chess, {
      agents: [player.agent, agent],
      ...{ openings: OPENINGS, from: 1, to: OPENINGS, seed: 1, clock: performance },
      rules: { maxPlies: MOST_PLIES },
    })];
    const points = played.reduce((sum, { points }) => sum + points, 0);
    console.log(`${player.name} against ${other.name}: ${points} of ${played.length}`);
    for (const { opening, side, points, record } of played) {
      if (!["rules", "length cap"].includes(record.ending)) throw new Error(record.reason);
      games.push({
        ...{ player: player.name, program: other.name, opening, side, points },
        ...{ ending: record.ending, start: record.opening, moves: record.moves.join(" ") },
      });
    }
  }
  if (Deno.args.includes("--keep")) {
    const lines = games.map((game) => `    ${JSON.stringify(game)}`).join(",\n");
    const head = `{\n  "version": ${JSON.stringify(version)},\n  "games": [\n`;
    Deno.writeTextFileSync(new URL(file, GAMES), `${head}${lines}\n  ]\n}\n`);
  }
}
