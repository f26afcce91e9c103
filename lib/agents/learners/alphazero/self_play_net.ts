/**
 * The network of AlphaZero, with a policy and a value: it judges positions for the search, and learns from the replay
 * window. A step of Adam lowers, over a batch of positions s with the shares pi of their playouts and the results z,
 *
 *     mean of (z - v(s))^2 - pi . log p(s), plus the weights' squares (l2),
 *
 * the loss of Silver et al. 2017, equation 1.
 *
 * @module
 */
import type { Random } from "matchbox/base/mod.ts";
import type { Position } from "matchbox/games/game.ts";
import type { KernelValue } from "../../kernel.ts";
import { type NetworkShape, randomWeights } from "../../networks/network_shape.ts";
import { adamOptimiser, type Optimiser } from "../../networks/optimiser.ts";
import { readTrainableNetwork, TrainableNetwork } from "../../networks/trainable_network.ts";
import type { PlainData } from "../learner.ts";
import { inputsOf, writeInputs } from "../temporal_difference/board_inputs.ts";
import { type BoardReader, SeenBoard } from "../temporal_difference/board_reader.ts";
import type { PolicyMoves } from "./policy_moves.ts";
import type { Judge } from "./puct.ts";
import { type ReplayWindow, SHARES } from "./replay_window.ts";

/** What the network is made of, and how it learns. */
export interface NetSettings {
  readonly hidden: readonly number[];
  /** Positions of a step. */
  readonly batch: number;
  /** The step of Adam. */
  readonly rate: number;
  /** Whether positions are turned and mirrored at random before the network learns from them. */
  readonly symmetry: boolean;
  readonly kernel: KernelValue;
}

/** The weight of the squares of the weights in the loss: twice that of the paper's formula, which has no 1/2. */
const L2 = 2e-4;

/** The network. */
export class SelfPlayNet implements Judge {
  policy: Float32Array;
  readonly #board: BoardReader;
  readonly #moves: PolicyMoves;
  readonly #settings: NetSettings;
  readonly #network: TrainableNetwork;
  readonly #optimiser: Optimiser;
  /** A board to be judged or learned from. */
  readonly #seen: SeenBoard;

  /**
   * @param name of the learner, for error messages
   * @param saved the states of such a network and of its optimiser; without them its weights are random
   * @throws {UsageError} when the states do not fit
   */
  constructor(
    name: string,
    board: BoardReader,
    moves: PolicyMoves,
    settings: NetSettings,
    random: Random,
    saved?: { readonly network: unknown; readonly optimiser: unknown },
  ) {
    const { batch, kernel } = settings;
    const loss = { valueWeight: 1, l2: L2 };
    const shape: NetworkShape = {
      ...{ inputs: inputsOf(board), hidden: settings.hidden, activation: "relu" },
      ...{ moves: moves.count, values: 1, valueActivation: "tanh" },
    };
    this.#board = board;
    this.#moves = moves;
    this.#settings = settings;
    this.#network = saved
      ? readTrainableNetwork(name, shape, batch, saved.network, loss, kernel)
      : new TrainableNetwork(shape, batch, randomWeights(shape, random), loss, kernel);
    this.#optimiser = adamOptimiser(name, this.#network, undefined, saved?.optimiser);
    this.#seen = new SeenBoard(board.things.length);
    this.policy = this.#network.outputs.subarray(0, moves.count);
  }

  /** Copies of the states of the network and its optimiser. */
  get state(): { readonly network: PlainData; readonly optimiser: PlainData } {
    return { network: this.#network.state, optimiser: this.#optimiser.state };
  }

  judge(position: Position, moves: Int32Array, count: number): number {
    const network = this.#network;
    this.#board.read(position, position.side, this.#seen);
    writeInputs(this.#board, this.#seen, network, 0);
    network.legal.fill(0, 0, this.#moves.count);
    for (let i = 0; i < count; i++) network.legal[moves[i]] = 1;
    network.forward(1);
    return (1 + network.outputs[this.#moves.count]) / 2;
  }

  /** A step, from a batch of examples drawn from the window. */
  learn(window: ReplayWindow, random: Random): void {
    const { batch, rate, symmetry } = this.#settings;
    const network = this.#network;
    for (let row = 0; row < batch; row++) {
      const example = window.at(random.below(window.count));
      const { symmetries } = this.#board;
      const turned = symmetry && symmetries.length > 1 ? random.below(symmetries.length) : 0;
      this.#writeBoard(example.squares, symmetries[turned], row);
      this.#writeTargets(example.shares, this.#moves.symmetries[turned], row);
      network.targets[(row + 1) * (this.#moves.count + 1) - 1] = example.result;
    }
    network.forward(batch);
    network.backward(batch);
    this.#optimiser.step(rate);
  }

  #writeBoard(squares: Uint8Array, to: readonly number[], row: number): void {
    for (let square = 0; square < squares.length; square++) {
      this.#seen.squares[to[square]] = squares[square];
    }
    writeInputs(this.#board, this.#seen, this.#network, row);
  }

  #writeTargets(shares: Uint16Array, to: readonly number[], row: number): void {
    const { legal, targets } = this.#network;
    const { count } = this.#moves;
    for (let move = 0; move < count; move++) {
      legal[row * count + to[move]] = shares[move] > 0 ? 1 : 0;
      targets[row * (count + 1) + to[move]] = Math.max(0, shares[move] - 1) / SHARES;
    }
  }
}
