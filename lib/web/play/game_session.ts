/**
 * One game of the page: the referee with its players, those who watch, and what is kept. People move by
 * `move`, agents think in the pool. Time passes and agents think only while somebody watches.
 *
 * @module
 */
import { describeValue } from "matchbox/agents/mod.ts";
import { Referee } from "matchbox/arena/mod.ts";
import { filesNamedIn } from "matchbox/base/mod.ts";
import { findGame, type Game, type Move, type Side } from "matchbox/games/mod.ts";
import type { Client } from "../channel.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import type { ExperienceThread } from "../learner/experience_thread.ts";
import { chooseAsLearner, learnFromGame } from "../learner/learner.ts";
import { isLearner } from "../learner/players.ts";
import { Refusal } from "../refusal.ts";
import type { AgentPool } from "../thinking/agent_pool.ts";
import type { Found, Thought } from "../thinking/messages.ts";
import type { WatchedSession } from "../watched_sessions.ts";
import { adviserOf, agentOf, isShort, PERSON } from "./levels.ts";
import type { GameState, Hint, LearnerNotes, ThinkingNews } from "./messages.ts";
import { personMove } from "./person_move.ts";
import { playerName } from "./players.ts";
import type { GameSetup, SessionStore, StoredGame } from "./session_store.ts";

/** Seconds that an agent may think in a game without a clock. */
const LONGEST_THOUGHT = 20;

/** The part of the time left, at least, that an agent keeps when it is told to stop. */
const RESERVE = 0.1;

/** Milliseconds between two moves of a game of two agents, so that people can follow. */
const PACE = 500;

/** Seconds for a hint, with some time for the way. */
const HINT = 2;

/** What a session needs of the server. */
export interface SessionServices {
  readonly pool: AgentPool;
  readonly store: SessionStore;
  readonly experience: ExperienceThread;
}

/** A game that is played or watched. */
export class GameSession implements WatchedSession {
  readonly setup: GameSetup;
  readonly referee: Referee;
  readonly #services: SessionServices;
  readonly #watchers = new Set<Client>();
  /** Aborted when the turn that has begun is over or suspended; null between turns. */
  #turn: AbortController | null = null;
  #held = false;
  readonly #notes: LearnerNotes;

  /** @throws {UsageError} when a player is no agent of the game */
  constructor(stored: StoredGame, services: SessionServices) {
    const { spec, players, seed, opening, time, moves, left, end } = stored;
    const game = findGame(spec);
    const names = [playerName(game, players[0], 0), playerName(game, players[1], 1)] as const;
    this.setup = stored;
    this.#services = services;
    this.#notes = { type: "play/learner", game: stored.id, considered: null, lesson: null };
    this.referee = new Referee(game, names, {
      seed,
      opening,
      time: time ?? undefined,
      played: { moves, left: left ?? undefined, end: end ?? undefined },
    });
  }

  get id(): string {
    return this.setup.id;
  }

  /** Whether nobody watches. */
  get unwatched(): boolean {
    return this.#watchers.size === 0;
  }

  /** The state, as it is sent. */
  get state(): GameState {
    const { id, spec, players, opening } = this.setup;
    const { referee } = this;
    const { end, side, timeLeft } = referee;
    const running = this.#turn !== null;
    return {
      type: "play/state",
      game: id,
      spec,
      players: [...players],
      opening,
      moves: [...referee.moveNames()],
      end: end && { ...end },
      clock: timeLeft ? { left: [...timeLeft], running: running ? side : null } : null,
      thinking: running && players[side] !== PERSON,
      held: this.#held,
    };
  }

