/**
 * Who plays in the tables of a study, so that a reader can play against them.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "@std/path";
import { loadStudy, studyIds } from "matchbox/experiments/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { publishedNetworks } from "../evolution/published_networks.ts";

/** An agent in a game, by their specs. */
export interface PlayerSpec {
  readonly game: string;
  readonly agent: string;
}

/** The players of a study that have a name in its tables, by that name. */
export type StudyPlayers = ReadonlyMap<string, PlayerSpec>;

/** The named players of a study; none when it has no results. */
export async function studyPlayers(root: string, study: string): Promise<StudyPlayers> {
  const path = join(root, "results", study, "manifest.json");
  if (!existsSync(path)) return new Map();
  const { params } = JSON.parse(await Deno.readTextFile(path));
  const players = study === "metelyk-evolution"
    ? publishedNetworks()
    : studyIds().includes(study)
    ? (await loadStudy(study)).players?.(params) ?? []
    : [];
  return new Map(
    players.map(({ name, game, agent }) => [name, { game: findGame(game).spec, agent }]),
  );
}
