/**
 * An evolution in memory, and whose turn is next.
 *
 * @module
 */
import type { Thread } from "matchbox/runner/threads/thread.ts";
import type { Client } from "../channel.ts";
import type { Owner } from "../owners.ts";
import type { StoredEvolution } from "./evolution_store.ts";
import type { EvolutionFunctions } from "./evolution_thread.ts";
import type { Branch, Champion, EvolutionState, Line } from "./messages.ts";
import type { EvolutionNews } from "./thread_messages.ts";

/** What the page shows of the last generation. */
export interface Shown {
  generation: number;
  lines: Line[];
  branches: readonly Branch[];
  champions: Champion[];
}

/** An evolution of the server. */
export class Run {
  course: StoredEvolution;
  readonly watchers = new Set<Client>();
  thread: Thread<EvolutionFunctions, EvolutionNews> | null = null;
  /** Ends its turn. */
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether its turn is over as soon as the thread has told something. */
  hadTurn = false;
  /** Whether the thread has told something in this turn. */
  hasTold = false;
  /** When its last turn began; the turns of all are counted. */
  turn = 0;
  /** What those who watch were told last. */
  told: EvolutionState["status"] | null = null;
  problem = "";
  /** Read from the store when it is first needed. */
  shown: Shown | null = null;

  constructor(course: StoredEvolution) {
    this.course = course;
  }
}

/** Of those that wait, one of the owner with the fewest threads; of such owners, that of the longest ago. */
export function nextOf(runs: readonly Run[], waiting: readonly Run[]): Run | undefined {
  const owners = Map.groupBy(runs, ({ course }) => course.owner);
  const threads = (owner: Owner) => owners.get(owner)!.filter(({ thread }) => thread).length;
  const last = (owner: Owner) => Math.max(...owners.get(owner)!.map(({ turn }) => turn));
  const [next] = waiting.map(({ course: { owner } }) => owner)
    .sort((a, b) => threads(a) - threads(b) || last(a) - last(b));
  return waiting.filter(({ course }) => course.owner === next)
    .reduce<Run | undefined>((a, b) => a && a.turn <= b.turn ? a : b, undefined);
}
