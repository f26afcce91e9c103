/**
 * The games that are open.
 *
 * @module
 */
import { UsageError } from "matchbox/base/mod.ts";
import { newId } from "../ids.ts";
import { Refusal } from "../refusal.ts";
import { WatchedSessions } from "../watched_sessions.ts";
import { GameSession, type SessionServices } from "./game_session.ts";
import type { StoredGame } from "./session_store.ts";

/** All games in memory. */
export class GameSessions extends WatchedSessions<GameSession> {
  readonly #services: SessionServices;

  constructor(services: SessionServices) {
    super("game", (id) => {
      const stored = services.store.find(id);
      try {
        return stored && new GameSession(stored, services);
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        // E.g. a network that is no longer kept.
        throw new Refusal("this game cannot go on: one of its players is no longer known here");
      }
    });
    this.#services = services;
  }

  /** Keeps a new game, and returns its id. */
  create(game: Omit<StoredGame, "id" | "seed">): string {
    const id = newId();
    const stored = { ...game, id, seed: `page/${id}` };
    const session = new GameSession(stored, this.#services);
    // What follows by the rules from its moves, too.
    const kept = { ...stored, end: session.referee.end };
    for (const old of this.#services.store.create(kept)) this.forget(old);
    this.add(session);
    return id;
  }
}
