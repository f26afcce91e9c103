import { assertEquals, assertStrictEquals } from "@std/assert";
import { join } from "@std/path";
import { findProgram } from "matchbox/runner/machine/program.ts";
import { findPythons, isRecent } from "matchbox/jupyter/python.ts";
import { temporaryFolder } from "./notebooks.ts";
import { writeScript } from "./scripts.ts";

Deno.test("on an empty PATH there is no Python", async () => {
  await using folder = await temporaryFolder();
  assertEquals(await findPythons({ PATH: folder.path }), []);
});

Deno.test("a program that is only named python is skipped", async () => {
  await using folder = await temporaryFolder();
  await writeScript(
    folder.path,
    "python3",
    "echo 'Python was not found; try the shop' >&2; exit 49",
  );
  const python = await writeScript(folder.path, "python", "echo /opt/python; echo 3.12");
  assertEquals(await findPythons({ PATH: folder.path }), [
    { executable: "/opt/python", version: "3.12", command: [python] },
  ]);
});

Deno.test("Python 3.10 is the oldest accepted version", () => {
  const recent = (version: string) => isRecent({ version });
  assertEquals(["2.7", "3.9", "3.10", "3.14", "4.0"].map(recent), [
    false,
    false,
    true,
    true,
    true,
  ]);
});

Deno.test("a program is found in the first folder of the PATH where it is executable", async () => {
  await using folder = await temporaryFolder();
  const [first, second] = [join(folder.path, "first"), join(folder.path, "second")];
  for (const path of [first, second]) await Deno.mkdir(path);
  await Deno.writeTextFile(join(first, "tool"), "a text", { mode: 0o644 });
  const tool = await writeScript(second, "tool", "true");
  assertStrictEquals(await findProgram("tool", { PATH: `${first}:${second}` }), tool);
  assertStrictEquals(await findProgram("tool", { PATH: first }), null);
});
