import { assertEquals, assertGreater, assertMatch } from "@std/assert";

const folder = new URL("../../lib/jupyter/", import.meta.url);
const asked = Deno.readTextFileSync(new URL("requirements.in", folder));
const pinned = Deno.readTextFileSync(new URL("requirements.txt", folder));

/** The entries of a list, each with its continued lines. */
function entriesOf(list: string): string[] {
  return list.replaceAll("\\\n", " ").split("\n").filter((line) => /^\w/.test(line));
}

/** How names of packages are compared: PyPI takes `_` and `-` for the same. */
const plain = (name: string) => name.toLowerCase().replaceAll("_", "-");

Deno.test("every Python package has one version and the hashes of its files", () => {
  const entries = entriesOf(pinned);
  assertGreater(entries.length, 50);
  for (const entry of entries) {
    assertMatch(entry, /^[\w.-]+==[\w.]+ .*(--hash=sha256:[0-9a-f]{64}\s*)+$/);
  }
});

Deno.test("the packages asked for are among those pinned, in the same version", () => {
  const versions = entriesOf(pinned).map((entry) => plain(entry.split(" ")[0]));
  const missing = entriesOf(asked).map((entry) => plain(entry.split(" ")[0]))
    .filter((wanted) => !versions.includes(wanted));
  assertEquals(missing, []);
});
