/**
 * A queue in which turns go round by asker, so that whoever asks for much keeps nobody else waiting.
 *
 * @module
 */

/** What waits, by who asked for it; an asker is told from others by identity. */
export class FairQueue<T> {
  readonly #use: (asker: object) => number;
  /** The asker whose turn is next is first. */
  readonly #lines = new Map<object, T[]>();

  /** @param use how much an asker has used; who has used less comes first. Default: turns alone decide */
  constructor(use: (asker: object) => number = () => 0) {
    this.#use = use;
  }

  /** Adds something; it comes after all that its asker has asked for before. */
  add(asker: object, item: T): void {
    const line = this.#lines.get(asker);
    if (line) line.push(item);
    else this.#lines.set(asker, [item]);
  }

  /** Removes what is no longer needed; nothing happens when it does not wait. */
  remove(asker: object, item: T): void {
    const rest = this.#lines.get(asker)?.filter((each) => each !== item) ?? [];
    if (rest.length > 0) this.#lines.set(asker, rest);
    else this.#lines.delete(asker);
  }

  /** The askers who have something that may come now. */
  waiting(may: (item: T) => boolean): object[] {
    return [...this.#lines].filter(([, line]) => line.some(may)).map(([asker]) => asker);
  }

  /** Takes the first that may come now out of the queue; its asker is then the last in turn. */
  take(may: (item: T) => boolean): T | undefined {
    const found = this.#find(may);
    if (!found) return undefined;
    const { asker, line, item } = found;
    this.#lines.delete(asker);
    const rest = line.filter((each) => each !== item);
    if (rest.length > 0) this.#lines.set(asker, rest);
    return item;
  }

  #find(may: (item: T) => boolean) {
    const lines = [...this.#lines].map(([asker, line]) => ({ asker, line, use: this.#use(asker) }));
    for (const { asker, line } of lines.sort((a, b) => a.use - b.use)) {
      const item = line.find(may);
      if (item !== undefined) return { asker, line, item };
    }
    return undefined;
  }
}
