/**
 * Calibration: whether estimates with other seeds differ as their intervals say.
 *
 * @module
 */
import { combinations, rootMeanSquare } from "simple-statistics";
import type { JudgedCase, Verdict } from "matchbox/experiments/mod.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import { distance, proportion } from "matchbox/report/statistics/mod.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import type { PublishedStudy } from "./published_studies.ts";

/** The path of the page in the project. */
export const CALIBRATION = "results/calibration.md";

/** Two right estimates are farther apart once in twenty. */
const BEYOND = 1.96;

/** The page: for each study how far the estimates of each two seeds are apart. */
export function calibrationPage(studies: readonly PublishedStudy[]): string {
  const found = studies.map((study) => ({ title: study.title, distances: distancesOf(study) }))
    .filter(({ distances }) => distances.length > 0);
  const all = { title: "all together", distances: found.flatMap(({ distances }) => distances) };
  const rows = all.distances.length ? [...found, all] : [];
  const table = tableOf("calibration", "Estimates of each two seeds", rows, [
    { name: "study", kind: "key", meaning: "the study", value: ({ title }) => title },
    {
      ...{ name: "pairs", meaning: "pairs of estimates of one number" },
      value: ({ distances }) => distances.length,
    },
    {
      ...{ name: "root mean square", digits: 2 },
      meaning: "of their distances; about 1 where intervals are right",
      value: ({ distances }) => rootMeanSquare(distances),
    },
    {
      ...{ name: "beyond 1.96", digits: 3 },
      meaning: "share of pairs whose distance is larger than 1.96; about 0.05",
      value: ({ distances }) => {
        const beyond = distances.filter((distance) => Math.abs(distance) > BEYOND).length;
        return proportion(beyond, distances.length);
      },
    },
  ]);
  return [
    "# Calibration",
    "Each published number is estimated again with other seeds. If its interval is right, two " +
    "estimates differ by about their common standard error: the root mean square of the distances " +
    "is 1, and one pair in twenty is farther apart than 1.96. An interval over few units knows its " +
    "standard error badly, so a distance is first turned by Student's distribution into that of a " +
    "normal draw which is as likely (a step that was added after a first look at this table). " +
    "Where times are measured, distances are larger, because the machine changes from run to run. " +
    "Numbers of one run depend on each other, so that the intervals of this table are too narrow. " +
    "This page is made by `deno task sources`.",
    toMarkdown(table),
  ].join("\n\n") + "\n";
}

/** The distances between the estimates of each two seeds. */
function distancesOf({ run }: PublishedStudy): number[] {
  if (run === null) return [];
  const runs = run.otherSeeds.map(({ claims }) => claims);
  // A thorough run has another size than the other seeds.
  if (!run.folder.includes("/")) runs.unshift(run.claims);
  if (runs.length < 2) return [];
  return combinations(runs, 2).flatMap(([one, other]) => {
    const others = new Map(casesOf(other));
    return casesOf(one).flatMap(([name, each]) => {
      const partner = others.get(name);
      return (partner && distance(each, partner)) ?? [];
    });
  });
}

function casesOf(claims: readonly Verdict[]): [string, JudgedCase][] {
  return claims.flatMap(({ claim, cases }) =>
    cases.map((each): [string, JudgedCase] => [`${claim} ${each.name}`, each])
  );
}
