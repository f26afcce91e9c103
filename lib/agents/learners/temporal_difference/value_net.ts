/**
 * A network that learns the values of afterstates by temporal differences, as TD-Gammon does (G. Tesauro, "Temporal
 * difference learning and TD-Gammon", Communications of the ACM 38, 1995): a layer of hidden neurons, the squares of the
 * board as they stand for inputs, games against itself, and TD(lambda). After a game its afterstates s and their
 * lambda-returns G are a batch, whose loss
 *
 *     mean of (G - v(s))^2
 *
 * goes down by one step of Adam (see optimiser.ts), where TD-Gammon takes a step of plain gradient descent after each
 * move.
 *
 * @module
 */
import * as v from "valibot";
import { flag, integer, type Random, real } from "matchbox/base/mod.ts";
import type { Game, Position, Side } from "matchbox/games/game.ts";
import { kernelParameter, type KernelValue } from "../../kernel.ts";
import { type NetworkShape, randomWeights } from "../../networks/network_shape.ts";
import { adamOptimiser, type Optimiser } from "../../networks/optimiser.ts";
import { readTrainableNetwork, TrainableNetwork } from "../../networks/trainable_network.ts";
import { type LearnerEntry, readState } from "../learner.ts";
import {
  AfterstateLearner,
  resultAfterMove,
  temporalDifferenceParameters,
  type TemporalDifferences,
} from "./afterstate_learner.ts";
import { inputsOf, writeInputs } from "./board_inputs.ts";
import { type BoardReader, boardReader, READ_GAMES, SeenBoard } from "./board_reader.ts";

/** The parameters of the learner. */
interface Values extends TemporalDifferences {
  /** Neurons of the hidden layer. */
  readonly hidden: number;
  /** Whether it learns from games against itself. */
  readonly self: boolean;
  readonly kernel: KernelValue;
}

/** Listed in list.ts. */
export const valueNet: LearnerEntry<Values> = {
  summary: "a network that learns the values of positions by temporal differences, as TD-Gammon",
  games: READ_GAMES,
  selfPlay: ({ self }) => self,
  parameters: () => ({
    hidden: integer(1, 1024, 40, "neurons of the hidden layer"),
    ...temporalDifferenceParameters({ rate: 0, lambda: 0.7, explore: 0.1 }),
    rate: real(0, 1, 0.002, "step of the optimiser Adam"),
    self: flag(true, "whether it learns from games against itself"),
    kernel: kernelParameter,
  }),
  create: (name, game, values, start) => new ValueNet(name, game, values, start),
};

const schema = v.strictObject({ network: v.unknown(), optimiser: v.unknown() });

class ValueNet extends AfterstateLearner<SeenBoard> {
  readonly #board: BoardReader;
  readonly #network: TrainableNetwork;
  readonly #optimiser: Optimiser;
  readonly #after: SeenBoard;
  /** The places, among those of the values, of the moves that do not end the game. */
  readonly #open: number[] = [];

  /** @throws {UsageError} when the state is none, or one of another network */
  constructor(
    name: string,
    game: Game,
    values: Values,
    { state, random }: { readonly state?: unknown; readonly random: Random },
  ) {
    super(name, game, values);
    this.#board = boardReader(game);
    this.#after = new SeenBoard(this.#board.things.length);
    const shape = shapeOf(this.#board, values.hidden);
    const rows = Math.max(game.maxMoves, game.maxPlies);
    const saved = state === undefined ? undefined : readState(name, schema, state);
    this.#network = saved
      ? readTrainableNetwork(name, shape, rows, saved.network, undefined, values.kernel)
      : new TrainableNetwork(shape, rows, randomWeights(shape, random), undefined, values.kernel);
    this.#optimiser = adamOptimiser(name, this.#network, undefined, saved?.optimiser);
  }

  get state() {
    return { network: this.#network.state, optimiser: this.#optimiser.state };
  }

  protected evaluate(
    position: Position,
    moves: Int32Array,
    count: number,
    values: Float64Array,
  ): void {
    const { side } = position;
    const open = this.#open;
    open.length = 0;
    for (let i = 0; i < count; i++) {
      position.play(moves[i]);
      const result = resultAfterMove(position);
      if (result === null) {
        this.#board.read(position, side, this.#after);
        writeInputs(this.#board, this.#after, this.#network, open.length);
        open.push(i);
      } else values[i] = result;
      position.undo();
    }
    if (open.length === 0) return;
    this.#network.forward(open.length);
    open.forEach((i, row) => values[i] = this.#network.outputs[row]);
  }

  protected see(position: Position, side: Side): SeenBoard {
    const board = new SeenBoard(this.#board.things.length);
    this.#board.read(position, side, board);
    return board;
  }

  protected learn(seen: readonly SeenBoard[], returns: readonly number[]): void {
    if (seen.length === 0) return;
    seen.forEach((board, row) => {
      writeInputs(this.#board, board, this.#network, row);
      this.#network.targets[row] = returns[row];
    });
    this.#network.forward(seen.length);
    this.#network.backward(seen.length);
    this.#optimiser.step(this.settings.rate);
  }
}

function shapeOf(board: BoardReader, hidden: number): NetworkShape {
  return {
    ...{ inputs: inputsOf(board), hidden: [hidden], activation: "tanh" },
    ...{ moves: 0, values: 1, valueActivation: "tanh" },
  };
}
