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
import { type Past, RESIGN, type TimeLeft } from "matchbox/agents/agent.ts";
import type { Clock } from "matchbox/base/mod.ts";
import type { Game, Move, Position, Side } from "matchbox/games/game.ts";
import { NoAnswer } from "./agent_faults.ts";
import { commonOf, type Start } from "./common_data.ts";
import {
  failure,
  type GameEnd,
  illegalMove,
  leftChanged,
  overtime,
  resignation,
} from "./game_end.ts";
import { type GameRecord, isFault, type UnfinishedGame } from "./game_record.ts";
import type { GameRules } from "./game_rules.ts";
import { HandedCopy } from "./handed_copy.ts";
import { Judge } from "./judge.ts";
import { machineClock } from "./machine_sources.ts";
import { PlayedLine } from "./played_line.ts";
import { GameClock } from "./time_control.ts";

/** The options of a game. */
export interface RefereeOptions extends GameRules {
  /** Name of the random stream of the game; each side has its own stream under it. */
  readonly seed: string;
  /** The notation of the position before the first move. Default: the start of the game. */
  readonly opening?: string;
  /** Default: the time of the machine. */
  readonly clock?: Clock;
  /** What was played before, of a game that goes on. Default: nothing. */
  readonly played?: PlayedBefore;
}

/** A game up to the point where it goes on. */
export interface PlayedBefore {
  /** The notations of the moves since the opening. */
  readonly moves: readonly string[];
  /** Milliseconds left to each side, in a game with a clock. Default: the whole time. */
  readonly left?: readonly [number, number];
  /** How it ended, if it did. It need not be by the rules, also where they would end the game. */
  readonly end?: GameEnd;
}

/** The referee of a game. */
export class Referee {
  /** The game that is played. */
  readonly game: Game;
  /** Of side 0 and side 1. */
  readonly names: readonly [string, string];
  /** Called when moves were taken back or a side resigned, so that the current turn can be stopped. */
  onInterruption?: () => void;
  readonly #seed: string;
  readonly #start: Start;
  readonly #line: PlayedLine;
  readonly #judge: Judge;
  readonly #clock: GameClock | undefined;
  /** What the agents of side 0 and side 1 are handed. */
  readonly #copies: [HandedCopy | undefined, HandedCopy | undefined] = [undefined, undefined];
  #end: GameEnd | null = null;

  /**
   * Begins a game.
   *
   * @param names of side 0 and side 1
   * @throws {NotationError} when the opening is not a position of the game
   * @throws {IllegalMoveError} when a move of `played` cannot be played
   */
  constructor(game: Game, names: readonly [string, string], options: RefereeOptions) {
    const { opening, seed, time, clock = machineClock, played } = options;
    this.game = game;
    this.names = names;
    const { start, legal } = commonOf(game, opening);
    this.#seed = seed;
    this.#start = start;
    this.#line = new PlayedLine(game, start.spare.pop() ?? start.position.clone(), start.notation);
    this.#judge = new Judge(game, this.#line, options, legal);
    this.#clock = time && new GameClock(time, clock, played?.left);
    this.#end = this.#judge.endOf(false);
    for (const name of played?.moves ?? []) {
      this.#line.play(game.parse(this.position, name));
      this.#end = this.#judge.endOf(true);
    }
    this.#end = played?.end ?? this.#end;
  }

  /** The referee's position; callers must not change it. */
  get position(): Position {
    return this.#line.position;
  }

  /** The game so far, for one agent: a new object. */
  get past(): Past {
    return this.#line.past;
  }

  /** How the game ended, or null while it is not over. */
  get end(): GameEnd | null {
    return this.#end;
  }

  /** Milliseconds left to each side now, if there is a clock. */
  get timeLeft(): readonly [number, number] | undefined {
    return this.#clock?.left;
  }

  /** The side to move. */
  get side(): Side {
    return this.position.side;
  }

