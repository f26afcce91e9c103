/**
 * The agent that stands for one in an agent thread: it has the same contract, and hands all calls on.
 *
 * @module
 */
import type { Agent, AgentContext, Analysis, Past } from "matchbox/agents/mod.ts";
import { ChangedPosition } from "matchbox/arena/mod.ts";
import { filesNamedIn } from "matchbox/base/mod.ts";
import type { Game, Move, Position, Result, Side } from "matchbox/games/mod.ts";
import type { CallingThread, CallOptions } from "./calling_thread.ts";
import { checkedAnalysis } from "./checked_analysis.ts";
import type { CreatedAgent } from "./messages.ts";
import { fraction, kind, outcome, place } from "./shared_numbers.ts";

/** Seconds by which an agent may exceed its clock before its thread is ended. */
const GRACE = 0.25;

/** The file of the agent, whose thread may be replaced by another one. */
export interface ThreadOwner {
  /** The thread, started again when it was ended. */
  thread(): CallingThread;
  /** A number for a new agent of the thread. Once `owner` is collected the agent is not needed. */
  nextNumber(owner: object): number;
  /** The numbers of agents that are not needed since the last call. */
  unneeded(): number[];
}

/** Makes the agent in its thread and returns the one that stands for it. */
export function standIn(module: ThreadOwner, name: string, game: Game): Agent {
  const agent = new StandIn(module, name, game);
  return agent.analyses ? Object.assign(agent, { analyse: agent.analyseThere }) : agent;
}

/** A position, by the moves that led to it. */
interface GivenPosition {
  /** The number of moves that the thread knows already; -1 when the game is given from its opening. */
  readonly known: number;
  readonly opening: string;
  /** The moves since. */
  readonly moves: readonly Move[];
  /** Whether these are the moves of the game. */
  readonly past: boolean;
}

class StandIn implements Agent {
  readonly name: string;
  readonly #module: ThreadOwner;
  readonly #game: Game;
  /** The thread in which it was made; another one may have replaced it. */
  #thread!: CallingThread;
  #number = 0;
  #created!: CreatedAgent;
  /** The game that the thread knows, and how many moves of it. */
  #known: { readonly past: Past; readonly plies: number } | undefined;

  constructor(module: ThreadOwner, name: string, game: Game) {
    this.name = name;
    this.#module = module;
    this.#game = game;
    this.#create();
  }

  get analyses(): boolean {
    return this.#created.analyses;
  }

  choose(position: Position, context: AgentContext): Move {
    const { time } = context;
    const seconds = time && time.remaining / 1000 + GRACE;
    const found = this.#ask(kind.CHOOSE, position, context, { seconds, onClock: Boolean(time) });
    if (found !== outcome.MESSAGE) return this.#thread.numbers.fractions[fraction.MOVE];
    const { returned, isText } = this.#thread.reply() as { returned: string; isText: boolean };
    // No number: the referee describes it as what the agent returned.
    return (isText ? returned : { toString: () => returned }) as unknown as Move;
  }

  analyseThere(position: Position, context: AgentContext): Analysis {
    const { progress } = context;
    this.#ask(kind.ANALYSE, position, context, { seconds: Infinity, progress });
    const { value } = this.#thread.reply() as { value: unknown };
    return checkedAnalysis(value);
  }

  gameStart(side: Side): void {
    this.#known = undefined;
    this.#revive();
    if (this.#created.starts) this.#tell(kind.GAME_START, side, 0);
  }

  gameEnd(result: Result, side: Side): void {
    // An agent whose thread was ended in the game has nothing to be told.
    if (this.#created.ends && this.#thread.running) this.#tell(kind.GAME_END, side, result);
  }

  #tell(what: number, side: Side, result: Result): void {
    const { whole } = this.#thread.numbers;
    whole[place.KIND] = what;
    whole[place.AGENT] = this.#number;
    whole[place.SIDE] = side;
    whole[place.RESULT] = result;
    const found = this.#thread.call({});
    if (found === outcome.MESSAGE) this.#thread.reply();
  }

  /**
   * Asks for a move or an analysis.
   *
   * @returns one of `outcome`: done, or a message
   */
  #ask(what: number, position: Position, context: AgentContext, options: CallOptions): number {
    this.#revive();
    const { past } = context;
    for (const given of this.#waysToGive(position, past)) {
      const found = this.#call(what, position, context, given, options);
      if (found === outcome.UNKNOWN_GAME) continue;
      this.#known = past && found !== outcome.CHANGED && given.past
        ? { past, plies: past.plies }
        : undefined;
      if (found === outcome.CHANGED) throw new ChangedPosition();
      return found;
    }
    throw new Error(`the position "${position}" cannot be handed to it`);
  }

  /** How the thread may be given the position, the cheapest first. It tells when it gets another position. */
  *#waysToGive(position: Position, past: Past | undefined): Iterable<GivenPosition> {
    const known = this.#known;
    if (past && known?.past === past && known.plies <= past.plies) {
      yield { known: known.plies, opening: "", moves: past.since(known.plies), past: true };
    }
    if (past) yield { known: -1, opening: past.opening, moves: past.since(0), past: true };
    // The position belongs to no game, or an agent inside another one was handed a position of its own.
    yield { known: -1, opening: `${position}`, moves: [], past: false };
  }

  #call(
    what: number,
    position: Position,
    { random, time }: AgentContext,
    { known, opening, moves }: GivenPosition,
    options: CallOptions,
  ): number {
    const { whole, fractions } = this.#thread.numbers;
    const characters = opening.length;
    if (place.TEXT + characters + moves.length > whole.length) {
      throw new RangeError(`a game of ${moves.length} moves is too long to be handed to it`);
    }
    whole[place.KIND] = what;
    whole[place.AGENT] = this.#number;
    whole[place.TIMED] = time ? 1 : 0;
    fractions[fraction.REMAINING] = time?.remaining ?? 0;
    fractions[fraction.INCREMENT] = time?.increment ?? 0;
    whole[place.HASH_LOW] = position.hashLow;
    whole[place.HASH_HIGH] = position.hashHigh;
    whole.set(random.state, place.STATE);
    whole[place.KNOWN] = known;
    whole[place.CHARACTERS] = characters;
    whole[place.MOVES] = moves.length;
    for (let index = 0; index < characters; index++) {
      whole[place.TEXT + index] = opening.charCodeAt(index);
    }
    whole.set(moves, place.TEXT + characters);
    const found = this.#thread.call(options);
    if (whole[place.DRAWN]) random.state = [...whole.subarray(place.STATE, place.STATE + 4)];
    return found;
  }

  /** Makes the agent again if its thread is no longer there. */
  #revive(): void {
    if (!this.#thread.running) this.#create();
  }

  #create(): void {
    const { name } = this;
    this.#known = undefined;
    this.#thread = this.#module.thread();
    this.#number = this.#module.nextNumber(this);
    this.#created = this.#thread.request({
      what: "create",
      agent: name,
      game: this.#game.spec,
      files: filesNamedIn(name),
      number: this.#number,
      unneeded: this.#module.unneeded(),
    }) as CreatedAgent;
  }
}
