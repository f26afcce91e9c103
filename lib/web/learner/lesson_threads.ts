/**
 * The server's end of the threads in which the learner is trained and learns from files. Each is started when
 * it is needed, and ended when it is not.
 *
 * @module
 */
import type { Side } from "matchbox/games/mod.ts";
import type { PracticePlan, Practised } from "matchbox/runner/experience/practice.ts";
import { Thread } from "matchbox/runner/threads/thread.ts";
import { Refusal, refusalOrError } from "../refusal.ts";
import type { Lessons } from "./lesson_worker.ts";
import type { LearnedFile } from "./messages.ts";

/** The threads. */
export class LessonThreads {
  readonly #path: string;
  readonly #practice = lessonThread("practice");
  readonly #file = lessonThread("games");

  /** @param path of the database of what the learner knows; `:memory:` is that of one thread alone */
  constructor(path: string) {
    this.#path = path;
  }

  /**
   * Checks that the threads can share what the learner knows.
   *
   * @throws {Refusal} when it is in the memory of another
   */
  check(): void {
    if (this.#path !== ":memory:") return;
    throw new Refusal(
      "the learner can only be taught where what it knows is kept; this server keeps nothing",
    );
  }

  /** Plays games and learns from them; `stop` set to 1 ends it. */
  async practise(plan: PracticePlan, stop: Int32Array<SharedArrayBuffer>): Promise<Practised> {
    return await this.#practice.call("practise", this.#path, plan, stop);
  }

  /** Ends the thread of practice. */
  endPractice(): void {
    this.#practice.end(new Refusal("the training has ended"));
  }

  /** Begins a file of games of which these sides are learned. */
  async beginFile(spec: string, sides: readonly Side[]): Promise<void> {
    this.check();
    await this.#file.call("begin", this.#path, spec, sides);
  }

  /** The next part of the file. */
  async part(text: string): Promise<LearnedFile> {
    return await this.#file.call("part", text);
  }

  /** The end of the file. */
  async finishFile(): Promise<LearnedFile> {
    const learned = await this.#file.call("finish");
    this.dropFile();
    return learned;
  }

  /** Gives the file up; what was learned from it stays. */
  dropFile(): Promise<void> {
    this.#file.end(new Refusal("the file was given up"));
    return Promise.resolve();
  }

  /** Ends the threads. */
  close(): void {
    this.endPractice();
    this.#file.end(new Refusal("the server ends"));
  }
}

function lessonThread(name: string): Thread<Lessons> {
  const url = new URL("./lesson_worker.ts", import.meta.url);
  return new Thread<Lessons>({ url, name, errorOf: refusalOrError });
}
