/**
 * An n-tuple network that learns by temporal differences, TD(lambda) (M. Szubert, W. Jaskowski and K. Krawiec,
 * "Learning board evaluation function for Othello by hybridizing coevolution with temporal difference learning",
 * Control and Cybernetics 40, 2011). The value of an afterstate s is
 *
 *     v(s) = tanh(w(1) + ... + w(m)),
 *
 * with one weight for each of the m places of its tuples. After a game each of them moves towards the return G of
 * s (see lambda_return.ts):
 *
 *     w(i) += rate(i) / m * error,   error = (G - v(s)) * (1 - v(s)^2),
 *
 * where the last factor is the slope of tanh. All returns are made before the first weight changes (the offline
 * lambda-return algorithm of Sutton and Barto 2018, section 12.1). See schedule.ts for the rates.
 *
 * @module
 */
import * as v from "valibot";
import { flag, integer, oneOf, UsageError } from "matchbox/base/mod.ts";
import type { Game, Position, Side } from "matchbox/games/game.ts";
import { floatText, readFloats } from "../../../networks/float_text.ts";
import { type LearnerEntry, readState } from "../../learner.ts";
import {
  AfterstateLearner,
  resultAfterMove,
  temporalDifferenceParameters,
  type TemporalDifferences,
} from "../afterstate_learner.ts";
import { type BoardReader, boardReader, READ_GAMES, SeenBoard } from "../board_reader.ts";
import { type RateSchedule, scheduleOf, SCHEDULES, type ScheduleValues } from "./schedule.ts";
import { type Tuple, TupleNetwork } from "./tuple_network.ts";
import { chooseTuples, TUPLE_KINDS, type TupleChoice } from "./tuples.ts";

/** The parameters of the learner. */
interface Values extends TemporalDifferences, TupleChoice, ScheduleValues {
  /** Whether it learns from games against itself. */
  readonly self: boolean;
}

/** The most squares of a tuple, the most tuples, and the most weights of all. */
const MOST_SQUARES = 12;
const MOST_TUPLES = 1000;
const MOST_WEIGHTS = 20_000_000;

/** Listed in list.ts. */
export const ntuple: LearnerEntry<Values> = {
  summary: "an n-tuple network that learns by temporal differences; it looks one ply ahead",
  games: READ_GAMES,
  selfPlay: ({ self }) => self,
  parameters: (game) => ({
    tuples: oneOf(
      TUPLE_KINDS,
      game.name === "reversi" ? "patterns" : "straight",
      "tuples of a new network; patterns are for reversi",
    ),
    length: integer(1, MOST_SQUARES, 4, "squares of a straight or random tuple"),
    count: integer(1, MOST_TUPLES, 20, "random tuples"),
    ...temporalDifferenceParameters({ rate: 1, lambda: 0, explore: 0.1 }),
    schedule: oneOf(
      SCHEDULES,
      "coherence",
      "how the rate goes on: constant, falling with the games, or by what each weight has met",
    ),
    half: integer(1, 1e9, 5000, "games after which a falling rate is half"),
    self: flag(true, "whether it learns from games against itself"),
  }),
  create(name, game, values, { state, random }) {
    const board = boardReader(game);
    if (state !== undefined) return readLearner(name, game, values, board, state);
    const network = new TupleNetwork(board, checked(chooseTuples(board, values, random), board));
    return new TupleLearner(name, game, values, board, network);
  },
};

/** The learner. */
export class TupleLearner extends AfterstateLearner<SeenBoard> {
  readonly network: TupleNetwork;
  readonly #board: BoardReader;
  readonly #schedule: RateSchedule;
  /** The games that it has learned from; one side of a game against itself is half a game. */
  #games: number;
  readonly #game: number;
  readonly #before: SeenBoard;
  readonly #after: SeenBoard;
  /** Boards of the game that is played, used again and again: no game has so many moves. */
  readonly #boards: readonly SeenBoard[];
  #next = 0;
  readonly #numbers: Int32Array;

