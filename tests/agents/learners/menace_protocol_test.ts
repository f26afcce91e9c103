import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { createLearner, menaceProtocol } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { command, root, withFolder } from "../../fixtures/command.ts";
import { stillContext } from "../../fixtures/still_context.ts";

const game = findGame("tictactoe");
const EMPTY = [0, 0, 0, 0, 0, 0, 0, 0, 0];

/** A machine that plays b2 and then, if it can, b1 and b3. */
function middleFile() {
  const { rules, boxes } = createLearner("menace:setting=staged", game).state as {
    rules: unknown;
    boxes: Record<string, number[]>;
  };
  for (const [key, beads] of Object.entries(boxes)) {
    const kept = [4, 1, 7, 3, 5].find((square) => beads[square] > 0) ?? beads.findIndex(Boolean);
    boxes[key] = beads.map((count, square) => square === kept ? Math.max(count, 2) : 0);
  }
  return createLearner("menace", game, { rules, boxes });
}

async function dialogue(lines: readonly string[], everyMove = false) {
  const printed: string[] = [];
  const menace = middleFile();
  const before = (menace.state as unknown as { boxes: Record<string, number[]> }).boxes;
  const results = await menaceProtocol(menace, asLines(lines), {
    context: stillContext("protocol"),
    everyMove,
    print: (line) => void printed.push(line),
  });
  const after = (menace.state as unknown as { boxes: Record<string, number[]> }).boxes;
  return { printed, results, before, after };
}

async function* asLines(lines: readonly string[]) {
  await Promise.resolve();
  yield* lines;
}

Deno.test("a scripted dialogue: games, boards, answers to wrong lines, and all 304 boxes after each game", async () => {
  // The person plays a1 and c1 in both games, after wrong lines and a taken square.
  const { printed, results, before, after } = await dialogue(
    ["two", "2", "", "XY", "L", "MM", "LL", "lr", "LL", "LR"],
  );
  assertEquals(results, [1, 1]);
  const boards = printed.filter((line) => line.includes("\n"));
  const game1 = [
    "---\n-X-\n---",
    "O--\n-X-\n---",
    "OX-\n-X-\n---",
    "OXO\n-X-\n---",
    "OXO\n-X-\n-X-",
  ];
  assertEquals(boards, [...game1, ...game1]);
  assertEquals(printed.filter((line) => line === "new game").length, 2);
  assertStrictEquals(printed[0], `"two": expected the number of games, e.g. 3`);
  assertStrictEquals(
    printed[3],
    `"XY": expected two letters of L, M and R, first the row, then the column`,
  );
  assert(printed.includes(`"MM": that square is taken`));
  assertStrictEquals(printed.filter((line) => line === "MENACE wins").length, 2);

  const lists = printed.filter((line) => line.startsWith("[[")).map((line) => JSON.parse(line));
  assertStrictEquals(lists.length, 2);
  for (const list of lists) {
    assertStrictEquals(list.length, 304);
    for (const beads of list) for (const bead of beads) assert(bead >= 0 && bead <= 8);
  }
  // Three boxes were used in each game, and each has a bead more after a win.
  const total = (boxes: Record<string, number[]>) =>
    Object.values(boxes).flat().reduce((a, b) => a + b);
  assertStrictEquals(lists[0].flat().length, total(before) + 3);
  assertStrictEquals(lists[1].flat().length, total(before) + 6);
  assertStrictEquals(total(after), total(before) + 6);
});

Deno.test("the boxes are printed after every move as well, when asked for", async () => {
  const { printed } = await dialogue(["1", "LL", "LR"], true);
  // Four moves that do not end the game, and the end.
  assertStrictEquals(printed.filter((line) => line.startsWith("[[")).length, 5);
});

Deno.test("at the end of the input MENACE stops, and learns nothing from the unfinished game", async () => {
  const { results, before, after } = await dialogue(["3", "LL", "LR", "LL"]);
  assertEquals(results, [1]);
  const changed = Object.keys(before).filter((key) => `${before[key]}` !== `${after[key]}`);
  assertStrictEquals(changed.length, 3);
  assertEquals((await dialogue([])).results, []);
});

Deno.test("`play --protocol menace` is this dialogue; the machine is saved and plays on", async () => {
  await withFolder(async (folder) => {
    const out = `${folder.slice(root.length)}/machine.json`;
    const played = async (...args: string[]) => {
      const child = command(["play", ...args, "--out", out], { stdin: "piped" }).spawn();
      const writer = child.stdin.getWriter();
      // The person tries all squares in turn.
      const squares = [..."LMR"].flatMap((row) => [..."LMR"].map((column) => row + column));
      await writer.write(new TextEncoder().encode(["1", ...squares, ...squares, ""].join("\n")));
      await writer.close();
      const { code, stdout, stderr } = await child.output();
      assertStrictEquals(code, 0, new TextDecoder().decode(stderr));
      return new TextDecoder().decode(stdout);
    };
    assertMatch(await played("--protocol", "menace"), /^new game\n[^]*\n\[\[.*\]\]\n$/);
    const first = JSON.parse(await Deno.readTextFile(`${root}${out}`));
    assertEquals([first.rules.fill, first.rules.refill], ["random", "drawn"]);
    await played("tictactoe", `menace:file=${out}`, "--protocol", "menace", "--seed", "5");
    const second = JSON.parse(await Deno.readTextFile(`${root}${out}`));
    assertEquals(second.rules, first.rules);
    assert(Object.values<number[]>(second.boxes).every((beads) => `${beads}` !== `${EMPTY}`));
  });
});
