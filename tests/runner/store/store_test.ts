import {
  assert,
  assertEquals,
  assertMatch,
  assertStrictEquals,
  assertThrows,
  fail,
} from "@std/assert";
import { DatabaseSync } from "node:sqlite";
import { SetupError, UsageError } from "matchbox/base/mod.ts";
import { openStore } from "matchbox/runner/store/store.ts";
import { type FinishedTask, type RunIdentity, sameForAll } from "matchbox/runner/work/task.ts";

const identity: RunIdentity = {
  ...{ study: "s", params: "[]", seed: 1 },
  fingerprints: sameForAll("f"),
};
const quiet = () => {};

test("saved tasks are there after the store is opened again", (path) => {
  const store = openStore(path, identity, quiet);
  store.save([
    { ...task("a", "[[1]]", 1.5), artifact: "weights", file: "a.json" },
    { ...task("b"), artifact: new Uint8Array([0, 255]) },
  ]);
  store.close();
  const again = openStore(path, identity, fail);
  const a = { ...task("a", "[[1]]", 1.5), artifact: "weights", file: "a.json" };
  assertEquals({ ...again.get("a")! }, a);
  assertEquals(again.get("b")!.artifact, new Uint8Array([0, 255]));
  assert(again.has("b"));
  assert(!again.has("c"));
  again.close();
});

test("what is to be published comes in the order of the keys asked for", (path) => {
  const store = openStore(path, identity, quiet);
  const ofKey = (key: string) => ({ ...task(key), artifact: key, file: `${key}.json` });
  store.save([...["a", "b", "c"].map(ofKey), task("d")]);
  const { published } = store.rowsOf(["c", "d", "a"]);
  assertEquals(
    published.map(({ key, rows, artifact, file, seconds }) => ({
      ...{ key, rows, artifact, file, seconds },
    })),
    [ofKey("c"), ofKey("a")],
  );
  store.close();
});

test("many keys at once give what each gives by itself, also where fingerprints differ", (path) => {
  const fingerprints = { digests: ["f", "g"], of: (key: string) => key < "m" ? "f" : "g" };
  const store = openStore(path, { ...identity, fingerprints }, quiet);
  store.save(["a", "b", "x"].map((key) => task(key, `[["${key}"]]`, 1.5)));
  const keys = ["x", "c", "a", 'quoted "key"'];
  assertEquals(store.hasAll(keys), new Set(keys.filter((key) => store.has(key))));
  const { rows, seconds, published } = store.rowsOf(keys);
  assertEquals(rows, keys.map((key) => JSON.parse(store.get(key)?.rows ?? "null")));
  assertEquals(rows.map((each) => each !== null), [true, false, true, false]);
  assertEquals([seconds, published], [2 * 1.5, []]);
  assertEquals(store.rowsOf([]), { rows: [], seconds: 0, published: [] });
  store.close();
});

test("runs with different seeds, parameters or fingerprints do not share tasks", (path) => {
  const store = openStore(path, identity, quiet);
  store.save([task("a", "[]", 0)]);
  store.close();
  for (
    const other of [{ seed: 2 }, { params: "[1]" }, { fingerprints: sameForAll("g") }, {
      study: "t",
    }]
  ) {
    const another = openStore(path, { ...identity, ...other }, fail);
    assert(!another.has("a"));
    another.close();
  }
});

test("a folder that cannot be created is an error of one line", (path) => {
  Deno.writeTextFileSync(path, "a file");
  assertThrows(
    () => openStore(`${path}/store.sqlite`, identity, quiet),
    SetupError,
    /^store .* cannot be made: /,
  );
});

const filled = (path: string) => {
  const store = openStore(path, identity, quiet);
  const tasks = Array.from({ length: 2000 }, (_, i) => task(`task ${i}`, `[[${i}]]`));
  store.save(tasks);
  store.close();
};

for (const share of [0.9, 0.5, 0.01]) {
  test(`a store cut off at ${share} of its length is moved aside, with a warning of one line`, (path) => {
    filled(path);
    Deno.truncateSync(path, Math.floor(Deno.statSync(path).size * share));
    const before = Deno.readFileSync(path);
    const said: string[] = [];
    const store = openStore(path, identity, (line) => said.push(line));
    assert(!store.has("task 1"));
    store.save([task("task 1", "[]", 0)]);
    store.close();
    assertStrictEquals(said.length, 1);
    assertMatch(said[0], /^[^\n]*store\.sqlite is .*; moved aside to .*store\.sqlite\.damaged/);
    assertEquals(Deno.readFileSync(`${path}.damaged`), before);
  });
}