  constructor(
    name: string,
    game: Game,
    values: Values,
    board: BoardReader,
    network: TupleNetwork,
    { games, schedule }: { readonly games: number; readonly schedule?: unknown } = { games: 0 },
  ) {
    super(name, game, values);
    const newBoard = () => new SeenBoard(board.things.length);
    this.#board = board;
    this.network = network;
    this.#games = games;
    this.#game = values.self ? 1 / 2 : 1;
    this.#schedule = scheduleOf(name, values, network.weights.length, schedule);
    this.#before = newBoard();
    this.#after = newBoard();
    this.#boards = Array.from({ length: game.maxPlies }, newBoard);
    this.#numbers = new Int32Array(network.readings);
  }

  get state() {
    const { tuples, weights } = this.network;
    return {
      games: this.#games,
      tuples: tuples.map((tuple) => [...tuple]),
      weights: floatText(weights),
      schedule: this.#schedule.state,
    };
  }

  protected evaluate(
    position: Position,
    moves: Int32Array,
    count: number,
    values: Float64Array,
  ): void {
    const { side } = position;
    this.#board.read(position, side, this.#before);
    this.network.begin(this.#before);
    for (let i = 0; i < count; i++) {
      position.play(moves[i]);
      const result = resultAfterMove(position);
      if (result === null) {
        this.#board.read(position, side, this.#after);
        values[i] = Math.tanh(this.network.sumAfter(this.#after));
      } else values[i] = result;
      position.undo();
    }
  }

  protected see(position: Position, side: Side): SeenBoard {
    this.#next = (this.#next + 1) % this.#boards.length;
    const board = this.#boards[this.#next];
    this.#board.read(position, side, board);
    return board;
  }

  protected learn(seen: readonly SeenBoard[], returns: readonly number[]): void {
    const { network: { weights, places } } = this;
    seen.forEach((board, t) => {
      const count = this.network.weightsOf(board, this.#numbers);
      const value = Math.tanh(this.network.sumOf(this.#numbers));
      const error = (returns[t] - value) * (1 - value * value);
      for (let i = 0; i < count; i++) {
        const weight = this.#numbers[i];
        weights[weight] += this.#schedule.rate(weight, error, this.#games) / places * error;
      }
    });
    this.#games += this.#game;
  }
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const schema = v.strictObject({
  games: v.pipe(v.number(), v.finite(), v.minValue(0)),
  tuples: v.pipe(v.array(v.pipe(v.array(whole), v.minLength(1))), v.minLength(1)),
  weights: v.string(),
  schedule: v.unknown(),
});

function readLearner(
  name: string,
  game: Game,
  values: Values,
  board: BoardReader,
  state: unknown,
): TupleLearner {
  const { tuples, weights, ...rest } = readState(name, schema, state);
  const squares = board.things.length;
  for (const tuple of tuples) {
    if (tuple.every((square) => square < squares) && new Set(tuple).size === tuple.length) continue;
    throw new UsageError(
      `state of ${name}: tuples: expected different squares below ${squares} but found ${tuple}`,
    );
  }
  const network = new TupleNetwork(board, checked(tuples, board));
  network.weights.set(readFloats(name, "weights", weights, network.weights.length));
  return new TupleLearner(name, game, values, board, network, rest);
}

/** @throws {UsageError} when these tuples have too many weights */
function checked(tuples: readonly Tuple[], { things }: BoardReader): readonly Tuple[] {
  const weights = tuples.reduce(
    (sum, tuple) => sum + tuple.reduce((product, square) => product * things[square], 1),
    0,
  );
  if (weights <= MOST_WEIGHTS) return tuples;
  throw new UsageError(
    `these tuples have ${weights} weights; expected at most ${MOST_WEIGHTS}: fewer or shorter tuples`,
  );
}
