/**
 * One game between players who answer later: people, processes, agents elsewhere. The referee is the
 * same as that of `playGame`. Whoever holds it may take moves back or resign for a side while a
 * player thinks; the player's signal is aborted then, and its answer no longer wanted.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/mod.ts";
import type { Clock } from "matchbox/base/mod.ts";
import type { Move, Position, Result, Side } from "matchbox/games/mod.ts";
import type { Referee } from "./referee.ts";

/** What a player may use to choose a move. */
export interface PlayerContext extends Omit<AgentContext, "random"> {
  /** Aborted when the answer is no longer wanted: the time is over, the turn or the game broken off. */
  readonly signal: AbortSignal;
}

/** Who plays one side. */
export interface Player {
  readonly name: string;
  /**
   * A legal move of `position`, which is the player's to keep. After the signal was aborted the answer
   * does not matter, nor whether there is one.
   */
  choose(position: Position, context: PlayerContext): Promise<Move>;
  /** Told before the first move. */
  gameStart?(side: Side): void | Promise<void>;
  /** Told after the game. */
  gameEnd?(result: Result, side: Side): void | Promise<void>;
}

/** How a game is hosted. */
export interface HostOptions {
  /** Breaks the game off. */
  readonly signal?: AbortSignal;
  /** What players are handed as their clock; the time of the machine unless given. */
  readonly clock?: Clock;
}

/**
 * Sees a game through to its end: asks the players in turn, until the referee has one. A player that
 * does not answer within its time has lost on time; without a clock it may think for ever.
 *
 * @param referee of a game that may be under way
 * @param players of side 0 and side 1
 * @throws the reason of `signal` when that is aborted; the referee then stands at the last move
 */
export async function hostGame(
  referee: Referee,
  players: readonly [Player, Player],
  { signal = new AbortController().signal, clock = performance }: HostOptions = {},
): Promise<void> {
  const tellEach = async (tell: (player: Player, side: Side) => void | Promise<void>) => {
    for (const side of [0, 1] as const) {
      signal.throwIfAborted();
      try {
        await unlessAborted(Promise.try(tell, players[side], side), signal);
      } catch (error) {
        signal.throwIfAborted();
        referee.fail(side, error);
      }
    }
  };

  await tellEach((player, side) => player.gameStart?.(side));
  while (referee.end === null) await takeTurn(referee, players[referee.side], signal, clock);
  const { result } = referee.end;
  await tellEach((player, side) => player.gameEnd?.(result, side));
}

/**
 * An agent as a player.
 *
 * @param random the stream from which it draws
 */
export function agentAsPlayer(agent: Agent, random: AgentContext["random"]): Player {
  return {
    name: agent.name,
    // deno-lint-ignore require-await -- what the agent throws is to be a rejection
    choose: async (position, context) => agent.choose(position, { ...context, random }),
    gameStart: (side) => agent.gameStart?.(side),
    gameEnd: (result, side) => agent.gameEnd?.(result, side),
  };
}

/** Asks for one move and hands it in, unless the turn is broken off in the meantime. */
async function takeTurn(
  referee: Referee,
  player: Player,
  signal: AbortSignal,
  clock: Clock,
): Promise<void> {
  const { side } = referee;
  const turn = new AbortController();
  const wanted = AbortSignal.any([signal, turn.signal]);
  referee.onInterruption = () => turn.abort();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    signal.throwIfAborted();
    const time = referee.startTurn();
    if (time) {
      timer = setTimeout(() => {
        referee.expire();
        turn.abort();
      }, Math.max(time.remaining, 0));
    }
    const context = { clock, signal: wanted, time };
    const position = referee.position.clone();
    const move = await unlessAborted(Promise.try(() => player.choose(position, context)), wanted);
    if (!turn.signal.aborted) referee.play(move);
  } catch (error) {
    signal.throwIfAborted();
    // Otherwise the game goes on from where the interruption has left it.
    if (!turn.signal.aborted) referee.fail(side, error);
  } finally {
    clearTimeout(timer);
    referee.onInterruption = undefined;
  }
}

/** What the promise gives, or a rejection as soon as the signal is aborted. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener("abort", stop));
}
