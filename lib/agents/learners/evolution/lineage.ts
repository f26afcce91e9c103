/**
 * The lineage of a network in the evolution by budding: what the window "Evolution" of the source shows for
 * each network (A11, A12).
 *
 * @module
 */

/** What happened to a network in a generation: unchanged, won and gave offspring, or budded and mutated. */
export type Mark = "=" | "+" | "*";

/** How many generations the history goes back. */
const HISTORY = 10;

/** A network and its line. */
export interface Lineage {
  /** The number of the network, from 1 in the order of birth. */
  readonly network: number;
  /** The network from which it budded; null in the first population. */
  readonly parent: number | null;
  /** The generation in which it was born; 0 for the first population. */
  readonly born: number;
  /** Mutations in its line since the first population. */
  readonly generation: number;
  /** Generations that its line has lived through, changed or not. */
  readonly total: number;
  /** Generations since the last mutation of its line, as far as the history goes back. */
  readonly survived: number;
  /** The marks of its line in the last ten generations, the latest at the end. */
  readonly history: string;
}

/** A network of the first population. */
export function founder(network: number): Lineage {
  return { network, parent: null, born: 0, generation: 0, total: 0, survived: 0, history: "" };
}

/** A network that has lived through a generation. */
export function survivor(line: Lineage, mark: "=" | "+"): Lineage {
  return { ...line, ...marked(line, mark) };
}

/** A bud: it takes over the total and the history of its parent, and has one mutation more. */
export function bud(parent: Lineage, network: number, born: number): Lineage {
  const generation = parent.generation + 1;
  return { network, parent: parent.network, born, generation, ...marked(parent, "*") };
}

function marked({ total, history }: Lineage, mark: Mark) {
  const longer = `${history}${mark}`.slice(-HISTORY);
  return {
    total: total + 1,
    survived: longer.length - 1 - longer.lastIndexOf("*"),
    history: longer,
  };
}
