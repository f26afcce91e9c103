import { assertEquals, assertNotStrictEquals, assertStrictEquals, assertThrows } from "@std/assert";
import { checkParameters, digestOf, file, parseJson, UsageError } from "matchbox/base/mod.ts";

const parameters = {
  weights: file("JSON with a list", (bytes) => {
    const list = parseJson(bytes);
    if (!Array.isArray(list)) throw new Error("it is no list");
    return list as unknown[];
  }),
};

const read = (weights: string) =>
  checkParameters("evaluation test", parameters, { weights }).weights!;

const folder = Deno.makeTempDirSync();
const path = `${folder}/weights.json`;
globalThis.addEventListener("unload", () => Deno.removeSync(folder, { recursive: true }));

Deno.test("the value of a file is written as the digest of its content, not as its path", () => {
  Deno.writeTextFileSync(path, "[1,2]");
  // The first 16 digits printed by `printf '[1,2]' | sha256sum`.
  assertStrictEquals(String(read(path)), "sha256:49a64717d5d4cb19");
  assertStrictEquals(String(read(path)), digestOf(new TextEncoder().encode("[1,2]")));
  assertEquals(read(path).content, [1, 2]);
  Deno.copyFileSync(path, `${folder}/copy.json`);
  assertStrictEquals(String(read(`${folder}/copy.json`)), String(read(path)));
});

Deno.test("a digest gives the content that was read, even if the file has changed since", () => {
  Deno.writeTextFileSync(path, "[1,2]");
  const before = String(read(path));
  Deno.writeTextFileSync(path, "[3]");
  const now = String(read(path));
  assertNotStrictEquals(now, before);
  assertEquals(read(before).content, [1, 2]);
  assertEquals(read(now).content, [3]);
});

Deno.test("a missing or malformed file and an unknown digest are refused in one line", () => {
  const refused = (text: string, message: RegExp) =>
    assertThrows(() => read(text), UsageError, message);
  refused(`${folder}/gone.json`, /^file ".*gone.json" cannot be read: /);
  Deno.writeTextFileSync(path, "{}");
  refused(path, /^file ".*weights.json": expected JSON with a list; it is no list$/);
  Deno.writeTextFileSync(path, "[1,");
  refused(path, /^file ".*weights.json": expected JSON with a list; .+$/);
  refused(
    "sha256:0000000000000000",
    /no file with that digest has been read here; expected its path$/,
  );
});
