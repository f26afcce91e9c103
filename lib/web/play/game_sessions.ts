/**
 * The games that are open.
 *
 * @module
 */
import { newId } from "../ids.ts";
import { WatchedSessions } from "../watched_sessions.ts";
import { GameSession, type SessionServices } from "./game_session.ts";
import type { StoredGame } from "./session_store.ts";

/** All games in memory. */
export class GameSessions extends WatchedSessions<GameSession> {
  readonly #services: SessionServices;

  constructor(services: SessionServices) {
    super("game", (id) => {
      const stored = services.store.find(id);
      return stored && new GameSession(stored, services);
    });
    this.#services = services;
  }

  /** Keeps a new game, and returns its id. */
  create(game: Omit<StoredGame, "id" | "seed">): string {
    const id = newId();
    const stored = { ...game, id, seed: `page/${id}` };
    const session = new GameSession(stored, this.#services);
    // What follows by the rules from its moves, too.
    this.#services.store.create({ ...stored, end: session.referee.end });
    this.add(session);
    return id;
  }
}
