import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { agentName, createAgent, listAgents } from "matchbox/agents/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { articleValue } from "../reference/article_evaluation.ts";
import { samplePositions } from "./sample_positions.ts";
import { stillContext } from "../fixtures/still_context.ts";

const chess = findGame("chess");
const analyse = (spec: string, fen: string) =>
  createAgent(spec, chess).analyse!(chess.start(fen), stillContext("analysis"));

Deno.test("the player of E8 has five steps by name, with the depths of the source", () => {
  const names = listAgents(chess).map(({ name }) => name).filter((name) => /^step/.test(name));
  assertEquals(names.map((name) => agentName(name, chess)), [
    "step1_random",
    "step2_material",
    "step3_minimax:depth=2,literal=false",
    "step4_alphabeta:depth=4,literal=false",
    "step5_squares:depth=4,tables=right,literal=false",
  ]);
  for (const name of names) {
    assertThrows(() => createAgent(name, findGame("reversi")), UsageError, "plays chess, not");
  }
});

Deno.test("each step is the agent of the textbook", () => {
  const pairs = [
    ["step3_minimax", "minimax:depth=2,eval=material"],
    ["step4_alphabeta:depth=3", "alphabeta:depth=3,eval=material"],
    ["step5_squares:depth=3", "alphabeta:depth=3,eval=piece_squares"],
    [
      "step5_squares:depth=2,tables=article",
      "alphabeta:depth=2,eval=piece_squares(tables=article)",
    ],
  ];
  for (const position of samplePositions(chess, 8, "five steps")) {
    for (const [step, plain] of pairs) {
      assertEquals(analyse(step, `${position}`), analyse(plain, `${position}`), step);
    }
  }
});

Deno.test("step 1 plays every move, and step 2 takes the queen", () => {
  const random = createAgent("step1_random", chess);
  const played = new Set(
    Array.from(
      { length: 300 },
      (_, i) => random.choose(chess.start(), stillContext(`random ${i}`)),
    ),
  );
  assertStrictEquals(played.size, 20);
  const position = chess.start("4k3/8/8/3q4/2P1r3/3P4/8/K7 w - - 0 1");
  const material = createAgent("step2_material", chess);
  assertStrictEquals(chess.format(position, material.choose(position, stillContext("2"))), "cxd5");
});

/** Here Qg6 is stalemate. */
const stalemating = "7k/8/8/6Q1/8/8/8/K7 w - - 0 1";

Deno.test("literally, stalemate counts as mate: -9999 for the side without a move", () => {
  // Black would have no move and not be in check.
  const values = (spec: string) => {
    const { moves } = analyse(spec, stalemating);
    const position = chess.start(stalemating);
    return new Map(moves.map(({ move, value }) => [chess.format(position, move), value]));
  };
  const right = values("step4_alphabeta:depth=2");
  const literal = values("step4_alphabeta:depth=2,literal=true");
  assertStrictEquals(right.get("Qg6")! + 0, 0);
  assertStrictEquals(literal.get("Qg6"), 9999);
  // Without mate or stalemate both count the queen.
  assertStrictEquals(right.get("Kb2"), 900);
  assertStrictEquals(literal.get("Kb2"), 900);
  const { move } = analyse("step4_alphabeta:depth=2,literal=true", stalemating);
  assertStrictEquals(
    values("step4_alphabeta:depth=2,literal=true").get(
      chess.format(chess.start(stalemating), move),
    ),
    9999,
  );
});

Deno.test("the value of the article's step 5 at depth 1 is the best by its own tables", () => {
  for (const position of samplePositions(chess, 30, "article")) {
    const moves = new Int32Array(chess.maxMoves);
    const count = position.moves(moves, 0);
    const sign = position.side === 0 ? 1 : -1;
    const values = [...moves.subarray(0, count)].map((move) => {
      position.play(move);
      const value = sign * 10 * articleValue(`${position}`);
      position.undo();
      return value;
    });
    const spec = "step5_squares:depth=1,tables=article,literal=true";
    assertStrictEquals(analyse(spec, `${position}`).value, Math.max(...values));
  }
});

Deno.test("the steps refuse parameters that they do not have", () => {
  const refused = (spec: string, message: string) =>
    assertThrows(() => createAgent(spec, chess), UsageError, message);
  refused("step1_random:depth=2", 'unknown parameter "depth" of agent step1_random; allowed: none');
  refused("step4_alphabeta:tables=article", 'unknown parameter "tables" of agent step4_alphabeta');
  refused("step3_minimax:literal=maybe", "expected true or false");
  refused("step5_squares:depth=0", "parameter depth of agent step5_squares: expected a whole");
});
