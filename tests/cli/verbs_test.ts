import assert from "node:assert/strict";
import { run } from "../fixtures/command.ts";

async function json(...args: string[]) {
  const { code, stdout, stderr } = await run(...args, "--json");
  assert.equal(code, 0, stderr);
  assert.equal(stdout.trimEnd().split("\n").length, 1);
  return JSON.parse(stdout);
}

Deno.test("perft counts and divides", async () => {
  const { seconds, ...counted } = await json("perft", "reversi", "5", "--divide");
  assert.ok(seconds >= 0);
  assert.equal(counted.game, "reversi:size=8");
  assert.equal(counted.nodes, 1396);
  assert.equal(counted.depth, 5);
  // The four first moves are images of each other.
  assert.deepEqual(counted.moves.map(({ nodes }: { nodes: number }) => nodes), [
    349,
    349,
    349,
    349,
  ]);
});

Deno.test("perft begins at the position it is given", async () => {
  const { nodes, position } = await json("perft", "tictactoe", "1", "--position", "XX-OO---- X");
  assert.equal(nodes, 5);
  assert.equal(position, "XX-OO---- X");
});

Deno.test("perft shows what a person reads", async () => {
  const { stdout } = await run("perft", "tictactoe", "3", "--divide");
  assert.match(stdout, /^a1: 56\n/);
  assert.match(stdout, /depth 3: 504 nodes in/);
});

Deno.test("analyse gives move, value, principal variation and statistics", async () => {
  const found = await json("analyse", "tictactoe", "minimax:depth=3", "--position", "XX-OO---- X");
  assert.equal(found.move, "c1");
  assert.equal(found.spec, "minimax:depth=3,eval=lines");
  assert.equal(found.value, 1_000_000);
  assert.deepEqual(found.pv, ["c1"]);
  assert.ok(found.nodes > 1);
});

Deno.test("study list names every study with its question", async () => {
  const { studies } = await json("study", "list");
  const nodeCounts = studies.find(({ id }: { id: string }) => id === "node-counts");
  assert.match(nodeCounts.question, /\?$/);
  const { stdout } = await run("study", "list");
  assert.match(stdout, /^node-counts /m);
});
