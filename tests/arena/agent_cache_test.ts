import { assertEquals, assertNotStrictEquals, assertStrictEquals } from "@std/assert";
import { addAgents, type AgentEntry } from "matchbox/agents/mod.ts";
import { AgentCache, playScheduled, scheduledGames, setUpTournament } from "matchbox/arena/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { agents as faultyAgents } from "../fixtures/faulty_agents.ts";
import { agents as statefulAgents } from "../fixtures/stateful_agents.ts";

const ticTacToe = findGame("tictactoe");
const reversi = findGame("reversi:size=6");

/** The names of the agents made, in order. */
const made: string[] = [];
const counted: AgentEntry = {
  summary: "counts how often it is made",
  parameters: () => ({}),
  create(name, game) {
    made.push(name);
    return { name, choose: (position) => legalMoves(game, position)[0] };
  },
};

addAgents({ ...faultyAgents, ...statefulAgents, counted });

Deno.test("cached agents play the same games as new ones", () => {
  const specs = ["random", "greedy", "alphabeta:depth=2,order=best", "remembering"];
  const options = { agents: specs, games: 6 };
  const schedule = [...scheduledGames(setUpTournament(reversi, options))];
  const agents = new AgentCache(reversi);
  const kept = schedule.map((scheduled) => playScheduled(reversi, scheduled, { agents }));
  assertEquals(kept, schedule.map((scheduled) => playScheduled(reversi, scheduled, {})));
});

Deno.test("an agent is made once for each side, so twice when it plays itself", () => {
  for (const opponent of ["random", "counted"]) {
    made.length = 0;
    const options = { agents: ["counted", opponent], games: 10 };
    const agents = new AgentCache(ticTacToe);
    for (const scheduled of scheduledGames(setUpTournament(ticTacToe, options))) {
      assertStrictEquals(playScheduled(ticTacToe, scheduled, { agents }).ending, "rules");
    }
    assertStrictEquals(made.length, 2);
  }
});

Deno.test("names are found without making an agent", () => {
  made.length = 0;
  setUpTournament(ticTacToe, { agents: ["counted", "random"], games: 10 });
  assertEquals(made, []);
});

Deno.test("after a game lost by a fault the agents are made again", () => {
  made.length = 0;
  const options = { agents: ["counted", "throwing_at_end"], games: 6 };
  const agents = new AgentCache(ticTacToe);
  for (const scheduled of scheduledGames(setUpTournament(ticTacToe, options))) {
    assertStrictEquals(playScheduled(ticTacToe, scheduled, { agents }).ending, "failure");
  }
  assertStrictEquals(made.length, 6);
});

Deno.test("onMaking is called before an agent is made, and only then", () => {
  const agents = new AgentCache(ticTacToe);
  let told = 0;
  for (let time = 0; time < 3; time++) agents.get("random", 0, () => told++);
  assertStrictEquals(told, 1);
  agents.forget("random", 0);
  agents.get("random", 0, () => told++);
  assertStrictEquals(told, 2);
});

Deno.test("the most recently used agents are kept", () => {
  made.length = 0;
  const agents = new AgentCache(ticTacToe);
  const first = agents.get("counted", 0);
  for (let depth = 1; depth <= 15; depth++) agents.get(`alphabeta:depth=${depth}`, 0);
  assertStrictEquals(agents.get("counted", 0), first);
  for (let depth = 1; depth <= 16; depth++) agents.get(`minimax:depth=${depth}`, 0);
  assertNotStrictEquals(agents.get("counted", 0), first);
  assertStrictEquals(made.length, 2);
});
