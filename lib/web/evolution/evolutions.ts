/**
 * The evolutions of the server: which ones go on, each in a thread of its own, and who watches. They go on
 * without a page that watches, and after the server was started again.
 *
 * @module
 */
import { trainable } from "matchbox/agents/mod.ts";
import { firstLineOf } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import type { Client } from "../channel.ts";
import { newId } from "../ids.ts";
import { Refusal } from "../refusal.ts";
import type { EvolutionStore, StoredEvolution } from "./evolution_store.ts";
import type { Branch, Champion, EvolutionList, EvolutionState, Line } from "./messages.ts";
import { learnerSpec, MOST_GENERATIONS, type Settings } from "./settings.ts";
import type { BeginEvolution, EvolutionNews, ToEvolutionThread } from "./thread_messages.ts";

/** Evolutions that go on at the same time; others wait for their turn. */
const AT_ONCE = 2;

/** The most evolutions that go on or wait. */
const MOST_ACTIVE = 8;

/** What the page shows of the last generation. */
interface Shown {
  generation: number;
  lines: Line[];
  branches: readonly Branch[];
  champions: Champion[];
}

/** An evolution of the server. */
class Run {
  course: StoredEvolution;
  readonly watchers = new Set<Client>();
  thread: Worker | null = null;
  problem = "";
  /** Read from the store when it is first needed. */
  shown: Shown | null = null;

  constructor(course: StoredEvolution) {
    this.course = course;
  }

  get status(): EvolutionState["status"] {
    return this.thread ? "running" : this.course.active ? "waiting" : "stopped";
  }
}

/** All evolutions. */
export class Evolutions {
  readonly #store: EvolutionStore;
  /** The oldest is first. */
  readonly #runs = new Map<string, Run>();

  /** Those that were not at their end when the server ended go on. */
  constructor(store: EvolutionStore) {
    this.#store = store;
    for (const course of store.list()) this.#runs.set(course.id, new Run(course));
    this.#schedule();
  }

