import { root } from "./fixtures/command.ts";
import { guides, stepsOf, take } from "./fixtures/guide.ts";
import { withProjectCopy } from "./fixtures/project_copy.ts";

for (const guide of guides()) {
  Deno.test(`docs/${guide}, word for word, works and shows what it says`, async () => {
    await withProjectCopy(async (copy) => {
      for (const step of stepsOf(await Deno.readTextFile(`${root}docs/${guide}`))) {
        await take(step, copy);
      }
    }, ["tests"]);
  });
}
