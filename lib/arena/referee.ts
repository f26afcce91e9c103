/**
 * The referee of one game: it keeps the position and the clocks, checks moves, ends the game and makes its
 * record. It has no loop of its own: `playGame` drives it for agents, `hostGame` for people and other
 * asynchronous players.
 *
 * A driver starts the turn of the side to move, gets a move and passes it to `play`, until the game has an
 * end:
 *
 * @example
 * ```ts
 * const referee = new Referee(findGame("reversi"), ["one", "other"], { seed: "example" });
 * while (referee.end === null) {
 *   referee.startTurn();
 *   referee.play(legalMoves(referee.game, referee.position)[0]);
 * }
 * console.log(referee.record({ deterministic: true }).moves);
 * ```
 *
 * @module
 */
import type { TimeLeft } from "matchbox/agents/mod.ts";
import type { Clock } from "matchbox/base/mod.ts";
import type { Game, Move, Position, Side } from "matchbox/games/mod.ts";
import { type Adjudication, createAdjudicator } from "./adjudication.ts";
import { commonOf, type LegalMoves } from "./common_data.ts";
import {
  byRules,
  failure,
  type GameEnd,
  illegalMove,
  leftChanged,
  lengthCap,
  overtime,
  resignation,
} from "./game_end.ts";
import { type GameRecord, isFault } from "./game_record.ts";
import { machineClock } from "./machine_sources.ts";
import { GameClock, type TimeControl } from "./time_control.ts";

/** Rules beside those of the game itself that end a game. Default: none. */
export interface GameRules {
  /** The length cap: a game that is not over after so many plies is a draw. */
  readonly maxPlies?: number;
  /** Ends games that one side has practically won. */
  readonly adjudication?: Adjudication;
  /** A side that exceeds this time loses. With a clock, results depend on the machine. */
  readonly time?: TimeControl;
}

/** The options of a game. */
export interface RefereeOptions extends GameRules {
  /** Name of the random stream of the game; each side has its own stream under it. */
  readonly seed: string;
  /** The notation of the position before the first move. Default: the start of the game. */
  readonly opening?: string;
  /** Default: the time of the machine. */
  readonly clock?: Clock;
}

/** The referee of a game. */
export class Referee {
  readonly game: Game;
  /** Of side 0 and side 1. */
  readonly names: readonly [string, string];
  /** Called when moves were taken back or a side resigned, so that the current turn can be stopped. */
  onInterruption?: () => void;
  readonly #options: RefereeOptions;
  readonly #opening: string;
  readonly #position: Position;
  readonly #clock: GameClock | undefined;
  readonly #moves: Move[] = [];
  /** The notations of the first moves, as many as were needed so far. */
  readonly #written: string[] = [];
  /** The number of moves taken back to write them, and not yet played again. */
  #behind = 0;
  /** The list of the legal moves. */
  readonly #list: LegalMoves;
  /** What the agents of side 0 and side 1 are handed. */
  readonly #copies: [Copy | undefined, Copy | undefined] = [undefined, undefined];
  #adjudicate: ReturnType<typeof createAdjudicator> | undefined;
  #end: GameEnd | null = null;

  /**
   * Begins a game.
   *
   * @param names of side 0 and side 1
   * @throws {NotationError} when the opening is not a position of the game
   */
  constructor(game: Game, names: readonly [string, string], options: RefereeOptions) {
    const { opening, time, clock = machineClock } = options;
    this.game = game;
    this.names = names;
    const { start, legal } = commonOf(game, opening);
    this.#position = start.position.clone();
    this.#opening = start.notation;
    this.#options = options;
    this.#clock = time && new GameClock(time, clock);
    this.#list = legal;
    this.#adjudicate = this.#newAdjudicator();
    this.#settle(false);
  }

  /** The referee's position; callers must not change it. */
  get position(): Position {
    if (this.#behind > 0) {
      const moves = this.#moves;
      for (let ply = moves.length - this.#behind; ply < moves.length; ply++) {
        this.#position.play(moves[ply]);
      }
      this.#behind = 0;
    }
    return this.#position;
  }

  /** How the game ended, or null while it is not over. */
  get end(): GameEnd | null {
    return this.#end;
  }

  /** The side to move. */
  get side(): Side {
    return this.position.side;
  }

  /** Moves played since the opening. */
  get plies(): number {
    return this.#moves.length;
  }

  /** The last move played, by either side. */
  get lastMove(): Move | undefined {
    return this.#moves.at(-1);
  }

  /**
   * A copy of the position for the agent of the side to move to try moves on. The agent must leave it
   * unchanged. Each side has its own copy, so that no change of it reaches the opponent or the referee. The
   * referee updates it with the copy's own methods; an error of these is a failure of its side.
   */
  get copy(): Position {
    const { position } = this;
    const moves = this.#moves;
    const copy = this.#copies[position.side];
    if (!copy) {
      const made = position.clone();
      this.#copies[position.side] = { position: made, plies: moves.length };
      return made;
    }
    while (copy.plies < moves.length) copy.position.play(moves[copy.plies++]);
    return copy.position;
  }

  /** Starts the clock of the side to move and returns its time left, if there is a clock. */
  startTurn(): TimeLeft | undefined {
    return this.#clock?.start(this.position.side);
  }

