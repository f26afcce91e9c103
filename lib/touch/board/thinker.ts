/**
 * Programs think in a Web Worker, which runs the same code as the page. Where the page may start none, they think
 * in the page's own thread, which stands still meanwhile.
 *
 * @module
 */
import type { Finding } from "matchbox/agents/agent.ts";
import { randomStream } from "matchbox/base/random.ts";
import { rememberFiles } from "matchbox/base/file.ts";
import type { Move } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { createAgent } from "./programs.ts";

/** What a program is asked. */
export interface Question {
  /** The spec of the game, and that of the agent. */
  readonly game: string;
  readonly agent: string;
  /** The notation of the position before the first move, and the moves since. */
  readonly opening: string;
  readonly moves: readonly Move[];
  /** Files that the agent's spec names, by digest. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/** What a search has found so far. */
export type Found = Pick<Finding, "depth" | "value" | "principalVariation">;

type Answer =
  | { readonly found: Found }
  | { readonly move: Move }
  | { readonly problem: string };

/** Makes a program choose a move. */
export function choose(question: Question, found: (found: Found) => void): Move {
  const { opening, moves, files } = question;
  rememberFiles(files);
  const game = findGame(question.game);
  const position = game.start(opening);
  for (const move of moves) position.play(move);
  const agent = createAgent(question.agent, game);
  agent.gameStart?.(position.side);
  return agent.choose(position, {
    random: randomStream(`${opening} ${moves.join(" ")}`),
    clock: performance,
    past: { opening, plies: moves.length, since: (from) => moves.slice(from) },
    found: ({ depth, value, principalVariation }) =>
      found({ depth, value, principalVariation: [...principalVariation] }),
  });
}

/** Answers the questions of the page; runs in the worker. */
export function answerQuestions(): void {
  const answer = (message: Answer) => postMessage(message);
  onmessage = ({ data }: MessageEvent<Question>) => {
    try {
      answer({ move: choose(data, (found) => answer({ found })) });
    } catch (error) {
      answer({ problem: (error as Error).message });
    }
  };
}

/** Asks programs, one at a time. */
export class Thinker {
  readonly #code: string;
  #worker: Worker | null = null;
  #reject: ((reason: Error) => void) | null = null;
  /** Whether this page starts no workers. */
  #alone = false;

  /** @param code of this component, for the worker */
  constructor(code: string) {
    this.#code = code;
  }

  /**
   * Asks for a move; a question before that is not answered yet is dropped.
   *
   * @param found called with what a search has found so far
   * @returns the move; null when the question was dropped
   * @throws {Error} when the program fails
   */
  async ask(question: Question, found: (found: Found) => void): Promise<Move | null> {
    this.drop();
    const worker = this.#alone ? null : this.#worker ??= this.#start();
    if (!worker) return await this.#here(question, found);
    try {
      return await new Promise<Move | null>((resolve, reject) => {
        this.#reject = reject;
        worker.onmessage = ({ data }: MessageEvent<Answer>) => {
          if ("found" in data) return found(data.found);
          this.#reject = null;
          if ("move" in data) resolve(data.move);
          else reject(new Error(data.problem));
        };
        worker.onerror = (event) => {
          event.preventDefault();
          reject(new NoWorker());
        };
        worker.postMessage(question);
      });
    } catch (error) {
      if (error instanceof Dropped) return null;
      if (!(error instanceof NoWorker)) throw error;
      // The policy of the page forbids it.
      this.#alone = true;
      return await this.#here(question, found);
    }
  }

  /** Drops the question, if there is one. */
  drop(): void {
    if (!this.#reject) return;
    this.#worker?.terminate();
    this.#worker = null;
    this.#reject(new Dropped());
    this.#reject = null;
  }

  #start(): Worker | null {
    try {
      return new Worker(URL.createObjectURL(new Blob([this.#code], { type: "text/javascript" })));
    } catch {
      this.#alone = true;
      return null;
    }
  }

  async #here(question: Question, found: (found: Found) => void): Promise<Move | null> {
    let dropped = false;
    this.#reject = () => dropped = true;
    // The page is painted first.
    await new Promise((resolve) => setTimeout(resolve, 30));
    if (dropped) return null;
    this.#reject = null;
    return choose(question, found);
  }
}

class Dropped extends Error {}
class NoWorker extends Error {}
