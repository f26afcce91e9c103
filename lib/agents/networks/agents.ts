/**
 * The agents of Metelyk's networks: `net38_50` and `net38_1` (A8 to A10). Without a file a network has random
 * weights from its seed.
 *
 * @module
 */
import {
  file,
  type FileContent,
  integer,
  oneOf,
  parseJson,
  randomStream,
} from "matchbox/base/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import type { Game } from "matchbox/games/game.ts";
import type { Agent, AgentEntry } from "../agent.ts";
import { kernelParameter, type KernelValue } from "../kernel.ts";
import { moveAlone } from "../move_alone.ts";
import { chooserOf, layersOf, type NetworkKind } from "./choose_move.ts";
import { randomNetwork } from "./dense_network.ts";
import { type Encoding, ENCODING_MEANING, ENCODINGS } from "./encoding.ts";
import { type HiddenLayers, hiddenLayersParameter } from "./hidden_layers.ts";
import { readNetwork } from "./network_file.ts";
import { outputsOf } from "./outputs.ts";

interface Values {
  readonly hidden: HiddenLayers;
  readonly inputs: Encoding;
  readonly seed: number;
  readonly file: FileContent<unknown> | null;
  readonly kernel: KernelValue;
}

/** The networks as agents, by name. */
export const networkAgents: Readonly<Record<string, AgentEntry<Values>>> = {
  net38_50: entry("38-50", "a network that rates all moves in one forward pass (A9)"),
  net38_1: entry("38-1", "a network that values the position after each legal move (A10)"),
};

function entry(kind: NetworkKind, summary: string): AgentEntry<Values> {
  const create = (
    name: string,
    game: Game,
    { hidden, inputs, seed, file, kernel }: Values,
  ): Agent => {
    const { size } = game.start() as MetelykPosition;
    const sizes = layersOf(kind, hidden.sizes, size);
    const network = file
      ? readNetwork(name, { inputs, sizes }, file.content)
      : randomNetwork(sizes, randomStream(`network ${kind}/${sizes.join("-")}/${seed}`));
    const choose = chooserOf(kind, network, inputs, kernel);
    return {
      name,
      choose: (position) => choose(position as MetelykPosition),
      analyse(position) {
        const move = choose(position as MetelykPosition);
        const outputs = outputsOf(kind, network, inputs, position as MetelykPosition);
        if (kind === "38-50") {
          return { ...moveAlone(move, "the largest priority of a legal move"), outputs };
        }
        const { value } = outputs.find((output) => output.move === move)!;
        return { ...moveAlone(move, "the largest value after a legal move"), value, outputs };
      },
    };
  };
  return {
    summary,
    games: ["metelyk"],
    parameters: () => ({
      hidden: hiddenLayersParameter(),
      inputs: oneOf(ENCODINGS, "sum", ENCODING_MEANING),
      seed: integer(0, 1e9, 1, "seed of the random weights of a network without a file"),
      file: file("JSON with the layers and weights of a network", parseJson, "the network"),
      kernel: kernelParameter,
    }),
    // Reports a file with another network before the first game.
    prepare: (game, values) =>
      Promise.try(() => void create(`net${kind.replace("-", "_")}`, game, values)),
    create,
  };
}
