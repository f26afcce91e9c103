/**
 * The learner of Reversi in a game of the page: how it chose its last move, and what the game has taught it.
 *
 * @module
 */
import type { Referee } from "matchbox/arena/mod.ts";
import type { ExperienceThread } from "../learner/experience_thread.ts";
import { learnFromGame } from "../learner/learner.ts";
import type { Considered } from "../learner/notes.ts";
import { isLearner } from "../learner/players.ts";
import type { LearnerNotes } from "./messages.ts";
import type { GameSetup } from "./session_store.ts";

/** What is known of the learner in a game. */
export class LearnerAtWork {
  readonly #setup: GameSetup;
  readonly #experience: ExperienceThread;
  readonly #tell: (notes: LearnerNotes) => void;
  readonly #notes: LearnerNotes;

  /** @param tell called when there is news of it */
  constructor(
    setup: GameSetup,
    experience: ExperienceThread,
    tell: (notes: LearnerNotes) => void,
  ) {
    this.#setup = setup;
    this.#experience = experience;
    this.#tell = tell;
    this.#notes = { type: "play/learner", game: setup.id, considered: null, lesson: null };
  }

  /** What is sent; null when it does not play. */
  get notes(): LearnerNotes | null {
    return this.#setup.players.some(isLearner) ? this.#notes : null;
  }

  /** It has chosen a move. */
  considered(considered: Considered | null): void {
    this.#notes.considered = considered;
    this.#tell(this.#notes);
  }

  /** It learns from the game that is over, unless it has; after a restart that came before it did. */
  learn(referee: Referee): void {
    const { id, players } = this.#setup;
    if (!this.notes || this.#notes.lesson) return;
    learnFromGame(this.#experience, id, players, referee).then((lesson) => {
      if (!lesson) return;
      this.#notes.lesson = lesson;
      this.#tell(this.#notes);
    }, (error) => console.error(`nothing was learned from game ${id}:`, error));
  }
}
