/**
 * The trained n-tuple networks that come with the project, as an agent; README.md has the commands that made them.
 *
 * @module
 */
import { checkParameters, UsageError } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { AgentEntry } from "../../agent.ts";
import { frozenPlayer } from "../frozen.ts";
import { boardReader } from "../temporal_difference/board_reader.ts";
import { ntuple, TupleLearner } from "../temporal_difference/ntuple/ntuple.ts";
import type { TupleNetwork } from "../temporal_difference/ntuple/tuple_network.ts";
import { type PackedNetwork, unpackNetwork } from "./packed_network.ts";
import connectFour from "./ntuple_connect_four.json" with { type: "json" };
import metelyk from "./ntuple_metelyk.json" with { type: "json" };
import small from "./ntuple_reversi_6x6.json" with { type: "json" };
import large from "./ntuple_reversi.json" with { type: "json" };

/** The trained networks. */
export const publishedNetworks: readonly PackedNetwork[] = [large, small, connectFour, metelyk];

/** Unpacked when first asked for, by the game. */
const unpacked = new Map<string, TupleNetwork>();

/** Listed in ../../list.ts. */
export const ntuplePublished: AgentEntry = {
  summary:
    "Reversi 8x8 and 6x6, Connect Four 7x6 and Metelyk on the full board: the learner ntuple after " +
    "long training; one ply, learns no more",
  games: ["reversi", "connect_four", "metelyk"],
  parameters: () => ({}),
  // Reports a board without a network before the first game.
  prepare: (game) => Promise.try(() => void networkOf(game)),
  create(name, game) {
    // A player that does not learn asks for no rates.
    const values = checkParameters(name, ntuple.parameters(game), { schedule: "constant" });
    const network = networkOf(game);
    return frozenPlayer(
      name,
      new TupleLearner(name, game, values as never, boardReader(game), network),
    );
  },
};

/** @throws {UsageError} when there is none of this game */
function networkOf(game: Game): TupleNetwork {
  let network = unpacked.get(game.spec);
  if (!network) {
    const packed = publishedNetworks.find((each) => each.game === game.spec);
    if (!packed) {
      throw new UsageError(
        `agent ntuple_published: no trained network of ${game.spec} comes with the project; expected ` +
          publishedNetworks.map((each) => each.game).join(", "),
      );
    }
    unpacked.set(game.spec, network = unpackNetwork(packed, game));
  }
  return network;
}
