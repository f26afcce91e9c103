/**
 * A training game: without record, clock or referee, because a learner needs millions of them. It is the one
 * loop of a learner's games: those that are watched or played against a person go through it move by move.
 *
 * @module
 */
import type { Move, Position, Result, Side } from "matchbox/games/game.ts";
import { type Agent, type AgentContext, RESIGN } from "../agent.ts";
import type { Tally } from "./trainer.ts";

/** The players of side 0 and side 1. */
export type Seats = readonly [Agent, Agent];

/**
 * Plays a game from `position` to its end and then takes all moves back. Moves are not checked: after an
 * illegal move the game is meaningless.
 *
 * @param agents one that plays both sides gets both `gameStart` and both `gameEnd` calls
 * @param context the same for both; they draw from one random stream
 * @returns the result for side 0
 */
export function playEpisode(position: Position, agents: Seats, context: AgentContext): Result {
  const episode = new Episode(position, agents);
  while (episode.result === null) episode.play(episode.choose(context));
  for (let plies = episode.plies; plies > 0; plies--) position.undo();
  return episode.result;
}

/**
 * Plays games from `position`, one after the other.
 *
 * @param sideOf the side of the first player in a game, by its number from 0; default: always side 0
 * @returns the results of the first player
 */
export function playEpisodes(
  count: number,
  position: Position,
  [own, other]: Seats,
  context: AgentContext,
  sideOf: (number: number) => Side = () => 0,
): Tally {
  const seats: readonly Seats[] = [[own, other], [other, own]];
  let [wins, draws] = [0, 0];
  for (let number = 0; number < count; number++) {
    const side = sideOf(number);
    const result = playEpisode(position, seats[side], context);
    if (result === 0) draws++;
    else if (result === (side === 0 ? 1 : -1)) wins++;
  }
  return { wins, draws, losses: count - wins - draws };
}

/** A game that is played move by move. Its agents are told when it begins and when it is over. */
export class Episode {
  /** As it stands after the moves played. */
  readonly position: Position;
  readonly #agents: readonly [Agent, Agent | null];
  #plies = 0;
  #result: Result | null;

  /**
   * Begins the game.
   *
   * @param agents null for a person, whose moves `play` gets
   */
  constructor(position: Position, agents: readonly [Agent, Agent | null]) {
    this.position = position;
    this.#agents = agents;
    agents[0].gameStart?.(0);
    agents[1]?.gameStart?.(1);
    this.#result = position.result();
    if (this.#result !== null) this.#end(this.#result);
  }

  /** The number of moves played. */
  get plies(): number {
    return this.#plies;
  }

  /** The result for side 0; null while the game is played. */
  get result(): Result | null {
    return this.#result;
  }

  /** The move of the agent whose turn it is, which is not played yet. */
  choose(context: AgentContext): Move {
    return this.#agents[this.position.side]!.choose(this.position, context);
  }

  /** Plays a legal move of the side to move, or resigns for it. */
  play(move: Move): void {
    if (move === RESIGN) return this.#end(this.position.side === 0 ? -1 : 1);
    this.position.play(move);
    this.#plies++;
    const result = this.position.result();
    if (result !== null) this.#end(result);
  }

  #end(result: Result): void {
    this.#result = result;
    const [first, second] = this.#agents;
    first.gameEnd?.(result, 0);
    second?.gameEnd?.(result, 1);
  }
}
