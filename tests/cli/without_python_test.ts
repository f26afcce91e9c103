import { assertMatch, assertStrictEquals } from "@std/assert";
import { plainText } from "matchbox/runner/machine/program.ts";
import { denoIn } from "../fixtures/command.ts";
import { withProjectCopy } from "../fixtures/project_copy.ts";

Deno.test("without Python the notebooks say so in one line, and studies run", async () => {
  await withProjectCopy(async (copy) => {
    const run = async (...args: string[]) => {
      const { code, stdout, stderr } = await denoIn(copy, ["task", "--quiet", ...args], {
        clearEnv: true,
        env: { ...plainText, HOME: Deno.env.get("HOME") ?? copy, PATH: copy },
      });
      return { code, text: stdout + stderr };
    };
    const reproduced = await run("reproduce");
    assertMatch(
      reproduced.text,
      /^error: notebooks need Python 3\.10 or newer.*`perft`.*work without it\n$/,
    );
    assertStrictEquals(reproduced.code, 1);
    const listed = await run("study", "list");
    assertMatch(listed.text, /node-counts/);
    assertStrictEquals(listed.code, 0);
  });
});
