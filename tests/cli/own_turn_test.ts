import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { fileLock } from "matchbox/runner/files/file_lock.ts";
import { root } from "../fixtures/command.ts";
import { commandsIn } from "../fixtures/new_project.ts";
import { withProjectCopy } from "../fixtures/project_copy.ts";

const study = "node-counts";
const notebook = "notebooks/01_node_counts.ipynb";

Deno.test("publish --seed and study render begin when no other program publishes, and say in one line that they wait", async () => {
  await withProjectCopy(async (copy) => {
    const { spawn, text } = commandsIn(copy);
    // A program was killed when its publication was complete, and before anything was in its place.
    const waiting = `${copy}/results/.publication`;
    await Deno.mkdir(`${waiting}/results`, { recursive: true });
    await Deno.mkdir(`${waiting}/notebooks`);
    await Deno.mkdir(`${waiting}/replaced`);
    const { success } = await new Deno.Command("cp", {
      args: ["-R", `${root}results/${study}`, `${waiting}/results`],
    }).output();
    assertStrictEquals(success, true);
    const published = await text(notebook) + "\n";
    await Deno.writeTextFile(`${copy}/results/.publication/${notebook}`, published);

    const lock = await fileLock(`${copy}/.matchbox/notebooks.lock`);
    const commands = [
      spawn("study", "render", study),
      spawn("publish", "--seed", "2", "negascout"),
    ];
    const line =
      "another reproduce, publish or study render is at work in this folder; waiting for its end\n";
    for (const command of commands) await command.says(/\n/);
    assertEquals([...Deno.readDirSync(`${copy}/results`)].map(({ name }) => name), [
      ".publication",
    ]);
    lock[Symbol.dispose]();

    const [rendered, seeded] = await Promise.all(commands.map((command) => command.end()));
    assertStrictEquals(rendered.code, 0, rendered.said);
    // A busy machine takes so long that progress is told.
    assertMatch(
      rendered.said,
      new RegExp(`^${line}(studies rendered: [^\n]*\n)*${study}: [^\n]*\n$`),
    );
    assertStrictEquals(seeded.code, 2, seeded.said);
    assertMatch(
      seeded.said,
      new RegExp(`^${line}error: negascout is not published yet; [^\n]*\n$`),
    );
    // Render has finished the publication.
    assertStrictEquals(await text(notebook), published);
    const names = [...Deno.readDirSync(`${copy}/results`)].map(({ name }) => name).sort();
    assertEquals(names, ["README.md", "calibration.md", "history.md", study]);
  });
});
