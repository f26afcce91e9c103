/**
 * One game between two agents, with a referee: an agent that plays an illegal move, fails or exceeds its
 * time loses the game, and the record says why.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/agent.ts";
import { randomStream } from "matchbox/base/mod.ts";
import type { Game, Side } from "matchbox/games/game.ts";
import type { GameRecord } from "./game_record.ts";
import { machineAsks, machineClock } from "./machine_sources.ts";
import { Referee, type RefereeOptions } from "./referee.ts";
import { WatchedClock } from "./watched_clock.ts";
import { WatchedStream } from "./watched_stream.ts";

/** How a game is played. */
export interface PlayOptions extends RefereeOptions {
  /** Called before each call of an agent. */
  onTurn?(turn: Turn): void;
}

/** A call of an agent: for a move, or at the start or end of the game. */
export interface Turn {
  /** The side whose agent is called. */
  readonly side: Side;
  /** The moves so far. */
  readonly moves: readonly string[];
  /** Seconds left for the move, in a game with a clock. */
  readonly seconds?: number;
}

const SIDES = [0, 1] as const;

/**
 * Plays one game.
 *
 * @param agents the agents of side 0 and side 1; the same object can be both if it keeps no state between
 *   moves
 * @throws {NotationError} when the opening is not a position of the game
 */
export function playGame(
  game: Game,
  agents: readonly [Agent, Agent],
  options: PlayOptions,
): GameRecord {
  const { seed, onTurn, clock = machineClock } = options;
  const referee = new Referee(game, [agents[0].name, agents[1].name], options);
  const streams = [
    new WatchedStream(() => randomStream(`${seed}/side 0`)),
    new WatchedStream(() => randomStream(`${seed}/side 1`)),
  ] as const;
  const pasts = [referee.past, referee.past] as const;
  const clocks = [new WatchedClock(clock), new WatchedClock(clock)] as const;
  const contexts: [AgentContext, AgentContext] = [
    { random: streams[0], clock: clocks[0], past: pasts[0] },
    { random: streams[1], clock: clocks[1], past: pasts[1] },
  ];
  /** Whether an agent asked the machine for chance or the time, past what it is handed. */
  let askedMachine = tellEach(referee, onTurn, (side) => agents[side].gameStart?.(side));
  if (playMoves(referee, agents, contexts, onTurn)) askedMachine = true;
  const { result } = referee.end!;
  const askedAtEnd = tellEach(referee, onTurn, (side) => agents[side].gameEnd?.(result, side));
  const asked = askedMachine || askedAtEnd || clocks[0].asked || clocks[1].asked;
  const record = referee.record({
    deterministic: !asked && !streams[0].drawn && !streams[1].drawn,
  });
  referee.close();
  return record;
}

/**
 * Tells the agents of both sides something; an error is a failure of its side.
 *
 * @returns whether one of them asked the machine for chance or the time
 */
function tellEach(
  referee: Referee,
  onTurn: PlayOptions["onTurn"],
  tell: (side: Side) => void,
): boolean {
  let asked = false;
  for (const side of SIDES) {
    onTurn?.({ side, moves: referee.moveNames() });
    const asks = machineAsks();
    try {
      tell(side);
    } catch (error) {
      referee.fail(side, error);
    }
    if (machineAsks() !== asks) asked = true;
  }
  return asked;
}

/**
 * Asks for moves until the game is over. A function of its own, because compilers inline more into short ones.
 *
 * @returns as `tellEach`
 */
function playMoves(
  referee: Referee,
  agents: readonly [Agent, Agent],
  contexts: [AgentContext, AgentContext],
  onTurn: PlayOptions["onTurn"],
): boolean {
  let askedMachine = false;
  while (referee.end === null) {
    const { side } = referee;
    const time = referee.startTurn();
    if (time) contexts[side] = { ...contexts[side], time };
    onTurn?.({ side, moves: referee.moveNames(), seconds: time && time.remaining / 1000 });
    const asks = machineAsks();
    let move: unknown;
    try {
      move = agents[side].choose(referee.copyFor(agents[side]), contexts[side]);
    } catch (error) {
      referee.fail(side, error);
    }
    if (machineAsks() !== asks) askedMachine = true;
    if (!referee.end) referee.play(move);
  }
  return askedMachine;
}
