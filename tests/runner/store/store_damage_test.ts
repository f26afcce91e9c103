import { assert, assertEquals, assertGreater, assertStrictEquals } from "@std/assert";
import { type Random, randomStream } from "matchbox/base/mod.ts";
import { openStore, type RunStore } from "matchbox/runner/store/store.ts";
import { type FinishedTask, type RunIdentity, sameForAll } from "matchbox/runner/work/task.ts";
import { withFolder } from "../../fixtures/command.ts";

const identity: RunIdentity = {
  study: "s",
  params: "[1]",
  seed: 7,
  fingerprints: sameForAll("0123456789abcdef"),
};
const others = [{ ...identity, seed: 6 }, { ...identity, params: "[3]" }];
const tasks = Array.from({ length: 300 }, (_, i) => taskOf(identity, i));

/** The number of damaged stores to test; MATCHBOX_FUZZ sets another. */
const TIMES = Number(Deno.env.get("MATCHBOX_FUZZ") ?? 40);

Deno.test("a store with flipped bits never gives a wrong row, and is repaired", async () => {
  await withFolder(async (folder) => {
    const path = `${folder}/store.sqlite`;
    await fill(path);
    const random = randomStream("damage");
    const ended = { whole: 0, told: 0, aside: 0 };
    for (let time = 0; time < TIMES; time++) {
      const copy = `${folder}/${time}.sqlite`;
      const inJournal = random.below(2) === 0;
      await Deno.copyFile(path, copy);
      if (inJournal) await Deno.copyFile(`${path}-wal`, `${copy}-wal`);
      damage(inJournal && random.below(4) > 0 ? `${copy}-wal` : copy, random);
      const said: string[] = [];
      const store = openStore(copy, identity, (line) => said.push(line));
      const left = checkAgainst(store, time);
      store.save(tasks.filter(({ key }) => !store.has(key)));
      store.close();
      for (const line of said) assert(!line.includes("\n"), line);
      // A journal ends without an error at its first damage.
      if (!inJournal && left < 200) assertGreater(said.length, 0, `time ${time}`);
      ended[said.some((line) => /aside/.test(line)) ? "aside" : said.length ? "told" : "whole"]++;

      const again = openStore(copy, identity, (line) => said.push(line));
      assertStrictEquals(checkAgainst(again, time), tasks.length, `time ${time}`);
      again.close();
      for await (const { name } of Deno.readDir(folder)) {
        if (name.startsWith(`${time}.`)) await Deno.remove(`${folder}/${name}`);
      }
    }
    if (TIMES > 100) console.log(ended);
    for (const [end, times] of Object.entries(ended)) assertGreater(times, 0, end);
  });
});

/** Makes a store of three runs as a killed process leaves it: half in the file, half in its journal. */
async function fill(path: string): Promise<void> {
  for (const other of others) {
    const store = openStore(path, other, () => {});
    store.save(Array.from({ length: 100 }, (_, i) => taskOf(other, i)));
    store.close();
  }
  const store = openStore(path, identity, () => {});
  store.save(tasks.slice(0, 200));
  store.close();
  const killed = openStore(path, identity, () => {});
  for (let from = 200; from < 300; from += 10) killed.save(tasks.slice(from, from + 10));
  for (const suffix of ["", "-wal"]) await Deno.copyFile(path + suffix, `${path}.copy${suffix}`);
  killed.close();
  for (const suffix of ["", "-wal"]) await Deno.rename(`${path}.copy${suffix}`, path + suffix);
}

/** Changes some bits, a byte, or a piece of a file. */
function damage(path: string, random: Random): void {
  const bytes = Deno.readFileSync(path);
  const place = random.below(bytes.length);
  switch (random.below(3)) {
    case 0:
      for (let n = random.below(4); n >= 0; n--) {
        bytes[random.below(bytes.length)] ^= 1 << random.below(8);
      }
      break;
    case 1:
      bytes[place] = random.below(256);
      break;
    default:
      for (let i = place; i < Math.min(place + 1 + random.below(64), bytes.length); i++) {
        bytes[i] = random.below(256);
      }
  }
  Deno.writeFileSync(path, bytes);
}

/** The number of tasks, after a check that they are unchanged. */
function checkAgainst(store: RunStore, time: number): number {
  const saved = new Map(tasks.map((task) => [task.key, task]));
  const all = [...store.all()];
  for (const { key, rows, artifact, file, seconds } of all) {
    assertEquals({ key, rows, artifact, file, seconds }, saved.get(key), `time ${time}`);
  }
  const found = tasks.filter(({ key }) => store.has(key));
  for (const task of found) assertEquals({ ...store.get(task.key) }, task, `time ${time}`);
  assertStrictEquals(all.length, found.length, `time ${time}`);
  return found.length;
}

function taskOf({ params, seed }: RunIdentity, i: number): FinishedTask {
  return {
    key: `task ${i}`,
    rows: JSON.stringify({ items: [[i, `${params}/${seed}`, "x".repeat(i)]] }),
    artifact: i % 3 === 0 ? null : i % 3 === 1 ? `text ${i}` : new Uint8Array(i).fill(i),
    file: i % 3 === 1 ? `weights_${i}.json` : null,
    seconds: i / 8,
  };
}
