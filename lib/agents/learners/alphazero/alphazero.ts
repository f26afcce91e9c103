/**
 * AlphaZero in small (D. Silver et al., Nature 550, 2017, and Science 362, 2018): a network learns from games that a
 * search with this network plays against itself.
 *
 * 1. Every move of a training game is chosen by a search (puct.ts) with noise at its root: in the first plies at random,
 *    each move by its share of the playouts, later the one with the most playouts.
 * 2. Every position of the game goes into the replay window, with the shares of the playouts and the result.
 * 3. The network learns from samples of the window: its policy the shares, its value the result (self_play_net.ts).
 *
 * So the search improves on the policy, and the policy learns what the search has found. When it does not learn, it
 * searches without noise, each move anew, and plays the move with the most playouts; without playouts it plays the
 * move that the policy likes best.
 *
 * @module
 */
import * as v from "valibot";
import {
  continuedStream,
  flag,
  integer,
  type Random,
  randomStream,
  real,
  UsageError,
} from "matchbox/base/mod.ts";
import type { Game, Move, Position, Result, Side } from "matchbox/games/game.ts";
import type { AgentContext, Analysis } from "../../agent.ts";
import { kernelParameter, type KernelValue } from "../../kernel.ts";
import { findingOf, rootMoves } from "../../mcts/findings.ts";
import { moveAlone } from "../../move_alone.ts";
import { type HiddenLayers, hiddenLayersParameter } from "../../networks/hidden_layers.ts";
import { type Learner, type LearnerEntry, readState } from "../learner.ts";
import {
  ALL_READ_GAMES,
  type BoardReader,
  boardReader,
  SeenBoard,
} from "../temporal_difference/board_reader.ts";
import { type PolicyMoves, policyMoves } from "./policy_moves.ts";
import { Puct } from "./puct.ts";
import { type Example, ReplayWindow, SHARES } from "./replay_window.ts";
import { SelfPlayNet } from "./self_play_net.ts";

/** The parameters of the learner. */
interface Values {
  readonly playouts: number;
  readonly hidden: HiddenLayers;
  readonly rate: number;
  readonly c: number;
  readonly noise: number;
  /** Plies of a training game in which moves are drawn. */
  readonly drawn: number;
  readonly batch: number;
  /** How often a position is learned from, on average. */
  readonly uses: number;
  /** Positions of the replay window. */
  readonly window: number;
  readonly symmetry: boolean;
  readonly kernel: KernelValue;
}

/** Listed in list.ts. */
export const alphazero: LearnerEntry<Values> = {
  summary: "AlphaZero in small: a search with a network that learns from its own games",
  games: ALL_READ_GAMES,
  selfPlay: () => true,
  parameters: () => ({
    playouts: integer(0, 1_000_000, 50, "playouts for a move; 0 plays by the policy alone"),
    hidden: hiddenLayersParameter("64/64"),
    rate: real(0, 1, 0.002, "step of the optimiser Adam"),
    c: real(0, 100, 1.25, "weight of the priors in the search"),
    noise: real(0, 1, 0.25, "share of noise in the priors at the root, in training"),
    drawn: integer(0, 1000, 10, "first plies of a training game in which moves are drawn"),
    batch: integer(1, 4096, 64, "positions of a training step"),
    uses: real(0, 1000, 4, "how often a position is learned from, on average"),
    window: integer(1, 1_000_000, 10_000, "positions that are learned from, the last of all"),
    symmetry: flag(true, "whether it learns from positions turned and mirrored at random"),
    kernel: kernelParameter,
  }),
  create: (name, game, values, start) => new AlphaZero(name, game, values, start),
};

const schema = v.strictObject({
  network: v.unknown(),
  optimiser: v.unknown(),
  window: v.unknown(),
  owed: v.pipe(v.number(), v.finite(), v.minValue(0)),
  random: v.pipe(v.array(v.pipe(v.number(), v.safeInteger())), v.length(4)),
});

class AlphaZero implements Learner {
  readonly #game: Game;
  readonly #values: Values;
  readonly #board: BoardReader;
  readonly #moves: PolicyMoves;
  readonly #net: SelfPlayNet;
  readonly #search: Puct;
  readonly #window: ReplayWindow;
  /** Examples that it has still to learn from: `uses` for each new one, less those of the steps. */
  #owed: number;
  /** Draws the examples of batches. */
  readonly #random: Random;
  /** The positions of each side in this game, whose result is not yet known. */
  readonly #seen: readonly [Omit<Example, "result">[], Omit<Example, "result">[]] = [[], []];
  /** The plies of this game in which it has chosen. */
  #plies = 0;
  /** The hash of the position that the tree goes on from. */
  readonly #next = { low: 0, high: 0 };

