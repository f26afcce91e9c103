import {
  assert,
  assertEquals,
  assertLess,
  assertNotMatch,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { UsageError } from "matchbox/base/mod.ts";
import { queueAddress } from "matchbox/runner/queue/address.ts";
import { checkedRows } from "matchbox/runner/queue/asker.ts";
import { BATCH_SECONDS, BatchSize } from "matchbox/runner/queue/batch_size.ts";
import {
  BadMessage,
  checkBatch,
  checkResult,
  fromText,
  isModuleName,
  MOST_TASKS,
  toText,
} from "matchbox/runner/queue/messages.ts";
import { workersInWords } from "matchbox/runner/queue/status.ts";

Deno.test("an address has a server, and shows neither user nor password", () => {
  assertEquals(queueAddress("redis://127.0.0.1:7000"), {
    ...{ host: "127.0.0.1", port: 7000, database: 0, tls: false },
    ...{ username: undefined, password: undefined, shown: "redis://127.0.0.1:7000" },
  });
  const { shown, ...address } = queueAddress("rediss://me:s%40cret@example.org/3");
  assertEquals(address, {
    ...{ host: "example.org", port: 6379, database: 3, tls: true },
    ...{ username: "me", password: "s@cret" },
  });
  assertStrictEquals(shown, "rediss://example.org:6379/3");
  assertStrictEquals(queueAddress("redis://[::1]:7000").host, "::1");
});

Deno.test("what is no address is an error that does not repeat it", () => {
  const wrong = [
    ...["", "localhost:6379", "http://:s3cret@host", "redis://", "redis://:s3cret@h/path"],
    ...["redis://:s3cret@host:99999", "redis://:s3cret@host/0?x=1"],
  ];
  for (const text of wrong) {
    const { message } = assertThrows(() => queueAddress(text), UsageError, "expected redis://");
    assertNotMatch(message, /s3cret/);
  }
});

Deno.test("plain data of any kind is the same after its way as text", () => {
  const plain = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      ...[fc.string(), fc.double(), fc.boolean(), fc.constant(null), fc.constant(undefined)],
      ...[fc.bigInt(), fc.uint8Array(), fc.float64Array(), fc.int32Array()],
      fc.array(tie("value")),
      fc.dictionary(
        fc.oneof(fc.string(), fc.constantFrom("$map", "constructor", "")),
        tie("value"),
      ),
      fc.array(fc.tuple(fc.string(), tie("value"))).map((entries) => new Map(entries)),
      fc.array(fc.integer()).map((values) => new Set(values)),
    ),
  })).value;
  fc.assert(fc.property(plain, (value) => {
    assertEquals(fromText(toText(value)), withPlainPrototypes(value));
  }));
  assert(Object.is(fromText(toText(-0)), -0));
});

/** Objects of fast-check may have no prototype; those that have come over a network have the usual one. */
function withPlainPrototypes(value: unknown): unknown {
  return structuredClone(value);
}

Deno.test("functions, objects of classes, and prototypes do not travel", () => {
  for (const value of [() => 1, Symbol("s"), new BatchSize(), JSON.parse('{"__proto__":{}}')]) {
    assertThrows(() => toText({ value }), BadMessage, "what is not plain data");
  }
  assertThrows(() => fromText('[{"__proto__":1},{}]'), BadMessage, "cannot be read");
});

Deno.test("a module is named by its path in the project, and no other", () => {
  for (const name of ["lib/experiments/studies/a/study.ts", "out/my study ö.ts", "x.ts"]) {
    assert(isModuleName(name), name);
  }
  const others = [
    ...["/etc/x.ts", "../x.ts", "lib/../../x.ts", "./x.ts", "a//b.ts", "x.js", "http://a/x.ts"],
    ...["C:\\x.ts", "node_modules/a/x.ts", ".git/x.ts", "x\n.ts", ".ts"],
  ];
  for (const name of others) assert(!isModuleName(name), name);
});

