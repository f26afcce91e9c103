/**
 * The players whose moves are judged: the published champions of the study `metelyk-evolution`, copied to champions/,
 * and simple players.
 *
 * @module
 */
import net38_1 from "./champions/net38_1_none.json" with {
  type: "json",
};
import net38_1_16 from "./champions/net38_1_16.json" with {
  type: "json",
};
import net38_50 from "./champions/net38_50_none.json" with {
  type: "json",
};
import net38_50_16 from "./champions/net38_50_16.json" with {
  type: "json",
};
import {
  type ChooseMove,
  chooserOf,
  layersOf,
  type NetworkKind,
} from "matchbox/agents/networks/choose_move.ts";
import { type NetworkData, readNetwork } from "matchbox/agents/networks/network_file.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import type { Random } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { plainPlayer } from "../../plain_evaluations.ts";

/** The champions, by the names in the rows. */
const champions: Readonly<
  Record<string, { readonly kind: NetworkKind; readonly hidden: number[]; readonly data: unknown }>
> = {
  "38-50": { kind: "38-50", hidden: [], data: net38_50 },
  "38-50, 16 hidden": { kind: "38-50", hidden: [16], data: net38_50_16 },
  "38-1": { kind: "38-1", hidden: [], data: net38_1 },
  "38-1, 16 hidden": { kind: "38-1", hidden: [16], data: net38_1_16 },
};

/** The names of the champions in the rows. */
export const championNames: readonly string[] = Object.keys(champions);

/** The names of the simple players. */
export const simpleNames: readonly string[] = [
  "random",
  "greedy",
  ...[2, 4, 6].map((depth) => `alphabeta:depth=${depth}`),
];

/** All players by name. */
export function playersOf(game: Game, random: Random): ReadonlyMap<string, ChooseMove> {
  const networks = Object.entries(champions).map(([name, { kind, hidden, data }]) => {
    const { inputs } = data as NetworkData;
    const network = readNetwork(name, { inputs, sizes: layersOf(kind, hidden, 4) }, data);
    return [name, chooserOf(kind, network, inputs)] as const;
  });
  const simple = simpleNames.map((name): readonly [string, ChooseMove] => {
    const agent = createAgent(plainPlayer(name, game), game);
    return [name, (position) => agent.choose(position, { random, clock: { now: () => 0 } })];
  });
  return new Map([...networks, ...simple]);
}
