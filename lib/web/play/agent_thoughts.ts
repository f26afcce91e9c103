/**
 * How the agents of a game think: they are asked in the pool, in the position that the referee has.
 *
 * @module
 */
import { describeValue } from "matchbox/agents/mod.ts";
import type { Referee } from "matchbox/arena/mod.ts";
import { filesNamedIn } from "matchbox/base/mod.ts";
import { lineNames, type Move } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import type { ExperienceThread } from "../learner/experience_thread.ts";
import { chooseAsLearner } from "../learner/learner.ts";
import type { Considered } from "../learner/notes.ts";
import { isLearner } from "../learner/players.ts";
import { Refusal } from "../refusal.ts";
import type { AgentPool } from "../thinking/agent_pool.ts";
import type { Found, Thought } from "../thinking/messages.ts";
import { ADVISER, isShort } from "./levels.ts";
import { agentOf } from "./players.ts";
import type { Hint, ThinkingNews } from "./messages.ts";
import type { GameSetup } from "./session_store.ts";

/** Seconds that an agent may think in a game without a clock. */
const LONGEST_THOUGHT = 20;

/** The part of the time left, at least, that an agent keeps when it is told to stop. */
const RESERVE = 0.1;

/** Seconds for a hint, with some time for the way. */
const HINT = 2;

/** Is told what agents think. */
export interface ThoughtListeners {
  /** An agent waits for a thread. */
  waits(): void;
  /** It begins to think. */
  begins(): void;
  /** It has answered, or failed. */
  ends(): void;
  found(news: ThinkingNews): void;
  /** How the learner chose its move; null for a pass. */
  considered(considered: Considered | null): void;
}

/** The thoughts about one game. */
export class AgentThoughts {
  readonly #setup: GameSetup;
  readonly #referee: Referee;
  readonly #pool: AgentPool;
  readonly #experience: ExperienceThread;
  readonly #listeners: ThoughtListeners;
  /** The contents of files that the players name; others may be forgotten while they play. */
  readonly #files: ReadonlyMap<string, Uint8Array>;

  constructor(
    setup: GameSetup,
    referee: Referee,
    { pool, experience }: { readonly pool: AgentPool; readonly experience: ExperienceThread },
    listeners: ThoughtListeners,
  ) {
    this.#setup = setup;
    this.#referee = referee;
    this.#pool = pool;
    this.#experience = experience;
    this.#listeners = listeners;
    this.#files = filesNamedIn(setup.players.join(" "));
  }

  /**
   * The move of a player that is no person, for the side to move.
   *
   * @param asker for whom it thinks
   * @param signal aborted when the move is no longer needed; its reason is thrown then
   */
  async choose(player: string, asker: object, signal: AbortSignal): Promise<Move> {
    const { game, plies, position } = this.#referee;
    const root = position.clone();
    const listeners = this.#listeners;
    const search = (agent: string, short: boolean) =>
      this.#pool.ask(this.#thoughtOf(agent, `ply ${plies}`), {
        asker,
        signal,
        seconds: this.#seconds,
        short,
        onWait: () => listeners.waits(),
        onBegin: () => listeners.begins(),
        onFound: ({ depth, value, line }) =>
          listeners.found({
            type: "play/thinking",
            game: this.#setup.id,
            ply: plies,
            depth,
            value: describeValue(game, value),
            line: lineNames(game, root, line),
          }),
      }).finally(() => {
        if (!signal.aborted) listeners.ends();
      });
    if (!isLearner(player)) return await search(agentOf(game.name, player), isShort(player));
    const learned = this.#experience;
    const start = root as ReversiPosition;
    const { move, considered } = await chooseAsLearner(learned, player, game, start, search);
    listeners.considered(considered);
    return move;
  }

  /**
   * What an adviser would play for the side to move.
   *
   * @param adviser a level or a spec; default: the one that answers within a second
   * @param asker who wants to know
   * @param signal aborted when the game goes on
   * @throws {Refusal} when it does
   */
  async advise(asker: object, signal: AbortSignal, adviser?: string): Promise<Hint> {
    const { game, position } = this.#referee;
    const root = position.clone();
    let best: Found | undefined;
    const agent = adviser === undefined ? ADVISER : agentOf(game.name, adviser);
    const move = await this.#pool.ask(this.#thoughtOf(agent, "hint"), {
      asker,
      signal,
      seconds: adviser === undefined ? HINT : LONGEST_THOUGHT,
      short: adviser !== undefined && isShort(adviser),
      onFound: (found) => best = found,
    }).catch(() => {
      throw new Refusal("the game has gone on");
    });
    const line = best?.line[0] === move ? best.line : [move];
    return {
      move: game.format(root, move),
      value: best ? describeValue(game, best.value) : "",
      depth: best?.depth ?? 0,
      line: lineNames(game, root, line),
    };
  }

  /** Seconds that the side to move may think now. */
  get #seconds(): number {
    const { timeLeft, side } = this.#referee;
    if (!timeLeft) return LONGEST_THOUGHT;
    return Math.min(timeLeft[side] * (1 - RESERVE) / 1000, LONGEST_THOUGHT);
  }

  #thoughtOf(agent: string, stream: string): Thought {
    const { game, past, side, timeLeft } = this.#referee;
    const { seed, time } = this.#setup;
    return {
      game: game.spec,
      agent,
      opening: past.opening,
      moves: past.since(0),
      files: this.#files,
      seed: `${seed}/side ${side}/${stream}`,
      time: timeLeft && { remaining: timeLeft[side], increment: 1000 * time!.increment },
    };
  }
}
