/**
 * The channel of evolutions: people start, watch and stop populations of networks that learn Metelyk, and
 * play against the networks (A11).
 *
 * @module
 */
import { channel } from "../channel.ts";
import { storePath } from "../store_path.ts";
import { EvolutionStore } from "./evolution_store.ts";
import { Evolutions } from "./evolutions.ts";
import { evolutionRequests } from "./messages.ts";
import { Opponents } from "./opponents.ts";
import { longEvolved, publishedNetworks } from "./published_networks.ts";

/** The channel `evolution`. */
export const evolutionChannel = channel({
  name: "evolution",
  requests: evolutionRequests,
  open({ folder, owners }) {
    const store = new EvolutionStore(storePath(folder, "evolutions.sqlite"));
    const published = [...publishedNetworks(), longEvolved];
    const opponents = new Opponents(store);
    const evolutions = new Evolutions(store, owners);
    return {
      receive(request, client) {
        switch (request.type) {
          case "evolution/list":
            return { evolutions: evolutions.list(client), published };
          case "evolution/start":
            owners.countBegun(client);
            return evolutions.start(client, request.settings, request.generations, request.pace);
          case "evolution/open":
            return evolutions.watch(request.evolution, client);
          case "evolution/leave":
            opponents.hold(client, null);
            return evolutions.leave(client, request.evolution);
          case "evolution/stop":
            return evolutions.stop(client, request.evolution);
          case "evolution/continue":
            return evolutions.continue(client, request.evolution, request.generations);
          case "evolution/pace":
            return evolutions.setPace(client, request.evolution, request.pace);
          case "evolution/hold":
            return opponents.hold(client, request.held ? request.evolution : null);
          case "evolution/network": {
            owners.countBegun(client);
            const settings = evolutions.settingsOf(request.evolution);
            return opponents.living(client, request.evolution, settings, request.network);
          }
          case "evolution/champion": {
            owners.countBegun(client);
            const settings = evolutions.settingsOf(request.evolution);
            return opponents.champion(request.evolution, settings, request.generation);
          }
        }
      },
      left(client) {
        evolutions.leave(client);
        opponents.hold(client, null);
      },
      close() {
        evolutions.close();
        store[Symbol.dispose]();
      },
    };
  },
});
