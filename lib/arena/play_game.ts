/**
 * One game between two agents, with a referee: an agent that plays an illegal move, fails or exceeds its
 * time loses the game, and the record says why.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/mod.ts";
import type { Clock } from "matchbox/base/mod.ts";
import { type Game, type Position, type Result, type Side } from "matchbox/games/mod.ts";
import { type Random, randomStream } from "matchbox/base/mod.ts";
import { type Adjudication, createAdjudicator } from "./adjudication.ts";
import { type Ending, type GameRecord, isFault } from "./game_record.ts";
import { formatTimeControl, GameClock, type TimeControl } from "./time_control.ts";

/** What ends a game beside the rules of the game itself; nothing unless given. */
export interface GameRules {
  /** A game that is not over after so many plies is a draw. */
  readonly maxPlies?: number;
  /** Ends games that are as good as won. */
  readonly adjudication?: Adjudication;
  /** Who thinks longer than this loses. With it, results depend on the machine. */
  readonly time?: TimeControl;
}

/** How a game is played. */
export interface PlayOptions extends GameRules {
  /** Name of the random stream of the game; each agent draws from a stream of its own under it. */
  readonly seed: string;
  /** The notation of the position to play from; the start of the game unless given. */
  readonly opening?: string;
  /** The time of the machine unless given. */
  readonly clock?: Clock;
  /** Is told before each call of an agent whose turn it is. */
  onTurn?(turn: Turn): void;
}

/** Who is called, to move or to hear that the game begins or ends. */
export interface Turn {
  readonly side: Side;
  /** The moves so far. */
  readonly moves: readonly string[];
  /** Left for the move, in a game with a clock. */
  readonly seconds?: number;
}

/** How a game ended. */
interface End {
  readonly result: Result;
  readonly ending: Ending;
  readonly reason: string;
}

/**
 * Plays one game.
 *
 * @param agents the agents of side 0 and side 1
 * @throws {NotationError} when the opening is not a position of the game
 */
export function playGame(
  game: Game,
  agents: readonly [Agent, Agent],
  options: PlayOptions,
): GameRecord {
  const { seed, opening, maxPlies = Infinity, clock = performance } = options;
  const position = game.start(opening);
  const from = position.toString();
  const streams = [0, 1].map((side) => new WatchedStream(randomStream(`${seed}/side ${side}`)));
  const gameClock = options.time && new GameClock(options.time, clock);
  const adjudicate = options.adjudication && createAdjudicator(game, options.adjudication);
  const legal = new Int32Array(game.maxMoves);
  const moves: string[] = [];

  const tellEach = (tell: (agent: Agent, side: Side) => void): End | null => {
    let end: End | null = null;
    for (const side of [0, 1] as const) {
      options.onTurn?.({ side, moves });
      try {
        tell(agents[side], side);
      } catch (error) {
        end ??= failure(side, agents[side], error);
      }
    }
    return end;
  };

  let end = tellEach((agent, side) => agent.gameStart?.(side)) ?? byRules(position);
  while (end === null) {
    if (moves.length >= maxPlies) {
      end = { result: 0, ending: "length cap", reason: `not over after ${maxPlies} plies` };
      break;
    }
    const { side, hashLow, hashHigh } = position;
    const agent = agents[side];
    const time = gameClock?.start(side);
    options.onTurn?.({ side, moves, seconds: time && time.remaining / 1000 });
    let move: number;
    try {
      move = agent.choose(position, { random: streams[side], clock, time });
    } catch (error) {
      end = failure(side, agent, error);
      break;
    }
    if (gameClock && !gameClock.stop(side)) {
      end = overtime(side, agent.name, gameClock.control);
    } else if (position.hashLow !== hashLow || position.hashHigh !== hashHigh) {
      end = loss(side, "failure", `${agent.name} left the position changed`);
    } else if (!legal.subarray(0, position.moves(legal, 0)).includes(move)) {
      const returned = shown(move).slice(0, 50);
      const reason = `${agent.name} returned ${returned}, which is no legal move in ${position}`;
      end = loss(side, "illegal move", reason);
    } else {
      moves.push(game.format(position, move));
      position.play(move);
      end = byRules(position) ?? adjudicate?.(position) ?? null;
    }
  }
  const { result } = end;
  const atEnd = tellEach((agent, side) => agent.gameEnd?.(result, side));
  // Who fails to take the result in loses, unless a fault has decided the game before.
  if (atEnd && !isFault(end.ending)) end = atEnd;
  return {
    game: game.spec,
    agents: [agents[0].name, agents[1].name],
    seed,
    opening: from,
    moves,
    ...end,
    deterministic: streams.every(({ drawn }) => !drawn),
  };
}

/** The end of a game that `side` lost by its agent's fault. */
function loss(side: Side, ending: Ending, reason: string): End {
  return { result: side === 0 ? -1 : 1, ending, reason: oneLine(reason) };
}

function failure(side: Side, { name }: Agent, error: unknown): End {
  return loss(side, "failure", `${name} failed: ${messageOf(error)}`);
}

/** The end of a game in which `side` thought for too long. */
export function overtime(side: Side, agent: string, control: TimeControl): End {
  return loss(side, "time", `${agent} exceeded its time of ${formatTimeControl(control)} s`);
}

/** The end of a game whose agent was given up because it did not come back, though no clock ran. */
export function noAnswer(side: Side, agent: string, seconds: number): End {
  return loss(side, "failure", `${agent} failed: it did not come back within ${seconds} s`);
}

/** What an error says, whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? `${shown(error.name)}: ${shown(error.message)}` : shown(error);
}

/** What an agent returned or threw, whatever it is. */
function shown(value: unknown): string {
  // One that should not have been asynchronous may fail later, when nobody looks.
  if (value instanceof Promise) value.catch(() => {});
  try {
    return String(value);
  } catch {
    return `something of type ${typeof value}`;
  }
}

/** The longest reason of a record, in characters. */
const LONGEST_REASON = 300;

function oneLine(text: string): string {
  const line = text.slice(0, 10 * LONGEST_REASON).replace(/\s+/g, " ").trim();
  return line.length > LONGEST_REASON ? `${line.slice(0, LONGEST_REASON - 1)}…` : line;
}

function byRules(position: Position): End | null {
  const result = position.result();
  return result === null ? null : { result, ending: "rules", reason: "" };
}

/** A stream that remembers whether anything was drawn from it. */
class WatchedStream implements Random {
  readonly #stream: Random;
  drawn = false;

  constructor(stream: Random) {
    this.#stream = stream;
  }

  uint32(): number {
    this.drawn = true;
    return this.#stream.uint32();
  }

  below(bound: number): number {
    this.drawn = true;
    return this.#stream.below(bound);
  }

  float(): number {
    this.drawn = true;
    return this.#stream.float();
  }
}
