import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { relative } from "@std/path";
import { readRecordFile } from "matchbox/arena/record_text.ts";
import {
  command,
  root,
  run,
  runJson,
  runTogether,
  sizeOf,
  withFolder,
} from "../fixtures/command.ts";
import { long, sampleSize } from "../fixtures/sample_size.ts";

const faulty = "tests/fixtures/faulty_agents.ts";
/** Without workers, which take long to start, where the games are the same with them. */
const HERE = "--jobs 0 --store :memory:";

const agents = "random greedy alphabeta:depth=2";
/** Short commands that write no file, for one process. */
const lines = {
  drawn: `match tictactoe alphabeta:depth=9 minimax:depth=9 --games 6 --plies 0 ${HERE}`,
  repeated: `match reversi:size=4 minimax:depth=2 alphabeta:depth=1 --games 6 --openings 1 ${HERE}`,
  sequential: `match tictactoe alphabeta:depth=9 random --sprt 0,200 ${HERE}`,
  sequentialJson: `match tictactoe alphabeta:depth=9 random --sprt 0,200 ${HERE} --json`,
  tournament: `tournament reversi:size=6 ${agents} --games 10 ${HERE}`,
  gauntlet: `tournament reversi:size=6 ${agents} --games 10 --gauntlet ${HERE} --json`,
  same: `tournament tictactoe random random --games 4 ${HERE}`,
};
const together = runTogether(Object.values(lines));

/** What a successful one of them prints. */
async function printed(name: keyof typeof lines): Promise<string> {
  const { code, stdout, stderr } = (await together).get(lines[name])!;
  assertStrictEquals(code, 0, stderr);
  return stdout;
}

/**
 * Makes a folder in out/ for the time of a test. Its path begins at the root, where commands run, because the
 * lines of these tests are split at blanks, and the path of the project may have some.
 */
function withFolderInRoot(test: (folder: string) => Promise<void>): Promise<void> {
  return withFolder((folder) => test(relative(root, folder)));
}

/** Runs a successful command and returns its JSON object. */
const json = (line: string) => runJson(...line.split(" "));

Deno.test("match counts from the first agent's side, with score, Elo and superiority", async () => {
  const found = await json(
    "match tictactoe alphabeta:depth=9 random --games 20 --plies 0 --store :memory:",
  );
  assertStrictEquals(found.games, 20);
  assertStrictEquals(found.wins + found.draws + found.losses, 20);
  // A perfect player never loses from the start of the game.
  assertStrictEquals(found.losses, 0);
  assertStrictEquals(found.second, "random");
  assertStrictEquals(found.score.mean, (found.wins + found.draws / 2) / 20);
  assert(found.score.low > 0.5 && found.elo.low > 0 && found.superiority > 0.95);
  assertEquals([found.seed, found.openings, found.opening_plies], [1, 1, 0]);
});

Deno.test("match prints the same for people, and explains deterministic agents", async () => {
  const stdout = await printed("drawn");
  assertMatch(stdout, /^games +6 \(2 different\)$/m);
  assertMatch(stdout, /^result +0 won, 6 drawn, 0 lost by the first$/m);
  assertMatch(stdout, /^score +0.500 points per game, exactly$/m);
  assertMatch(stdout, /^Elo +0 difference, exactly$/m);
  assertMatch(stdout, /deterministic and have played every opening of this length/);
});

Deno.test("repeated openings that are not all of the game's are told, and the interval counts them once", async () => {
  const stdout = await printed("repeated");
  assertMatch(stdout, /^score .* 95 % interval$/m);
  assertMatch(stdout, /Of 6 games 2 are different; the intervals are based on 2 games/);
});

Deno.test("a sequential test ends the match and says which bound it crossed", async () => {
  const stdout = await printed("sequential");
  assertMatch(stdout, /^SPRT .* crossed the upper bound 2.94: H1 \(200 Elo\) accepted/m);
  assertMatch(stdout, /the intervals cover the true values in less than 95 % of matches/);
  const { sprt, games } = JSON.parse(await printed("sequentialJson"));
  assertStrictEquals(sprt.decision, "H1");
  assert(sprt.llr >= sprt.upper && games < 200);
});

