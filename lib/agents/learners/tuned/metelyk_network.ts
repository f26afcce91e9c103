/**
 * All weights of a network that plays Metelyk (A9, A10) as weights to be tuned. They begin with a random network.
 *
 * @module
 */
import type { Game } from "matchbox/games/game.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import type { Encoding } from "../../networks/encoding.ts";
import { chooserOf, layersOf, type NetworkKind } from "../../networks/choose_move.ts";
import { DenseNetwork, onGrid, randomNetwork } from "../../networks/dense_network.ts";
import type { HiddenLayers } from "../../networks/hidden_layers.ts";
import type { TunedWeights } from "./tuned_weights.ts";

/** How far from the first weights good ones may be. */
const STEP = 0.3;

/** What the network is. */
export interface MetelykNetwork {
  readonly network: NetworkKind;
  readonly hidden: HiddenLayers;
  readonly inputs: Encoding;
}

/** The weights of such a network. */
export function metelykNetwork(
  game: Game,
  { network: kind, hidden, inputs }: MetelykNetwork,
): TunedWeights {
  const sizes = layersOf(kind, hidden.sizes, (game.start() as MetelykPosition).size);
  return {
    game,
    begin: (random) => ({ mean: [...randomNetwork(sizes, random).weights], step: STEP }),
    player(weights) {
      const network = new DenseNetwork(sizes, Float64Array.from(weights, onGrid));
      const choose = chooserOf(kind, network, inputs);
      return { name: kind, choose: (position) => choose(position as MetelykPosition) };
    },
  };
}
