import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { type DeltaRule, RememberedExperience } from "matchbox/agents/mod.ts";
import { UsageError } from "matchbox/base/mod.ts";
import type { Result } from "matchbox/games/mod.ts";
import { ExperienceStore } from "matchbox/runner/experience/experience_store.ts";
import fc from "fast-check";
import { root } from "../../fixtures/command.ts";

const game = "reversi:size=6";
const zero = { w1: 0, w2: 0, w3: 0 };
const rule: DeltaRule = { rule: "two_targets", target: 5, lossTarget: 0, rate: 0.1 };

function test(name: string, body: (path: string) => void | Promise<void>): void {
  Deno.test(name, async () => {
    const folder = await Deno.makeTempDir();
    try {
      await body(`${folder}/experience.sqlite`);
    } finally {
      await Deno.remove(folder, { recursive: true });
    }
  });
}

Deno.test("the database learns what the memory learns", () => {
  const games = fc.array(fc.tuple(
    fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 6 }),
    fc.constantFrom<Result[]>(1, 0, -1),
  ));
  fc.assert(
    fc.property(games, (played) => {
      using kept = new ExperienceStore(":memory:", game, { w1: 1, w2: 2, w3: 3 });
      const remembered = new RememberedExperience({ w1: 1, w2: 2, w3: 3 });
      for (const [positions, outcome] of played) {
        for (const each of [kept, remembered]) each.learn(rule, positions, outcome);
      }
      assertEquals(kept.weights, remembered.weights);
      assertEquals([...kept.positions()], [...remembered.positions()]);
      assertStrictEquals(kept.size, [...remembered.positions()].length);
    }),
    { numRuns: 30 },
  );
});

test("it is there after the database is opened again, each game apart", (path) => {
  {
    using experience = new ExperienceStore(path, game, { w1: 1, w2: 2, w3: 3 });
    experience.learn(rule, ["a"], -1);
  }
  // What the weights were at first no longer matters.
  using again = new ExperienceStore(path, game, zero);
  assertEquals(again.at("a"), { w: 0, l: 1, n: 0 });
  assertEquals(again.weights, { w1: 1, w2: 2 - 0.1 * 2, w3: 3 });
  using other = new ExperienceStore(path, "reversi:size=8", zero);
  assertStrictEquals(other.size, 0);
  assertEquals(other.weights, zero);
});

test("an import replaces all of one game, or nothing when it fails", (path) => {
  using experience = new ExperienceStore(path, game, zero);
  experience.replace({ w1: 1, w2: 2, w3: 3 }, [["a", { w: 1, l: 0, n: 0 }]]);
  function* broken(): Generator<[string, { w: number; l: number; n: number }]> {
    yield ["b", { w: 1, l: 0, n: 0 }];
    throw new Error("the file ends here");
  }
  assertThrows(() => experience.replace(zero, broken()), Error, "the file ends here");
  assertEquals([...experience.positions()], [["a", { w: 1, l: 0, n: 0 }]]);
  assertEquals(experience.weights, { w1: 1, w2: 2, w3: 3 });
});

test("a file that is something else is left alone", (path) => {
  Deno.writeTextFileSync(path, "my notes");
  assertThrows(
    () => new ExperienceStore(path, game, zero),
    UsageError,
    "is not a store of Matchbox",
  );
  assertStrictEquals(Deno.readTextFileSync(path), "my notes");
});

/** A process that learns. */
function learner(path: string, name: string, games?: number): Deno.ChildProcess {
  const script = `${root}tests/fixtures/learning_process.ts`;
  const args = ["run", "-A", "--quiet", script, path, name, ...games ? [`${games}`] : []];
  return new Deno.Command(Deno.execPath(), { args, cwd: root, stdout: "piped" }).spawn();
}

