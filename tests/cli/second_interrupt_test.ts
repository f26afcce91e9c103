/**
 * Ctrl-C while a task of a study blocks the only thread: the first one asks the program to stop, a second one
 * ends it at once. What is stored stays as it is.
 *
 * @module
 */
import { assert, assertEquals, assertLess, assertMatch, assertStrictEquals } from "@std/assert";
import { root, run, withFolder } from "../fixtures/command.ts";
import { BLOCKED } from "../fixtures/blocking_study.ts";
import { interrupt } from "../fixtures/terminal.ts";

/** The signal itself has ended the program, which a shell reports as 130. */
const BY_SIGNAL = -2;
/** Seconds within which the program must end, on a busy machine. */
const SOON = 5;
/** Seconds that the program has to answer the first Ctrl-C, see cli/interrupt_watch.ts. */
const PATIENCE = 0.8;

const line = "study run tests/fixtures/blocking_study.ts --jobs 0 --store".split(" ");

/** Runs a test while the sixth task of every run blocks. */
async function whileBlocked(test: () => Promise<void>): Promise<void> {
  await Deno.writeTextFile(root + BLOCKED, "");
  try {
    await test();
  } finally {
    await Deno.remove(root + BLOCKED);
  }
}

/** The rows of a run to the end, and how many tasks came from the store. */
async function resultOf(store: string) {
  const { code, stdout, stderr } = await run(...line, store, "--json");
  assertStrictEquals(code, 0, stderr);
  const { resumed, complete, sets } = JSON.parse(stdout);
  assertStrictEquals(complete, true);
  const exact = sets.items.rows.map(({ elapsed: _, ...row }: Record<string, number>) => row);
  return { resumed, exact };
}

Deno.test("a second Ctrl-C ends a study in this thread at once, and its store is intact", async () => {
  await withFolder(async (fresh) => {
    const whole = await resultOf(fresh);
    assertStrictEquals(whole.resumed, 0);
    let fastest = Infinity;
    // A busy machine may take longer than the program waits after the first one anyway.
    for (let attempt = 0; attempt < 5 && fastest >= PATIENCE; attempt++) {
      await withFolder(async (store) => {
        await whileBlocked(async () => {
          const moment = { shown: /task 6 blocks/, again: 0.1 };
          const { seconds, code, output } = await interrupt(moment, ...line, store);
          assertStrictEquals(code, BY_SIGNAL, output);
          assertLess(seconds, SOON);
          assertMatch(output, /stopped; finished tasks are kept, and the same command continues/);
          fastest = Math.min(fastest, seconds);
        });
        const rest = await resultOf(store);
        assertStrictEquals(rest.resumed, 5);
        assertEquals(rest.exact, whole.exact);
      });
    }
    assertLess(fastest, PATIENCE);
  });
});

Deno.test("the first Ctrl-C stops a study in this thread at the end of its task, which is kept", async () => {
  await withFolder(async (store) => {
    const tasks = ["study", "run", "tests/fixtures/blocking_study.ts", "--set", "tasks=6"];
    tasks.push("--set", "work=300");
    const moment = { shown: /task 3 begins/ };
    const { code, seconds, output } = await interrupt(
      moment,
      ...[...tasks, "--jobs", "0", "--store", store],
    );
    assertStrictEquals(code, 130, output);
    assertLess(seconds, SOON);
    assertMatch(output, /stopped; finished tasks are kept, and the same command continues/);
    const { stdout } = await run(...tasks, "--jobs", "1", "--store", store, "--json");
    const { resumed } = JSON.parse(stdout);
    assert(resumed >= 2 && resumed < 6, `${resumed}`);
  });
});
