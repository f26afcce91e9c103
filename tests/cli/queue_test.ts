import { assert, assertEquals, assertMatch, assertNotMatch, assertStrictEquals } from "@std/assert";
import { openQueue } from "matchbox/runner/queue/open_queue.ts";
import { queueAddress } from "matchbox/runner/queue/address.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { plainText } from "matchbox/runner/machine/program.ts";
import { command, root, run, runArguments, withFolder } from "../fixtures/command.ts";
import { hastyTiming } from "../fixtures/hasty_timing.ts";
import { commandLines } from "../fixtures/processes.ts";
import { withProjectCopy } from "../fixtures/project_copy.ts";
import { hasRedis, withRedis } from "../fixtures/redis.ts";

const PASSWORD = "opensesame";
const STUDY = "tests/fixtures/plain_study.ts";
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** All that a stream says, as it comes. */
function listen(
  stream: ReadableStream<Uint8Array>,
): { said: string; until(what: RegExp): Promise<void> } {
  const heard = {
    said: "",
    async until(what: RegExp) {
      for (let tries = 0; !what.test(heard.said); tries++) {
        if (tries > 1000) throw new Error(`waited for ${what} but heard: ${heard.said}`);
        await pause(30);
      }
    },
  };
  const decoder = new TextDecoder();
  const write = (bytes: Uint8Array) => void (heard.said += decoder.decode(bytes, { stream: true }));
  stream.pipeTo(new WritableStream({ write })).catch(() => {});
  return heard;
}

Deno.test({
  name:
    "an asker that is killed goes on where it was, Ctrl-C leaves nothing, a worker finishes its batch, and nobody sees the password",
  ignore: !hasRedis,
  fn: () =>
    withRedis(({ port }) =>
      withFolder(async (folder) => {
        const queue = `redis://:${PASSWORD}@127.0.0.1:${port}`;
        const env = { ...plainText, MATCHBOX_ENGINE: queue };
        const start = (...args: string[]) => {
          const child = command(args, { env }).spawn();
          return { child, out: listen(child.stdout), err: listen(child.stderr) };
        };
        const worker = start("worker", "--jobs", "1", "--name", "mine");
        await worker.out.until(/mine works for redis:\/\/127.0.0.1:\d+ with 1 core/);

        const args = ["study", "run", STUDY, "--set", "tasks=30", "--store", `${folder}/store`];
        const study = (work: number, ...more: string[]) =>
          start(...args, "--set", `work=${work}`, ...more);
        const killed = study(60);
        await worker.out.until(/takes tasks of plain-study/);
        await pause(700);
        assertNotMatch(await otherCommandLines(), new RegExp(PASSWORD));
        killed.child.kill("SIGKILL");
        await killed.child.status;
        const again = study(60, "--out", `${folder}/out`);
        assertStrictEquals((await again.child.status).code, 0, again.err.said);

        const local = await runStudy(`${root}${STUDY}`, {
          set: { tasks: 30, work: 0 },
          store: ":memory:",
        });
        const rows = (await Deno.readTextFile(`${folder}/out/rows/items.csv`)).trim().split("\n");
        const exact = (line: string) => line.split(",").slice(0, 4).join();
        assertEquals(
          rows.slice(1).map(exact),
          local.rows.items.map(({ number, item, draw, common }) =>
            [number, item, draw, common].join()
          ),
        );
        const manifest = await Deno.readTextFile(`${folder}/out/manifest.json`);
        assertNotMatch(manifest, new RegExp(`${PASSWORD}|redis:`));

        const stopped = study(70, "--seed", "5");
        await worker.out.until(/takes tasks of plain-study[^]*seed 5/);
        stopped.child.kill("SIGINT");
        assertStrictEquals((await stopped.child.status).code, 130);
        assertMatch(stopped.err.said, /stopped; finished tasks are kept/);
        const status = await command(["engine", "status", "--json"], { env }).output();
        const { engine: shown, workers, runs } = JSON.parse(
          new TextDecoder().decode(status.stdout),
        );
        assertStrictEquals(shown, `redis://127.0.0.1:${port}`);
        // What the killed asker had asked for is kept for a while.
        assertEquals(runs.filter(({ seed }: { seed: number }) => seed === 5), []);
        assertEquals(workers.map(({ name }: { name: string }) => name), ["mine"]);

        worker.child.kill("SIGTERM");
        assertStrictEquals((await worker.child.status).code, 0);
        await worker.out.until(/ended\n/);
        for (const { out, err } of [worker, killed, again, stopped]) {
          assertNotMatch(out.said + err.said, new RegExp(PASSWORD));
        }

        const { code, stderr } = await run("study", "run", STUDY, "--engine", queue);
        assertStrictEquals(code, 2);
        assertMatch(
          stderr,
          /^error: --engine: other users .* in the environment variable MATCHBOX_ENGINE/,
        );
        assertNotMatch(stderr, new RegExp(PASSWORD));
        const locked = await run("engine", "status", `redis://127.0.0.1:${port}`);
        assertStrictEquals(locked.code, 1);
        assertMatch(locked.stderr, /^error: the queue redis:\S+ cannot be used: NOAUTH/);
      }), ["--requirepass", PASSWORD]),
});

