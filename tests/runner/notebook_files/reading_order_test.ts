import { assertEquals } from "@std/assert";
import { readingOrder } from "matchbox/runner/notebook_files/reading_order.ts";
import { withFolder } from "../../fixtures/command.ts";

/** A notebook with one cell. */
const notebook = (source: string) =>
  JSON.stringify({ nbformat: 4, cells: [{ cell_type: "code", source }] });

Deno.test("a study belongs to the first notebook that names it, and to the start page only if no other does", async () => {
  await withFolder(async (folder) => {
    const cells = {
      "00_start.ipynb": 'runInNotebook("negascout"); runInNotebook("net-speed");',
      "01_first.ipynb": 'results("time-control"); results("negascout");',
      "02_second.ipynb": 'results("negascout"); results("node-counts");',
    };
    for (const [name, source] of Object.entries(cells)) {
      await Deno.writeTextFile(`${folder}/${name}`, notebook(source));
    }
    const order = [...await readingOrder(folder)].map(([id, path]) => [id, path.slice(-15)]);
    assertEquals(
      order,
      [
        ["negascout", "01_first.ipynb"],
        ["time-control", "01_first.ipynb"],
        ["node-counts", "02_second.ipynb"],
        ["net-speed", "00_start.ipynb"],
      ].map(([id, name]) => [id, `${folder}/${name}`.slice(-15)]),
    );
  });
});

Deno.test("a folder without notebooks has no reading order", async () => {
  await withFolder(async (folder) => {
    assertEquals([...await readingOrder(folder)], []);
  });
});
