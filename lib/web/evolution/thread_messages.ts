/**
 * Messages between the server and a thread in which a population evolves.
 *
 * @module
 */
import type { Lineage } from "matchbox/agents/mod.ts";
import type { RandomState } from "matchbox/base/mod.ts";
import type { Branch, Champion } from "./messages.ts";

/** All that the future of an evolution depends on, as it is kept. */
export interface Snapshot {
  readonly generation: number;
  /** The living networks. */
  readonly lines: readonly Lineage[];
  /** The weights of all living networks, one after the other. */
  readonly weights: Float64Array<ArrayBuffer>;
  /** The random stream from here on. */
  readonly random: RandomState;
}

/** A champion whose strength was measured. */
export interface MeasuredChampion extends Champion {
  /** JSON of its network, as the agents of networks read it from a file. */
  readonly data: string;
}

/** What evolves, and how fast. */
export interface BeginEvolution {
  /** The canonical spec of the game. */
  readonly game: string;
  /** The canonical spec of the learner. */
  readonly learner: string;
  readonly seed: number;
  /** Where it goes on, with lists of the lines that left, in JSON; null to begin. */
  readonly before: (Snapshot & { readonly departed: readonly string[] }) | null;
  /** The generation at which it ends. */
  readonly until: number;
  /** Generations a second; 0 for as many as possible. */
  readonly pace: number;
}

/** What the thread tells: the generations so far, a few at a time. */
export interface EvolutionNews extends Snapshot {
  /** The lines that left since the last news. */
  readonly departed: readonly Lineage[];
  /** The living networks and their ancestors as a tree. */
  readonly branches: readonly Branch[];
  /** The champion of this generation, when it was measured. */
  readonly champion: MeasuredChampion | null;
}
