/**
 * The channel of MENACE: people play against a machine of matchboxes, and train it (M1 to M4, C5).
 *
 * @module
 */
import { randomStream } from "matchbox/base/mod.ts";
import { channel } from "../channel.ts";
import { FileThread } from "../files/file_thread.ts";
import { storePath } from "../store_path.ts";
import { newId } from "../ids.ts";
import { WatchedSessions } from "../watched_sessions.ts";
import { newMachine } from "./machine.ts";
import { MachineSession } from "./machine_session.ts";
import { MachineStore } from "./machine_store.ts";
import { menaceRequests } from "./messages.ts";
import { TrainingThread } from "./training_thread.ts";
import { boxKeys } from "matchbox/touch/menace/watched_game.ts";

/** The channel `menace`. */
export const menaceChannel = channel({
  name: "menace",
  requests: menaceRequests,
  open({ folder, owners }) {
    const store: MachineStore = new MachineStore(
      storePath(folder, "machines.sqlite"),
      (id) => sessions.isWatched(id),
    );
    const thread = new TrainingThread();
    const files = new FileThread();
    const services = { owners, store, thread };
    const sessions: WatchedSessions<MachineSession> = new WatchedSessions("machine", (id) => {
      const machine = store.find(id);
      return machine && new MachineSession(machine, services);
    });
    return {
      async receive(request, client) {
        if (request.type === "menace/new") {
          owners.countBegun(client);
          const id = newId();
          const random = randomStream(`page/menace/${id}`);
          const machine = { ...newMachine(id, request.setting, random), owner: owners.of(client) };
          // It is kept when something has happened to it; the page makes another if it is not found.
          sessions.add(new MachineSession(machine, services));
          return id;
        }
        const { machine } = request;
        const findOwn = () => {
          const session = sessions.find(machine);
          session.checkOwner(client);
          return session;
        };
        switch (request.type) {
          case "menace/open":
            if (!sessions.lookUp(machine)) return null;
            sessions.watch(machine, client);
            return boxKeys;
          case "menace/leave":
            return sessions.leave(client, machine);
          case "menace/move":
            return sessions.find(machine).move(request.ply, request.move);
          case "menace/again":
            return sessions.find(machine).again();
          case "menace/train":
            return findOwn().train(request.against, request.games, request.pace);
          case "menace/pace":
            return findOwn().setPace(request.pace);
          case "menace/stop":
            return findOwn().stop();
          case "menace/fresh":
            return findOwn().fresh(request.setting);
          case "menace/save":
            return { name: "menace.json", text: sessions.find(machine).saved };
          case "menace/load":
            return findOwn().load(await files.read(client, "machine", request.text));
        }
      },
      left: (client) => sessions.leave(client),
      close() {
        sessions.close();
        thread.close();
        files.close();
        store[Symbol.dispose]();
      },
    };
  },
});