  /** Someone begins to watch. */
  watch(client: Client): void {
    this.#watchers.add(client);
    this.#begin();
    client.send(this.state);
    if (this.#hasLearner) client.send(this.#notes);
    if (this.referee.end) this.#learn();
  }

  /** Someone watches no longer; without anyone the turn is suspended. */
  leave(client: Client): void {
    if (this.#watchers.delete(client) && this.unwatched) this.#suspend();
  }

  /**
   * Plays a move of a person.
   *
   * @throws {Refusal} out of turn, too late, or when the move is not legal
   */
  move(ply: number, text: string): void {
    this.#checkPly(ply);
    const { referee } = this;
    const { game, position, side } = referee;
    if (this.setup.players[side] !== PERSON) {
      throw new Refusal(`it is the turn of ${game.sides[side]}, which an agent plays`);
    }
    if (!this.#turn) throw new Refusal("expected a game that is open");
    this.#play(personMove(game, position, text));
  }

  /**
   * Takes back the last move of a person and what came after it.
   *
   * @throws {Refusal} when there is none, or the game has a clock
   */
  undo(ply: number): void {
    if (this.setup.time) throw new Refusal("no move is taken back in a game with a clock");
    if (ply !== this.referee.plies) throw new Refusal("the game has gone on");
    if (this.referee.end && this.#hasLearner) {
      throw new Refusal("the game is over, and the learner has learned from it");
    }
    const left = this.#pliesBeforeLastOfPerson();
    if (left === null) throw new Refusal("you have no move to take back");
    this.#suspend();
    this.#services.store.takeBack(this.setup.id, left);
    this.referee.takeBack(ply - left);
    this.#changed();
  }

  /**
   * The person to move gives up, or the only person.
   *
   * @throws {Refusal} when no person plays, or the game is over
   */
  resign(ply: number): void {
    this.#checkPly(ply);
    const { players } = this.setup;
    const { referee } = this;
    const people = ([0, 1] as const).filter((side) => players[side] === PERSON);
    if (people.length === 0) throw new Refusal("nobody plays here who could give up");
    this.#suspend();
    referee.resign(people.includes(referee.side) ? referee.side : people[0]);
    this.#services.store.finish(this.setup.id, referee.end!);
    this.#changed();
  }

  /** Holds a game of two agents, or lets it go on. */
  hold(held: boolean): void {
    if (this.setup.players.includes(PERSON)) {
      throw new Refusal("only a game of two agents can be held");
    }
    this.#held = held;
    if (held) this.#suspend();
    this.#changed();
  }

  /**
   * What the adviser would play.
   *
   * @throws {Refusal} out of turn, or when the game goes on meanwhile
   */
  async hint(ply: number, client: Client): Promise<Hint> {
    this.#checkPly(ply);
    const { referee } = this;
    const { game, position } = referee;
    if (this.setup.players[referee.side] !== PERSON) throw new Refusal("it is not your turn");
    if (!this.#watchers.has(client)) throw new Refusal("expected a game that is open");
    const root = position.clone();
    let best: Found | undefined;
    const turn = this.#turn?.signal ?? AbortSignal.abort();
    const move = await this.#services.pool.ask(this.#thoughtOf(adviserOf(game.name), "hint"), {
      signal: turn,
      seconds: HINT,
      onFound: (found) => best = found,
    }).catch(() => {
      throw new Refusal("the game has gone on");
    });
    const line = best?.line[0] === move ? best.line : [move];
    return {
      move: game.format(root, move),
      value: best ? describeValue(game, best.value) : "",
      depth: best?.depth ?? 0,
      line: namesOf(game, root, line),
    };
  }

  /** Suspends the turn, e.g. at the end of the server. */
  close(): void {
    this.#suspend();
    this.#watchers.clear();
  }

  #checkPly(ply: number): void {
    const { end, plies } = this.referee;
    if (end) throw new Refusal("the game is over");
    if (ply !== plies) throw new Refusal("the game has gone on");
  }

  /** Begins or continues the turn of the side to move, if somebody watches. */
  #begin(): void {
    const { referee } = this;
    if (this.#turn || referee.end || this.unwatched || this.#held) return;
    const turn = this.#turn = new AbortController();
    const time = referee.startTurn();
    if (time) this.#expireAfter(time.remaining, turn.signal);
    const player = this.setup.players[referee.side];
    if (player === PERSON) return;
    // The agent answers later, also when it fails.
    this.#think(player, turn.signal).then(
      (move) => this.#play(move),
      (error) => turn.signal.aborted ? undefined : this.#fail(error),
    ).catch((error) => console.error(`game ${this.setup.id} is stopped:`, error));
  }

