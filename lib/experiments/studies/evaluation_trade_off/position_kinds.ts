/**
 * Combinations and quiet positions (C33).
 *
 * @module
 */
import { createAgent } from "matchbox/agents/registry.ts";
import { type Clock, type Random, randomStream } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/game.ts";
import { latePosition } from "../../late_position.ts";
import { positionFromPlay } from "../../position_from_play.ts";
import { fullQuiescence } from "../../full_quiescence.ts";
import { type Duel, gameOf, programOf } from "./duels.ts";
import { deepSearch, exactEndgame, type Judgement, type Reference } from "./reference.ts";
import type { Kind, LossRow, PositionRow } from "./rows.ts";

/** Nodes a move of the rich program in these positions. */
export const NODES = 900;
/** Multiples of them that the simple program gets. */
export const POSITION_MULTIPLES = [1, 2, 4, 8] as const;
/** Empty squares in Reversi: exact values are found fast, and the programs are far from seeing the end. */
const EMPTIES = 14;
/** With fewer moves there is little to choose. */
const FEWEST_MOVES = 3;

/** The losses that define the kinds, in the units of the reference. */
interface Sizes {
  /**
   * In a combination every other move loses at least this. In chess a pawn and a half, more than squares
   * alone are worth; in Reversi 8 discs, four discs turned.
   */
  readonly combination: number;
  /** In a quiet position at least half of the moves lose less: in chess a pawn, in Reversi 8 discs. */
  readonly quiet: number;
  /** A greater loss counts as this, so that single mates do not outweigh all else: a queen, or all discs. */
  readonly most: number;
}

const CHESS_SIZES: Sizes = { combination: 150, quiet: 100, most: 900 };
const REVERSI_SIZES: Sizes = { combination: 8, quiet: 8, most: 128 };

/** Looks at positions of a duel and judges the moves of both programs in those of one kind. */
export class PositionSampler {
  readonly #duel: Duel;
  readonly #game: Game;
  readonly #sizes: Sizes;
  readonly #reference: Reference;
  readonly #clock: Clock;
  /** The move of the reference's evaluation at depth 1, with quiescence in chess. */
  readonly #onePly: (position: Position) => Move;

  constructor(duel: Duel, clock: Clock) {
    const game = gameOf(duel);
    const chess = game.name === "chess";
    this.#duel = duel;
    this.#game = game;
    this.#sizes = chess ? CHESS_SIZES : REVERSI_SIZES;
    this.#reference = chess ? deepSearch(game, duel.reference) : exactEndgame();
    this.#clock = clock;
    this.#onePly = this.#player(
      `search:depth=1,table_bits=0,eval=${duel.reference}${fullQuiescence(game.spec)}`,
    );
  }

  /** The rows of one position; none when it is not of that kind. */
  rowsOf(
    kind: Kind,
    number: number,
    random: Random,
  ): { positions: PositionRow[]; losses: LossRow[] } {
    const position = this.#draw(kind, random);
    const judged = position && this.#judged(kind, position);
    if (!position || !judged) return { positions: [], losses: [] };
    const duel = this.#duel;
    const key = { duel: duel.name, kind, position: number };
    const loss = (program: "simple" | "rich", multiple: number): LossRow => {
      const move = this.#player(programOf(duel, program, { nodes: multiple * NODES }))(position);
      const loss = Math.min(judged.lossOf(move), this.#sizes.most);
      return { ...key, program, multiple, loss };
    };
    return {
      positions: [{ ...key, start: position.toString(), moves: judged.moves.length }],
      losses: [loss("rich", 1), ...POSITION_MULTIPLES.map((multiple) => loss("simple", multiple))],
    };
  }

  #player(spec: string): (position: Position) => Move {
    const agent = createAgent(spec, this.#game);
    const context = { random: randomStream("positions"), clock: this.#clock };
    return (position) => agent.choose(position, context);
  }

  /** In chess a combination follows a random move, which is often a mistake. */
  #draw(kind: Kind, random: Random): Position | null {
    const game = this.#game;
    if (game.name !== "chess") return latePosition(game, EMPTIES, random, this.#clock);
    const position = positionFromPlay("chess", random);
    if (kind === "combination") {
      const moves = legalMoves(game, position);
      position.play(moves[random.below(moves.length)]);
    }
    return position.result() === null ? position : null;
  }

  #judged(kind: Kind, position: Position): Judgement | null {
    const { tactics } = this.#game;
    if (legalMoves(this.#game, position).length < FEWEST_MOVES) return null;
    if (kind === "quiet" && tactics?.threatened(position)) return null;
    const judged = this.#reference(position);
    const { best, moves } = judged;
    const others = moves.filter((move) => move !== best);
    const { combination, quiet } = this.#sizes;
    if (kind === "combination") {
      // What a look at the next position shows is no combination.
      const seen = this.#onePly(position) === best;
      return !seen && others.every((move) => judged.losesAtLeast(move, combination))
        ? judged
        : null;
    }
    if (tactics && this.#isLoud(position, best)) return null;
    const calm = others.filter((move) => !judged.losesAtLeast(move, quiet));
    const differ = others.some((move) => judged.losesAtLeast(move, 1));
    return differ && 2 * calm.length >= others.length ? judged : null;
  }

  #isLoud(position: Position, move: Move): boolean {
    const loud = new Int32Array(this.#game.maxMoves);
    const count = this.#game.tactics!.loudMoves(position, loud, 0);
    return loud.subarray(0, count).includes(move);
  }
}
