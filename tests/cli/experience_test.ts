import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import {
  deltaRuleValues,
  playedPositions,
  RememberedExperience,
  ruleOf,
} from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, type Result } from "matchbox/games/mod.ts";
import { formatReversiGames } from "matchbox/games/reversi/mod.ts";
import { command, run, runJson, sizeOf, withFolder } from "../fixtures/command.ts";
import { sampleSize } from "../fixtures/sample_size.ts";
import { playRandomGame } from "../games/random_game.ts";

Deno.test("experience learns from a file of games, and moves to another database by db.json and w.json", async () => {
  await withFolder(async (folder) => {
    const games = `${folder}/games.txt`;
    await Deno.writeTextFile(games, "reversi:size=6\nc2 dark\nc2 light\nb3 *\n");
    const [one, other] = ["one", "other"].map((name) => `${folder}/${name}.sqlite`);
    const experience = (...args: string[]) => runJson("experience", ...args);
    const files = ["--db", `${folder}/db.json`, "--w", `${folder}/w.json`];
    const size = "reversi:size=6";
    const learned = await experience("learn", size, games, "--side", "dark", "--store", one);
    // One position, won by dark and then lost by it; only the won game changes w1, by 5 / 10.
    assertEquals([learned.games, learned.known], [2, 1]);
    assertEquals(learned.weights, { w1: 0.5, w2: 0, w3: 0 });
    const shown = await experience("show", size, "--store", one);
    assertEquals(shown.positions.map(({ w, l, n }: Record<string, number>) => [w, l, n]), [[
      1,
      1,
      0,
    ]]);
    await experience("export", size, ...files, "--store", one, "--out", `${folder}/state.json`);
    await experience("import", size, ...files, "--store", other);
    assertEquals(await experience("show", size, "--store", other), shown);
    const analysed = await run("analyse", size, `delta_rule:file=${folder}/state.json`);
    assertStrictEquals(analysed.code, 0, analysed.stderr);
  });
});

Deno.test("a wrong file of experience is said in one line, and nothing of it is taken over", async () => {
  await withFolder(async (folder) => {
    const [db, w, store] = ["db.json", "w.json", "kept.sqlite"].map((name) => `${folder}/${name}`);
    const good = `"${"0".repeat(35)}3": {"w": 1, "l": 0, "n": 0}`;
    const of = async (...args: string[]) => await run("experience", ...args, "--store", store);
    await Deno.writeTextFile(w, '{"w1": 1, "w2": 2, "w3": 3}');
    await Deno.writeTextFile(db, `{${good}}`);
    const imported = ["import", "reversi:size=6", "--db", db, "--w", w];
    assertStrictEquals((await of(...imported)).code, 0);

    await Deno.writeTextFile(db, `{${good}, "${"0".repeat(34)}3": {"w": 9, "l": 0, "n": 0}}`);
    const short = await of(...imported);
    assertMatch(
      short.stderr,
      /^error: .*db\.json: position "0*3": expected 36 characters [^\n]*\n$/,
    );
    const alone = await of("import", "reversi:size=6", "--db", db);
    assertMatch(alone.stderr, /^error: experience import: expected --db and --w[^\n]*\n$/);
    const other = await of("show", "chess");
    assertMatch(other.stderr, /^error: experience: expected Reversi[^\n]*\n$/);
    // A file of positions is no file of weights: it is not replaced.
    const wrongOut = await of("export", "reversi:size=6", "--w", db);
    assertMatch(
      wrongOut.stderr,
      /^error: --w .*db\.json": the file exists and is not a file of weights/,
    );
    for (const { code } of [short, alone, other, wrongOut]) assertStrictEquals(code, 2);
    const { stdout } = await of("show", "reversi:size=6");
    assertMatch(stdout, /1 positions; weights 1\.0000 .*2\.0000 .*3\.0000/);
  });
});

