/**
 * One game of the page: the referee with its players, those who watch, and what is kept. People move by
 * `move`, agents think in the pool. Time passes and agents think only while somebody watches; the clock of an
 * agent runs only while it has a thread.
 *
 * @module
 */
import { setTimeout as delay } from "node:timers/promises";
import { type GameEnd, Referee } from "matchbox/arena/mod.ts";
import { findGame, type Move, type Side } from "matchbox/games/mod.ts";
import type { Trial } from "../centaurs/trial_store.ts";
import type { Client } from "../channel.ts";
import type { ExperienceThread } from "../learner/experience_thread.ts";
import { Refusal } from "../refusal.ts";
import type { AgentPool } from "../thinking/agent_pool.ts";
import type { WatchedSession } from "../watched_sessions.ts";
import { AgentThoughts } from "./agent_thoughts.ts";
import { LearnerAtWork } from "./learner_at_work.ts";
import { PERSON } from "./levels.ts";
import type { FileNotes, GameState, Hint, LearnerNotes, ThinkingNews } from "./messages.ts";
import { personMove } from "./person_move.ts";
import { playerName } from "./players.ts";
import type { GameSetup, SessionStore, StoredGame } from "./session_store.ts";
import { TurnClock } from "./turn_clock.ts";
import { readableTags, type WrittenGame } from "./written_game.ts";

