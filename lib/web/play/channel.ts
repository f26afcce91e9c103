/**
 * The channel of games: people play agents or each other, and watch agents play.
 *
 * @module
 */
import { listAgents } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { channel } from "../channel.ts";
import { FileThread } from "../files/file_thread.ts";
import { Centaurs } from "../centaurs/centaurs.ts";
import { pooled } from "../class/pooled.ts";
import { storePath } from "../store_path.ts";
import { GameSessions } from "./game_sessions.ts";
import { playRequests } from "./messages.ts";
import { saveGame } from "./saved_games.ts";
import { SessionStore } from "./session_store.ts";

/** The channel `play`. */
export const playChannel = channel({
  name: "play",
  requests: playRequests,
  open({ folder, owners, pool, experience }) {
    const store: SessionStore = new SessionStore(
      storePath(folder, "games.sqlite"),
      (id) => sessions.isWatched(id),
    );
    const sessions = new GameSessions({ pool, store, experience });
    const files = new FileThread();
    const centaurs = new Centaurs(store, sessions, owners);
    return {
      async receive(request, client) {
        switch (request.type) {
          case "play/agents":
            return listAgents(findGame(request.spec)).map(({ name, summary }) => ({
              name,
              summary,
            }));
          case "play/new": {
            owners.countBegun(client);
            const { players, time } = request;
            const game = findGame(request.spec);
            const opening = game.start().toString();
            return sessions.create({
              ...{ spec: game.spec, players, opening, time },
              ...{ moves: [], left: null, end: null, written: null },
            });
          }
          case "play/open":
            return sessions.watch(request.game, client);
          case "play/leave":
            return sessions.leave(client, request.game);
          case "play/move":
            return sessions.find(request.game).move(request.ply, request.move);
          case "play/undo":
            return sessions.find(request.game).undo(request.ply);
          case "play/resign":
            return sessions.find(request.game).resign(request.ply);
          case "play/hint":
            return await sessions.find(request.game).hint(request.ply, client);
          case "play/hold":
            return sessions.find(request.game).hold(request.held);
          case "play/save": {
            const { referee, written } = sessions.find(request.game);
            return await saveGame(referee, request.form, written);
          }
          case "play/class":
            return store.gamesOfPeople().flatMap(({ spec, agent, ...results }) =>
              pooled(`${findGame(spec).title}: ${agent}`, results)
            );
          case "play/experiment":
            return centaurs.state(client);
          case "play/plan": {
            const { spec, opponent, machine, randomMoves } = request;
            return centaurs.begin({ spec, opponent, machine, randomMoves }, client);
          }
          case "play/trial":
            return centaurs.play(client);
          case "play/trials":
            return centaurs.csv();
          case "play/load": {
            owners.countBegun(client);
            const game = await files.read(client, "game", request.text);
            return sessions.create({ ...game, time: null, left: null });
          }
        }
      },
      left: (client) => sessions.leave(client),
      close() {
        sessions.close();
        files.close();
        store[Symbol.dispose]();
      },
    };
  },
});
