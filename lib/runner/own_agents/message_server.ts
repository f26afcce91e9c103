/**
 * Answers the rare calls in an agent thread: loads a file of agents, reads parameters and makes agents.
 *
 * @module
 */
import {
  type AgentEntry,
  createAgent,
  loadAgents,
  onlySideOf,
  prepareAgents,
} from "matchbox/agents/mod.ts";
import {
  checkParameters,
  filesNamedIn,
  listParameters,
  type ParameterDescription,
  rememberFiles,
  UsageError,
} from "matchbox/base/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import type { CreatedAgent, LoadedEntry, ReadParameter, Request } from "./messages.ts";
import { rememberBuiltIns } from "./restored_built_ins.ts";
import { ServedAgent } from "./served_agent.ts";
import type { SharedNumbers } from "./shared_numbers.ts";

/** The agents of a thread. */
export class MessageServer {
  /** The agents made so far and still needed, by number. */
  readonly agents = new Map<number, ServedAgent>();
  readonly #numbers: SharedNumbers;
  #entries: Readonly<Record<string, AgentEntry>> = {};
  readonly #games = new Map<string, Game>();
  /** Games and agents for which `prepareAgents` was called. */
  readonly #prepared = new Set<string>();

  constructor(numbers: SharedNumbers) {
    this.#numbers = numbers;
  }

  /** Answers a call, at once if it can; errors are passed on. */
  answer(request: Request): unknown {
    switch (request.what) {
      case "start":
        return;
      case "load":
        return this.#load(request);
      case "parameters":
        return this.#parametersOf(request);
      case "read":
        return this.#read(request);
      case "side":
        rememberFiles(request.files);
        return onlySideOf(request.agent, this.#gameOf(request));
      case "prepare":
        return this.#prepare(request);
      case "create":
        for (const number of request.unneeded) this.agents.delete(number);
        // The thread that had prepared the agent may have been ended.
        return this.#isPrepared(request)
          ? this.#create(request)
          : this.#prepare(request).then(() => this.#create(request));
    }
  }

  async #load({ href }: Request & { what: "load" }): Promise<LoadedEntry[]> {
    const restoreBuiltIns = rememberBuiltIns();
    // `loadAgents` says why it cannot be imported.
    await import(href).catch(() => {});
    const replaced = restoreBuiltIns();
    if (replaced) {
      throw new UsageError(
        `agents of ${href} cannot be loaded: they change ${replaced}, which all code of their thread uses`,
      );
    }
    this.#entries = await loadAgents(href);
    return Object.entries(this.#entries).map(([name, { summary, games, side }]) => ({
      name,
      summary,
      games,
      oneSided: side !== undefined,
    }));
  }

  #parametersOf(request: Request & { what: "parameters" }): ParameterDescription[] {
    const entry = this.#entries[request.agent];
    return listParameters(entry.parameters(this.#gameOf(request)));
  }

  #read(request: Request & { what: "read" }): ReadParameter {
    const { agent, parameter, text, files } = request;
    rememberFiles(files);
    const parameters = this.#entries[agent].parameters(this.#gameOf(request));
    const values = checkParameters(`agent ${agent}`, parameters, { [parameter]: text });
    const canonical = String(values[parameter]);
    return { text: canonical, files: filesNamedIn(canonical) };
  }

  async #prepare(request: Request & { what: "prepare" | "create" }): Promise<void> {
    if (this.#isPrepared(request)) return;
    rememberFiles(request.files);
    await prepareAgents([request.agent], this.#gameOf(request));
    this.#prepared.add(`${request.game} ${request.agent}`);
  }

  #isPrepared({ game, agent }: Request & { what: "prepare" | "create" }): boolean {
    return this.#prepared.has(`${game} ${agent}`);
  }

  #create(request: Request & { what: "create" }): CreatedAgent {
    const game = this.#gameOf(request);
    const agent = createAgent(request.agent, game);
    this.agents.set(request.number, new ServedAgent(agent, game, this.#numbers));
    return {
      analyses: Boolean(agent.analyse),
      starts: Boolean(agent.gameStart),
      ends: Boolean(agent.gameEnd),
    };
  }

  #gameOf({ game: spec }: { readonly game: string }): Game {
    let game = this.#games.get(spec);
    if (!game) this.#games.set(spec, game = findGame(spec));
    return game;
  }
}
