/**
 * Things that pages watch and that go on while they are watched. Each is loaded when it is first asked for,
 * and forgotten some time after the last page that shows it has gone.
 *
 * @module
 */
import type { Client } from "./channel.ts";
import { Refusal } from "./refusal.ts";

/** The most sessions in memory that nobody watches. */
const MOST_UNWATCHED = 200;

/** The most sessions that one page watches. */
const MOST_WATCHED = 50;

/** Something that pages watch. */
export interface WatchedSession {
  readonly id: string;
  /** Whether nobody watches. */
  readonly unwatched: boolean;
  watch(client: Client): void;
  leave(client: Client): void;
  /** Called at the end of the server. */
  close(): void;
}

/** All sessions in memory. */
export class WatchedSessions<S extends WatchedSession> {
  readonly #load: (id: string) => S | undefined;
  readonly #thing: string;
  /** The one used last is last. */
  readonly #sessions = new Map<string, S>();
  readonly #watched = new Map<Client, Set<S>>();

  /**
   * @param thing what a session is, e.g. `machine`
   * @param load makes the session that was kept with that id
   */
  constructor(thing: string, load: (id: string) => S | undefined) {
    this.#thing = thing;
    this.#load = load;
  }

  /** Adds a new one. */
  add(session: S): void {
    this.#sessions.delete(session.id);
    this.#sessions.set(session.id, session);
    const unwatched = [...this.#sessions.values()].filter(({ unwatched }) => unwatched);
    for (const { id } of unwatched.slice(0, -MOST_UNWATCHED)) this.#sessions.delete(id);
  }

  /** Whether a page watches the one with that id. */
  isWatched(id: string): boolean {
    return this.#sessions.get(id)?.unwatched === false;
  }

  /** Forgets the one with that id, because it is no longer kept. */
  forget(id: string): void {
    this.#sessions.delete(id);
  }

  /** The session with that id; undefined when there is none. */
  lookUp(id: string): S | undefined {
    const session = this.#sessions.get(id) ?? this.#load(id);
    if (session) this.add(session);
    return session;
  }

  /** @throws {Refusal} when there is none with that id */
  find(id: string): S {
    const session = this.lookUp(id);
    if (!session) throw new Refusal(`there is no such ${this.#thing} here`);
    return session;
  }

  /** A page begins to watch. */
  watch(id: string, client: Client): void {
    const session = this.find(id);
    const watched = this.#watched.get(client) ?? new Set();
    if (watched.size >= MOST_WATCHED && !watched.has(session)) {
      throw new Refusal(
        `expected at most ${MOST_WATCHED} ${this.#thing}s that are watched at once`,
      );
    }
    this.#watched.set(client, watched.add(session));
    session.watch(client);
  }

  /** A page no longer watches one of them, or any. */
  leave(client: Client, id?: string): void {
    const watched = this.#watched.get(client) ?? new Set();
    for (const session of watched) {
      if (id !== undefined && session.id !== id) continue;
      session.leave(client);
      watched.delete(session);
    }
    if (watched.size === 0) this.#watched.delete(client);
  }

  close(): void {
    for (const session of this.#sessions.values()) session.close();
  }
}
