/**
 * Who plays in the tables of a study, so that a reader can play against them.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { join } from "@std/path";
import { chessLadder, reversiPairings } from "matchbox/experiments/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { publishedNetworks } from "../evolution/published_networks.ts";

/** An agent in a game, by their specs. */
export interface PlayerSpec {
  readonly game: string;
  readonly agent: string;
}

/** The players of a study that have a name in its tables, by that name. */
export type StudyPlayers = ReadonlyMap<string, PlayerSpec>;

/** The players of the studies that give them names; others name their players by specs. */
const studies: Readonly<Record<string, (folder: string) => Promise<StudyPlayers> | StudyPlayers>> =
  {
    "reversi-levels": () =>
      named("reversi", reversiPairings.flatMap(({ first, second }) => [first, second])),
    "chess-ladder": async (folder) => {
      const path = join(folder, "manifest.json");
      if (!existsSync(path)) return new Map();
      const { params } = JSON.parse(await Deno.readTextFile(path));
      return named("chess", chessLadder(params.depth));
    },
    "metelyk-evolution": () => {
      const players = publishedNetworks();
      return new Map(players.map(({ name, game, agent }) => [name, { game, agent }]));
    },
  };

/** The named players of a study. */
export async function studyPlayers(root: string, study: string): Promise<StudyPlayers> {
  return await studies[study]?.(join(root, "results", study)) ?? new Map();
}

function named(
  game: string,
  players: readonly { readonly name: string; readonly agent: string }[],
): StudyPlayers {
  const { spec } = findGame(game);
  return new Map(players.map(({ name, agent }) => [name, { game: spec, agent }]));
}