  /** Moves played since the opening. */
  get plies(): number {
    return this.#line.moves.length;
  }

  /** The last move played, by either side. */
  get lastMove(): Move | undefined {
    return this.#line.moves.at(-1);
  }

  /**
   * A copy of the position for the agent of the side to move to try moves on. The agent must leave it
   * unchanged. Each side has its own copy, so that no change of it reaches the opponent or the referee. The
   * referee updates it with the copy's own methods; an error of these is a failure of its side.
   *
   * @param agent who may be handed again what it was handed in an earlier game
   */
  copyFor(agent: object): Position {
    return (this.#copies[this.side] ??= this.#newCopy(agent)).refreshed();
  }

  /** Leaves the positions of this game to later games. Nothing can be asked of the referee any more. */
  close(): void {
    this.#start.spare.push(this.#line.rewound());
    for (const copy of this.#copies) copy?.leave();
  }

  /** The copy that the agent had in earlier games from the same opening, if it has left it as it was. */
  #newCopy(agent: object): HandedCopy {
    const { handed, position } = this.#start;
    const known = handed.get(agent);
    if (known?.follow(this.#line, position)) return known;
    const copy = new HandedCopy(this.#line);
    handed.set(agent, copy);
    return copy;
  }

  /** Starts the clock of the side to move and returns its time left, if there is a clock. */
  startTurn(): TimeLeft | undefined {
    return this.#clock?.start(this.position.side);
  }

  /** Stops the clock while nobody can move; the next `startTurn` continues the same turn. */
  suspendTurn(): void {
    this.#clock?.suspend();
  }

  /**
   * Accepts the answer of the side to move: a legal move is played; `RESIGN`, anything else, or a late answer
   * loses the game.
   *
   * @throws {RangeError} when the game is over
   */
  play(move: unknown): void {
    if (this.#end) throw new RangeError("a move after the end of the game");
    const { side } = this;
    if (this.#clock && !this.#clock.stop(side)) return this.expire();
    const copy = this.#copies[side];
    const unchanged = copy === undefined || copy.isUnchanged();
    if (unchanged && this.#judge.isLegal(move)) {
      // -0 is 0.
      this.#line.play(move | 0);
      this.#end = this.#judge.endOf(true);
    } else {
      this.#end = unchanged ? this.#noMove(move) : leftChanged(side, this.names[side]);
    }
  }

  /** The end by an answer that is no legal move. */
  #noMove(answer: unknown): GameEnd {
    const { position, side } = this;
    const name = this.names[side];
    return answer === RESIGN ? resignation(side, name) : illegalMove(name, answer, position);
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
    const name = this.names[side];
    const late = this.#clock && NoAnswer.is(error) && error.onClock;
    this.#end = late ? overtime(side, name, this.#clock!.control) : failure(side, name, error);
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
    if (!Number.isInteger(plies) || plies < 0 || plies > this.plies) {
      throw new RangeError(`${plies} of ${this.plies} plies taken back`);
    }
    this.#line.takeBack(plies);
    this.#copies.fill(undefined);
    this.#end = this.#judge.endAfterTakeBack();
    this.onInterruption?.();
  }

  /** The notations of the moves so far; callers must not change the array. */
  moveNames(): readonly string[] {
    return this.#line.names();
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
    // Field by field: a spread would take a twentieth of the time of a short game.
    const { game, agents, seed, opening, moves } = this.unfinished({ deterministic });
    return { game, agents, seed, opening, moves, deterministic, result, ending, reason };
  }

  /**
   * The game so far, without its end if there is one.
   *
   * @param deterministic see `GameRecord`; false if a person played
   */
  unfinished({ deterministic }: { readonly deterministic: boolean }): UnfinishedGame {
    return {
      game: this.game.spec,
      agents: [this.names[0], this.names[1]],
      seed: this.#seed,
      opening: this.#line.opening,
      moves: this.moveNames().slice(),
      deterministic,
    };
  }
}
