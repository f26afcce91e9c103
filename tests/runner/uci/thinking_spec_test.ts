import { assertStrictEquals } from "@std/assert";
import { parseSpec } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import type { GoCommand } from "matchbox/runner/uci/go_command.ts";
import { thinkingSpec } from "matchbox/runner/uci/thinking_spec.ts";

const chess = findGame("chess");

/** The value of a parameter when the agent answers a command. */
function set(spec: string, parameter: string, go: Partial<GoCommand>): string | undefined {
  const command = { infinite: false, ponder: false, ...go };
  return parseSpec(thinkingSpec(spec, chess, command)).parameters[parameter];
}

Deno.test("playouts count as nodes, and end no search that has another limit or none", () => {
  const endless = "1000000000";
  assertStrictEquals(set("mcts:playouts=70", "playouts", {}), "70");
  assertStrictEquals(set("mcts:playouts=70", "playouts", { nodes: 50 }), "50");
  assertStrictEquals(set("mcts:playouts=70", "playouts", { infinite: true }), endless);
  // Without it, a move takes 1000 playouts even if there is time for more.
  assertStrictEquals(set("mcts", "playouts", { milliseconds: 5000 }), endless);
  assertStrictEquals(set("mcts:playouts=70", "playouts", { milliseconds: 5000 }), "70");
});

Deno.test("the depth of the user is the largest, unless the command has one or no end", () => {
  assertStrictEquals(set("search:depth=5", "depth", { milliseconds: 5000 }), "5");
  assertStrictEquals(set("search", "depth", { milliseconds: 5000 }), "200");
  assertStrictEquals(set("search:depth=5", "depth", { depth: 3 }), "3");
  assertStrictEquals(set("search:depth=5", "depth", { infinite: true }), "200");
  // A search that ponders keeps to the limits that hold after it.
  assertStrictEquals(set("search:depth=5", "depth", { ponder: true }), "5");
});
