/**
 * A chess engine as a process, which is spoken to by the Universal Chess Interface. It may do anything: die, hang,
 * or write without end.
 *
 * @module
 */
import { quote } from "matchbox/base/mod.ts";
import { BoundedReader } from "./bounded_reader.ts";
import { EngineFault, EngineLate, type EngineMove } from "./engine_calls.ts";
import type { Launch } from "./launch.ts";

/** Seconds to get ready, at the start and before a game, on a machine that has nothing else to do. */
const READY_LIMIT = 10;

/** How an engine is started. */
export interface StartOptions {
  /** Whether it gets a process group of its own, which Ctrl-C in a terminal does not reach. */
  readonly detached: boolean;
  /** How much longer than usual it may take to get ready, see `slowness`. */
  readonly slowness: number;
  /** Called with the process as soon as there is one. */
  readonly onStart: (engine: EngineProcess) => void;
}

/** A running engine. Once it was at fault it is ended. */
export class EngineProcess {
  /** What it calls itself. */
  name = "";
  /** Resolves when the process has ended. */
  readonly ended: Promise<void>;
  readonly #process: Deno.ChildProcess;
  readonly #input: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>;
  readonly #output: BoundedReader;
  /** Seconds. */
  readonly #readyLimit: number;
  #running = true;

  /** @throws {EngineFault} when the program cannot be started */
  private constructor({ program, args }: Launch, { detached, slowness }: StartOptions) {
    this.#readyLimit = Math.ceil(READY_LIMIT * slowness);
    try {
      this.#process = new Deno.Command(program, {
        args: [...args],
        stdin: "piped",
        stdout: "piped",
        stderr: "null",
        detached,
      }).spawn();
    } catch (error) {
      throw new EngineFault(`cannot be started: ${reasonOf(error, program)}`);
    }
    this.#input = this.#process.stdin.getWriter();
    this.#output = new BoundedReader(this.#process.stdout);
    this.ended = this.#process.status.then(() => {
      this.#running = false;
    });
  }

  /**
   * Starts an engine.
   *
   * @throws {EngineFault} when it cannot be started, is not ready in time, or has not all of the options
   */
  static async start(launch: Launch, options: StartOptions): Promise<EngineProcess> {
    const engine = new EngineProcess(launch, options);
    options.onStart(engine);
    await engine.#guarded(engine.#readyLimit, async () => {
      const options = await engine.#introduction();
      for (const [name, value] of launch.options) {
        if (!options.has(name.toLowerCase())) {
          throw new EngineFault(
            `has no option ${quote(name)}; it has ${[...options.values()].join(", ")}`,
          );
        }
        await engine.#write(`setoption name ${name} value ${value}`);
      }
      await engine.#isReady();
    });
    return engine;
  }

  /** Whether it can be used. */
  get running(): boolean {
    return this.#running;
  }

  /** Begins a game. */
  newGame(): Promise<void> {
    return this.#guarded(this.#readyLimit, async () => {
      await this.#write("ucinewgame");
      await this.#isReady();
    });
  }

  /**
   * Asks for a move.
   *
   * @throws {EngineFault} when there is none in time, or the engine ends or floods
   */
  go(position: string, go: string, seconds: number): Promise<EngineMove> {
    return this.#guarded(seconds, async () => {
      await this.#write(position);
      await this.#write(go);
      let info: string[] = [];
      for (;;) {
        const words = await this.#words();
        if (words[0] === "bestmove") return moveOf(words[1] ?? "", info);
        const mainLine = !words.includes("multipv") || words[words.indexOf("multipv") + 1] === "1";
        if (words[0] === "info" && words.includes("score") && mainLine) info = words;
      }
    });
  }

  /** Asks it to end, and ends it soon after. */
  async quit(): Promise<void> {
    this.#write("quit").catch(() => {});
    const timer = setTimeout(() => this.kill(), 100);
    await this.ended;
    clearTimeout(timer);
  }

  /** Ends it at once. */
  kill(): void {
    this.#running = false;
    try {
      this.#process.kill("SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }

  async #introduction(): Promise<Map<string, string>> {
    const options = new Map<string, string>();
    await this.#write("uci");
    for (;;) {
      const words = await this.#words();
      if (words[0] === "uciok") return options;
      if (words[0] === "id" && words[1] === "name") this.name = words.slice(2).join(" ");
      if (words[0] !== "option") continue;
      const end = words.indexOf("type");
      const name = words.slice(2, end < 0 ? undefined : end).join(" ");
      options.set(name.toLowerCase(), name);
    }
  }

  async #isReady(): Promise<void> {
    await this.#write("isready");
    while ((await this.#words())[0] !== "readyok");
  }

  async #write(line: string): Promise<void> {
    try {
      await this.#input.write(new TextEncoder().encode(`${line}\n`));
    } catch {
      throw await this.#death();
    }
  }

  async #words(): Promise<string[]> {
    const line = await this.#output.line();
    if (line === null) throw await this.#death();
    return line.split(/\s+/).filter(Boolean);
  }

  async #death(): Promise<EngineFault> {
    // It may have closed its output only.
    this.kill();
    const { code, signal } = await this.#process.status;
    return new EngineFault(
      signal === null ? `ended with code ${code}` : `ended by the signal ${signal}`,
    );
  }

  /** Does this within some seconds; ends the engine when it is at fault. */
  async #guarded<T>(seconds: number, act: () => Promise<T>): Promise<T> {
    const { promise: late, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => reject(new EngineLate(`did not answer within ${seconds} s`)),
      1000 * seconds,
    );
    const done = act();
    // When it is late, its later error is of no interest.
    done.catch(() => {});
    this.#output.beginExchange();
    try {
      return await Promise.race([done, late]);
    } catch (error) {
      this.kill();
      if (error instanceof EngineFault) throw error;
      throw new EngineFault((error as Error).message);
    } finally {
      clearTimeout(timer);
    }
  }
}

function reasonOf(error: unknown, program: string): string {
  if (error instanceof Deno.errors.NotFound) {
    return `there is no program ${quote(program)}; expected its path, or a name in the PATH`;
  }
  return error instanceof Deno.errors.NotCapable
    ? `this program may not start ${quote(program)}`
    : (error as Error).message;
}

/** The answer, with what the last line of information said. */
function moveOf(move: string, info: readonly string[]): EngineMove {
  const numberAfter = (word: string) => {
    const at = info.indexOf(word);
    const value = Number(info[at + 1]);
    return at >= 0 && Number.isFinite(value) ? value : 0;
  };
  const kind = (["cp", "mate"] as const).find((each) => info.includes(each));
  const line = info.indexOf("pv");
  return {
    move,
    depth: numberAfter("depth"),
    nodes: numberAfter("nodes"),
    score: kind === undefined ? null : { kind, value: numberAfter(kind) },
    line: line < 0 ? [] : info.slice(line + 1),
  };
}