test("a file with random bytes in its middle is moved aside", (path) => {
  filled(path);
  const bytes = Deno.readFileSync(path);
  bytes.fill(0xab, 4096, bytes.length - 4096);
  Deno.writeFileSync(path, bytes);
  const said: string[] = [];
  openStore(path, identity, (line) => said.push(line)).close();
  assertStrictEquals(said.length, 1);
  assertMatch(said[0], /is damaged/);
});

test("a foreign file is moved aside unchanged, a second one next to the first", (path) => {
  for (const [text, aside] of [["a shopping list", ".damaged"], ["another", ".damaged-2"]]) {
    Deno.writeTextFileSync(path, text);
    const said: string[] = [];
    openStore(path, identity, (line) => said.push(line)).close();
    assertMatch(said[0], /is not a store of Matchbox; moved aside/);
    assertStrictEquals(Deno.readTextFileSync(path + aside), text);
    Deno.removeSync(path);
  }
});

test("another program's database is moved aside with its content", (path) => {
  const foreign = new DatabaseSync(path);
  foreign.exec("CREATE TABLE task (name TEXT); INSERT INTO task VALUES ('theirs')");
  foreign.close();
  const said: string[] = [];
  openStore(path, identity, (line) => said.push(line)).close();
  assertMatch(said[0], /is not a store of Matchbox/);
  const moved = new DatabaseSync(`${path}.damaged`);
  assertStrictEquals(moved.prepare("SELECT name FROM task").get()!.name, "theirs");
  moved.close();
});

test("a store of another version is moved aside", (path) => {
  filled(path);
  const older = new DatabaseSync(path);
  older.exec("PRAGMA user_version = 1");
  older.close();
  const said: string[] = [];
  openStore(path, identity, (line) => said.push(line)).close();
  assertMatch(said[0], /is a store of another version; moved aside/);
});

test("only a store can be merged, and a missing file is not created", (path) => {
  const store = openStore(path, identity, quiet);
  const other = `${path}.other`;
  assertThrows(() => store.merge(other), UsageError);
  assertThrows(() => Deno.statSync(other), Deno.errors.NotFound);
  Deno.writeTextFileSync(other, "no store");
  assertThrows(() => store.merge(other), Error, /is not a store of Matchbox/);
  store.close();
});

test("a task whose bytes have changed is deleted, with a warning of one line, and the others stay", (path) => {
  filled(path);
  damageTwo(path);
  const said: string[] = [];
  const store = openStore(path, identity, (line) => said.push(line));
  assertEquals(["task 7", "task 8", "task 9"].map((key) => store.has(key)), [false, true, false]);
  assertEquals(said.length, 1);
  assertMatch(said[0], /store\.sqlite: 2 of the tasks are damaged and will be run again$/);
  store.close();
});

test("rows of a task whose bytes have changed are not given, whatever is asked first", (path) => {
  filled(path);
  damageTwo(path);
  const keys = ["task 7", "task 8", "task 9"];
  const store = openStore(path, identity, quiet);
  const given = () => store.rowsOf(keys).rows.map((rows) => JSON.stringify(rows));
  assertEquals(given(), ["null", "[[8]]", "null"]);
  assertEquals(store.hasAll(keys), new Set(["task 8"]));
  assertEquals(given(), ["null", "[[8]]", "null"]);
  store.close();
});

function damageTwo(path: string): void {
  const database = new DatabaseSync(path);
  database.exec("UPDATE task SET rows = '[[8]]' WHERE key = 'task 7'");
  database.exec("UPDATE task SET artifact_text = 'forged' WHERE key = 'task 9'");
  database.close();
}

test("damaged tasks of another store are not merged", (path) => {
  filled(path);
  const other = `${path}.other`;
  Deno.renameSync(path, other);
  const database = new DatabaseSync(other);
  database.exec("UPDATE task SET seconds = 5 WHERE key = 'task 7'");
  database.close();
  const store = openStore(path, identity, quiet);
  assertStrictEquals(store.merge(other), 1999);
  assert(!store.has("task 7"));
  store.close();
});

test("a path that cannot be a file is an error of one line", (path) => {
  Deno.mkdirSync(path);
  assertThrows(() => openStore(path, identity, quiet), UsageError);
});

function task(key: string, rows = "{}", seconds = 0): FinishedTask {
  return { key, rows, artifact: null, file: null, seconds };
}

function test(name: string, body: (path: string) => void): void {
  Deno.test(name, () => {
    const folder = Deno.makeTempDirSync();
    try {
      body(`${folder}/store.sqlite`);
    } finally {
      Deno.removeSync(folder, { recursive: true });
    }
  });
}