Deno.test("a damaged game is told with its line, and the others are learned", async () => {
  await withFolder(async (folder) => {
    const games = `${folder}/games.txt`;
    await Deno.writeTextFile(games, "# mine\nreversi:size=6\nc2 dark\na1 dark\n");
    const store = ["--store", `${folder}/kept.sqlite`];
    const { code, stdout, stderr } = await run("experience", "learn", SPEC, games, ...store);
    assertStrictEquals(code, 1);
    assertMatch(stdout, /^1 games learned$/m);
    assertMatch(stderr, /games\.txt, line 4: record 2 is damaged: .*"a1" is not a legal move/);
  });
});

const SPEC = "reversi:size=6";

/** The text of a file with random games, all different, and what a player in memory learns from it. */
function randomGames(count: number): { text: string; learned: RememberedExperience } {
  const game = findGame(SPEC);
  const random = randomStream("games to learn from");
  const games = Array.from({ length: count }, () => {
    const { position, played } = playRandomGame(game, random);
    return { moves: played, result: position.result() };
  });
  const learned = new RememberedExperience({ w1: 0, w2: 0, w3: 0 });
  const rule = ruleOf(deltaRuleValues("delta_rule", game));
  for (const { moves, result } of games) {
    const [dark, light] = playedPositions(game, moves);
    learned.learn(rule, dark, result!);
    learned.learn(rule, light, -result! as Result);
  }
  return { text: formatReversiGames({ game, games }), learned };
}

Deno.test("learn that is killed and given again learns each game once", async () => {
  const count = 200;
  const { text, learned } = randomGames(count);
  await withFolder(async (folder) => {
    const file = `${folder}/games.txt`;
    await Deno.writeTextFile(file, text);
    const rounds = sampleSize(1, 8);
    for (let round = 0; round < rounds; round++) {
      const store = `${folder}/${round}.sqlite`;
      const learn = ["experience", "learn", SPEC, file, "--store", store];
      const child = command(learn).spawn();
      let over = false;
      const ended = child.output().finally(() => over = true);
      // With so many bytes it has kept some of the games, which are kept 50 at a time, and not yet all.
      const bytes = 1_600_000 * (0.3 + 0.5 * (round + 0.5) / rounds);
      while (!over && await sizeOf(store) + await sizeOf(`${store}-wal`) < bytes) {
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      child.kill("SIGKILL");
      assertStrictEquals((await ended).signal, "SIGKILL");
      const { games, already, weights, known } = await runJson(...learn);
      // Of a game in which it was killed one side may be new.
      assertStrictEquals(games + already, count);
      assert(already > 0 && already < count, `${already}`);
      assertEquals(weights, learned.weights);
      assertStrictEquals(known, [...learned.positions()].length);
    }
  });
});

Deno.test("a game that is given again is already learned; a side that was left out is not, nor is it after an import", async () => {
  await withFolder(async (folder) => {
    const [file, store] = [`${folder}/games.txt`, `${folder}/kept.sqlite`];
    const learn = async (...args: string[]) => {
      const { code, stdout, stderr } = await run(
        ...["experience", "learn", SPEC, file, ...args, "--store", store],
      );
      assertStrictEquals(code, 0, stderr);
      return stdout.split("\n").slice(0, -2);
    };
    // The same moves with another result are another game.
    await Deno.writeTextFile(file, `${SPEC}\nc2 dark\nc2 light\n C2  dark # again\n`);
    const dark = ["--side", "dark"];
    assertEquals(await learn(...dark), ["2 games learned", "already learned: 1"]);
    assertEquals(await learn(...dark, file), ["0 games learned", "already learned: 6"]);
    assertEquals(await learn(), ["2 games learned", "already learned: 1"]);
    const files = ["--db", `${folder}/db.json`, "--w", `${folder}/w.json`, "--store", store];
    const shown = await run("experience", "export", SPEC, ...files, "--json");
    assertStrictEquals(JSON.parse(shown.stdout).weights.w1, 0.5);
    // Only games won teach the weights, and light had no move.
    await Deno.writeTextFile(
      `${folder}/db.json`,
      `{"${"0".repeat(35)}3": {"w": 1, "l": 0, "n": 0}}`,
    );
    assertStrictEquals((await run("experience", "import", SPEC, ...files)).code, 0);
    assertEquals(await learn(...dark), ["2 games learned", "already learned: 1"]);
  });
});
