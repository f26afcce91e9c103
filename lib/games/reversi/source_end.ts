/**
 * Reversi with the end test of the source, to the letter (D9): `reversi:end=source`. Its program makes the test
 * after each disc that is placed, and finds the end when the board is full or a side has no disc. It misses the
 * positions in which neither side can move, though the rules that the source gives to its users name them.
 *
 * How the program passes is not in the source. By its rules the turn goes to the other side; where neither can
 * move it goes back and forth without end, no disc is placed any more, and nobody is named the winner. So that
 * games end, ours are drawn when each side has passed once in such a position, because it is then the same
 * position again. That ending is ours.
 *
 * @module
 */
import type { Move, Result, Side } from "../game.ts";
import { zobristKeys } from "../zobrist.ts";
import { reversiSpec } from "./geometry.ts";
import type { ReversiPosition } from "./position.ts";
import type { SquareWeights } from "./weights.ts";

/** The end test of the source: whether the board is full or a side has no disc. */
export function endsForSource(position: ReversiPosition): boolean {
  const discs = [position.discs(0), position.discs(1)];
  return discs[0] + discs[1] === position.size ** 2 || discs.includes(0);
}

/** After so many passes where neither side can move, the game is drawn. */
const LAST_PASS = 2;

/** What a notation says of each of these passes, at its end. */
const PASSED = " pass";

/** A notation without these passes, and how many they are, of those that a game can have. */
export function withoutLastPasses(notation: string): { readonly board: string; passes: number } {
  let board = notation;
  let passes = 0;
  for (; passes < LAST_PASS && board.endsWith(PASSED); passes++) {
    board = board.slice(0, -PASSED.length);
  }
  return { board, passes };
}

/** The keys of one and of two of these passes, by the size of the board; made when first needed. */
const keysBySize = new Map<number, { readonly low: Int32Array; readonly high: Int32Array }>();

function keysOf(size: number) {
  let keys = keysBySize.get(size);
  if (!keys) {
    keysBySize.set(size, keys = zobristKeys(reversiSpec(size, "source"), LAST_PASS));
  }
  return keys;
}

/** A position of Reversi with the end test of the source. */
export class SourceEndReversi implements ReversiPosition {
  /** The position by the standard rules. */
  readonly #standard: ReversiPosition;
  /** Passes played where neither side can move; nothing else can follow them. */
  #passes: number;

  /**
   * Plays on from a position of the standard rules.
   *
   * @param standard the position, which is this one's own from now on
   * @param passes made where neither side can move, from 0 to 2; not checked
   */
  constructor(standard: ReversiPosition, passes = 0) {
    this.#standard = standard;
    this.#passes = passes;
  }

  get size(): number {
    return this.#standard.size;
  }

  get side(): Side {
    return this.#standard.side;
  }

  get hashLow(): number {
    return this.#standard.hashLow ^ this.#keyIn("low");
  }

  get hashHigh(): number {
    return this.#standard.hashHigh ^ this.#keyIn("high");
  }

  /** Whether neither side can move and the test of the source does not find the end. */
  get missesEnd(): boolean {
    return this.#standard.result() !== null && !endsForSource(this.#standard);
  }

  at(square: number): Side | -1 {
    return this.#standard.at(square);
  }

  discs(side: Side): number {
    return this.#standard.discs(side);
  }

  mobility(side: Side): number {
    return this.#standard.mobility(side);
  }

  weigh(weights: SquareWeights): number {
    return this.#standard.weigh(weights);
  }

  moves(out: Int32Array, from: number): number {
    const end = this.#standard.moves(out, from);
    if (end > from || !this.#mayPassOn()) return end;
    out[from] = this.size ** 2;
    return from + 1;
  }

  isLegal(move: number): boolean {
    return this.#standard.isLegal(move) || move === this.size ** 2 && this.#mayPassOn();
  }

  play(move: Move): void {
    if (move === this.size ** 2 && this.missesEnd) this.#passes++;
    this.#standard.play(move);
  }

  undo(): void {
    if (this.#passes > 0) this.#passes--;
    this.#standard.undo();
  }

  result(): Result | null {
    const result = this.#standard.result();
    if (result === null || endsForSource(this.#standard)) return result;
    return this.#passes < LAST_PASS ? null : 0;
  }

  clone(): SourceEndReversi {
    return new SourceEndReversi(this.#standard.clone() as ReversiPosition, this.#passes);
  }

  toString(): string {
    return `${this.#standard}${PASSED.repeat(this.#passes)}`;
  }

  #mayPassOn(): boolean {
    return this.#passes < LAST_PASS && this.missesEnd;
  }

  #keyIn(half: "low" | "high"): number {
    return this.#passes === 0 ? 0 : keysOf(this.size)[half][this.#passes - 1];
  }
}
