import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLess,
  assertNotMatch,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { UsageError } from "matchbox/base/mod.ts";
import { engineAddress } from "matchbox/runner/engine/address.ts";
import { BATCH_SECONDS, BatchSize } from "matchbox/runner/engine/batch_size.ts";
import { checkRows } from "matchbox/runner/engine/checked_rows.ts";
import {
  BadMessage,
  isModuleName,
  MOST_TASKS,
  readBatch,
  readResult,
} from "matchbox/runner/engine/messages.ts";
import { fromPlainText, toPlainText } from "matchbox/runner/engine/plain_text.ts";
import { fitCosts, flowOf, saturation } from "matchbox/runner/engine/queue_model.ts";
import { Rate } from "matchbox/runner/engine/rate.ts";
import { workersInWords } from "matchbox/runner/engine/words.ts";

Deno.test("an address has a server, and shows neither user nor password", () => {
  assertEquals(engineAddress("redis://127.0.0.1:7000"), {
    ...{ host: "127.0.0.1", port: 7000, database: 0, tls: false },
    ...{ username: undefined, password: undefined, shown: "redis://127.0.0.1:7000" },
  });
  const { shown, ...address } = engineAddress("rediss://me:s%40cret@example.org/3");
  assertEquals(address, {
    ...{ host: "example.org", port: 6379, database: 3, tls: true },
    ...{ username: "me", password: "s@cret" },
  });
  assertStrictEquals(shown, "rediss://example.org:6379/3");
  assertStrictEquals(engineAddress("redis://[::1]:7000").host, "::1");
});

Deno.test("what is no address is an error that does not repeat it", () => {
  const wrong = [
    ...["", "localhost:6379", "http://:s3cret@host", "redis://", "redis://:s3cret@h/path"],
    ...["redis://:s3cret@host:99999", "redis://:s3cret@host/0?x=1"],
  ];
  for (const text of wrong) {
    const { message } = assertThrows(() => engineAddress(text), UsageError, "expected redis://");
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

Deno.test("the model has the flow of one worker, keeps its bounds, and agrees with the repairman's formula", () => {
  const { throughput, away, busy } = flowOf(1, 1.5, [0.001, 0.004]);
  assertAlmostEquals(throughput, 1 / 1.505);
  assertAlmostEquals(away, 0.005);
  assertAlmostEquals(busy[1], 0.004 / 1.505);
  const positive = fc.double({ min: 1e-4, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), positive, positive, positive, (n, z, s, t) => {
      const flow = flowOf(n, z, [s, t]).throughput;
      assertLess(flow, Math.min(n / (z + s + t), 1 / Math.max(s, t)) * (1 + 1e-9));
      assertGreater(flow, n / (z + n * (s + t)) * (1 - 1e-9));
    }),
    { numRuns: 50 },
  );
  // M/M/1//N in closed form: the sum over the machines that are down.
  for (const n of [2, 5, 20]) {
    const [z, s] = [1, 0.15];
    let [term, all] = [1, 1];
    for (let down = 1; down <= n; down++) all += term *= (n - down + 1) * s / z;
    assertAlmostEquals(flowOf(n, z, [s]).throughput, (1 - 1 / all) / s, 1e-9);
  }
});

Deno.test("the fit finds the costs behind flows, and saturation is where the bounds meet", () => {
  const measured = [1, 4, 16].map((workers) => ({
    ...{ workers, batch: 0.05 },
    throughput: flowOf(workers, 0.05 + 0.007, [0.0004, 0.0051]).throughput,
  }));
  const { delay, gatherer } = fitCosts(measured, 0.0004);
  assertAlmostEquals(delay, 0.007, 1e-5);
  assertAlmostEquals(gatherer, 0.0051, 1e-5);
  assertAlmostEquals(saturation(1.5, [0.001, 0.004]), 1.505 / 0.004);
});
