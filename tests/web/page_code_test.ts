import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { fromFileUrl } from "@std/path";
import { denoIn, root, withFolder } from "../fixtures/command.ts";
import type { Seen } from "./page_code_session.ts";

const SESSION = fromFileUrl(new URL("./page_code_session.ts", import.meta.url));

Deno.test("the code of the page is bundled once, and kept in place of an older one", async () => {
  await withFolder(async (folder) => {
    await Deno.mkdir(`${folder}/page`);
    await Deno.writeTextFile(`${folder}/page/0123456789abcdef.js`, "older");
    const options = ["--quiet", "--unstable-bundle", "-A"];
    const { code, stdout, stderr } = await denoIn(root, [
      "run",
      ...options,
      SESSION,
      `${folder}/page`,
    ]);
    assertStrictEquals(code, 0, stderr);
    const { first, kept, second } = JSON.parse(stdout) as Seen;
    assertMatch(first, /addEventListener\("hashchange"/);
    assertStrictEquals(kept.length, 1);
    assertMatch(kept[0], /^(?!0123456789abcdef)[0-9a-f]{16}\.js$/);
    assertEquals(second, "as it was kept");
  });
});
