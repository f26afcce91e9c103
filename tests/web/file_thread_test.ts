import {
  assertEquals,
  assertLess,
  assertMatch,
  assertRejects,
  assertStrictEquals,
} from "@std/assert";
import { FileThread } from "matchbox/web/files/file_thread.ts";
import { Refusal } from "matchbox/web/refusal.ts";
import { TestClient } from "./client.ts";
import { withServer } from "./with_server.ts";

/** A long game, without captures and pawn moves. */
const LONG = `${"Nf3 Nf6 Ng1 Ng8 ".repeat(3000)} *`;

Deno.test("while the file of one visitor is read, the others are answered", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    await using other = await TestClient.connect(url);
    const game = await other.begin("tictactoe", ["person", "person"]);
    const text = LONG.slice(0, -2) + "Qh9 *";
    const read = client.refused({ type: "play/load", text });
    const started = performance.now();
    await other.done({ type: "play/move", game, ply: 0, move: "b2" });
    assertLess(performance.now() - started, 1000);
    assertMatch(await read, /ply 12001: "Qh9" is not a legal move/);
    // What once took longer than the life of a person.
    const signs = "# ".repeat(60) + "x";
    assertMatch(await client.refused({ type: "play/load", text: signs }), /not a legal move/);
  });
});

Deno.test("one file of a visitor is read at a time, and others wait for their turn", async () => {
  const files = new FileThread();
  const [one, other] = [{}, {}];
  const first = files.read(one, "game", LONG);
  await assertRejects(() => files.read(one, "game", "1. e4 *"), Refusal, "still being read");
  assertEquals((await files.read(other, "game", "1. e4 *")).moves, ["e4"]);
  assertStrictEquals((await first).moves.length, 12_000);
  assertEquals((await files.read(one, "game", "1. d4 *")).moves, ["d4"]);
  files.close();
});

Deno.test("a file that takes too long is given up", async () => {
  const hasty = new FileThread(1);
  await assertRejects(() => hasty.read({}, "game", LONG), Refusal, "takes too long to read");
  hasty.close();
});
