import { assertMatch, assertStrictEquals } from "@std/assert";
import { slowness } from "matchbox/runner/machine/slow_machine.ts";
import { run } from "../../fixtures/command.ts";
import { long } from "../../fixtures/sample_size.ts";

Deno.test("limits are never shorter than usual, and longer where a thread takes long to start", () => {
  assertStrictEquals(slowness(0.2), 1);
  assertStrictEquals(slowness(30), 2 * slowness(15));
});

Deno.test(
  "a worker that takes long to load its work is waited for, and this is said",
  long,
  async () => {
    const study = "tests/fixtures/late_study.ts";
    const { code, stderr } = await run(
      ...["study", "run", study, "--store", ":memory:", "--jobs", "1", "--json"],
    );
    assertStrictEquals(code, 0, stderr);
    assertMatch(stderr, /^waiting for a worker for 10 s; the machine is busy$/m);
  },
);
