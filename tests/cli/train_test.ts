import {
  assert,
  assertEquals,
  assertGreater,
  assertLess,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { command, root, run, runJson, runTogether, withFolder } from "../fixtures/command.ts";

/** A path in a folder as a person in the root of the project would write it. */
const from = (folder: string, name: string) => `${folder.slice(root.length)}/${name}`;

const json = (...args: string[]) => runJson("train", ...args);

Deno.test("train prints one JSON object with the curve; the file plays, is analysed and is trained on", async () => {
  await withFolder(async (folder) => {
    const store = ["--store", folder];
    const file = from(folder, "mine.json");
    const first = await json("tictactoe", "menace:setting=michie", "--out", file, ...store);
    const { game, learner, against, games, seed, curve } = first;
    assertEquals(
      { game, learner, against, games, seed, file: first.file },
      {
        ...{ game: "tictactoe", learner: "menace:setting=michie", against: "random" },
        ...{ games: 1000, seed: 1, file },
      },
    );
    assertEquals(curve.map(({ from, to }: Record<string, number>) => [from, to]), [
      ...Array.from({ length: 20 }, (_, i) => [50 * i + 1, 50 * i + 50]),
    ]);
    for (const { wins, draws, losses } of curve) assertStrictEquals(wins + draws + losses, 50);

    const saved = JSON.parse(await Deno.readTextFile(`${root}${file}`));
    assertStrictEquals(Object.keys(saved.boxes).length, 304);
    const analysed = await run("analyse", "tictactoe", `menace:file=${file}`);
    assertMatch(analysed.stdout, /plays \w\d: drawn from \d+ beads: \w\d \d+, /);

    const spec = `menace:file=${file}`;
    const second = await json("tictactoe", spec, "--against", "perfect", "--out", file, ...store);
    assertMatch(second.learner, /^menace:file=sha256:\w{16}$/);
    const drawn = second.curve.at(-1).draws;
    assertGreater(drawn, 40, "what it learned before is not lost");
    assert(await Deno.readTextFile(`${root}${file}`) !== JSON.stringify(saved));
  });
});

Deno.test("a training that was killed goes on, and ends as one that was not", async () => {
  await withFolder(async (folder) => {
    const args = (name: string) => [
      ...["train", "tictactoe", "menace", "--against", "menace:side=O", "--games", "160000"],
      ...["--every", "4000", "--seed", "7", "--json"],
      ...["--store", `${folder}/${name}`, "--out", from(folder, `${name}.json`)],
    ];
    const child = command(args("killed")).spawn();
    // A stretch takes 20 kB of the store, so a few of the forty are finished then.
    while (bytesIn(`${folder}/killed`) < 200_000) await new Promise((done) => setTimeout(done, 5));
    child.kill("SIGKILL");
    await child.output();
    assertEquals([...Deno.readDirSync(folder)].filter(({ isFile }) => isFile), []);

    const [killed, whole] = await Promise.all([run(...args("killed")), run(...args("whole"))]);
    const [resumed, once] = [killed, whole].map(({ stdout }) => JSON.parse(stdout));
    assertGreater(resumed.resumed, 0);
    assertLess(resumed.resumed, 40);
    assertEquals(resumed.curve, once.curve);
    const bytes = (name: string) => Deno.readTextFileSync(`${folder}/${name}.json`);
    assertStrictEquals(bytes("killed"), bytes("whole"));
  });
});

Deno.test("a training without progress ends early, and says so", async () => {
  const args = ["train", "tictactoe", "menace", "--against", "perfect", "--games", "9000"];
  const { code, stdout, stderr } = await run(
    ...[...args, "--every", "20", "--patience", "100", "--store", ":memory:"],
  );
  assertStrictEquals(code, 0, stderr);
  const [, games] = stdout.match(/^(\d+) games, seed 1; /m)!;
  assertLess(Number(games), 9000);
  assertMatch(stdout, /^ended: no better score in the last 100 games$/m);
  assertMatch(stdout, new RegExp(String.raw`\| +${games} \| [^\n]*\n\n?${games} games`));
});

Deno.test("a figure of the curve is written when asked for", async () => {
  await withFolder(async (folder) => {
    const figure = from(folder, "curve.svg");
    const { code, stdout, stderr } = await run(
      ...["train", "tictactoe", "menace", "--games", "200", "--store", ":memory:"],
      ...["--figure", figure],
    );
    assertStrictEquals(code, 0, stderr);
    assertMatch(await Deno.readTextFile(`${root}${figure}`), /^<svg .*<title>Games won by menace/);
    assertMatch(stdout, /\| +191 \| +200 \| +\d\.\d+ \|/);
    assertMatch(stdout, /not written to a file; the same command with --out out\/menace.json/);
  });
});

Deno.test("wrong wishes are refused in one line, and no file is touched", async () => {
  await withFolder(async (folder) => {
    const broken = from(folder, "broken.json");
    const menace = await json("tictactoe", "menace", "--games", "1", "--store", ":memory:");
    assertStrictEquals(menace.file, null);
    await Deno.writeTextFile(`${root}${broken}`, `{"rules":{}}`);
    const other = from(folder, "notes.txt");
    await Deno.writeTextFile(`${root}${other}`, "mine");
    const refused: [string, RegExp][] = [
      [
        "tictactoe alphabeta",
        /unknown learner "alphabeta"; did you mean "alphazero"\? available: .*menace/,
      ],
      [
        "tictactoe menace --games -5",
        /--games of train: expected a whole number from 1 to \d+ but/,
      ],
      [
        "tictactoe menace --games 10 --every 11",
        /--every of train: .* from 1 to 10 but found "11"/,
      ],
      ["tictactoe menace --minutes 0", /--minutes of train: expected a whole number from 1 to/],
      ["tictactoe menace --patience 1001", /--patience of train: .* from 1 to 1000 but found/],
      ["tictactoe menace --games 20001 --every 1", /20001 points; expected at most 10000/],
      [
        `tictactoe menace:file=${broken}`,
        /state of menace:file=sha256:\w+: rules.side: expected, but it is missing/,
      ],
      [
        `tictactoe menace --out ${other}`,
        /the file exists and is not a saved menace; expected a new/,
      ],
      [
        `tictactoe menace --out ${broken}`,
        /the file exists and is not a saved menace; expected a new/,
      ],
      ["tictactoe menace --out lib/x.json", /a task writes only into the folder out\//],
      ["tictactoe menace --figure out/curve.png", /expected a name that ends in \.svg/],
    ];
    const ended = await runTogether(refused.map(([line]) => `train ${line}`));
    for (const [line, message] of refused) {
      const { code, stdout, stderr } = ended.get(`train ${line}`)!;
      assertMatch(stderr, message);
      assertStrictEquals(stderr.trimEnd().split("\n").length, 1, stderr);
      assertEquals([code, stdout], [2, ""], line);
    }
    assertStrictEquals(await Deno.readTextFile(`${root}${other}`), "mine");
  });
});

function bytesIn(folder: string): number {
  try {
    return [...Deno.readDirSync(folder)]
      .reduce((sum, { name }) => sum + Deno.statSync(`${folder}/${name}`).size, 0);
  } catch {
    return 0;
  }
}

Deno.test("a population trains by generations, and what it has come to plays from the file", async () => {
  await withFolder(async (folder) => {
    const file = from(folder, "networks.json");
    const spec = "budding:population=4";
    const trained = await json(
      ...["metelyk", spec, "--generations", "4", "--every", "2", "--out", file],
      ...["--store", ":memory:"],
    );
    assertEquals([trained.generations, trained.games, trained.file], [4, undefined, file]);
    assertEquals(trained.curve.map(({ to }: { to: number }) => to), [2, 4]);
    // The same command again replaces the file, because it is of this kind.
    await json("metelyk", spec, "--generations", "4", "--out", file, "--store", ":memory:");
    const played = await run(
      ...["match", "metelyk", `${spec},file=${file}`, "random", "--games", "2"],
      ...["--jobs", "0", "--store", ":memory:"],
    );
    assertStrictEquals(played.code, 0, played.stderr);
    const wrong = await run("train", "metelyk", spec, "--games", "4", "--store", ":memory:");
    assertStrictEquals(wrong.code, 2);
    assertMatch(
      wrong.stderr,
      /^error: train: budding learns by generations; expected --generations/,
    );
  });
});
