/**
 * Takes the files that pages send to the learner in parts: one at a time, from whoever began it.
 *
 * @module
 */
import type { Client } from "../channel.ts";
import { Refusal } from "../refusal.ts";

/** What becomes of a file. */
export interface FileTaker {
  begin(): Promise<void>;
  /** Returns what came of the file so far. */
  part(text: string): Promise<unknown>;
  /** Returns what came of the file. */
  finish(): Promise<unknown>;
  /** Gives the file up. */
  drop(): Promise<void>;
}

/** Takes the files. */
export class FileDesk {
  #now: { readonly client: Client; readonly taker: FileTaker } | null = null;

  /**
   * Begins a file.
   *
   * @throws {Refusal} when another one is coming in; so do the other methods, when none has begun
   */
  async begin(client: Client, taker: FileTaker): Promise<void> {
    if (this.#now) throw new Refusal("another file is coming in; try again in a minute");
    this.#now = { client, taker };
    await this.#orDrop(taker, taker.begin());
  }

  /** The next part. An error ends the file. */
  async part(client: Client, text: string): Promise<unknown> {
    const taker = this.#takerOf(client);
    return await this.#orDrop(taker, taker.part(text));
  }

  /** The end of the file. */
  async finish(client: Client): Promise<unknown> {
    const taker = this.#takerOf(client);
    const answer = await this.#orDrop(taker, taker.finish());
    this.#now = null;
    return answer;
  }

  /** The file is given up. */
  async cancel(client: Client): Promise<void> {
    await this.#drop(this.#takerOf(client));
  }

  /** A page has gone. */
  async left(client: Client): Promise<void> {
    if (this.#now?.client === client) await this.#drop(this.#now.taker);
  }

  #takerOf(client: Client): FileTaker {
    if (this.#now?.client === client) return this.#now.taker;
    throw new Refusal("expected that the file has begun");
  }

  async #orDrop<T>(taker: FileTaker, asked: Promise<T>): Promise<T> {
    try {
      return await asked;
    } catch (error) {
      if (this.#now?.taker === taker) await this.#drop(taker);
      throw error;
    }
  }

  async #drop(taker: FileTaker): Promise<void> {
    this.#now = null;
    await taker.drop();
  }
}
