/**
 * Files and arguments of other people may hold what a terminal obeys: nothing of it comes out.
 *
 * @module
 */
import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { join } from "@std/path";
import { playGame } from "matchbox/arena/mod.ts";
import { formatRecord } from "matchbox/arena/record_text.ts";
import { printable } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { run, withFolder } from "../fixtures/command.ts";

/** Sets the title of the window, clears the screen by a single character, turns the text around. */
const EVIL = "\x1b]0;owned\x07\x9b2J\u202e";

Deno.test("rate prints the names and reasons of a file without what a terminal would obey", async () => {
  const game = findGame("tictactoe");
  const agent = (name: string) => ({
    name,
    choose(): never {
      throw new Error(`${EVIL}no idea`);
    },
  });
  const [one, other] = [agent(`one${EVIL}`), agent("other")];
  const pair = "1/tictactoe/one v other/opening 0.1/pair 1/game";
  const records = [
    playGame(game, [one, other], { seed: `${pair} 1` }),
    playGame(game, [other, one], { seed: `${pair} 2` }),
  ];
  await withFolder(async (folder) => {
    const file = join(folder, "games.txt");
    const texts = await Promise.all(records.map((record, i) => formatRecord(record, `1.${i + 1}`)));
    await Deno.writeTextFile(file, texts.join(""));
    const { code, stdout, stderr } = await run("rate", file);
    assertStrictEquals(code, 0, stderr);
    assertMatch(stdout, /one/);
    assertMatch(stdout, /no idea/);
    assertStrictEquals(stdout + stderr, printable(stdout + stderr));

    // A machine is told all of it, in characters that no terminal obeys.
    const json = await run("rate", file, "--json");
    assertStrictEquals(json.stdout, printable(json.stdout));
    assertEquals(JSON.parse(json.stdout).agents.toSorted(), [`one${EVIL}`, "other"]);
  });
});

Deno.test("errors repeat arguments without what a terminal would obey", async () => {
  const wrong = [
    [`walk${EVIL}`],
    ["study", `walk${EVIL}`],
    ["perft", `chess${EVIL}`, "1"],
    ["perft", "chess", "1", `--fast${EVIL}`],
    ["perft", "chess", "1", "--position", EVIL],
    ["rate", `no${EVIL}where`],
    ["match", "tictactoe", `random${EVIL}`, "random"],
    ["study", "run", `no${EVIL}where.ts`],
  ];
  await Promise.all(wrong.map(async (args) => {
    const { code, stdout, stderr } = await run(...args);
    assertStrictEquals(code, 2, stderr);
    assert(stderr.length > 0);
    assertStrictEquals(stdout + stderr, printable(stdout + stderr), args.join(" "));
  }));
});
