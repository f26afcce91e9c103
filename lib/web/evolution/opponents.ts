/**
 * Networks as opponents: the server keeps each under the digest of its data, so that a game against it goes
 * on after the server was started again. What the network is never comes from a visitor.
 *
 * @module
 */
import {
  agentName,
  DenseNetwork,
  evolutionSettings,
  layersOf,
  networkData,
  weightsOf,
} from "matchbox/agents/mod.ts";
import { digestOf, forgetFile, rememberFiles } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import type { MetelykPosition } from "matchbox/games/metelyk/mod.ts";
import type { Client } from "../channel.ts";
import { Refusal } from "../refusal.ts";
import { type EvolutionStore, MOST_NETWORKS } from "./evolution_store.ts";
import type { Opponent } from "./messages.ts";
import type { Settings } from "./settings.ts";
import type { Snapshot } from "./thread_messages.ts";

/** The networks of evolutions that are played. */
export class Opponents {
  readonly #store: EvolutionStore;
  /** The one that was asked for longest ago is first. */
  readonly #known: Set<string>;
  /** The generations that pages show although it may have passed. */
  readonly #held = new Map<Client, { evolution: string; generations: readonly Snapshot[] }>();

  /** This thread can name the networks that were kept by their digests from now on. */
  constructor(store: EvolutionStore) {
    this.#store = store;
    const networks = store.networks();
    rememberFiles(networks);
    this.#known = new Set(networks.keys());
  }

  /**
   * A page shows one of the last generations of an evolution from now on; null: it follows it again. Some may have
   * passed while it told so.
   */
  hold(client: Client, evolution: string | null): void {
    if (evolution === null) this.#held.delete(client);
    else this.#held.set(client, { evolution, generations: this.#store.recent(evolution) });
  }

  /**
   * A network that lives, or that the page of a client holds.
   *
   * @throws {Refusal} when it does not
   */
  living(client: Client, evolution: string, settings: Settings, network: number): Opponent {
    const held = this.#held.get(client);
    const found = [
      ...(held?.evolution === evolution ? held.generations : []),
      this.#store.last(evolution),
    ].find((each) => each?.lines.some((line) => line.network === network));
    if (!found) throw new Refusal(`network ${network} is not alive any more`);
    const index = found.lines.findIndex((line) => line.network === network);
    const { size } = findGame(settings.board).start() as MetelykPosition;
    const { hidden, inputs } = evolutionSettings({ hidden: settings.hidden });
    const sizes = layersOf(settings.network, hidden.sizes, size);
    const count = weightsOf(sizes);
    const weights = found.weights.slice(index * count, (index + 1) * count);
    const data = networkData(new DenseNetwork(sizes, weights), inputs);
    return this.#keep(settings, JSON.stringify(data));
  }

  /**
   * The champion of a generation.
   *
   * @throws {Refusal} when it was not measured
   */
  champion(evolution: string, settings: Settings, generation: number): Opponent {
    const data = this.#store.championData(evolution, generation);
    if (data === undefined) {
      throw new Refusal(`no champion of generation ${generation} was measured`);
    }
    return this.#keep(settings, data);
  }

  #keep({ board, network, hidden }: Settings, data: string): Opponent {
    const bytes = new TextEncoder().encode(data);
    const digest = digestOf(bytes);
    this.#store.keepNetwork(digest, bytes);
    rememberFiles(new Map([[digest, bytes]]));
    this.#known.delete(digest);
    this.#known.add(digest);
    // A game that is watched has its network itself.
    for (const old of [...this.#known].slice(0, -MOST_NETWORKS)) {
      forgetFile(old);
      this.#known.delete(old);
    }
    const game = findGame(board);
    const name = `net${network.replace("-", "_")}`;
    return { game: game.spec, agent: agentName(`${name}:hidden=${hidden},file=${digest}`, game) };
  }
}