Deno.test("tournament prints standings and cross table, a gauntlet has only games of the first agent", async () => {
  const stdout = await printed("tournament");
  assertMatch(stdout, /## Standings/);
  assertMatch(stdout, /## Cross table/);
  assertMatch(stdout, /\| +3 \| random +\|/);
  const { matches, ratings, format } = JSON.parse(await printed("gauntlet"));
  assertStrictEquals(format, "gauntlet");
  assertEquals(matches.map(({ first }: { first: string }) => first), ["random", "random"]);
  assertStrictEquals(ratings.at(-1).name, "random");
});

Deno.test("rate reads what match wrote; a damaged record is reported and the rest is read", async () => {
  await withFolderInRoot(async (folder) => {
    const file = `${folder}/games.txt`;
    const match = "match reversi:size=6 greedy random --games 20 --jobs 0";
    const line = `${match} --store ${folder} --out ${file}`;
    const played = await json(line);
    const rated = await json(`rate ${file}`);
    assertStrictEquals(rated.records, 20);
    const { wins, draws, losses, elo } = rated.matches[0];
    assertEquals([wins, draws, losses, elo], [
      played.wins,
      played.draws,
      played.losses,
      played.elo,
    ]);

    const text = await Deno.readTextFile(file);
    await Deno.writeTextFile(file, text.replace(/^\[Result "[^"]*"\]/m, '[Result "7-0"]'));
    const { code, stdout, stderr } = await run("rate", file, "--json");
    assertStrictEquals(code, 1);
    assertMatch(stderr, /games.txt, line \d+: record 1 is damaged: .*7-0/);
    assertMatch(stderr, /the other 19 records of .*games.txt are read/);
    assertMatch(stderr, /1 game left out, because the other game of the pair is missing/);
    assertEquals([JSON.parse(stdout).records, JSON.parse(stdout).matches[0].games], [19, 18]);

    // The match itself reports it too, and repairs the file.
    const again = await run(...line.split(" "));
    assertMatch(again.stderr, /record 1 is damaged/);
    assertStrictEquals(await Deno.readTextFile(file), text);
  });
});

Deno.test("agents at fault lose their games, the record says why, and the others play on", async () => {
  await withFolderInRoot(async (folder) => {
    const reasons = {
      "throwing:after=2": /^throwing:after=2 failed: Error: no idea what to play$/,
      "illegal:after=2": /^illegal:after=2 returned \d+, which is not a legal move/,
      unmade: /^unmade failed: .*could not be loaded/,
    };
    const file = `${folder}/games.txt`;
    const { matches } = await json(
      `tournament reversi:size=6 random throwing illegal unmade --games 4 --gauntlet ` +
        `--agents ${faulty} ${HERE} --out ${file}`,
    );
    assertEquals(
      matches.map(({ second }: { second: string }) => second).sort(),
      Object.keys(reasons).sort(),
    );
    const { records } = await readRecordFile(file);
    for (const { second, games, wins, faults } of matches) {
      assertEquals([games, wins, faults], [4, 4, [0, 4]], second);
      const said = records.filter(({ agents }) => agents.includes(second));
      assertStrictEquals(said.length, 4);
      for (const { reason } of said) assertMatch(reason, reasons[second as keyof typeof reasons]);
    }
  });
});

Deno.test(
  "a match with an agent that never returns ends, and so does the program",
  long,
  async () => {
    const line = `match tictactoe endless:after=0 random --games 2 --time 1 --agents ${faulty}`;
    const found = await json(`${line} --jobs 1 --store :memory:`);
    assertEquals([found.losses, found.faults], [2, [2, 0]]);
  },
);

Deno.test("with --json output of agents is not on standard output, with and without workers", async () => {
  const rude = "tests/fixtures/rude_agents.ts";
  for (const jobs of [1, 0].slice(0, sampleSize(1, 2))) {
    const line = `match tictactoe talking random --games 2 --jobs ${jobs} --agents ${rude}`;
    assertStrictEquals((await json(`${line} --store :memory:`)).games, 2);
  }
});

Deno.test("an agent against itself has a result but no rating, also in a tournament", async () => {
  assertMatch(await printed("same"), /^games +4 /m);
});

Deno.test("--out never overwrites other games or other files", async () => {
  await withFolderInRoot(async (folder) => {
    const file = `${folder}/games.txt`;
    const match = `match tictactoe random greedy ${HERE}`;
    await json(`${match} --games 20 --out ${file}`);
    const text = await Deno.readTextFile(file);
    const others = ["--games 10", "--games 20 --max-plies 5", "--games 20 --seed 2"]
      .map((other) => `${match} ${other} --out ${file}`);
    for (const { code, stderr } of (await runTogether(others)).values()) {
      assertStrictEquals(code, 2);
      assertMatch(stderr, /^error: --out .* contains a game of another run \(.*\); expected/);
      assertStrictEquals(await Deno.readTextFile(file), text);
    }
    // More games of the same match are allowed.
    await json(`${match} --games 30 --out ${file}`);
    assert((await Deno.readTextFile(file)).startsWith(text));

    await Deno.writeTextFile(`${folder}/new.txt.part`, "precious");
    const { code, stderr } = await run(...`${match} --out ${folder}/new.txt`.split(" "));
    assertStrictEquals(code, 2);
    assertMatch(stderr, /new.txt.part exists and is not a file of records/);
    assertStrictEquals(await Deno.readTextFile(`${folder}/new.txt.part`), "precious");
  });
});

Deno.test("two runs do not write one file of records", async () => {
  await withFolderInRoot(async (folder) => {
    const out = `${folder}/games.txt`;
    const line = `match reversi alphabeta:depth=5 alphabeta:depth=4 --games 400 --out ${out}`;
    const args = [...line.split(" "), "--jobs", "1", "--store", ":memory:"];
    const first = command(args).spawn();
    let playing = true;
    first.status.then(() => playing = false);
    while (playing && await sizeOf(`${out}.part`) < 1000) {
      await new Promise((wait) => setTimeout(wait, 10));
    }
    assert(playing, "the first run ended before the second began");
    const { code, stderr } = await run(...args);
    first.kill("SIGKILL");
    await first.output();
    assertStrictEquals(code, 2);
    assertMatch(stderr, /games.txt.part is being written by another run/);
  });
});
