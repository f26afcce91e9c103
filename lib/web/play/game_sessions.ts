/**
 * The games that are open: each is loaded from the store when it is first asked for, and forgotten some time
 * after the last page that shows it has gone.
 *
 * @module
 */
import type { Client } from "../channel.ts";
import { Refusal } from "../refusal.ts";
import { GameSession, type SessionServices } from "./game_session.ts";
import type { StoredGame } from "./session_store.ts";

/** The most games in memory that nobody watches. */
const MOST_UNWATCHED = 200;

/** The most games that one page watches. */
const MOST_WATCHED = 50;

/** All games in memory. */
export class GameSessions {
  readonly #services: SessionServices;
  /** The one used last is last. */
  readonly #games = new Map<string, GameSession>();
  readonly #watched = new Map<Client, Set<GameSession>>();

  constructor(services: SessionServices) {
    this.#services = services;
  }

  /** Keeps a new game, and returns its id. */
  create(game: Omit<StoredGame, "id" | "seed">): string {
    const id = crypto.randomUUID().replaceAll("-", "");
    const stored = { ...game, id, seed: `page/${id}` };
    const session = new GameSession(stored, this.#services);
    // What follows by the rules from its moves, too.
    this.#services.store.create({ ...stored, end: session.referee.end });
    this.#games.set(id, session);
    this.#forget();
    return id;
  }

  /** @throws {Refusal} when there is no such game */
  find(id: string): GameSession {
    let session = this.#games.get(id);
    if (!session) {
      const stored = this.#services.store.find(id);
      if (!stored) throw new Refusal("there is no such game here");
      session = new GameSession(stored, this.#services);
    }
    this.#games.delete(id);
    this.#games.set(id, session);
    this.#forget();
    return session;
  }

  /** A page begins to watch a game. */
  watch(id: string, client: Client): void {
    const session = this.find(id);
    const watched = this.#watched.get(client) ?? new Set();
    if (watched.size >= MOST_WATCHED && !watched.has(session)) {
      throw new Refusal(`expected at most ${MOST_WATCHED} games that are watched at once`);
    }
    this.#watched.set(client, watched.add(session));
    session.watch(client);
  }

  /** A page no longer watches a game, or any game. */
  leave(client: Client, id?: string): void {
    const watched = this.#watched.get(client) ?? new Set();
    for (const session of watched) {
      if (id !== undefined && session.setup.id !== id) continue;
      session.leave(client);
      watched.delete(session);
    }
    if (watched.size === 0) this.#watched.delete(client);
  }

  close(): void {
    for (const session of this.#games.values()) session.close();
  }

  #forget(): void {
    const unwatched = [...this.#games].filter(([, session]) => session.unwatched);
    for (const [id] of unwatched.slice(0, -MOST_UNWATCHED)) this.#games.delete(id);
  }
}