test("two processes learn at once, and every game of both is counted", async (path) => {
  const both = ["x", "y"].map((name) => learner(path, name, 40));
  for (const child of both) assertStrictEquals((await child.output()).code, 0);
  using experience = new ExperienceStore(path, game, zero);
  assertStrictEquals(experience.at("shared")!.w, 80);
  for (const name of ["x a", "x b", "y a", "y b"]) assertStrictEquals(experience.at(name)!.w, 40);
  // All positions were always won, so each of the 240 lessons moves w1 a tenth of the way to 5.
  assertAlmostEquals(experience.weights.w1, 5 * (1 - 0.9 ** 240), 1e-9);
});

test("a process killed while it learns leaves whole games, all that it had finished", async (path) => {
  const child = learner(path, "x");
  let said = "";
  for await (const chunk of child.stdout) {
    said += new TextDecoder().decode(chunk);
    if (said.split("\n").length > 20) break;
  }
  child.kill("SIGKILL");
  await child.status;
  using experience = new ExperienceStore(path, game, zero);
  const learned = experience.at("shared")!.w;
  assert(learned >= 20, `${learned}`);
  assertEquals([experience.at("x a")!.w, experience.at("x b")!.w], [learned, learned]);
  assertAlmostEquals(experience.weights.w1, 5 * (1 - 0.9 ** (3 * learned)), 1e-9);
});

test("a game with an id teaches once, both sides at once", (path) => {
  const sides = (record: string) =>
    [
      { side: 0, positions: ["a", "b"], outcome: 1, digests: [record, "moves"] },
      { side: 1, positions: ["c"], outcome: -1, digests: [record, "moves"] },
    ] as const;
  {
    using experience = new ExperienceStore(path, game, zero);
    assert(experience.learnOnce(rule, "one", sides("first")));
    assert(!experience.learnOnce(rule, "one", sides("first")));
  }
  using again = new ExperienceStore(path, game, zero);
  assert(!again.learnOnce(rule, "one", sides("first")));
  assertEquals(again.at("a"), { w: 1, l: 0, n: 0 });
  // Another game with the same moves teaches as much.
  assert(again.learnOnce(rule, "two", sides("second")));
  assertEquals([again.at("a")!.w, again.at("c")!.l], [2, 2]);
  // In a file both are known, and a game that was learned from its file is known here.
  for (const digest of ["first", "second", "moves"]) {
    for (const side of [0, 1] as const) {
      assert(!again.learnSide(rule, digest, side, { positions: ["a"], outcome: 1 }));
    }
  }
  assert(again.learnSide(rule, "third", 1, { positions: ["c"], outcome: -1 }));
  assert(again.learnOnce(rule, "three", sides("third")));
  assertEquals([again.at("a")!.w, again.at("c")!.l], [3, 3]);
  assert(!again.learnOnce(rule, "four", sides("third")));
});

test("a replacement counts when it is finished; games go on meanwhile", (path) => {
  using experience = new ExperienceStore(path, game, zero);
  experience.learn(rule, ["old"], 1);
  {
    using replacement = experience.replacement({ w1: 1, w2: 2, w3: 3 });
    replacement.add([["x", { w: 1, l: 0, n: 0 }]]);
    experience.learn(rule, ["old"], 1);
    assertEquals([experience.size, experience.at("old")!.w], [1, 2]);
  }
  assertEquals([experience.size, experience.at("x")], [1, undefined]);
  using replacement = experience.replacement({ w1: 1, w2: 2, w3: 3 });
  for (const l of [1, 2]) {
    replacement.add([["x", { w: 0, l, n: 0 }], [`y ${l}`, { w: 1, l, n: 0 }]]);
  }
  replacement.finish();
  assertEquals(experience.at("x"), { w: 0, l: 2, n: 0 });
  assertEquals([experience.size, experience.at("old")], [3, undefined]);
  assertEquals(experience.weights, { w1: 1, w2: 2, w3: 3 });
  // What was replaced is removed little by little.
  let portions = 0;
  while (experience.sweep(1)) portions++;
  assert(portions >= 2);
  assertStrictEquals(experience.size, 3);
});
