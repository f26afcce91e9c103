/**
 * The kinds of stores. Each has numbers of its own, so that a file of one kind is never taken for another.
 *
 * @module
 */

/** The versions of a kind, from 1 on: its numbers are those that follow its first. */
export const VERSIONS = 100;

/** A kind of store. */
export type StoreKind = "tasks" | "experience" | "games" | "machines" | "evolutions" | "practice";

/** Each kind with its first number and with what it holds. A number stays, because files have it. */
const KINDS: Readonly<Record<StoreKind, { readonly first: number; readonly holds: string }>> = {
  tasks: { first: 0, holds: "finished tasks" },
  experience: { first: 1000, holds: "an experience" },
  games: { first: 2000, holds: "games of the page" },
  machines: { first: 2100, holds: "machines of the page" },
  evolutions: { first: 2200, holds: "evolutions of the page" },
  practice: { first: 2300, holds: "trainings of the learner of the page" },
};

/** All kinds. */
export const storeKinds = Object.keys(KINDS) as readonly StoreKind[];

/** The number in the file of a store, by its kind and version. */
export function numberOf(kind: StoreKind, version: number): number {
  return KINDS[kind].first + version;
}

/** What a store of this kind holds, e.g. `games of the page`. */
export function contentOf(kind: StoreKind): string {
  return KINDS[kind].holds;
}

/** The kind of a store with this number in its file; undefined for none. */
export function kindOf(number: number): StoreKind | undefined {
  return storeKinds.find((kind) =>
    number > KINDS[kind].first && number < KINDS[kind].first + VERSIONS
  );
}
