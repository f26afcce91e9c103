import {
  assertEquals,
  assertGreater,
  assertGreaterOrEqual,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { run, runJson } from "../fixtures/command.ts";

Deno.test("perft counts and divides", async () => {
  const { seconds, ...counted } = await runJson("perft", "reversi", "5", "--divide");
  assertGreaterOrEqual(seconds, 0);
  assertStrictEquals(counted.game, "reversi:size=8");
  assertStrictEquals(counted.nodes, 1396);
  assertStrictEquals(counted.depth, 5);
  // The four first moves are symmetric.
  assertEquals(counted.moves.map(({ nodes }: { nodes: number }) => nodes), [
    349,
    349,
    349,
    349,
  ]);
});

Deno.test("perft begins at the given position", async () => {
  const { nodes, position } = await runJson("perft", "tictactoe", "1", "--position", "XX-OO---- X");
  assertStrictEquals(nodes, 5);
  assertStrictEquals(position, "XX-OO---- X");
});

Deno.test("perft and analyse follow the rule for the end that the spec names", async () => {
  // See tests/games/reversi/source_end_test.ts.
  const position = ["--position", "OXXXXOXXXXOXX--O X"];
  for (const [spec, nodes, move] of [["", 1, "b4"], [",end=source", 2, "c4"]]) {
    const game = `reversi:size=4${spec}`;
    const counted = await runJson("perft", game, "2", ...position);
    assertEquals([counted.game, counted.nodes], [game, nodes]);
    const found = await runJson("analyse", game, "minimax:depth=4", ...position);
    assertEquals([found.game, found.move], [game, move]);
  }
});

Deno.test("perft prints text for people", async () => {
  const { stdout } = await run("perft", "tictactoe", "3", "--divide");
  assertMatch(stdout, /^a1: 56\n/);
  assertMatch(stdout, /depth 3: 504 nodes in/);
});

Deno.test("analyse gives move, value, principal variation and statistics", async () => {
  const found = await runJson(
    "analyse",
    "tictactoe",
    "minimax:depth=3",
    "--position",
    "XX-OO---- X",
  );
  assertStrictEquals(found.move, "c1");
  assertStrictEquals(found.spec, "minimax:depth=3,eval=lines");
  // A win one ply later is worth 1 less.
  assertStrictEquals(found.value, 999_999);
  assertStrictEquals(found.end, 1);
  assertStrictEquals(found.meaning, "win in 1 ply");
  assertEquals(found.pv, ["c1"]);
  assertGreater(found.nodes, 1);
});

Deno.test("analyse prints the move of every agent; one that does not search has no value", async () => {
  for (const spec of ["negascout", "mtdf", "search", "mcts"]) {
    const found = await runJson("analyse", "tictactoe", spec, "--position", "XX-OO---- X");
    assertStrictEquals(found.move, "c1");
    assertGreater(found.moves.length, 1);
    assertGreater(found.nodes, 1);
  }
  const found = await runJson("analyse", "tictactoe", "random", "--position", "XXOOOXXO- X");
  assertEquals([found.move, found.value, found.pv, found.moves], ["c3", null, ["c3"], []]);
  const { stdout } = await run("analyse", "tictactoe", "random", "--position", "XXOOOXXO- X");
  assertMatch(stdout, /random plays c3: the only legal move\n$/);
  // The agents of the project that play at random say so themselves.
  const { stdout: among } = await run("analyse", "tictactoe", "random");
  assertMatch(among, /random plays [abc][123]: at random among 9 legal moves\n$/);
  const { stdout: ties } = await run("analyse", "reversi", "greedy:eval=material");
  assertMatch(ties, / plays \w\d: value 3; at random among the 4 best moves \(depth 1\)\n/);
  const unsaid = await run(
    ...["analyse", "tictactoe", "remembering", "--agents", "tests/fixtures/stateful_agents.ts"],
  );
  assertMatch(unsaid.stdout, /: it does not search, so it has no value for it\n$/);
});

Deno.test("study list prints every study with its question and sources", async () => {
  const { studies } = await runJson("study", "list");
  const nodeCounts = studies.find(({ id }: { id: string }) => id === "node-counts");
  assertMatch(nodeCounts.question, /\?$/);
  assertEquals(
    nodeCounts.answers.find(({ number }: { number: string }) => number === "C6"),
    { number: "C6", name: "order of the moves", link: "SOURCES.md#c6" },
  );
  const { stdout } = await run("study", "list");
  assertMatch(stdout, /^node-counts .*\(.*C6 order of the moves/m);
});
