import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import {
  checkRegularFile,
  readRegularFile,
  readRegularText,
  whyNotRead,
} from "matchbox/base/mod.ts";

const folder = Deno.makeTempDirSync();
globalThis.addEventListener("unload", () => Deno.removeSync(folder, { recursive: true }));

function why(read: () => unknown): string {
  return whyNotRead(assertThrows(read));
}

Deno.test("a regular file is read as it is, also through a link, up to the bound", () => {
  const [path, link] = [`${folder}/bytes`, `${folder}/link`];
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index * index);
  Deno.writeFileSync(path, bytes);
  Deno.symlinkSync(path, link);
  assertEquals(readRegularFile(link), bytes);
  assertEquals(readRegularFile(path, bytes.length), bytes);
  assertStrictEquals(checkRegularFile(path), bytes.length);
  for (const read of [readRegularFile, readRegularText, checkRegularFile]) {
    assertStrictEquals(
      why(() => read(path, 99_999)),
      "it has 100000 bytes; expected at most 99999",
    );
  }
  Deno.writeFileSync(path, Uint8Array.of(0xef, 0xbb, 0xbf, 0xc3, 0xb6, 0xff));
  assertStrictEquals(readRegularText(path), "\uFEFFö\uFFFD");
  Deno.writeFileSync(path, new Uint8Array());
  assertStrictEquals(readRegularText(path), "");
});

Deno.test("what is no regular file is refused without reading it", async () => {
  const reads = [readRegularFile, readRegularText, checkRegularFile];
  const refused = (path: string) => new Set(reads.map((read) => why(() => read(path))));
  assertEquals(refused(folder), new Set(["it is a folder"]));
  assertEquals(refused(`${folder}/none`), new Set(["there is no such file"]));
  if (Deno.build.os === "windows") return;
  const [zero, pipe] = [`${folder}/zero`, `${folder}/pipe`];
  Deno.symlinkSync("/dev/zero", zero);
  await new Deno.Command("mkfifo", { args: [pipe] }).output();
  const expected = new Set(["it is a device, a pipe or a socket; expected a file"]);
  for (const path of [zero, pipe]) assertEquals(refused(path), expected);
});
