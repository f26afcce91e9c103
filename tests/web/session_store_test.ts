import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { openStoreFile } from "matchbox/runner/store/store_file.ts";
import { SessionStore } from "matchbox/web/play/session_store.ts";
import { withFolder } from "../fixtures/command.ts";
import { TestClient } from "./client.ts";
import { withServer } from "./with_server.ts";

/** The tables before games were kept with the files that they are from. */
const BEFORE = {
  kind: "games",
  version: 1,
  tables: [
    `CREATE TABLE game (
    number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, spec TEXT NOT NULL,
    first TEXT NOT NULL, second TEXT NOT NULL, seed TEXT NOT NULL, opening TEXT NOT NULL,
    base REAL, increment REAL, result INTEGER, ending TEXT, reason TEXT
  ) STRICT`,
    `CREATE TABLE move (
    game TEXT NOT NULL REFERENCES game (id), ply INTEGER NOT NULL, name TEXT NOT NULL,
    left0 REAL, left1 REAL, PRIMARY KEY (game, ply)
  ) STRICT, WITHOUT ROWID`,
  ],
} as const;

Deno.test("games of an earlier version are there, and new ones beside them", async () => {
  await withFolder((folder) => {
    const path = `${folder}/games.sqlite`;
    {
      using old = openStoreFile(path, BEFORE);
      const add = old.database.prepare(
        "INSERT INTO game VALUES (1, 'old', 'chess', 'person', 'easy', 's', 'o', NULL, NULL, 1, 'rules', '')",
      );
      add.run();
      old.database.prepare("INSERT INTO move VALUES ('old', 0, 'e4', NULL, NULL)").run();
    }
    for (const opening of ["first", "again"]) {
      using store = new SessionStore(path, () => false);
      const { players, moves, end, written } = store.find("old")!;
      assertEquals([players, moves, written], [["person", "easy"], ["e4"], null], opening);
      assertEquals(end, { result: 1, ending: "rules", reason: "" });
    }
    return Promise.resolve();
  });
});

Deno.test("what is written in a file is kept when the server is started again", async () => {
  await withFolder(async (folder) => {
    let game = "";
    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      const text = '[White "Ada"]\n[Black "Bob"]\n\n1. e4 {good} (1. d4) *';
      game = await client.done({ type: "play/load", text }) as string;
    }, { folder });
    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      await client.done({ type: "play/open", game });
      const { tags, notes } = await client.next(({ type }) => type === "play/file");
      assertEquals(tags, [["White", "Ada"], ["Black", "Bob"]]);
      assertEquals(notes, [{ ply: 1, text: "{good}" }, { ply: 1, text: "(1. d4)" }]);
      await client.done({ type: "play/move", game, ply: 1, move: "e5" });
      const saved = await client.done({ type: "play/save", game, form: "record" });
      const { name, text } = saved as { name: string; text: string };
      assertStrictEquals(name, "chess.pgn");
      assertMatch(text, /^\[White "Ada"\]\n\[Black "Bob"\]\n/);
      assertMatch(text, /\n1\. e4 \{good\} \(1\. d4\) 1\.\.\. e5 \*\n/);
    }, { folder });
  });
});