Deno.test("messages with fields that are missing, unknown or too large are refused", () => {
  const input = { key: "0", rows: "{}", artifact: new Uint8Array([1, 2]) };
  const handed = { task: { key: "1", data: new Map([["a", -0]]) }, inputs: [input] };
  assertEquals(checkBatch({ tasks: [handed] }).tasks, [handed]);
  const others: unknown[] = [
    ...[{}, [], null, { tasks: [] }, { tasks: [handed], code: "1" }],
    { tasks: [{ ...handed, timed: true }] },
    { tasks: Array(MOST_TASKS + 1).fill(handed) },
    { tasks: [{ ...handed, task: { ...handed.task, code: "1" } }] },
    { tasks: [{ ...handed, inputs: [{ ...input, rows: {} }] }] },
    { tasks: [{ ...handed, inputs: [{ ...input, artifact: [1, 2] }] }] },
  ];
  for (const other of others) assertThrows(() => checkBatch(other), BadMessage);
  const done = { key: "1", rows: "{}", artifact: null, file: null, seconds: 1 };
  assertEquals(checkResult({ worker: "w", outcomes: [done] }).outcomes, [done]);
  for (const wrong of [{ file: "../../x" }, { seconds: -1 }, { seconds: null }, { rows: {} }]) {
    assertThrows(
      () => checkResult({ worker: "w", outcomes: [{ ...done, ...wrong }] }),
      BadMessage,
    );
  }
});

Deno.test("rows are those of the sets: as many values as columns, each a text, number, truth value or null", () => {
  const column = (name: string) => ({ name, kind: "exact", meaning: name }) as const;
  const sets = { pairs: { title: "Pairs", columns: [column("a"), column("b")] } };
  const rows = checkedRows(sets as never, '{"pairs":[[1,"x"],[null,true]]}');
  assertEquals<unknown>(rows, { pairs: [{ a: 1, b: "x" }, { a: null, b: true }] });
  const lies = [
    '{"pairs":[[1]]}',
    '{"pairs":[[1,2,3]]}',
    '{"pairs":[[1,{}]]}',
    '{"pairs":[[1,[2]]]}',
  ];
  for (
    const lie of [
      ...lies,
      "7",
      '{"pairs":7}',
      '{"pairs":[7]}',
      '{"other":[[1,2]]}',
      "[]",
      "null",
      "{",
    ]
  ) {
    assertThrows(() => checkedRows(sets as never, lie), Error);
  }
});

Deno.test("a batch takes about a second and a half, and grows from one task", () => {
  for (const seconds of [1e-5, 0.001, 0.01, 0.1, 1, 10]) {
    const size = new BatchSize();
    assertStrictEquals(size.next(Infinity, 2), 1);
    let tasks = 1;
    for (let batch = 0; batch < 20; batch++) {
      size.learn(Array(tasks).fill(seconds));
      const next = size.next(Infinity, 2);
      assertLess(next, 4 * tasks + 1);
      tasks = next;
    }
    if (seconds <= 0.001) assert(tasks * seconds <= BATCH_SECONDS && tasks <= MOST_TASKS);
    else assert(tasks === 1 || Math.abs(tasks * seconds - BATCH_SECONDS) <= seconds / 2 + 1e-9);
  }
  const size = new BatchSize();
  size.learn(Array(100).fill(0.01));
  // At the end every core gets something.
  assertStrictEquals(size.next(40, 10), 2);
});

Deno.test("workers are counted and named, those that are silent with the time", () => {
  const worker = (name: string, ago = 1) => ({
    ...{ name, machine: "m", jobs: 2, tasks: 0, seen: 0, ago },
  });
  assertStrictEquals(workersInWords([]), "no worker");
  assertStrictEquals(
    workersInWords([worker("a"), worker("b", 12)]),
    "2 workers with 4 cores: a, b (silent for 12 s)",
  );
  const many = Array.from({ length: 10 }, (_, index) => worker(`w${index}`));
  assertStrictEquals(workersInWords(many), "10 workers with 20 cores: w0, w1, w2, w3, 6 more");
});
