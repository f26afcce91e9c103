import {
  assert,
  assertGreaterOrEqual,
  assertLess,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import { command, commandArgs, sizeOf, withFolder } from "../fixtures/command.ts";

const faulty = "tests/fixtures/faulty_agents.ts";

/** Runs a command on a pseudo-terminal and copies its output. */
const ON_A_TERMINAL = "import pty, sys; sys.exit(pty.spawn(sys.argv[1:]) >> 8)";

Deno.test("on a terminal a live table is replaced by the final one", async () => {
  // An agent that thinks for 50 ms a game and then loses on time: three seconds on any machine.
  const line = `match reversi random slow --agents ${faulty} --time 0.05 --sprt 0,5 --jobs 1`;
  const match = [Deno.execPath(), ...commandArgs(`${line} --games 60 --store :memory:`.split(" "))];
  const { code, stdout } = await new Deno.Command("python3", {
    args: ["-c", ON_A_TERMINAL, "sh", "-c", 'stty rows 30 columns 120; exec "$@"', "sh", ...match],
    env: { TERM: "xterm-256color" },
    stdin: "null",
  }).output();
  const text = new TextDecoder().decode(stdout);
  assertStrictEquals(code, 0, text);
  const standings = [...text.matchAll(/games +(\d+) of 60/g)].map(([, games]) => Number(games));
  assertGreaterOrEqual(standings.length, 2, `the table was drawn ${standings.length} times`);
  assertLess(standings[0], standings.at(-1)!);
  assertMatch(text, /log-likelihood ratio -?\d+\.\d\d is between -2.94 and 2.94/);
  // The last frame is taken away, line by line, and the final table is printed once.
  assertMatch(text.slice(text.lastIndexOf("\u001b[2K")), /games +\d+ /);
});

Deno.test("Ctrl-C ends a match with code 130, and finished games are kept", async () => {
  await withFolder(async (folder) => {
    const line = `match reversi alphabeta:depth=5 alphabeta:depth=4 --games 400 --json --jobs 1`;
    const out = `${folder}/games.txt`;
    const child = command([...line.split(" "), "--store", folder, "--out", out]).spawn();
    // A record is some 600 bytes.
    while (await sizeOf(`${out}.part`) < 3000) await new Promise((wait) => setTimeout(wait, 10));
    child.kill("SIGINT");
    const { code, stdout, stderr } = await child.output();
    assertStrictEquals(code, 130);
    const [said, where] = new TextDecoder().decode(stderr).trimEnd().split("\n");
    assertMatch(said, /^stopped; finished games are kept, and the same command continues$/);
    assertStrictEquals(where, `records so far: ${out}.part`);
    const { complete, games } = JSON.parse(new TextDecoder().decode(stdout));
    assertStrictEquals(complete, false);
    assert(games >= 2 && games < 400);
  });
});
