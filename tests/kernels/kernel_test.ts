import { assertEquals, assertInstanceOf, assertStrictEquals, assertThrows } from "@std/assert";
import {
  createAgent,
  type NetworkShape,
  PlainArithmetic,
  TrainableNetwork,
} from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { fingerprint } from "matchbox/runner/fingerprint/fingerprint.ts";
import { report } from "../games/browser_report.ts";

// The same in a browser: tests/games/browser_test.ts.
Deno.test("kernels load in a worker, and find the same there", async () => {
  const url = new URL("./report_worker.ts", import.meta.url);
  const worker = new Worker(url, { type: "module" });
  const found = await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  });
  worker.terminate();
  assertEquals(found, report());
});

Deno.test("where WebAssembly is not allowed TypeScript searches, or one line says why it cannot", () => {
  const game = findGame("reversi");
  const { Instance } = WebAssembly;
  const context = { random: randomStream("x"), clock: { now: () => 0 } };
  const move = createAgent("hard", game).choose(game.start(), context);
  const shape: NetworkShape = {
    ...{ inputs: 1, hidden: [], activation: "relu" },
    ...{ moves: 1, values: 0, valueActivation: "linear" },
  };
  WebAssembly.Instance = function () {
    throw new WebAssembly.CompileError("refused by the page\nat some place");
  } as never;
  try {
    assertStrictEquals(createAgent("hard", game).choose(game.start(), context), move);
    for (const [spec, kernel] of [["hard", "search"], ["endgame", "endgame"]]) {
      assertThrows(
        () => createAgent(`${spec}:kernel=wasm`, game),
        UsageError,
        `the kernel reversi/${kernel} cannot run here: refused by the page; kernel=ts can`,
      );
    }
    const make = (kernel?: "wasm") =>
      new TrainableNetwork(shape, 1, Float32Array.of(1, 2), undefined, kernel);
    assertInstanceOf(make().arithmetic, PlainArithmetic);
    assertThrows(() => make("wasm"), UsageError, "the kernel networks/training cannot run here: ");
  } finally {
    WebAssembly.Instance = Instance;
  }
});

Deno.test("what was computed with a kernel depends on its bytes", () => {
  const { files } = fingerprint([
    new URL("../../lib/agents/endgame/agent.ts", import.meta.url),
  ]);
  assertStrictEquals(files.includes("lib/kernels/wasm/reversi_endgame.ts"), true);
});
