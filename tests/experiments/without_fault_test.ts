import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { addAgents } from "matchbox/agents/mod.ts";
import { type Ending, endings, type GameRecord } from "matchbox/arena/mod.ts";
import { playPairs } from "matchbox/experiments/pairs_of_match.ts";
import { withoutFault } from "matchbox/experiments/without_fault.ts";
import { findGame } from "matchbox/games/mod.ts";
import { agents as faultyAgents } from "../fixtures/faulty_agents.ts";

const ended = (ending: Ending) => ({ seed: "1/reversi", ending, reason: "a reason" }) as GameRecord;

Deno.test("a game that an agent lost by a fault is no game of a study", () => {
  const passes = (ending: Ending) => {
    try {
      return withoutFault(ended(ending)).ending === ending;
    } catch {
      return false;
    }
  };
  assertEquals(endings.filter((ending) => !passes(ending)), ["illegal move", "failure", "time"]);
  assertThrows(() => withoutFault(ended("failure")), Error, "game 1/reversi: a reason");
});

Deno.test("a match of a study ends with the first fault of an agent, and says which", () => {
  const { throwing, illegal, meddling, slow } = faultyAgents;
  // Names of their own, because other tests use these agents, too.
  const remove = addAgents({ thrower: throwing, cheat: illegal, meddler: meddling, slacker: slow });
  const reversi = findGame("reversi:size=4");
  const play = (agent: string) =>
    playPairs(reversi, {
      ...{ agents: [agent, "greedy"], openings: 2, from: 1, to: 2, seed: 1 },
      clock: { now: () => 0 },
    });
  try {
    assertThrows(() => play("thrower"), Error, "thrower:after=2 failed: Error: no idea");
    assertThrows(() => play("cheat"), Error, "cheat:after=2 returned");
    assertThrows(() => play("meddler"), Error, "meddler:after=2 left the position changed");
    // Without a clock nobody is slow.
    assertStrictEquals(play("slacker").length, 2);
  } finally {
    remove();
  }
});
