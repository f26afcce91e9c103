/**
 * One game between asynchronous players: people, processes, remote agents. The referee is that of
 * `playGame`. While a player thinks, the caller may take moves back or resign through the referee; the
 * player's signal is then aborted, and its answer ignored.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/agent.ts";
import type { Clock } from "matchbox/base/mod.ts";
import type { Move, Position, Result, Side } from "matchbox/games/game.ts";
import type { Referee } from "./referee.ts";

/** The context in which a player chooses a move. */
export interface PlayerContext extends Omit<AgentContext, "random"> {
  /**
   * Aborted when the answer is no longer needed: at the end of the time, or when the turn or the game is
   * stopped.
   */
  readonly signal: AbortSignal;
}

/** A player of one side. */
export interface Player {
  /** The name in the record of the game. */
  readonly name: string;
  /**
   * Returns a legal move of `position`, which is a copy for the player. After the signal is aborted the
   * answer is ignored and may be missing.
   */
  choose(position: Position, context: PlayerContext): Promise<Move>;
  /** Called before the first move. */
  gameStart?(side: Side): void | Promise<void>;
  /** Called after the game. */
  gameEnd?(result: Result, side: Side): void | Promise<void>;
}

/** How a game is hosted. */
export interface HostOptions {
  /** Stops the game. */
  readonly signal?: AbortSignal;
  /** The clock given to players. Default: the time of the machine. */
  readonly clock?: Clock;
}

/**
 * Plays a game to its end: asks the players in turn until the referee ends the game. A player that does not
 * answer in time loses; without a clock there is no limit.
 *
 * @param referee of a new or unfinished game
 * @param players of side 0 and side 1
 * @throws the reason of `signal` when it is aborted; the referee then has the moves played so far
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

  const pasts = [referee.past, referee.past];
  await tellEach((player, side) => player.gameStart?.(side));
  while (referee.end === null) {
    const { side } = referee;
    await takeTurn(referee, players[side], { clock, past: pasts[side] }, signal);
  }
  const { result } = referee.end;
  await tellEach((player, side) => player.gameEnd?.(result, side));
}

/**
 * An agent as a player.
 *
 * @param random the random stream of the agent
 */
export function agentAsPlayer(agent: Agent, random: AgentContext["random"]): Player {
  return {
    name: agent.name,
    // deno-lint-ignore require-await -- errors of the agent become rejections
    choose: async (position, context) => agent.choose(position, { ...context, random }),
    gameStart: (side) => agent.gameStart?.(side),
    gameEnd: (result, side) => agent.gameEnd?.(result, side),
  };
}

/** Asks for one move and gives it to the referee, unless the turn is interrupted. */
async function takeTurn(
  referee: Referee,
  player: Player,
  own: Pick<PlayerContext, "clock" | "past">,
  signal: AbortSignal,
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
    const context = { ...own, signal: wanted, time };
    const position = referee.position.clone();
    const move = await unlessAborted(Promise.try(() => player.choose(position, context)), wanted);
    if (!turn.signal.aborted) referee.play(move);
  } catch (error) {
    signal.throwIfAborted();
    // Otherwise the game continues from the position after the interruption.
    if (!turn.signal.aborted) referee.fail(side, error);
  } finally {
    clearTimeout(timer);
    referee.onInterruption = undefined;
  }
}

/** Settles like the promise, or rejects as soon as the signal is aborted. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener("abort", stop, { once: true });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener("abort", stop));
}
