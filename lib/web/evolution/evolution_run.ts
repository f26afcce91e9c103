/**
 * An evolution in memory: what is shown of it, its thread while it has a turn, and whose turn is next.
 *
 * @module
 */
import { trainable } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { Thread } from "matchbox/runner/threads/thread.ts";
import type { Client } from "../channel.ts";
import type { Owner } from "../owners.ts";
import type { EvolutionStore, StoredEvolution } from "./evolution_store.ts";
import type { EvolutionFunctions } from "./evolution_thread.ts";
import type { Branch, Champion, EvolutionState, Line } from "./messages.ts";
import { learnerSpec } from "./settings.ts";
import type { EvolutionNews } from "./thread_messages.ts";

/** What the page shows of the last generation. */
export interface Shown {
  generation: number;
  lines: Line[];
  branches: readonly Branch[];
  champions: Champion[];
}

/** Is told what becomes of a turn. */
export interface TurnListeners {
  /** The time of the turn is over. */
  onTime(): void;
  /** The thread has told something; what this throws is a failure. */
  onNews(news: EvolutionNews): void;
  onFailure(error: unknown): void;
}

/** An evolution of the server. */
export class Run {
  readonly watchers = new Set<Client>();
  /** Whether its turn is over as soon as the thread has told something. */
  hadTurn = false;
  /** Whether the thread has told something in this turn. */
  hasTold = false;
  /** When its last turn began; the turns of all are counted. */
  turn = 0;
  /** What those who watch were told last. */
  told: EvolutionState["status"] | null = null;
  problem = "";
  readonly #store: EvolutionStore;
  #course: StoredEvolution;
  #thread: Thread<EvolutionFunctions, EvolutionNews> | null = null;
  /** Ends its turn. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shown: Shown | null = null;

  constructor(course: StoredEvolution, store: EvolutionStore) {
    this.#course = course;
    this.#store = store;
  }

  /** What is kept of its course. */
  get course(): StoredEvolution {
    return this.#course;
  }

  /** Whether it has a thread. */
  get running(): boolean {
    return this.#thread !== null;
  }

  /** Read from the store when it is first needed. */
  get shown(): Shown {
    if (this.#shown) return this.#shown;
    const { id } = this.#course;
    const last = this.#store.last(id);
    return this.#shown = {
      generation: last?.generation ?? 0,
      lines: [...last?.lines ?? []],
      branches: last?.branches ?? [],
      champions: this.#store.champions(id),
    };
  }

  /** Changes its course. */
  setCourse(change: Partial<Pick<StoredEvolution, "until" | "pace" | "active">>): void {
    const course = { ...this.#course, ...change };
    this.#store.setCourse(course);
    this.#course = course;
    if (change.pace !== undefined) this.#thread?.call("setPace", change.pace).catch(() => {});
  }

  /** Marks it as stopped here, when this cannot be kept; it goes on when the server is started again. */
  abandon(): void {
    this.#course = { ...this.#course, active: false };
  }

  /** Keeps what its thread has told. */
  add(news: EvolutionNews): void {
    const { shown } = this;
    this.#store.add(this.#course.id, news);
    const { generation, lines, branches, champion } = news;
    Object.assign(shown, { generation, lines, branches });
    if (champion) {
      const { data: _, ...measured } = champion;
      shown.champions.push(measured);
    }
  }

  /**
   * Begins a turn, in a thread of its own, where the last one has ended.
   *
   * @param milliseconds of the turn
   */
  begin(turn: number, milliseconds: number, { onTime, onNews, onFailure }: TurnListeners): void {
    const { id, settings, until, pace } = this.#course;
    const thread = this.#thread = new Thread<EvolutionFunctions, EvolutionNews>({
      url: new URL("./evolution_thread.ts", import.meta.url),
      name: "evolution",
      onNews: (news) => {
        this.hasTold = true;
        try {
          onNews(news);
        } catch (error) {
          onFailure(error);
        }
      },
    });
    this.turn = turn;
    this.hadTurn = this.hasTold = false;
    this.#timer = setTimeout(() => {
      this.hadTurn = true;
      onTime();
    }, milliseconds);
    const game = findGame(settings.board);
    const last = this.#store.last(id);
    thread.call("evolve", {
      game: game.spec,
      learner: trainable(learnerSpec(settings), game).name,
      seed: settings.seed,
      before: last && { ...last, departed: this.#store.departed(id) },
      ...{ until, pace },
    }).catch((error) => this.#thread === thread && onFailure(error));
  }

  /** Ends its turn; it goes on from what its thread has told last. */
  suspend(): void {
    clearTimeout(this.#timer);
    const thread = this.#thread;
    this.#thread = null;
    thread?.end(new Error("its turn ends"));
  }
}

/** Of those that wait, one of the owner with the fewest threads; of such owners, that of the longest ago. */
export function nextOf(runs: readonly Run[], waiting: readonly Run[]): Run | undefined {
  const owners = Map.groupBy(runs, ({ course }) => course.owner);
  const threads = (owner: Owner) => owners.get(owner)!.filter(({ running }) => running).length;
  const last = (owner: Owner) => Math.max(...owners.get(owner)!.map(({ turn }) => turn));
  const [next] = waiting.map(({ course: { owner } }) => owner)
    .sort((a, b) => threads(a) - threads(b) || last(a) - last(b));
  return waiting.filter(({ course }) => course.owner === next)
    .reduce<Run | undefined>((a, b) => a && a.turn <= b.turn ? a : b, undefined);
}
