import { assert, assertLess, assertMatch, assertStrictEquals } from "@std/assert";
import { long, sampleSize } from "../fixtures/sample_size.ts";
import { interrupt } from "../fixtures/terminal.ts";

const rude = "tests/fixtures/rude_agents.ts";
/** Seconds within which the program must end, on a busy machine. */
const SOON = 5;
/** The signal itself has ended the program. */
const BY_SIGNAL = -2;
/** What only the table of a running match or tournament says. */
const TABLE = /[0-9] of [0-9]/;
/** Seconds of computing after which every program has long begun its work. */
const AT_WORK = 0.8;
/** The agents of a large tournament. */
const AGENTS = sampleSize(40, 200);

Deno.test("Ctrl-C stops a match on workers, also with its table on the screen, and says what is kept", async () => {
  const line = "match reversi alphabeta:depth=5 alphabeta:depth=4 --games 5000 --openings 50";
  const { seconds, code, output } = await interrupt(
    { shown: TABLE },
    ...line.split(" "),
    ...["--store", ":memory:"],
  );

  assertStrictEquals(code, 130, output.slice(-500));
  assertLess(seconds, SOON, `${seconds} s`);
  assertMatch(output, /stopped; finished games are kept, and the same command continues/);
});

Deno.test(
  "Ctrl-C ends a match in this thread while an agent thinks, its table on the screen",
  long,
  async () => {
    // One and a half seconds of games, so that the table is shown; then an agent that never returns.
    const line = `match tictactoe tiring random --games 1000000 --openings 50 --agents ${rude}`;
    const { seconds, code } = await interrupt(
      { shown: TABLE, used: AT_WORK + 1.5 },
      ...line.split(" "),
      ..."--jobs 0 --store :memory:".split(" "),
    );
    assertStrictEquals(code, BY_SIGNAL);
    assertLess(seconds, SOON, `${seconds} s`);
  },
);

Deno.test("Ctrl-C ends a match while its openings are drawn, on workers or not", async () => {
  for (const jobs of ["0", "1"].slice(0, sampleSize(1, 2))) {
    const line = "match chess random random --games 1000000 --openings 500000 --plies 20";
    const args = [...line.split(" "), "--jobs", jobs, "--store", ":memory:"];
    const { seconds, code } = await interrupt({ used: AT_WORK }, ...args);
    assertStrictEquals(code, BY_SIGNAL);
    assertLess(seconds, SOON, `${seconds} s`);
  }
});

Deno.test("Ctrl-C ends a study in this thread while a task never ends, and says what is kept", async () => {
  const study = "tests/fixtures/stalling_study.ts";
  const line = `study run ${study} --jobs 0 --store :memory:`;
  const { seconds, code, output } = await interrupt({ used: AT_WORK }, ...line.split(" "));
  assertStrictEquals(code, BY_SIGNAL);
  assertLess(seconds, SOON, `${seconds} s`);
  assertMatch(output, /stopped; finished tasks are kept, and the same command continues/);
});

Deno.test(`Ctrl-C stops a tournament of ${AGENTS} agents`, async () => {
  const names = (_: unknown, index: number) => `alphabeta:depth=2,nodes=${index + 9}`;
  const agents = Array.from({ length: AGENTS }, names);
  const { computed, code, output } = await interrupt(
    // So many agents have played most of their pairs by then, which makes the tables of the end long.
    { shown: TABLE, used: AGENTS / 40 },
    ..."tournament tictactoe --games 40 --openings 5 --store :memory:".split(" "),
    ...agents,
  );
  assertStrictEquals(code, 130, output.slice(-500));
  // The tables are work, for which a busy machine takes any time.
  assertLess(computed, SOON, `${computed} s`);
  assertMatch(output, /stopped; finished games are kept, and the same command continues/);
});

Deno.test("Ctrl-C ends analyse and play while an agent thinks, and the cursor is there", async () => {
  for (
    const line of [
      "analyse chess alphabeta:depth=20",
      "play chess alphabeta:depth=20 human",
      "analyse chess mcts:playouts=1e9",
    ].slice(0, sampleSize(2, 3))
  ) {
    const { seconds, code, output } = await interrupt({ used: AT_WORK }, ...line.split(" "));
    assertStrictEquals(code, BY_SIGNAL);
    assertLess(seconds, SOON, `${seconds} s`);
    // The sequence that hides it.
    assert(!output.includes("\x1b[?25l"));
  }
});
