import assert from "node:assert/strict";
import { withProjectCopy } from "../fixtures/project_copy.ts";

Deno.test("without Python the notebooks say so in one line, and studies run", async () => {
  await withProjectCopy(async (copy) => {
    const run = async (...args: string[]) => {
      const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
        args: ["task", "--quiet", ...args],
        cwd: copy,
        clearEnv: true,
        env: { NO_COLOR: "1", HOME: Deno.env.get("HOME") ?? copy, PATH: copy },
      }).output();
      return { code, text: new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr) };
    };
    const reproduced = await run("reproduce");
    assert.match(
      reproduced.text,
      /^error: notebooks need Python 3\.10 or newer.*`perft`.*work without it\n$/,
    );
    assert.equal(reproduced.code, 1);
    const listed = await run("study", "list");
    assert.match(listed.text, /node-counts/);
    assert.equal(listed.code, 0);
  });
});
