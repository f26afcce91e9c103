import { assertMatch, assertNotStrictEquals, assertStrictEquals } from "@std/assert";
import { withProjectCopy } from "../fixtures/project_copy.ts";

Deno.test("a fingerprint changes with every file and every version that its modules import", async () => {
  await withProjectCopy(async (copy) => {
    const before = await fingerprintIn(copy);
    assertMatch(before, /^[0-9a-f]{16}$/);
    assertStrictEquals(await fingerprintIn(copy), before);
    for (
      const [file, from, to] of [
        // Imported by a relative path, by a name of the import map, and by one within it.
        ["lib/base/errors.ts", "UsageError", "UsageError "],
        ["lib/base/unknown_name.ts", "closestString", "closestString "],
        ["packages/std/text.ts", "export", " export"],
        ["deno.json", "deno-std@1.4.0", "deno-std@1.4.1"],
        ["deno.json", "valibot@", "valibot@1"],
      ]
    ) {
      const path = `${copy}/${file}`;
      const text = Deno.readTextFileSync(path);
      Deno.writeTextFileSync(path, text.replace(from, to));
      assertNotStrictEquals(await fingerprintIn(copy), before, `${file}: ${to}`);
      Deno.writeTextFileSync(path, text);
    }
    // Nothing of this is imported.
    Deno.writeTextFileSync(`${copy}/packages/std/csv.ts`, "");
    assertStrictEquals(await fingerprintIn(copy), before);
  });
});

/** The fingerprint of a module that imports lib/base, as the code of the copy itself would have it. */
async function fingerprintIn(copy: string): Promise<string> {
  const script = `
    const { fingerprint } = await import(${
    JSON.stringify(`file://${copy}/lib/runner/fingerprint.ts`)
  });
    console.log(fingerprint([new URL(${
    JSON.stringify(`file://${copy}/lib/games/registry.ts`)
  })]));`;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "--quiet",
      "--no-config",
      "--allow-read",
      `data:text/javascript,${encodeURIComponent(script)}`,
    ],
  }).output();
  return new TextDecoder().decode(stdout).trim();
}