/** The arguments of all programs but the queue itself. */
async function otherCommandLines(): Promise<string> {
  return (await commandLines()).split("\n").filter((line) => !/redis-server/.test(line)).join("\n");
}

Deno.test({
  name: "a worker with other sources refuses the run, and the asker says which version it has",
  ignore: !hasRedis,
  fn: () =>
    withRedis(({ url }) =>
      withProjectCopy(async (copy) => {
        await Deno.writeTextFile(`${copy}/lib/base/random.ts`, "// Changed.\n", { append: true });
        const args = ["run", "--quiet", "--no-check", "--no-prompt", "--allow-read=."];
        const rights = ["--allow-net=127.0.0.1", "--allow-sys=hostname", "--allow-run"];
        const worker = new Deno.Command(Deno.execPath(), {
          args: [...args, ...rights, "cli.ts", "worker", "--engine", url, "--name", "other"],
          cwd: copy,
          stdout: "piped",
        }).spawn();
        const out = listen(worker.stdout);
        const refused = Promise.withResolvers<string>();
        const queue = openQueue(queueAddress(url), {
          timing: hastyTiming,
          warn: (line) => /refuses/.test(line) && refused.resolve(line),
        });
        try {
          const stop = new AbortController();
          const running = runStudy("node-counts", {
            ...{ executors: queue.executors, store: ":memory:", signal: stop.signal },
          });
          assertMatch(
            await Promise.race([refused.promise, running.then(() => "it was taken")]),
            /worker other refuses the run: the version here is [0-9a-f]{16}, that of the run [0-9a-f]{16}; different: lib\/base\/random.ts$/,
          );
          stop.abort();
          assert(!(await running).complete);
          assertMatch(out.said, /refuses node-counts: the version here is/);
        } finally {
          queue.close();
          worker.kill("SIGKILL");
          await worker.status;
        }
      })
    ),
});

Deno.test("an address that is none, or a server that is not there, is one clear line", async () => {
  const usages: [string[], RegExp][] = [
    [["worker"], /^error: worker: expected the address of the queue, as redis:/],
    [["worker", "--engine", "localhost"], /^error: the address of the queue/],
    [
      ["study", "run", STUDY, "--engine", "redis://127.0.0.1:1", "--jobs", "2"],
      /^error: --jobs is for/,
    ],
  ];
  const finished = await runArguments(usages.map(([args]) => args));
  for (const [index, [, expected]] of usages.entries()) {
    const { code, stderr } = finished[index];
    assertStrictEquals(code, 2, stderr);
    assertMatch(stderr, expected);
    assertStrictEquals(stderr.trim().split("\n").length, 1);
  }
  const { code, stderr } = await run("engine", "status", "redis://127.0.0.1:1");
  assertStrictEquals(code, 1);
  assertMatch(
    stderr,
    /^error: the queue redis:\/\/127.0.0.1:1 cannot be used: .*ECONNREFUSED.*\n$/,
  );
});
