import { root } from "./fixtures/command.ts";
import { guides, runMentioned, stepsOf, take } from "./fixtures/guide.ts";
import { withProjectCopy } from "./fixtures/project_copy.ts";
import { long } from "./fixtures/sample_size.ts";

// In one copy, because most of the time of each goes into reading the library.
Deno.test(
  "the guides of docs/, followed word for word, work and show what they say",
  long,
  async (test) => {
    await withProjectCopy(async (copy) => {
      for (const guide of guides()) {
        await test.step(guide, async () => {
          const text = await Deno.readTextFile(`${root}docs/${guide}`);
          for (const step of stepsOf(text)) await take(step, copy);
          await runMentioned(text, copy);
        });
      }
    }, ["tests"]);
  },
);
