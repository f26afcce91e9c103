/**
 * The evolutions of the server: which ones go on, each in a thread of its own, and who watches. Those of a
 * visitor go on while he has a page of the server open; those of the host always, after a restart too. When
 * there are more than threads, turns go round by owner.
 *
 * @module
 */
import { firstLineOf } from "matchbox/base/mod.ts";
import type { Client } from "../channel.ts";
import { newId } from "../ids.ts";
import { HOST, type Owner, type Owners } from "../owners.ts";
import { Refusal } from "../refusal.ts";
import { nextOf, Run } from "./evolution_run.ts";
import type { EvolutionStore } from "./evolution_store.ts";
import type { EvolutionList, EvolutionState } from "./messages.ts";
import { MOST_GENERATIONS, type Settings } from "./settings.ts";
import type { EvolutionNews } from "./thread_messages.ts";

/** Evolutions that go on at the same time; others wait for their turn. */
const AT_ONCE = 2;

/** Milliseconds of a turn, when those of another owner wait. */
const TURN = 5000;

/** The most evolutions that go on or wait: of one owner, and of all. */
const [MOST_OF_ONE, MOST_ACTIVE] = [8, 100];

/** The most evolutions kept that are stopped: of one owner, and of all visitors. */
const [MOST_KEPT_OF_ONE, MOST_KEPT] = [20, 100];

/** All evolutions. */
export class Evolutions {
  readonly #store: EvolutionStore;
  readonly #owners: Owners;
  readonly #turnTime: number;
  /** The one started or gone on with last is last. */
  readonly #runs = new Map<string, Run>();
  #turns = 0;
  #closed = false;

  /**
   * Those of the host that were not at their end when the server ended go on.
   *
   * @param turn milliseconds of a turn
   */
  constructor(store: EvolutionStore, owners: Owners, turn = TURN) {
    this.#store = store;
    this.#owners = owners;
    this.#turnTime = turn;
    for (const course of store.list()) this.#runs.set(course.id, new Run(course, store));
    owners.onChange = () => this.#schedule();
    this.#schedule();
  }

