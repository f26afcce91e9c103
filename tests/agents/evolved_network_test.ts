import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { agentName, createAgent, prepareAgents } from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { randomPosition } from "matchbox/games/random_position.ts";
import { decidingRun } from "matchbox/runner/publish/run_names.ts";
import { root } from "../fixtures/command.ts";

const FILE = `${root}lib/agents/shipped/evolved_network.json`;
const game = findGame("metelyk");

Deno.test("evolved: its file is the champion of the longest published evolution", async () => {
  const read = async (path: string) => JSON.parse(await Deno.readTextFile(path));
  const published = decidingRun(`${root}results/evolution-long`);
  assertEquals(await read(FILE), await read(`${published}/artifacts/champion.json`));
});

Deno.test("evolved: it plays as the network of that file, by a short name", () => {
  assertStrictEquals(agentName("evolved", game), "evolved");
  const { sizes, inputs } = JSON.parse(Deno.readTextFileSync(FILE));
  const kind = sizes.at(-1) === 1 ? "net38_1" : "net38_50";
  const hidden = sizes.slice(1, -1).join("/") || "none";
  const same = createAgent(`${kind}:hidden=${hidden},inputs=${inputs},file=${FILE}`, game);
  const evolved = createAgent("evolved", game);
  const context = { random: randomStream("evolved"), clock: { now: () => 0 } };
  for (let plies = 0; plies < 40; plies++) {
    const position = randomPosition(game, plies, context.random);
    if (position === null) continue;
    const move = evolved.choose(position, context);
    assertStrictEquals(move, same.choose(position, context));
    assertStrictEquals(legalMoves(game, position).includes(move), true);
  }
});

Deno.test("evolved: it says which board it plays on", async () => {
  const small = findGame("metelyk:side=3");
  const message = "evolved plays metelyk:side=4, not metelyk:side=3";
  assertThrows(() => createAgent("evolved", small), UsageError, message);
  const error = await prepareAgents(["evolved"], small).catch((error) => error);
  assertStrictEquals(error.message, message);
});
