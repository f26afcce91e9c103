/**
 * The referee of one game: whose turn it is and with what time, whether a move stands or loses the
 * game, when the game is over, and what is written down of it. It has no loop of its own: `playGame`
 * drives it for agents, `hostGame` for people and whoever else answers later.
 *
 * A driver starts the turn of the side to move, gets a move, hands it in, and goes on until there is an
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

/** What ends a game beside the rules of the game itself; nothing unless given. */
export interface GameRules {
  /** A game that is not over after so many plies is a draw. */
  readonly maxPlies?: number;
  /** Ends games that are as good as won. */
  readonly adjudication?: Adjudication;
  /** Who thinks longer than this loses. With it, results depend on the machine. */
  readonly time?: TimeControl;
}

/** What a game is played by. */
export interface RefereeOptions extends GameRules {
  /** Name of the random stream of the game; each side draws from a stream of its own under it. */
  readonly seed: string;
  /** The notation of the position to play from; the start of the game unless given. */
  readonly opening?: string;
  /** The time of the machine unless given. */
  readonly clock?: Clock;
}

/** A game under judgement. */
export class Referee {
  readonly game: Game;
  /** Of side 0 and side 1. */
  readonly names: readonly [string, string];
  /** Is told when a move was taken back or a side resigned, so that nobody goes on with the old turn. */
  onInterruption?: () => void;
  readonly #options: RefereeOptions;
  readonly #opening: string;
  readonly #position: Position;
  readonly #clock: GameClock | undefined;
  readonly #moves: Move[] = [];
  /** The first of the moves in the game's notation: as many as somebody has asked for. */
  readonly #written: string[] = [];
  /** Moves that were taken back to be written down, and not played again yet. */
  #behind = 0;
  /** Where the legal moves are listed. */
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

  /** The referee's own, for looking and not for playing: nobody else may change it. */
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

  /** How the game ended; null while it goes on. */
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

  /** The last move played, by whichever side. */
  get lastMove(): Move | undefined {
    return this.#moves.at(-1);
  }

  /**
   * A copy of the position for the side to move, which tries moves on it and must leave it as it was. Each
   * side has one of its own, so that nothing that is done to it reaches the opponent or the referee. It is
   * kept in step by the methods that it has; when one of them throws, that is a failure of its side.
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

  /** Starts the clock of the side to move; what it has left, when there is a clock. */
  startTurn(): TimeLeft | undefined {
    return this.#clock?.start(this.position.side);
  }

  /**
   * Takes in the answer of the side to move: a legal move is played, and everything else loses the
   * game, as does an answer that comes too late.
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

  /** The time of the side to move is over. Without a clock nothing happens. */
  expire(): void {
    if (this.#end || !this.#clock) return;
    const { side } = this.position;
    this.#end = overtime(side, this.names[side], this.#clock.control);
  }

  /**
   * A side threw an error, also when it heard that the game begins or ends. It loses, unless a fault has
   * decided the game before: a player that cannot take in its victory has lost.
   */
  fail(side: Side, error: unknown): void {
    if (this.#end && isFault(this.#end.ending)) return;
    this.#end = failure(side, this.names[side], error);
  }

  /** A side gives the game up, whoever is to move. After the end nothing happens. */
  resign(side: Side): void {
    if (this.#end) return;
    this.#end = resignation(side, this.names[side]);
    this.onInterruption?.();
  }

  /**
   * Takes the last moves back, also after the end, which then is none. What was used of the clocks stays
   * used.
   *
   * @param plies from 0 to as many as were played
   * @throws {RangeError} when there are not so many
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

  /** The moves so far in the game's notation; the array is the referee's own. */
  moveNames(): readonly string[] {
    const [moves, written] = [this.#moves, this.#written];
    if (written.length === moves.length) return written;
    const { game, position } = this;
    const from = written.length;
    written.length = moves.length;
    // Backwards, so that at the end of a game no move is played once more.
    for (let ply = moves.length - 1; ply >= from; ply--) {
      position.undo();
      written[ply] = game.format(position, moves[ply]);
    }
    this.#behind = moves.length - from;
    return written;
  }

  /**
   * What is kept of the game.
   *
   * @param deterministic whether no side drew a random number, or is a person
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

  /** The legal moves of the position, listed anew when another game has used the list since. */
  #legalMoves(): LegalMoves {
    const list = this.#list;
    if (list.of !== this) {
      list.of = this;
      list.count = this.position.moves(list.moves, 0);
    }
    return list;
  }

  /** Finds out whether the game is over, and how. */
  #settle(moved: boolean): void {
    const { position } = this;
    const { maxPlies = Infinity } = this.#options;
    this.#list.of = null;
    // No moves means that the game is over.
    if (this.#legalMoves().count === 0) {
      this.#end = byRules(position.result()!);
      return;
    }
    if (moved && this.#adjudicate) this.#end = this.#adjudicate(position);
    if (this.#moves.length >= maxPlies) this.#end ??= lengthCap(maxPlies);
  }

  /** The adjudicator counts plies, so that after a take-back it sees the game anew. */
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

/** A position that an agent may have changed, and the plies of the game that were played on it. */
interface Copy {
  readonly position: Position;
  plies: number;
}

/** Legal moves, and of whose position. */
interface LegalMoves {
  of: Referee | null;
  readonly moves: Int32Array;
  count: number;
}

/** What the games of one kind have in common, so that a short game does not wait for it. */
interface Common {
  /** The opening of the last game: many games begin alike. */
  start: {
    readonly asked: string | undefined;
    readonly position: Position;
    readonly notation: string;
  };
  readonly legal: LegalMoves;
}

const commons = new WeakMap<Game, Common>();

/** @throws {NotationError} when the opening is not a position of the game */
function commonOf(game: Game, asked: string | undefined): Common {
  let common = commons.get(game);
  if (common && common.start.asked === asked) return common;
  const position = game.start(asked);
  const start = { asked, position, notation: position.toString() };
  if (common) {
    common.start = start;
  } else {
    const legal = { of: null, moves: new Int32Array(game.maxMoves), count: 0 };
    commons.set(game, common = { start, legal });
  }
  return common;
}

/**
 * As far as can be seen at a glance: equal positions have equal hashes.
 *
 * @param copy may have got getters of its own that throw
 */
function isSame(copy: Position, position: Position): boolean {
  try {
    return copy.hashLow === position.hashLow && copy.hashHigh === position.hashHigh &&
      copy.side === position.side;
  } catch {
    return false;
  }
}