  /** All evolutions, the newest first. */
  list(): EvolutionList["evolutions"] {
    return [...this.#runs.values()].reverse().map((run) => {
      const { id, settings, until } = run.course;
      const { generation } = this.#shownOf(run);
      return { evolution: id, settings, generation, until, status: run.status };
    });
  }

  /**
   * Begins an evolution, as soon as fewer than two others go on.
   *
   * @returns its id
   * @throws {Refusal} when too many go on or wait
   */
  start(settings: Settings, generations: number, pace: number): string {
    this.#checkRoom();
    const id = newId();
    const course = { id, settings, until: generations, pace, active: true };
    for (const old of this.#store.create(course)) this.#runs.delete(old);
    this.#runs.set(id, new Run(course));
    this.#schedule();
    return id;
  }

  /** Stops an evolution; what its thread has not yet told is not kept, and is computed again. */
  stop(id: string): void {
    const run = this.#find(id);
    this.#end(run);
    this.#schedule();
  }

  /**
   * Goes on with an evolution.
   *
   * @throws {Refusal} when it goes on already, or would have too many generations
   */
  continue(id: string, generations: number): void {
    const run = this.#find(id);
    if (run.course.active) throw new Refusal("the evolution goes on already");
    const until = this.#shownOf(run).generation + generations;
    if (until > MOST_GENERATIONS) {
      throw new Refusal(
        `expected at most ${MOST_GENERATIONS} generations in all but found ${until}`,
      );
    }
    this.#checkRoom();
    this.#setCourse(run, { until, active: true });
    run.problem = "";
    this.#schedule();
    this.#tell(run);
  }

  /** Makes an evolution slower or faster. */
  setPace(id: string, pace: number): void {
    const run = this.#find(id);
    this.#setCourse(run, { pace });
    run.thread?.postMessage({ pace } satisfies ToEvolutionThread);
    this.#tell(run);
  }

  /** A page begins to watch an evolution. */
  watch(id: string, client: Client): void {
    const run = this.#find(id);
    run.watchers.add(client);
    client.send(this.#stateOf(run));
  }

  /** A page no longer watches an evolution, or any. */
  leave(client: Client, id?: string): void {
    for (const run of id === undefined ? this.#runs.values() : [this.#find(id)]) {
      run.watchers.delete(client);
    }
  }

  /** @throws {Refusal} when there is no such evolution */
  settingsOf(id: string): Settings {
    return this.#find(id).course.settings;
  }

  /** Ends the threads, at the end of the server. */
  close(): void {
    for (const run of this.#runs.values()) run.thread?.terminate();
  }

  #find(id: string): Run {
    const run = this.#runs.get(id);
    if (!run) throw new Refusal("there is no such evolution here");
    return run;
  }

  #checkRoom(): void {
    const active = [...this.#runs.values()].filter(({ course }) => course.active);
    if (active.length >= MOST_ACTIVE) {
      throw new Refusal(`expected at most ${MOST_ACTIVE} evolutions that go on; stop one first`);
    }
  }

  #setCourse(run: Run, change: Partial<Pick<StoredEvolution, "until" | "pace" | "active">>): void {
    const course = { ...run.course, ...change };
    this.#store.setCourse(course);
    run.course = course;
  }

  /** Starts threads for those that wait. */
  #schedule(): void {
    const runs = [...this.#runs.values()];
    let free = AT_ONCE - runs.filter(({ thread }) => thread).length;
    for (const run of runs) {
      if (free <= 0) break;
      if (run.thread || !run.course.active) continue;
      this.#begin(run);
      this.#tell(run);
      free--;
    }
  }

  #begin(run: Run): void {
    const { id, settings, until, pace } = run.course;
    const thread = run.thread = new Worker(new URL("./evolution_thread.ts", import.meta.url), {
      type: "module",
      name: "evolution",
    });
    thread.onmessage = ({ data }: MessageEvent<EvolutionNews>) => {
      if (run.thread !== thread) return;
      try {
        this.#receive(run, data);
      } catch (error) {
        this.#fail(run, error);
      }
    };
    thread.onerror = (event) => {
      event.preventDefault();
      if (run.thread === thread) this.#fail(run, event.error ?? event.message);
    };
    const game = findGame(settings.board);
    const last = this.#store.last(id);
    thread.postMessage(
      {
        game: game.spec,
        learner: trainable(learnerSpec(settings), game).name,
        seed: settings.seed,
        before: last && { ...last, departed: this.#store.departed(id) },
        ...{ until, pace },
      } satisfies BeginEvolution,
    );
  }

  #receive(run: Run, news: EvolutionNews): void {
    const shown = this.#shownOf(run);
    this.#store.add(run.course.id, news);
    const { generation, lines, branches, champion } = news;
    Object.assign(shown, { generation, lines, branches });
    if (champion) {
      const { data: _, ...measured } = champion;
      shown.champions.push(measured);
    }
    if (generation >= run.course.until) {
      this.#end(run);
      this.#schedule();
    } else {
      this.#tell(run);
    }
  }

  #end(run: Run): void {
    run.thread?.terminate();
    run.thread = null;
    this.#setCourse(run, { active: false });
    this.#tell(run);
  }

  #fail(run: Run, error: unknown): void {
    console.error(`evolution ${run.course.id} is stopped:`, error);
    run.problem = firstLineOf(error);
    try {
      this.#end(run);
    } catch {
      // It cannot be kept either; it goes on when the server is started again.
      run.course = { ...run.course, active: false };
    }
    this.#schedule();
  }

  #shownOf(run: Run): Shown {
    if (run.shown) return run.shown;
    const { id } = run.course;
    const last = this.#store.last(id);
    return run.shown = {
      generation: last?.generation ?? 0,
      lines: [...last?.lines ?? []],
      branches: last?.branches ?? [],
      champions: this.#store.champions(id),
    };
  }

  #stateOf(run: Run): EvolutionState {
    const { id, settings, until, pace } = run.course;
    const { generation, lines, branches, champions } = this.#shownOf(run);
    return {
      type: "evolution/state",
      evolution: id,
      ...{ settings, generation, until, status: run.status, problem: run.problem },
      pace: pace as EvolutionState["pace"],
      lines,
      branches: [...branches],
      champions,
    };
  }

  #tell(run: Run): void {
    if (run.watchers.size === 0) return;
    const state = this.#stateOf(run);
    for (const client of run.watchers) client.send(state);
  }
}