  /**
   * Accepts the answer of the side to move: a legal move is played; anything else, or a late answer, loses
   * the game.
   *
   * @throws {RangeError} when the game is over
   */
  play(move: unknown): void {
    if (this.#end) throw new RangeError("a move after the end of the game");
    const { position } = this;
    const { side } = position;
    if (this.#clock && !this.#clock.stop(side)) return this.expire();
    const copy = this.#copies[side];
    if (copy && !isSame(copy.position, position)) {
      this.#end = leftChanged(side, this.names[side]);
      return;
    }
    const { moves, count } = this.#legalMoves();
    let index = 0;
    while (index < count && moves[index] !== move) index++;
    if (index === count) {
      this.#end = illegalMove(this.names[side], move, position);
      return;
    }
    const played = moves[index];
    this.#moves.push(played);
    position.play(played);
    this.#settle(true);
  }

  /** Ends the game when the time of the side to move is over. Without a clock it does nothing. */
  expire(): void {
    if (this.#end || !this.#clock) return;
    const { side } = this.position;
    this.#end = overtime(side, this.names[side], this.#clock.control);
  }

  /**
   * A side threw an error, in a move, `gameStart` or `gameEnd`. It loses, also after having won, unless a
   * fault has already decided the game.
   */
  fail(side: Side, error: unknown): void {
    if (this.#end && isFault(this.#end.ending)) return;
    this.#end = failure(side, this.names[side], error);
  }

  /** A side resigns, whichever side is to move. After the end it does nothing. */
  resign(side: Side): void {
    if (this.#end) return;
    this.#end = resignation(side, this.names[side]);
    this.onInterruption?.();
  }

  /**
   * Takes the last moves back; a finished game is then unfinished again. The clocks are not reset.
   *
   * @param plies from 0 to the number of moves played
   * @throws {RangeError} when there are fewer moves
   */
  takeBack(plies: number): void {
    if (!Number.isInteger(plies) || plies < 0 || plies > this.#moves.length) {
      throw new RangeError(`${plies} of ${this.#moves.length} plies taken back`);
    }
    for (let ply = 0; ply < plies; ply++) this.position.undo();
    this.#moves.length -= plies;
    this.#written.length = Math.min(this.#written.length, this.#moves.length);
    this.#copies.fill(undefined);
    this.#end = null;
    this.#judgeAgain();
    this.onInterruption?.();
  }

  /** The notations of the moves so far; callers must not change the array. */
  moveNames(): readonly string[] {
    const [moves, written] = [this.#moves, this.#written];
    if (written.length === moves.length) return written;
    const { game, position } = this;
    const from = written.length;
    written.length = moves.length;
    // Backwards, so that at the end of a game no move need be played again.
    for (let ply = moves.length - 1; ply >= from; ply--) {
      position.undo();
      written[ply] = game.format(position, moves[ply]);
    }
    this.#behind = moves.length - from;
    return written;
  }

  /**
   * The record of the game.
   *
   * @param deterministic see `GameRecord`; false if a person played
   * @throws {RangeError} when the game is not over
   */
  record({ deterministic }: { readonly deterministic: boolean }): GameRecord {
    if (!this.#end) throw new RangeError("the record of a game that goes on");
    const { result, ending, reason } = this.#end;
    return {
      game: this.game.spec,
      agents: [this.names[0], this.names[1]],
      seed: this.#options.seed,
      opening: this.#opening,
      moves: this.moveNames().slice(),
      result,
      ending,
      reason,
      deterministic,
    };
  }

  /** The legal moves of the position; listed again if another game has used the list since. */
  #legalMoves(): LegalMoves {
    const list = this.#list;
    if (list.of !== this) {
      list.of = this;
      list.count = this.position.moves(list.moves, 0);
    }
    return list;
  }

  /** Ends the game if it is over. */
  #settle(moved: boolean): void {
    const { position } = this;
    const { maxPlies = Infinity } = this.#options;
    this.#list.of = null;
    // No moves means that the game is over.
    if (this.#legalMoves().count === 0) {
      this.#end = byRules(this.game, position);
      return;
    }
    if (moved && this.#adjudicate) this.#end = this.#adjudicate(position);
    if (this.#moves.length >= maxPlies) this.#end ??= lengthCap(maxPlies);
  }

  /** After a take-back a new adjudicator sees the game from its start, because it counts plies. */
  #judgeAgain(): void {
    const { position } = this;
    const moves = this.#moves;
    this.#adjudicate = this.#newAdjudicator();
    if (this.#adjudicate && moves.length > 0) {
      for (let ply = 0; ply < moves.length; ply++) position.undo();
      for (const move of moves.slice(0, -1)) {
        position.play(move);
        this.#adjudicate(position);
      }
      position.play(moves[moves.length - 1]);
    }
    this.#settle(moves.length > 0);
  }

  #newAdjudicator(): ReturnType<typeof createAdjudicator> | undefined {
    const { adjudication } = this.#options;
    return adjudication && createAdjudicator(this.game, adjudication);
  }
}

/** A position that an agent may have changed, and the number of plies of the game played on it. */
interface Copy {
  readonly position: Position;
  plies: number;
}

/**
 * Whether two positions have the same hash and side to move.
 *
 * @param copy may have getters that throw
 */
function isSame(copy: Position, position: Position): boolean {
  try {
    return copy.hashLow === position.hashLow && copy.hashHigh === position.hashHigh &&
      copy.side === position.side;
  } catch {
    return false;
  }
}