  #suspend(): void {
    this.#turn?.abort(new Refusal("the turn was stopped"));
    this.#turn = null;
    this.referee.suspendTurn();
  }

  async #think(player: string, signal: AbortSignal): Promise<Move> {
    const { game, plies, timeLeft, side } = this.referee;
    const left = timeLeft?.[side];
    const seconds = left === undefined ? LONGEST_THOUGHT : left * (1 - RESERVE) / 1000;
    const started = performance.now();
    const root = this.referee.position.clone();
    const stream = `ply ${plies}`;
    const search = (agent: string, short: boolean) =>
      this.#services.pool.ask(this.#thoughtOf(agent, stream), {
        signal,
        seconds: Math.min(seconds, LONGEST_THOUGHT),
        short,
        onFound: ({ depth, value, line }) =>
          this.#tell({
            type: "play/thinking",
            game: this.setup.id,
            ply: plies,
            depth,
            value: describeValue(game, value),
            line: namesOf(game, root, line),
          }),
      });
    const move = await this.#choose(player, search);
    if (!this.setup.players.includes(PERSON)) {
      await delay(PACE - (performance.now() - started), signal);
    }
    signal.throwIfAborted();
    return move;
  }

  async #choose(
    player: string,
    search: (agent: string, short: boolean) => Promise<Move>,
  ): Promise<Move> {
    const { game, position } = this.referee;
    if (!isLearner(player)) return await search(agentOf(game.name, player), isShort(player));
    const { experience } = this.#services;
    const root = position.clone() as ReversiPosition;
    const { move, considered } = await chooseAsLearner(experience, player, game, root, search);
    this.#notes.considered = considered;
    this.#tell(this.#notes);
    return move;
  }

  get #hasLearner(): boolean {
    return this.setup.players.some(isLearner);
  }

  /** The learner learns from the game that is over, unless it has; after a restart that came before it did. */
  #learn(): void {
    const { experience } = this.#services;
    const { id, players } = this.setup;
    if (!this.#hasLearner || this.#notes.lesson) return;
    learnFromGame(experience, id, players, this.referee).then((lesson) => {
      if (!lesson) return;
      this.#notes.lesson = lesson;
      this.#tell(this.#notes);
    }, (error) => console.error(`nothing was learned from game ${id}:`, error));
  }

  #thoughtOf(agent: string, stream: string): Thought {
    const { game, past, side, timeLeft } = this.referee;
    const { seed, time } = this.setup;
    return {
      game: game.spec,
      agent,
      opening: past.opening,
      moves: past.since(0),
      files: filesNamedIn(agent),
      seed: `${seed}/side ${side}/${stream}`,
      time: timeLeft && { remaining: timeLeft[side], increment: 1000 * time!.increment },
    };
  }

  /** The answer of the side to move. */
  #play(move: Move): void {
    const { referee } = this;
    const before = referee.plies;
    this.#endTurn();
    referee.play(move);
    if (referee.plies === before) return this.#finish();
    const left = referee.timeLeft ?? null;
    const name = referee.moveNames()[before];
    try {
      this.#services.store.add(this.setup.id, before, name, left, referee.end);
    } catch (error) {
      // What is not kept has not happened; a person may try again.
      referee.takeBack(1);
      if (this.setup.players[referee.side] === PERSON) this.#begin();
      throw error;
    }
    this.#changed();
  }

  /** The agent to move failed, and loses. */
  #fail(error: unknown): void {
    this.#endTurn();
    this.referee.fail(this.referee.side, error);
    this.#finish();
  }

  #expireAfter(milliseconds: number, turn: AbortSignal): void {
    const timer = setTimeout(() => {
      this.#endTurn();
      this.referee.expire();
      this.#finish();
    }, Math.max(milliseconds, 0));
    turn.addEventListener("abort", () => clearTimeout(timer), { once: true });
  }

  /** The turn is over, and its agent and timer with it; the referee's clock still runs. */
  #endTurn(): void {
    this.#turn?.abort(new Refusal("the turn is over"));
    this.#turn = null;
  }

  #finish(): void {
    this.referee.suspendTurn();
    this.#services.store.finish(this.setup.id, this.referee.end!);
    this.#changed();
  }

  /** The game is as the store has it: the next turn begins, and everyone is told. */
  #changed(): void {
    this.#begin();
    this.#tell(this.state);
    if (this.referee.end) this.#learn();
  }

  #tell(news: GameState | ThinkingNews | LearnerNotes): void {
    for (const client of this.#watchers) client.send(news);
  }

  /** The number of plies before the last move of a person; null when there is none. */
  #pliesBeforeLastOfPerson(): number | null {
    const { plies, side } = this.referee;
    for (let ply = plies - 1; ply >= 0; ply--) {
      const mover = ((side + plies - ply) % 2) as Side;
      if (this.setup.players[mover] === PERSON) return ply;
    }
    return null;
  }
}

/** The notations of moves in turn from a position. */
function namesOf(game: Game, root: Referee["position"], moves: readonly Move[]): string[] {
  const position = root.clone();
  return moves.map((move) => {
    const name = game.format(position, move);
    position.play(move);
    return name;
  });
}

/** Waits; rejects as soon as the signal is aborted. */
function delay(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, Math.max(milliseconds, 0));
  signal.addEventListener("abort", () => {
    clearTimeout(timer);
    reject(signal.reason);
  }, { once: true });
  return promise;
}
