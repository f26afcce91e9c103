import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { run, withFolder } from "../fixtures/command.ts";

Deno.test("experience learns from a file of games, and moves to another database by db.json and w.json", async () => {
  await withFolder(async (folder) => {
    const games = `${folder}/games.txt`;
    await Deno.writeTextFile(games, "reversi:size=6\nc2 dark\nc2 light\nb3 *\n");
    const [one, other] = ["one", "other"].map((name) => `${folder}/${name}.sqlite`);
    const experience = async (...args: string[]) => {
      const { code, stdout, stderr } = await run("experience", ...args, "--json");
      assertStrictEquals(code, 0, stderr);
      return JSON.parse(stdout);
    };
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
