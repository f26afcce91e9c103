/**
 * The finding of the study in one sentence.
 *
 * @module
 */
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import type { Summary } from "./summary.ts";

/** The finding is about matches of at most this length. */
const SPOKEN_OF = 40;

/** How often a short match misleads. */
export function finding({ verdicts }: Summary): string {
  const unequal = verdicts.filter(({ weakerLeads }) => weakerLeads !== null);
  const games = Math.max(
    ...unequal.map(({ games }) => games).filter((games) => games <= SPOKEN_OF),
  );
  const shares = unequal.filter((verdict) => verdict.games === games).slice(0, 2)
    .map(({ difference, weakerLeads }) => `${share(weakerLeads!)} at ${difference} Elo`);
  return `After ${games} games the weaker of two players leads in a share of ${
    shares.join(" and ")
  } of difference (${unequal[0].weakerLeads!.count.toLocaleString("en")} simulated matches each).`;
}

function share(estimate: Interval): string {
  return formatInterval(estimate, { digits: 3, count: false });
}
