import { assert, assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { randomStream, SetupError } from "matchbox/base/mod.ts";
import type { Client } from "matchbox/web/channel.ts";
import { ExperienceThread } from "matchbox/web/learner/experience_thread.ts";
import { newMachine } from "matchbox/web/menace/machine.ts";
import { MachineStore } from "matchbox/web/menace/machine_store.ts";
import { GameSessions } from "matchbox/web/play/game_sessions.ts";
import { SessionStore } from "matchbox/web/play/session_store.ts";
import { Refusal } from "matchbox/web/refusal.ts";
import { AgentPool } from "matchbox/web/thinking/agent_pool.ts";

const client: Client = { fromThisMachine: true, send() {} };

/** A game of two people with moves. */
const game = (...moves: string[]) => ({
  ...{ spec: "tictactoe", players: ["person", "person"] as const, opening: "--------- X" },
  ...{ time: null, moves, left: null, written: null, end: null },
});

/** The games of a server that keeps ten. */
function tenGames() {
  const store: SessionStore = new SessionStore(":memory:", (id) => sessions.isWatched(id), 10);
  const services = { store, pool: new AgentPool(1), experience: new ExperienceThread(":memory:") };
  const sessions: GameSessions = new GameSessions(services);
  return { store, sessions };
}

Deno.test("however many games are begun, one that is watched goes on and is kept", () => {
  const { store, sessions } = tenGames();
  using _ = store;
  const watched = sessions.create(game());
  sessions.watch(watched, client);
  for (let i = 0; i < 50; i++) sessions.create(game("b2"));
  sessions.find(watched).move(0, "a1");
  assertEquals(store.find(watched)!.moves, ["a1"]);
  // No longer watched, it is the one that was played last.
  sessions.leave(client);
  for (let i = 0; i < 9; i++) sessions.create(game("b2"));
  assertEquals(store.find(watched)!.moves, ["a1"]);
  sessions.create(game("b2"));
  assertStrictEquals(store.find(watched), undefined);
  assertThrows(() => sessions.find(watched), Refusal, "there is no such game here");
});

Deno.test("games without a move are forgotten before those that were played", () => {
  const { store, sessions } = tenGames();
  using _ = store;
  const played = [...Array(5)].map(() => sessions.create(game("b2")));
  for (let i = 0; i < 50; i++) sessions.create(game());
  for (const id of played) assert(store.find(id));
  // A move taken back and made again: this game was played last.
  store.takeBack(played[0], 0);
  store.add(played[0], 0, "a1", null, null);
  for (let i = 0; i < 9; i++) sessions.create(game("b2"));
  assertEquals(played.map((id) => store.find(id) !== undefined), [true, ...Array(4).fill(false)]);
});

Deno.test("a change of a game that was forgotten is refused with a reason", () => {
  using store = new SessionStore(":memory:", () => false, 1);
  const kept = (id: string) => ({ ...game(), id, seed: id });
  store.create(kept("a"));
  assertEquals(store.create(kept("b")), ["a"]);
  for (
    const change of [
      () => store.add("a", 0, "a1", null, null),
      () => store.takeBack("a", 0),
      () => store.finish("a", { result: 1, ending: "resignation", reason: "" }),
    ]
  ) {
    assertThrows(
      change,
      SetupError,
      "the game cannot be kept: this server remembers the 1 games that were played last",
    );
  }
});

Deno.test("machines are forgotten by their last change, never one that is watched", () => {
  using store = new MachineStore(":memory:", (id) => id === "watched", 3);
  const save = (id: string) => store.save(newMachine(id, "michie", randomStream(id)));
  for (const id of ["watched", "old", "used", "used", "new"]) save(id);
  for (const id of ["old", "other", "another"]) save(id);
  const kept = ["watched", "used", "new", "old", "other", "another"].filter((id) => store.find(id));
  assertEquals(kept, ["watched", "other", "another"]);
});
