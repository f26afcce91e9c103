/**
 * The evolution of Metelyk's networks by budding (A11) as a population that `deno task train` trains.
 *
 * @module
 */
import { randomStream } from "matchbox/base/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { chooserOf } from "../../networks/choose_move.ts";
import type { PopulationEntry } from "../population.ts";
import { Evolution } from "./evolution.ts";
import { evolutionParameters, type EvolutionSettings } from "./settings.ts";

/** Listed in ../mod.ts. */
export const budding: PopulationEntry<EvolutionSettings> = {
  summary: "Metelyk, the champion of networks that evolve by budding (A11)",
  games: ["metelyk"],
  parameters: () => evolutionParameters,
  create(_name, game, settings, { state, random }) {
    const evolution = state === undefined
      ? Evolution.begin(settings, game, random)
      : Evolution.continue(settings, game, state);
    return {
      get state() {
        return evolution.state;
      },
      get generation() {
        return evolution.generation;
      },
      advance: (random) => void evolution.train(1, random),
      best(name) {
        const openings = randomStream(`champion of generation ${evolution.generation}`);
        const { network } = evolution.champion(openings);
        const choose = chooserOf(settings.network, network, settings.inputs);
        return { name, choose: (position) => choose(position as MetelykPosition) };
      },
    };
  },
};
