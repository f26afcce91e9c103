/**
 * Whole games of Metelyk between networks in WebAssembly with SIMD: the twin of `playOut` in
 * agents/networks/network_games.ts with the choices of agents/networks/choose_move.ts. All moves are the same.
 *
 * @module
 */
import { boardOf } from "matchbox/games/metelyk/board.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/position.ts";
import { POINTS, setsOf, WORDS } from "matchbox/games/metelyk/sets.ts";
import { tableOf } from "matchbox/games/metelyk/table.ts";
import { instantiate, type KernelExports } from "../kernel.ts";
import { networksMetelykGames } from "../wasm/networks_metelyk_games.ts";
import { NetworkRing, RingNetwork } from "./network_ring.ts";

/** Networks and arrays are given by their place in the memory. */
interface Exports {
  positionAt(): number;
  movesAt(): number;
  ownAt(): number;
  enemyAt(): number;
  targetAt(): number;
  free(): number;
  prepare(rows: number, firstTaking: number, quarter: number, fields: number): void;
  play(
    first: number,
    second: number,
    byValue: boolean,
    scores: boolean,
    point: number,
    side: number,
  ): number;
}

/** What all networks of a match have in common. */
export interface NetworkRules {
  /** Whether they are 38-1. */
  readonly byValue: boolean;
  /** Whether the last inputs are the two scores. */
  readonly scores: boolean;
  /** What a point counts in the last inputs. */
  readonly point: number;
}

/** The sets of both sides, which come before the points in the words of the kernel. */
const SETS_OF_BOTH = 8;
/** Words of a move in the kernel. */
const MOVE_WORDS = 12;
/** Rows and sets of the largest board. */
const [MOST_ROWS, BITS] = [50, 32];

/** The instance of this thread. */
let shared: GamesKernel | null = null;

/** Networks that can play against each other. */
export class KernelGames {
  readonly #kernel: GamesKernel;
  readonly #networks: readonly RingNetwork[];
  readonly #rules: NetworkRules;

  /**
   * @param networks their sizes and weights, as those of `DenseNetwork`; they may not change any more
   * @throws {UsageError} when a network is too large for the kernel, or WebAssembly with SIMD is not allowed
   * here
   */
  constructor(
    networks: readonly { readonly sizes: readonly number[]; readonly weights: Float64Array }[],
    rules: NetworkRules,
  ) {
    // The copy of one may not be written over the other: with wasted room a third has to fit in.
    this.#networks = networks.map(({ sizes, weights }) =>
      new RingNetwork("networks/metelyk_games", sizes, weights, 4)
    );
    this.#rules = rules;
    this.#kernel = shared ??= new GamesKernel();
  }

  /** The result of a game for the network with the first move: 1, 0 or -1. The position is left as it is. */
  play(position: MetelykPosition, first: number, second: number): number {
    return this.#kernel.play(position, this.#networks[first], this.#networks[second], this.#rules);
  }
}

/** The kernel with its ring of networks and the tables of a board. */
class GamesKernel {
  readonly #exports: Exports & KernelExports;
  readonly #ring: NetworkRing;
  readonly #position: Int32Array;
  readonly #words = new Int32Array(WORDS);
  /** The board whose tables are in the memory. */
  #size = 0;

  constructor() {
    const exports = instantiate<Exports>(networksMetelykGames);
    this.#exports = exports;
    this.#ring = new NetworkRing(exports.memory, exports.free());
    this.#position = new Int32Array(
      exports.memory.buffer,
      exports.positionAt(),
      SETS_OF_BOTH + 1,
    );
  }

  play(
    position: MetelykPosition,
    first: RingNetwork,
    second: RingNetwork,
    { byValue, scores, point }: NetworkRules,
  ): number {
    if (position.size !== this.#size) this.#prepare(position.size);
    position.copyWords(this.#words);
    this.#position.set(kernelWords(this.#words));
    // The second may be copied while the first is looked for; then it is the latest one, and stays.
    this.#ring.addressOf(second);
    const one = this.#ring.addressOf(first);
    const other = this.#ring.addressOf(second);
    return this.#exports.play(one, other, byValue, scores, point, position.side);
  }

  #prepare(size: number): void {
    const { memory, movesAt, ownAt, enemyAt, targetAt, prepare } = this.#exports;
    const { fields, mirror } = boardOf(size);
    const { rows, firstTaking, quarter, moves } = setsOf(size);
    const table = tableOf(size);
    const array = (at: number, length: number) => new Int32Array(memory.buffer, at, length);
    const changes = array(movesAt(), 2 * MOST_ROWS * MOVE_WORDS);
    for (let move = 0; move < 2 * rows; move++) {
      const words = moves.subarray(move * WORDS, (move + 1) * WORDS);
      changes.set(kernelWords(words), move * MOVE_WORDS);
    }
    // Inputs are numbered as White's fields, whichever side a network plays.
    array(ownAt(), MOST_ROWS).set(table.map(({ from }) => from[0]));
    array(enemyAt(), BITS).set(table.slice(0, firstTaking).map(({ from }) => mirror[from[0]]));
    array(targetAt(), MOST_ROWS).set(table.map(({ to }) => to[0]));
    prepare(rows, firstTaking, quarter, fields);
    this.#size = size;
  }
}

/** The words without the hash, which no network sees. */
function kernelWords(words: Int32Array): number[] {
  return [...words.subarray(0, SETS_OF_BOTH), words[POINTS]];
}
