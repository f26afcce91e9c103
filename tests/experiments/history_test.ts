import { assert, assertEquals, assertGreater, assertMatch, assertNotEquals } from "@std/assert";
import { planChanges } from "matchbox/experiments/history.ts";
import { entryById, requirementsAndClaims } from "matchbox/experiments/sources/mod.ts";
import { loadStudies, studyIds } from "matchbox/experiments/mod.ts";
import { git } from "matchbox/runner/machine/git.ts";

const changes = planChanges.map((change) => ({
  ...change,
  name: `${change.claim} in ${change.commit}`,
}));

/** The first commit of the project, which a shallow clone and an exported copy do not have. */
const FIRST_COMMIT = "d07b67c5de0f9a19b7c18bb8c48569696ceb5f08";

Deno.test("changed plans stand in the order of the claims, each from its oldest change on", () => {
  const parts = (claim: string) => /^([A-Z])(\d+)([a-z]?)$/.exec(claim)!.slice(1);
  for (const [index, change] of changes.slice(1).entries()) {
    const before = changes[index];
    const [one, other] = [before, change].map(({ claim, date }) => {
      const [letter, number, part] = parts(claim);
      return `${letter} ${number.padStart(4, "0")} ${part.padEnd(1)} ${date}`;
    });
    assert(one <= other, `${before.name} stands before ${change.name}`);
  }
});

Deno.test("each changed plan is of a known claim, with a date, a commit and words for what changed", () => {
  assertGreater(changes.length, 0);
  for (const { claim, date, commit, from, to, reason, name } of changes) {
    assertEquals(entryById(claim).id, claim);
    assertMatch(date, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/, name);
    assertEquals(new Date(date).toISOString(), date.replace("Z", ".000Z"), name);
    assertMatch(commit, /^[0-9a-f]{12}$/, name);
    assertNotEquals(from, to, name);
    assertMatch(reason, /^["A-Z].*\.$/, name);
  }
});

Deno.test("no change stands twice", () => {
  const keys = changes.map(({ claim, commit, what, from }) =>
    JSON.stringify([claim, commit, what, from])
  );
  assertEquals(keys.filter((key, index) => keys.indexOf(key) !== index), []);
});

Deno.test("a sample that changes more than once goes on where it stopped", () => {
  // Of a claim with several quantities, such as games and series, one is followed.
  const of = (claim: string, unit: RegExp) =>
    changes.filter((change) => change.claim === claim && change.what === "sample")
      .map(({ from, to }) => [from, to].map((text) => unit.exec(text)?.[1]))
      .filter(([from, to]) => from !== undefined && to !== undefined);
  for (
    const [claim, unit] of [
      ["C16c", /^([\d,]+) openings/],
      ["C16b", /^([\d,]+) positions/],
      ["C30a", /^([\d,]+) positions/],
      ["C29a", /^([\d,]+) openings/],
      ["C37a", /^([\d,]+) games/],
      ["C36g", /^([\d,]+) positions/],
      ["C20b", /^([\d,]+) runs/],
      ["C6a", /^([\d,]+) positions/],
    ] as const
  ) {
    const steps = of(claim, unit);
    assertGreater(steps.length, 1, claim);
    assertEquals(steps.slice(1).map(([from]) => from), steps.slice(0, -1).map(([, to]) => to));
  }
});

Deno.test("the commit of a changed plan was made then, and changed a study of the claim or the rule of all", async () => {
  if (git("cat-file", "-e", FIRST_COMMIT) === null) {
    return console.log(
      "The commits of changed plans are not looked at: git has no history of them here.",
    );
  }
  const studies = await loadStudies(studyIds());
  const wholeOf = new Map(requirementsAndClaims().map(({ id, partOf }) => [id, partOf]));
  const commits = new Map(
    [...new Set(changes.map(({ commit }) => commit))].map((commit) => {
      const shown = git("show", "--no-patch", "--format=%cI", commit)?.trim();
      assert(shown, `git has no commit ${commit}`);
      const files = git("show", "--format=", "--name-only", commit)!.trim().split("\n");
      return [commit, { date: Date.parse(shown), files }];
    }),
  );
  for (const { claim, commit, date, name } of changes) {
    const { date: committed, files } = commits.get(commit)!;
    assertEquals(Date.parse(date), committed, name);
    const folders = studies
      .filter(({ sources }) =>
        sources.includes(claim) || sources.includes(wholeOf.get(claim) ?? "")
      )
      .map(({ id }) => `lib/experiments/studies/${id.replaceAll("-", "_")}`);
    // Before a study had a folder it was one file with the same name.
    const places = folders.flatMap((folder) => [`${folder}/`, `${folder}.ts`]);
    const rule = "lib/experiments/judge.ts";
    assert(
      files.some((file) => file === rule || places.some((place) => file.startsWith(place))),
      `${name}: ${places.join(", ")} did not change`,
    );
  }
});
