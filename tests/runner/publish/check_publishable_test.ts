import { assertThrows } from "@std/assert";
import { SetupError } from "matchbox/base/mod.ts";
import { checkPublishable } from "matchbox/runner/publish/check_run.ts";
import type { StudyRun } from "matchbox/runner/studies/run_study.ts";

Deno.test("a run with a failed task names the task, though its rows give no findings", () => {
  const run = {
    study: { id: "seeds" },
    preset: "published",
    failures: [{ task: { key: "game 3" }, error: "no such move" }],
    get findings(): never {
      throw new RangeError("the mean needs 1 or more values");
    },
  } as unknown as StudyRun;
  assertThrows(() => checkPublishable(run), SetupError, "seeds, task game 3: no such move");
});
