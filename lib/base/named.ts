/**
 * Tells which games, agents and learners are found by name, so that work which names them can be checked.
 *
 * @module
 */

let listener: ((name: string) => void) | null = null;

/** To be called by all that finds something by the name in a spec. */
export function named(name: string): void {
  listener?.(name);
}

/**
 * Tells every name from now on; what `tell` throws ends what looked for it.
 *
 * @returns ends it
 */
export function watchNames(tell: (name: string) => void): () => void {
  listener = tell;
  return () => listener = null;
}
