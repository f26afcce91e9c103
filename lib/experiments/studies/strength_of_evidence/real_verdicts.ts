/**
 * The verdicts of short matches of real agents. Each is a part of a long match that shows who is stronger.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import type { Pentanomial } from "matchbox/arena/score.ts";
import { shareOfCounts, total } from "../../estimates.ts";
import { EVEN } from "../../judge.ts";
import { matchName, type MatchSummary } from "./match_summary.ts";
import { BLOCK } from "./matches.ts";
import { countVerdicts } from "./verdicts.ts";

/**
 * Agents closer than this, in Elo, count as close, the others as distant. From about this difference on, a
 * match of forty games names the stronger one nine times in ten.
 */
export const CLOSE = 150;

/** The numbers of blocks that make one match. */
const TOGETHER = [1, 5];

/**
 * The parts of each reference match: single blocks, and groups of five blocks; for each length also those of all
 * close and of all distant agents together. Nothing is resampled, and no pair is in two parts of the same length;
 * but the whole match consists of the same games. A census is left out, and so is a match with an even score,
 * because it has no winner.
 */
export function realVerdictsOf(matches: readonly MatchSummary[]) {
  const won = matches.filter(({ census, score }) => !census && score.mean !== EVEN);
  return TOGETHER.flatMap((together) => {
    const parts = won.flatMap((whole) => partsOf(whole, together));
    const isClose = ({ whole }: Parts) => Math.abs(whole.elo.mean) < CLOSE;
    const groups = [
      ...parts.map((each) => ({
        ...{ game: each.whole.game, match: matchName(each.whole), of: [each] },
        difference: each.whole.elo,
      })),
      ...[
        { match: `less than ${CLOSE} Elo apart`, of: parts.filter(isClose) },
        { match: `${CLOSE} Elo apart or more`, of: parts.filter((each) => !isClose(each)) },
      ].map((group) => ({ ...group, game: null, difference: null })),
    ];
    return groups.filter(({ of }) => of.length > 0).map(({ of, ...names }) => {
      const n = total(of, "matches");
      const share = (count: "loserLeads" | "winnerNamed" | "loserNamed") =>
        shareOfCounts(total(of, count), n, "matches");
      return {
        ...{ ...names, games: 2 * together * BLOCK, n },
        /** The loser of the whole match leads. */
        loserLeads: share("loserLeads"),
        /** The interval names the winner of the whole match, or its loser. */
        winnerNamed: share("winnerNamed"),
        loserNamed: share("loserNamed"),
      };
    });
  });
}

/** The numbers of the parts of a match by their verdict. */
type Parts = ReturnType<typeof partsOf>[number];

function partsOf(whole: MatchSummary, together: number) {
  const matches = inGroups(whole.blocks, together).filter((pairs) =>
    sumOf(pairs, (count) => count) === together * BLOCK
  );
  if (matches.length === 0) return [];
  const counts = countVerdicts(matches);
  const [winner, loser] = whole.score.mean > EVEN
    ? ["first", "second"] as const
    : ["second", "first"] as const;
  return [{
    ...{ whole, matches: matches.length },
    loserLeads: counts[`${loser}_leads`],
    winnerNamed: counts[`${winner}_named`],
    loserNamed: counts[`${loser}_named`],
  }];
}

/** Sums over groups of blocks of this size; the last group may be smaller. */
function inGroups(blocks: readonly Pentanomial[], size: number): Pentanomial[] {
  const groups = Map.groupBy(blocks.keys(), (index) => Math.floor(index / size));
  return [...groups.values()].map((group) => {
    const count = (points: number) => sumOf(group, (index) => blocks[index][points]);
    return [count(0), count(1), count(2), count(3), count(4)];
  });
}