  /** All evolutions, the newest first. */
  list(client: Client): EvolutionList["evolutions"] {
    return [...this.#runs.values()].reverse().map((run) => {
      const { id, owner, settings, until } = run.course;
      const { generation } = run.shown;
      return {
        ...{ evolution: id, owner: this.#owners.relation(client, owner), settings, generation },
        ...{ until, status: this.#statusOf(run) },
      };
    });
  }

  /**
   * Begins an evolution, as soon as it has a turn.
   *
   * @returns its id
   * @throws {Refusal} when too many go on or wait
   */
  start(client: Client, settings: Settings, generations: number, pace: number): string {
    const owner = this.#owners.of(client);
    this.#makeRoom(owner);
    const id = newId();
    const course = { id, owner, settings, until: generations, pace, active: true };
    this.#store.create(course);
    this.#runs.set(id, new Run(course, this.#store));
    this.#forgetOldest(owner);
    this.#schedule();
    return id;
  }

  /** Stops an evolution; what its thread has not yet told is not kept, and is computed again. */
  stop(client: Client, id: string): void {
    const run = this.#findOwn(client, id);
    this.#stop(run);
    this.#schedule();
  }

  /**
   * Goes on with an evolution.
   *
   * @throws {Refusal} when it goes on already, or would have too many generations
   */
  continue(client: Client, id: string, generations: number): void {
    const run = this.#findOwn(client, id);
    if (run.course.active) throw new Refusal("the evolution goes on already");
    const until = run.shown.generation + generations;
    if (until > MOST_GENERATIONS) {
      throw new Refusal(
        `expected at most ${MOST_GENERATIONS} generations in all but found ${until}`,
      );
    }
    this.#makeRoom(run.course.owner);
    run.setCourse({ until, active: true });
    this.#store.touch(id);
    this.#runs.delete(id);
    this.#runs.set(id, run);
    run.problem = "";
    this.#schedule();
    this.#tell(run);
  }

  /** Makes an evolution slower or faster. */
  setPace(client: Client, id: string, pace: number): void {
    const run = this.#findOwn(client, id);
    run.setCourse({ pace });
    this.#tell(run);
  }

  /** A page begins to watch an evolution. */
  watch(id: string, client: Client): void {
    const run = this.#find(id);
    run.watchers.add(client);
    client.send(this.#stateOf(run, client));
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
    this.#closed = true;
    for (const run of this.#runs.values()) run.suspend();
  }

  #find(id: string): Run {
    const run = this.#runs.get(id);
    if (!run) throw new Refusal("there is no such evolution here");
    return run;
  }

  #findOwn(client: Client, id: string): Run {
    const run = this.#find(id);
    this.#owners.check(client, run.course.owner, "evolution");
    return run;
  }

  /** Checks that one more may go on; one whose owner is away is stopped if there are too many of all. */
  #makeRoom(owner: Owner): void {
    const active = [...this.#runs.values()].filter(({ course }) => course.active);
    if (active.filter(({ course }) => course.owner === owner).length >= MOST_OF_ONE) {
      throw new Refusal(
        `expected at most ${MOST_OF_ONE} evolutions of yours that go on; stop one first`,
      );
    }
    if (active.length < MOST_ACTIVE) return;
    const away = active.find((run) => this.#statusOf(run) === "away");
    if (!away) {
      throw new Refusal(`${MOST_ACTIVE} evolutions of all visitors go on; try again when one ends`);
    }
    this.#stop(away);
  }

  /** Forgets the oldest that are stopped and that nobody watches, when there are too many. */
  #forgetOldest(owner: Owner): void {
    const stopped = [...this.#runs.values()].filter(({ course }) => !course.active);
    const own = stopped.filter(({ course }) => course.owner === owner);
    const foreign = stopped.filter(({ course }) => course.owner !== HOST);
    const old = [...own.slice(0, -MOST_KEPT_OF_ONE), ...foreign.slice(0, -MOST_KEPT)];
    for (const { course: { id }, watchers } of new Set(old)) {
      if (watchers.size > 0) continue;
      this.#store.forget(id);
      this.#runs.delete(id);
    }
  }

  #statusOf({ course: { active, owner }, running }: Run): EvolutionState["status"] {
    if (running) return "running";
    if (!active) return "stopped";
    return owner === HOST || this.#owners.isPresent(owner) ? "waiting" : "away";
  }

  /** Ends the turns that are over, and starts threads for those that wait. */
  #schedule(): void {
    if (this.#closed) return;
    const runs = [...this.#runs.values()];
    const going = runs.filter(({ running }) => running);
    for (const run of going) {
      const { owner } = run.course;
      const isAway = owner !== HOST && !this.#owners.isPresent(owner);
      const othersWait = runs.some((each) =>
        this.#statusOf(each) === "waiting" && each.course.owner !== owner
      );
      if (isAway || othersWait && run.hadTurn && run.hasTold) run.suspend();
    }
    while (runs.filter(({ running }) => running).length < AT_ONCE) {
      const next = nextOf(runs, runs.filter((run) => this.#statusOf(run) === "waiting"));
      if (!next) break;
      next.begin(++this.#turns, this.#turnTime, {
        onTime: () => this.#schedule(),
        onNews: (news) => this.#receive(next, news),
        onFailure: (error) => this.#fail(next, error),
      });
    }
    for (const run of runs) if (run.told !== this.#statusOf(run)) this.#tell(run);
  }

  #receive(run: Run, news: EvolutionNews): void {
    run.add(news);
    if (news.generation >= run.course.until) this.#stop(run);
    else this.#tell(run);
    if (!run.running || run.hadTurn) this.#schedule();
  }

  #stop(run: Run): void {
    run.suspend();
    run.setCourse({ active: false });
    this.#tell(run);
  }

  #fail(run: Run, error: unknown): void {
    console.error(`evolution ${run.course.id} is stopped:`, error);
    run.problem = firstLineOf(error);
    try {
      this.#stop(run);
    } catch {
      run.abandon();
    }
    this.#schedule();
  }

  #stateOf(run: Run, client: Client): EvolutionState {
    const { id, owner, settings, until, pace } = run.course;
    const { generation, lines, branches, champions } = run.shown;
    return {
      type: "evolution/state",
      evolution: id,
      owner: this.#owners.relation(client, owner),
      mine: this.#owners.may(client, owner),
      ...{ settings, generation, until, status: this.#statusOf(run), problem: run.problem },
      pace: pace as EvolutionState["pace"],
      lines,
      branches: [...branches],
      champions,
    };
  }

  #tell(run: Run): void {
    run.told = this.#statusOf(run);
    for (const client of run.watchers) client.send(this.#stateOf(run, client));
  }
}
