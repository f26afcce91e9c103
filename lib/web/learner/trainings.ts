/**
 * The trainings of the learner: one at a time, in a thread of its own, with or without a page, also after a
 * restart of the server. What happens is kept piece by piece and told to those who look on.
 *
 * @module
 */
import type { PracticePlan, Practised } from "matchbox/runner/experience/practice.ts";
import { gamesOf, NO_TALLY, sumOf } from "matchbox/touch/menace/curve.ts";
import { newId } from "../ids.ts";
import { Refusal } from "../refusal.ts";
import type { LessonThreads } from "./lesson_threads.ts";
import { type Stretch, STRETCHES, type Training } from "./messages.ts";
import { BOARDS, learnerSpec, SLIP } from "./players.ts";
import type { TrainingStore } from "./training_store.ts";

/** Milliseconds of a piece, after which those who look on are told. */
const PATIENCE = 400;

/** What a training is asked for. */
export interface TrainingOrder extends Pick<Training, "level" | "against" | "games"> {
  /** The board. */
  readonly spec: string;
}

/** The training that goes on. */
interface Run {
  readonly spec: string;
  /** Set to 1 it ends the piece. */
  readonly stop: Int32Array<SharedArrayBuffer>;
  /** Settled when it has ended. */
  over: Promise<void>;
}

/** All trainings. */
export class Trainings {
  readonly #threads: LessonThreads;
  readonly #store: TrainingStore;
  readonly #tell: (spec: string) => void;
  readonly #last: Map<string, Training>;
  #run: Run | null = null;
  #closed = false;

  /**
   * Takes up the trainings that were kept.
   *
   * @param tell called when a training has begun, gone on or ended
   */
  constructor(threads: LessonThreads, store: TrainingStore, tell: (spec: string) => void) {
    this.#threads = threads;
    this.#store = store;
    this.#tell = tell;
    this.#last = new Map(store.all());
  }

  /** Goes on with the training that was not over when the server ended. */
  resume(): void {
    const [under] = [...this.#last].find(([, { end }]) => end === null) ?? [];
    if (under !== undefined) this.#start(under);
  }

  /** The training on a board that goes on, or was the last. */
  of(spec: string): Training | null {
    return this.#last.get(spec) ?? null;
  }

  /**
   * Begins a training.
   *
   * @throws {Refusal} when there is one already, or what is learned cannot be shared
   * @throws {SetupError} when it cannot be kept
   */
  begin({ spec, level, against, games }: TrainingOrder): void {
    this.#threads.check();
    if (this.#run) {
      const [, board] = BOARDS.find(([each]) => each === this.#run!.spec)!;
      throw new Refusal(`the learner is being trained on ${board}; stop that first`);
    }
    this.#keep(spec, {
      ...{ id: newId(), level, against, games, size: Math.ceil(games / STRETCHES) },
      ...{ before: null, stretches: [], end: null },
    });
    this.#start(spec);
  }

  /**
   * Ends the training on a board; a game that is not over has no effect.
   *
   * @throws {Refusal} when there is none
   */
  async stop(spec: string): Promise<void> {
    if (this.#run?.spec !== spec) {
      throw new Refusal("the learner is not being trained on this board");
    }
    Atomics.store(this.#run.stop, 0, 1);
    await this.#run.over;
  }

  /** Ends what goes on, until the next start. */
  close(): void {
    this.#closed = true;
    if (this.#run) Atomics.store(this.#run.stop, 0, 1);
  }

  #start(spec: string): void {
    const stop = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const run: Run = this.#run = { spec, stop, over: Promise.resolve() };
    run.over = this.#goOn(run).catch((error) => {
      if (this.#closed) return;
      console.error("the training of the learner is stopped:", error);
      this.#last.set(spec, { ...this.#last.get(spec)!, end: "failed" });
      this.#tell(spec);
    }).finally(() => {
      this.#run = null;
      this.#threads.endPractice();
    });
  }

  async #goOn({ spec, stop }: Run): Promise<void> {
    while (true) {
      const training = this.#last.get(spec)!;
      if (training.end !== null) return;
      const practised = await this.#threads.practise(nextPiece(spec, training), stop);
      if (this.#closed) return;
      const next = withPiece(training, practised);
      const stopped = next.end === null && Atomics.load(stop, 0) === 1;
      this.#keep(spec, stopped ? { ...next, end: "stopped" } : next);
    }
  }

  #keep(spec: string, training: Training): void {
    this.#store.save(spec, training);
    this.#last.set(spec, training);
    this.#tell(spec);
  }
}

/** The games of a training so far. */
export function gamesSoFar({ stretches }: Pick<Training, "stretches">): number {
  return gamesOf(stretches.reduce(sumOf, NO_TALLY));
}

/** What is played next, at most to the end of a stretch; first of all no game, to see what the learner knows. */
function nextPiece(spec: string, training: Training): PracticePlan {
  const { id, level, against, games, size, before } = training;
  const from = gamesSoFar(training);
  return {
    ...{ game: spec, id, from, slip: SLIP, patience: PATIENCE },
    learner: learnerSpec(level),
    against: against === "itself" ? null : against,
    games: before ? Math.min(games - from, size - from % size) : 0,
  };
}

/** The training after a piece. */
function withPiece(training: Training, { known, weights, ...games }: Practised): Training {
  const { before, stretches, size } = training;
  if (!before) return { ...training, before: { known, weights } };
  if (gamesOf(games) === 0) return training;
  const last = stretches.at(-1);
  const goesOn = last !== undefined && gamesOf(last) < size;
  const stretch: Stretch = { ...(goesOn ? sumOfStretches(last, games) : games), known, weights };
  const all = [...(goesOn ? stretches.slice(0, -1) : stretches), stretch];
  const isOver = gamesSoFar({ stretches: all }) === training.games;
  return { ...training, stretches: all, end: isOver ? "complete" : null };
}

type Games = Omit<Stretch, "known" | "weights">;

function sumOfStretches(one: Games, other: Games): Games {
  return {
    ...sumOf(one, other),
    unknown: one.unknown + other.unknown,
    accepted: one.accepted + other.accepted,
    again: one.again + other.again,
  };
}
