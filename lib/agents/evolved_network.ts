/**
 * The network of Metelyk that came out of a long evolution, by name: the champion that the study evolution-long
 * keeps. shipped/README.md has the command that fetches it.
 *
 * @module
 */
import { UsageError } from "matchbox/base/errors.ts";
import { digestOf, rememberFiles } from "matchbox/base/file.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import type { AgentEntry } from "./agent.ts";
import { networkAgents } from "./networks/agents.ts";
import { hiddenLayers } from "./networks/hidden_layers.ts";
import { preset } from "./preset.ts";
import shipped from "./shipped/evolved_network.json" with { type: "json" };

/** The side of the battle quarter of its board. */
const SIZE = 4;

const { sizes, inputs } = shipped;
const bytes = new TextEncoder().encode(JSON.stringify(shipped));
const digest = digestOf(bytes);
rememberFiles(new Map([[digest, bytes]]));

/** The network as a preset of its kind. */
const network = preset({
  summary: "Metelyk 8x8, the network that came out of a long evolution",
  games: ["metelyk"],
  // 38-1 has one output, the value of a position.
  entry: networkAgents[sizes.at(-1) === 1 ? "net38_1" : "net38_50"] as AgentEntry,
  values: { file: digest, hidden: String(hiddenLayers(sizes.slice(1, -1))), inputs },
  open: ["kernel"],
});

/** Plays on the board of the source alone. */
export const evolvedNetwork: AgentEntry = {
  ...network,
  prepare: (game, values) => Promise.try(() => void evolvedNetwork.create("evolved", game, values)),
  create(name, game, values) {
    if ((game.start() as MetelykPosition).size !== SIZE) {
      throw new UsageError(`${name} plays metelyk:side=${SIZE}, not ${game.spec}`);
    }
    return network.create(name, game, values);
  },
};