/** Milliseconds between two moves of a game of two agents, so that people can follow; not in an experiment. */
const PACE = 500;

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
  /** The file that the game is from, or null. */
  readonly written: WrittenGame | null;
  readonly #services: SessionServices;
  readonly #thoughts: AgentThoughts;
  readonly #watchers = new Set<Client>();
  /** Aborted when the turn that has begun is over or suspended; null between turns. */
  #turn: AbortController | null = null;
  /** Whether the agent to move waits for a thread. */
  #waits = false;
  #held = false;
  readonly #clock: TurnClock;
  readonly #learner: LearnerAtWork;

  /** @throws {UsageError} when a player is no agent of the game */
  constructor(stored: StoredGame, services: SessionServices) {
    const { spec, players, seed, opening, time, moves, left, end } = stored;
    const game = findGame(spec);
    const names = [playerName(game, players[0], 0), playerName(game, players[1], 1)] as const;
    this.setup = stored;
    this.written = stored.written;
    this.#services = services;
    this.#learner = new LearnerAtWork(stored, services.experience, (notes) => this.#tell(notes));
    this.referee = new Referee(game, names, {
      seed,
      opening,
      time: time ?? undefined,
      played: { moves, left: left ?? undefined, end: end ?? undefined },
    });
    this.#clock = new TurnClock(this.referee, () => {
      this.#endTurn();
      this.referee.expire();
      this.#finish();
    });
    this.#thoughts = new AgentThoughts(stored, this.referee, services, {
      waits: () => {
        this.#waits = true;
        this.#tell(this.state);
      },
      begins: () => {
        const news = this.#waits || this.referee.timeLeft;
        this.#waits = false;
        this.#clock.start();
        if (news) this.#tell(this.state);
      },
      ends: () => this.#clock.stop(),
      // What the opponent thinks would be a hint.
      found: (news) => this.#peopleInTrial ? undefined : this.#tell(news),
      considered: (considered) => this.#learner.considered(considered),
    });
  }

  get id(): string {
    return this.setup.id;
  }

  /** What it is in an experiment. */
  get #trial(): Trial | undefined {
    return this.#services.store.trials.find(this.setup.id);
  }

  get #peopleInTrial(): boolean {
    return this.setup.players.includes(PERSON) && this.#trial !== undefined;
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
      clock: timeLeft ? { left: [...timeLeft], running: this.#clock.running ? side : null } : null,
      thinking: running && players[side] !== PERSON,
      waiting: this.#waits,
      held: this.#held,
      trial: this.#trial?.kind ?? null,
    };
  }

  /** Someone begins to watch. */
  watch(client: Client): void {
    this.#watchers.add(client);
    this.#begin();
    if (this.written) client.send(fileNotes(this.id, this.written));
    client.send(this.state);
    const { notes } = this.#learner;
    if (notes) client.send(notes);
    if (this.referee.end) this.#learner.learn(this.referee);
  }

  /** Someone watches no longer; without anyone the turn is suspended. */
  leave(client: Client): void {
    if (this.#watchers.delete(client) && this.unwatched) this.#endTurn();
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
    const move = personMove(game, position, text);
    const name = game.format(position, move);
    this.#play(move);
    if (this.#trial) this.#services.store.trials.moved(this.id, ply, name);
  }

  /**
   * Takes back the last move of a person and what came after it.
   *
   * @throws {Refusal} when there is none, or the game has a clock
   */
  undo(ply: number): void {
    if (this.setup.time) throw new Refusal("no move is taken back in a game with a clock");
    if (this.#trial) throw new Refusal("no move is taken back in a game of an experiment");
    if (ply !== this.referee.plies) throw new Refusal("the game has gone on");
    if (this.referee.end && this.#learner.notes) {
      throw new Refusal("the game is over, and the learner has learned from it");
    }
    const left = this.#pliesBeforeLastOfPerson();
    if (left === null) throw new Refusal("you have no move to take back");
    this.#endTurn();
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
    this.#endTurn();
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
    if (held) this.#endTurn();
    this.#changed();
  }

  /**
   * What the adviser would play.
   *
   * @throws {Refusal} out of turn, or when the game goes on meanwhile
   */
  async hint(ply: number, client: Client): Promise<Hint> {
    this.#checkPly(ply);
    if (this.setup.players[this.referee.side] !== PERSON) throw new Refusal("it is not your turn");
    if (!this.#watchers.has(client)) throw new Refusal("expected a game that is open");
    const signal = this.#turn?.signal ?? AbortSignal.abort();
    const trial = this.#trial;
    if (!trial) return await this.#thoughts.advise(client, signal);
    if (trial.kind !== "person with hints") throw new Refusal("you play this game without hints");
    const { trials } = this.#services.store;
    const { machine } = trials.experiment(trial.experiment)!;
    const hint = await this.#thoughts.advise(client, signal, machine);
    trials.hinted(this.id, ply, hint.move);
    return hint;
  }

  /** Suspends the turn, e.g. at the end of the server. */
  close(): void {
    this.#endTurn();
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
    this.#clock.start();
    const player = this.setup.players[referee.side];
    if (player === PERSON) return;
    // It has the increment of this turn, and waits for a thread.
    this.#clock.stop();
    // The agent answers later, also when it fails.
    this.#think(player, turn.signal).then(
      (move) => this.#play(move),
      (error) => turn.signal.aborted ? undefined : this.#fail(error),
    ).catch((error) => console.error(`game ${this.setup.id} is stopped:`, error));
  }

  /** Ends the turn, and its agent with it; `#begin` begins it again if the game goes on. */
  #endTurn(): void {
    this.#turn?.abort(new Refusal("the turn is over"));
    this.#turn = null;
    this.#waits = false;
    this.#clock.stop();
  }

  async #think(player: string, signal: AbortSignal): Promise<Move> {
    const started = performance.now();
    // Whoever has watched for longest has asked for it.
    const [asker] = this.#watchers;
    const move = await this.#thoughts.choose(player, asker, signal);
    if (!this.setup.players.includes(PERSON) && !this.#trial) {
      const rest = PACE - (performance.now() - started);
      await delay(Math.max(rest, 0), undefined, { signal });
    }
    signal.throwIfAborted();
    return move;
  }

  /** The answer of the side to move. */
  #play(move: Move): void {
    const { referee } = this;
    const before = referee.plies;
    this.#endTurn();
    // The referee stops the clock itself, and says whether the move came in time.
    referee.startTurn();
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

  #finish(): void {
    this.#services.store.finish(this.setup.id, this.referee.end!);
    this.#changed();
  }

  /** The game is as the store has it: the next turn begins, and everyone is told. */
  #changed(): void {
    const { end } = this.referee;
    const trial = end && this.#trial;
    if (trial) this.#services.store.trials.ended(this.id, pointsOf(end, trial.side), end.ending);
    this.#begin();
    this.#tell(this.state);
    if (end) this.#learner.learn(this.referee);
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

/** The points of a side at the end. */
function pointsOf({ result }: GameEnd, side: Side): number {
  return ((side === 0 ? result : -result) + 1) / 2;
}

/** What is told of the file that a game is from. */
function fileNotes(game: string, written: WrittenGame): FileNotes {
  const { moves, notes } = written;
  return { type: "play/file", game, tags: readableTags(written), moves, notes };
}
