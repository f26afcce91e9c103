/**
 * The networks that are published: the champions of the study of the evolution in results/, and that of a longer one.
 *
 * @module
 */
import { existsSync, readFileSync } from "node:fs";
import { agentName } from "matchbox/agents/mod.ts";
import { digestOf, rememberFiles } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { NAMED_PROGRAMS } from "../play/levels.ts";

/** A network that plays. */
export interface PublishedNetwork {
  /** As in the tables of the study. */
  readonly name: string;
  /** The spec of the game. */
  readonly game: string;
  /** The canonical spec of the agent, in which a digest stands for the file. */
  readonly agent: string;
}

const FOLDER = new URL("../../../results/metelyk-evolution/artifacts/", import.meta.url);

/** Names, agents and files. */
const NETWORKS = [
  ["38-50", "net38_50:file=", "net38_50_none.json"],
  ["38-50, 16 hidden", "net38_50:hidden=16,file=", "net38_50_16.json"],
  ["38-1", "net38_1:file=", "net38_1_none.json"],
  ["38-1, 16 hidden", "net38_1:hidden=16,file=", "net38_1_16.json"],
] as const;

/** The network of a longer evolution, which has a name of its own. */
export const longEvolved: PublishedNetwork = {
  name: "of the long evolution",
  game: NAMED_PROGRAMS.evolved.game,
  agent: "evolved",
};

/** The published networks; this thread can name them by their digests from now on. */
export function publishedNetworks(): PublishedNetwork[] {
  const game = findGame("metelyk");
  return NETWORKS.flatMap(([name, agent, file]) => {
    const url = new URL(file, FOLDER);
    if (!existsSync(url)) return [];
    const bytes = new Uint8Array(readFileSync(url));
    const digest = digestOf(bytes);
    rememberFiles(new Map([[digest, bytes]]));
    return [{ name, game: game.spec, agent: agentName(`${agent}${digest}`, game) }];
  });
}
