/**
 * results/history.md: what changed in the way claims are judged.
 *
 * @module
 */
import { type PlanChange, planChanges } from "matchbox/experiments/mod.ts";
import { sourceLink } from "matchbox/experiments/sources/mod.ts";
import { escapeMarkdown } from "matchbox/report/markdown.ts";

/** The path of the page in the project. */
export const HISTORY = "results/history.md";

/** The page, claim by claim. */
export function historyPage(known: ReadonlySet<string>): string {
  const byClaim = [...Map.groupBy(planChanges, ({ claim }) => claim)];
  const looked = changedAfterLook();
  return [
    "# The history of samples, ranges and rules",
    `How a claim is judged was changed ${planChanges.length} times before plans were frozen; on ` +
    `${looked.size} claims at least once when their data had been looked at. Such a claim may fit ` +
    "the data that it was fitted to, so that these data are only its pilot. What decides are seeds " +
    "that nobody had run when the plan was frozen. A change that no record shows to be made after a " +
    "look may still have been. This page is made by `deno task sources`.",
    ...byClaim.flatMap(([claim, changes]) => [
      `## ${known.has(claim) ? `[${claim}](${sourceLink(claim, HISTORY)})` : claim}`,
      changes.map(changeLine).join("\n"),
    ]),
  ].join("\n\n") + "\n";
}

/** The claims of which something other than words changed after a look at their data. */
export function changedAfterLook(): ReadonlySet<string> {
  return new Set(
    planChanges.filter(({ afterLook, what }) => afterLook && what !== "wording")
      .map(({ claim }) => claim),
  );
}

/** A change as an item of a list. */
export function changeLine(
  { date, commit, what, from, to, reason, afterLook }: PlanChange,
): string {
  const look = afterLook ? ", **after a look**" : "";
  return `- ${date.slice(0, 10)} (\`${commit}\`), ${what}${look}: from ${
    escapeMarkdown(from)
  } to ` +
    `${escapeMarkdown(to)}. ${escapeMarkdown(reason)}`;
}
