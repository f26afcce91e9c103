/**
 * Best-node search (D. Rutko, Fuzzified algorithm for game tree search, 2011): it does not ask for the value of the
 * root, only for its best move. All moves are tested against a bound between the values that are possible, until
 * one move alone is above it. It stands here for searches that do not go through the moves of the root one by one.
 *
 * @module
 */
import {
  type Algorithm,
  type AlgorithmEntry,
  alphaBeta,
  type DepthSearch,
  type Found,
  NULL_WINDOW,
  type Search,
  WIN,
} from "matchbox/agents/mod.ts";
import { integer } from "matchbox/base/mod.ts";
import { legalMoves, type Move, type Position } from "matchbox/games/mod.ts";

class BestNode implements DepthSearch {
  found: Found;
  readonly #position: Position;
  readonly #search: Search;
  readonly #algorithm: Algorithm;
  readonly #guess: number;

  constructor(position: Position, search: Search, algorithm: Algorithm, guess: number) {
    this.#position = position;
    this.#search = search;
    this.#algorithm = algorithm;
    this.#guess = guess;
    const [move] = legalMoves(search.game, position);
    this.found = { move, value: 0, depth: 0, principalVariation: [move], moves: [] };
  }

  deepen(depth: number, before: Found): Found {
    let [lower, upper] = [-WIN, WIN];
    let test = before.depth > 0 ? before.value : this.#guess;
    let candidates = legalMoves(this.#search.game, this.#position);
    // The best move is always among the candidates, and its value from `lower` to `upper`.
    while (candidates.length > 1 && upper - lower >= NULL_WINDOW) {
      this.#search.enter();
      const above: Move[] = [];
      for (const move of candidates) {
        if (this.#isAtLeast(test, move, depth)) above.push(move);
      }
      if (above.length === 0) upper = test - NULL_WINDOW;
      else {
        [lower, candidates] = [test, above];
        const value = lower;
        this.found = { ...this.found, move: above[0], value, principalVariation: [above[0]] };
      }
      test = Math.ceil((lower + upper) / 2);
    }
    const [move] = candidates;
    return this.found = { move, value: lower, depth, principalVariation: [move], moves: [] };
  }

  #isAtLeast(test: number, move: Move, depth: number): boolean {
    const search = this.#search;
    search.play(this.#position, move);
    const value = -this.#algorithm(this.#position, depth - 1, -test, NULL_WINDOW - test, search);
    search.undo(this.#position);
    return value >= test;
  }
}

/** With one parameter of its own: the bound of the first test. */
export const bestNodeEntry: AlgorithmEntry = {
  summary: "the best move, without its value",
  depth: 3,
  search: alphaBeta,
  parameters: { guess: integer(-1000, 1000, 0, "the bound of the first test") },
  configure: ({ guess }: { guess: number }) => ({
    root: (position, search, algorithm) => new BestNode(position, search, algorithm, guess),
  }),
};
