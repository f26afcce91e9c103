/**
 * An agent in its own thread: follows the game of its calls, and hands the agent what it may use.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/mod.ts";
import {
  HandedCopy,
  machineAsks,
  machineClock,
  PlayedLine,
  WatchedClock,
  WatchedStream,
} from "matchbox/arena/mod.ts";
import { continuedStream } from "matchbox/base/mod.ts";
import type { Game, Position, Result, Side } from "matchbox/games/mod.ts";
import { announce, fraction, outcome, place, type SharedNumbers } from "./shared_numbers.ts";

/** How a call for a move went. */
export type Served =
  | { readonly outcome: typeof outcome.DONE; readonly value: unknown }
  | { readonly outcome: typeof outcome.CHANGED | typeof outcome.UNKNOWN_GAME };

/** A game that is followed. */
interface Followed {
  readonly line: PlayedLine;
  /** What the agent is handed. */
  readonly copy: HandedCopy;
}

/** An agent of this thread. */
export class ServedAgent {
  readonly #agent: Agent;
  readonly #game: Game;
  readonly #numbers: SharedNumbers;
  #followed: Followed | undefined;

  constructor(agent: Agent, game: Game, numbers: SharedNumbers) {
    this.#agent = agent;
    this.#game = game;
    this.#numbers = numbers;
  }

  /** Chooses a move in the position of the call. Errors of the agent are passed on. */
  choose(): Served {
    return this.#ask((position, context) => this.#agent.choose(position, context));
  }

  /** The same for an analysis. */
  analyse(): Served {
    return this.#ask((position, context) => this.#agent.analyse!(position, context));
  }

  /** Tells the agent that a game starts. */
  gameStart(): void {
    const { whole } = this.#numbers;
    this.#watched(() => this.#agent.gameStart?.(whole[place.SIDE] as Side));
  }

  /** Tells the agent the result. */
  gameEnd(): void {
    const { whole } = this.#numbers;
    const [result, side] = [whole[place.RESULT] as Result, whole[place.SIDE] as Side];
    this.#watched(() => this.#agent.gameEnd?.(result, side));
  }

  #ask(think: (position: Position, context: AgentContext) => unknown): Served {
    const { whole, fractions } = this.#numbers;
    const followed = this.#follow();
    if (!followed) return { outcome: outcome.UNKNOWN_GAME };
    const stream = new WatchedStream(() =>
      continuedStream([...whole.subarray(place.STATE, place.STATE + 4)])
    );
    const clock = new WatchedClock(machineClock);
    const time = whole[place.TIMED]
      ? { remaining: fractions[fraction.REMAINING], increment: fractions[fraction.INCREMENT] }
      : undefined;
    const context: AgentContext = {
      random: stream,
      clock,
      past: followed.line.past,
      time,
      progress: (done, total) => {
        whole[place.DONE] = done;
        whole[place.TOTAL] = total;
        Atomics.add(whole, place.PROGRESS, 1);
        announce(whole);
      },
    };
    try {
      const value = this.#watched(() => think(followed.copy.refreshed(), context));
      if (followed.copy.isUnchanged()) return { outcome: outcome.DONE, value };
      this.#followed = undefined;
      return { outcome: outcome.CHANGED };
    } finally {
      if (clock.asked) whole[place.ASKED] = 1;
      if (stream.drawn) {
        whole[place.DRAWN] = 1;
        whole.set(stream.state, place.STATE);
      }
    }
  }

  /** Notes whether the agent asks the machine for chance or the time. */
  #watched<T>(act: () => T): T {
    const { whole } = this.#numbers;
    const asks = machineAsks();
    try {
      return act();
    } finally {
      if (machineAsks() !== asks) whole[place.ASKED] = 1;
    }
  }

  /** The game of the call, with all its moves; undefined when it is not the one that the caller means. */
  #follow(): Followed | undefined {
    const { whole } = this.#numbers;
    const known = whole[place.KNOWN];
    const characters = whole[place.CHARACTERS];
    if (known < 0) this.#followed = this.#begin(textOf(whole, characters));
    const followed = this.#followed;
    if (!followed || (known >= 0 && followed.line.moves.length !== known)) return undefined;
    const first = place.TEXT + characters;
    const { line } = followed;
    for (let ply = 0; ply < whole[place.MOVES]; ply++) line.play(whole[first + ply]);
    const { hashLow, hashHigh } = line.position;
    const same = hashLow === whole[place.HASH_LOW] && hashHigh === whole[place.HASH_HIGH];
    return same ? followed : undefined;
  }

  #begin(opening: string): Followed {
    const line = new PlayedLine(this.#game, this.#game.start(opening), opening);
    return { line, copy: new HandedCopy(line) };
  }
}

function textOf(whole: SharedNumbers["whole"], characters: number): string {
  return String.fromCharCode(...whole.subarray(place.TEXT, place.TEXT + characters));
}
