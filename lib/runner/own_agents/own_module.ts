/**
 * A file of agents of one's own: its thread, and the entries by which its agents are known in this thread.
 *
 * @module
 */
import type { AgentEntry } from "matchbox/agents/mod.ts";
import {
  custom,
  filesNamedIn,
  firstLineOf,
  formatSpec,
  type ParameterDescription,
  type Parameters,
  rememberFiles,
  UsageError,
} from "matchbox/base/mod.ts";
import type { Game, Side } from "matchbox/games/mod.ts";
import { CallingThread } from "./calling_thread.ts";
import type { AgentLimits } from "./limits.ts";
import type { LoadedEntry, ReadParameter } from "./messages.ts";
import { standIn, type ThreadOwner } from "./stand_in.ts";

/** A file of agents, which is loaded in a thread of its own. */
export class OwnModule implements ThreadOwner {
  readonly href: string;
  readonly limits: AgentLimits;
  #thread: CallingThread | undefined;
  /** Numbers of the agents in the thread. */
  #numbers = 0;
  #unneeded: number[] = [];
  readonly #collected = new FinalizationRegistry<number>((number) => this.#unneeded.push(number));

  constructor(href: string, limits: AgentLimits) {
    this.href = href;
    this.limits = limits;
  }

  /** The thread, started again when it was ended. */
  thread(): CallingThread {
    if (!this.#thread?.running) this.#load();
    return this.#thread!;
  }

  /**
   * Starts the thread and describes the agents of the file.
   *
   * @throws {UsageError} as `loadAgents`
   */
  entries(): Record<string, AgentEntry<never>> {
    return Object.fromEntries(this.#load().map((entry) => [entry.name, this.#entryOf(entry)]));
  }

  /** A number for a new agent of the thread. Once `owner` is collected the agent is not needed. */
  nextNumber(owner: object): number {
    const number = ++this.#numbers;
    this.#collected.register(owner, number);
    return number;
  }

  /** The numbers of agents that are not needed since the last call. */
  unneeded(): number[] {
    const numbers = this.#unneeded;
    this.#unneeded = [];
    return numbers;
  }

  /** Ends the thread. */
  close(): void {
    this.#thread?.end();
  }

  #load(): LoadedEntry[] {
    this.#thread?.end();
    this.#thread = new CallingThread(this.limits);
    try {
      return this.#thread.load(this.href);
    } catch (error) {
      this.#thread.end();
      if (error instanceof UsageError) throw error;
      throw new UsageError(`agents of ${this.href} cannot be loaded: ${firstLineOf(error)}`);
    }
  }

  #entryOf({ name, summary, games, oneSided }: LoadedEntry): AgentEntry<never> {
    const named = (game: Game, values: never) => {
      const agent = formatSpec(name, values);
      return { agent, game: game.spec, files: filesNamedIn(agent) };
    };
    return {
      summary,
      games,
      side: oneSided
        ? (values, game) =>
          this.thread().request({ what: "side", ...named(game, values) }) as Side | null
        : undefined,
      parameters: (game) => this.#parametersOf(name, game),
      prepare: async (game, values) => {
        await this.thread().request({ what: "prepare", ...named(game, values) });
      },
      create: (spec, game) => standIn(this, spec, game),
    };
  }

  /** The parameters of an agent, whose values are texts here. */
  #parametersOf(agent: string, { spec: game }: Game): Parameters {
    const described = this.thread().request({ what: "parameters", agent, game });
    return Object.fromEntries(
      (described as ParameterDescription[]).map(
        ({ name, allowed, fallback, meaning, ...offered }) => {
          const read = (text: string) => {
            const files = filesNamedIn(text);
            const found = this.thread().request({
              ...{ what: "read", agent, game, parameter: name, text, files },
            }) as ReadParameter;
            rememberFiles(found.files);
            return found.text;
          };
          return [name, { ...custom(allowed, read, fallback, meaning), ...offered }];
        },
      ),
    );
  }
}