  /** @throws {UsageError} when the state does not fit */
  constructor(
    readonly name: string,
    game: Game,
    values: Values,
    { state, random }: { readonly state?: unknown; readonly random: Random },
  ) {
    const saved = state === undefined ? undefined : readState(name, schema, state);
    this.#game = game;
    this.#values = values;
    this.#board = boardReader(game);
    this.#moves = policyMoves(game, this.#board);
    const settings = { ...values, hidden: values.hidden.sizes };
    this.#net = new SelfPlayNet(name, this.#board, this.#moves, settings, random, saved);
    this.#search = new Puct(game, this.#net, values.c);
    const sizes = {
      most: values.window,
      squares: this.#board.things.length,
      moves: this.#moves.count,
    };
    this.#window = new ReplayWindow(name, sizes, saved?.window);
    this.#owed = saved?.owed ?? 0;
    this.#random = saved
      ? continuedStream(saved.random)
      : randomStream(`alphazero ${random.uint32()} ${random.uint32()}`);
  }

  get state() {
    const { state: random } = this.#random;
    return {
      ...this.#net.state,
      window: this.#window.state,
      owed: this.#owed,
      random: [...random],
    };
  }

  gameStart(side: Side): void {
    this.#seen[side].length = 0;
    this.#plies = 0;
    this.#search.clear();
  }

  choose(position: Position, { random }: AgentContext): Move {
    const { playouts, noise, drawn } = this.#values;
    const { tree } = this.#search;
    // In a game against itself the tree goes on from the move before.
    const { low, high } = this.#next;
    if (position.hashLow !== low || position.hashHigh !== high) this.#search.clear();
    this.#search.search(position, Math.max(1, playouts), { share: noise, random });
    const { root } = this.#search;
    const child = this.#plies++ < drawn ? this.#drawChild(random) : tree.mostVisited(root);
    const move = tree.moves[child];
    this.#remember(position);
    this.#search.descend(move);
    position.play(move);
    this.#next.low = position.hashLow;
    this.#next.high = position.hashHigh;
    position.undo();
    return move;
  }

  play(position: Position, context: AgentContext): Move {
    return this.analyse(position, context).move;
  }

  analyse(position: Position, _context: AgentContext): Analysis {
    if (position.result() !== null) throw new UsageError(`the game is over in "${position}"`);
    const { playouts } = this.#values;
    if (playouts === 0) return this.#byPolicy(position);
    const search = this.#search;
    search.clear();
    const before = search.judged;
    search.search(position, playouts);
    const { nodes, ...found } = findingOf(search.tree);
    const moves = rootMoves(search.tree);
    // Training games do not go on from a tree that was searched without noise.
    search.clear();
    return { ...found, moves, stats: { playouts, nodes, judged: search.judged - before } };
  }

  gameEnd(result: Result, side: Side): void {
    const own = side === 0 ? result : -result;
    const seen = this.#seen[side];
    for (const example of seen) this.#window.add({ ...example, result: own });
    this.#owed += seen.length * this.#values.uses;
    seen.length = 0;
    const { batch } = this.#values;
    for (; this.#owed >= batch; this.#owed -= batch) this.#net.learn(this.#window, this.#random);
  }

  /** A child of the root, each with the probability of its share of the playouts. */
  #drawChild(random: Random): number {
    const { tree, root } = this.#search;
    let left = random.below(tree.visits[root] - 1);
    for (let child = tree.firstChild(root);; child++) {
      left -= tree.visits[child];
      if (left < 0) return child;
    }
  }

  /** Keeps the position of the root, with the shares of the playouts. */
  #remember(position: Position): void {
    const { tree, root } = this.#search;
    const board = new SeenBoard(this.#board.things.length);
    this.#board.read(position, position.side, board);
    const shares = new Uint16Array(this.#moves.count);
    const playouts = tree.visits[root] - 1;
    const end = tree.endOfChildren(root);
    for (let child = tree.firstChild(root); child < end; child++) {
      shares[tree.moves[child]] = 1 + Math.round(SHARES * tree.visits[child] / playouts);
    }
    this.#seen[position.side].push({ squares: board.squares, shares });
  }

  #byPolicy(position: Position): Analysis {
    const moves = new Int32Array(this.#game.maxMoves);
    const count = position.moves(moves, 0);
    const value = this.#net.judge(position, moves, count);
    const { policy } = this.#net;
    const best = moves.subarray(0, count).reduce((best, move) =>
      policy[move] > policy[best] ? move : best
    );
    return { ...moveAlone(best, "the move that its policy likes best"), value };
  }
}
