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
import { BATCH_SECONDS, BatchSize } from "matchbox/runner/queue/batch_size.ts";
import { checkRows } from "matchbox/runner/queue/checked_rows.ts";
import {
  BadMessage,
  isModuleName,
  MOST_TASKS,
  readBatch,
  readResult,
} from "matchbox/runner/queue/messages.ts";
import { fromPlainText, toPlainText } from "matchbox/runner/queue/plain_text.ts";
import { Rate } from "matchbox/runner/queue/rate.ts";
import { workersInWords } from "matchbox/runner/queue/words.ts";

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
        fc.oneof(fc.string(), fc.constantFrom("$map", "$number", "__proto__")),
        tie("value"),
      ),
      fc.array(fc.tuple(fc.string(), tie("value"))).map((entries) => new Map(entries)),
      fc.array(fc.integer()).map((values) => new Set(values)),
    ),
  })).value;
  fc.assert(fc.property(plain, (value) => {
    assertEquals(fromPlainText(toPlainText(value)), withPlainPrototypes(value));
  }));
  assert(Object.is(fromPlainText(toPlainText(-0)), -0));
});

/** Objects of fast-check may have no prototype; those that have come over a network have the usual one. */
function withPlainPrototypes(value: unknown): unknown {
  return structuredClone(value);
}

Deno.test("functions and objects of classes do not travel", () => {
  for (const value of [() => 1, Symbol("s"), new Date(0), /x/]) {
    assertThrows(() => toPlainText({ value }), TypeError, "expected plain data");
  }
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
  const task = { key: "1", data: "1", inputs: [] };
  const batch = { form: 1, run: "a".repeat(64), tasks: [task] };
  assertEquals(readBatch(JSON.stringify(batch)).tasks, [task]);
  const others: unknown[] = [
    ...[{}, [], null, { ...batch, form: 2 }, { ...batch, run: "x" }, { ...batch, tasks: [] }],
    ...[{ ...batch, code: "1" }, { ...batch, tasks: [{ ...task, timed: true }] }],
    { ...batch, tasks: Array(MOST_TASKS + 1).fill(task) },
    {
      ...batch,
      tasks: [{ ...task, inputs: [{ key: "0", rows: { digest: "../x" }, artifact: null }] }],
    },
  ];
  for (const other of others) assertThrows(() => readBatch(JSON.stringify(other)), BadMessage);
  const done = { key: "1", rows: { text: "{}" }, artifact: null, file: null, seconds: 1 };
  const result = { form: 1, worker: "w", outcomes: [done] };
  assertEquals(readResult(JSON.stringify(result)).outcomes, [done]);
  for (const wrong of [{ file: "../../x" }, { seconds: -1 }, { seconds: null }, { rows: "{}" }]) {
    const text = JSON.stringify({ ...result, outcomes: [{ ...done, ...wrong }] });
    assertThrows(() => readResult(text), BadMessage);
  }
});

Deno.test("rows are those of the sets: as many values as columns, each a text, number, truth value or null", () => {
  const column = (name: string) => ({ name, kind: "exact", meaning: name }) as const;
  const sets = { pairs: { title: "Pairs", columns: [column("a"), column("b")] } };
  const rows = checkRows(sets as never, '{"pairs":[[1,"x"],[null,true]]}');
  assertEquals<unknown>(rows, { pairs: [{ a: 1, b: "x" }, { a: null, b: true }] });
  const lies = [
    '{"pairs":[[1]]}',
    '{"pairs":[[1,2,3]]}',
    '{"pairs":[[1,{}]]}',
    '{"pairs":[[1,[2]]]}',
  ];
  for (
    const lie of [...lies, '{"pairs":7}', '{"pairs":[7]}', '{"other":[[1,2]]}', "[]", "null", "{"]
  ) {
    assertThrows(() => checkRows(sets as never, lie), Error);
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

Deno.test("the rate of a worker is that of the last twenty seconds, over two seconds at least", () => {
  const rate = new Rate();
  assertStrictEquals(rate.at(0), 0);
  rate.add(0, 500, 10);
  assertStrictEquals(rate.at(500), 5);
  assertStrictEquals(rate.at(4000), 2.5);
  rate.add(15_000, 18_000, 20);
  assertStrictEquals(rate.at(20_000), 1.5);
  assertStrictEquals(rate.at(25_000), 2);
  assertStrictEquals(rate.at(60_000), 0);
});

Deno.test("workers are named with their rates, those that are silent with the time", () => {
  const worker = (name: string, rate: number, ago = 1) => ({
    ...{
      form: 1 as const,
      name,
      machine: "m",
      jobs: 1,
      tasks: 0,
      rate,
      seen: 0,
      draining: false,
      ago,
    },
  });
  assertStrictEquals(workersInWords([]), "no worker");
  assertStrictEquals(
    workersInWords([worker("a", 1.25), worker("b", 250, 12)]),
    "2 workers: b 250/s (silent for 12 s), a 1.3/s",
  );
  const many = Array.from({ length: 10 }, (_, index) => worker(`w${index}`, 10 - index));
  assertStrictEquals(
    workersInWords(many),
    "10 workers: w0 10.0/s, w1 9.0/s, w2 8.0/s, w3 7.0/s, 6 more 21.0/s",
  );
});
