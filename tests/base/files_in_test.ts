import { assertEquals } from "@std/assert";
import { filesIn } from "matchbox/base/files_in.ts";
import { withFolder } from "../fixtures/command.ts";

Deno.test("the files of a folder and its subfolders are listed by their paths, sorted", async () => {
  await withFolder(async (folder) => {
    assertEquals(filesIn(folder), []);
    await Deno.mkdir(`${folder}/b/empty`, { recursive: true });
    for (const path of ["c.ts", "b/d.ts", "b-a.ts", "a.txt"]) {
      await Deno.writeTextFile(`${folder}/${path}`, "");
    }
    // A hyphen comes before a slash.
    assertEquals(filesIn(folder), ["a.txt", "b-a.ts", "b/d.ts", "c.ts"]);
  });
});
