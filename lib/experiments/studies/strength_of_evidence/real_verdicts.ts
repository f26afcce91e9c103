/**
 * The verdicts of short matches of real agents. Each is a part of a long match that shows who is stronger.
 *
 * @module
 */
import { sumOf } from "@std/collections";
import type { Pentanomial } from "matchbox/arena/score.ts";
import { BLOCK } from "./matches.ts";
import type { MatchSummary } from "./match_summary.ts";
import { countVerdicts } from "./verdicts.ts";

/** The numbers of matches by their verdict. */
export interface RealVerdicts {
  readonly matches: number;
  /** Matches in which the loser of the whole match leads. */
  readonly loserLeads: number;
  /** Matches whose interval names the winner of the whole match. */
  readonly winnerNamed: number;
  /** Matches whose interval names the loser of the whole match. */
  readonly loserNamed: number;
}

/** The verdicts of the parts of one length of a reference match. */
export interface RealVerdictSummary extends RealVerdicts {
  readonly whole: MatchSummary;
  /** Length of each match. */
  readonly games: number;
}

/** The numbers of blocks that make one match. */
const TOGETHER = [1, 5];

/**
 * The parts of each reference match: single blocks, and groups of five blocks. Nothing is resampled, and no
 * pair is in two parts of the same length; but the whole match consists of the same games. A census is left
 * out, and so is a match with an even score, because it has no winner.
 */
export function realVerdictSummaries(matches: readonly MatchSummary[]): RealVerdictSummary[] {
  const won = matches.filter(({ census, score }) => !census && score.mean !== 0.5);
  return TOGETHER.flatMap((together) => won.flatMap((whole) => verdictsWithin(whole, together)));
}

function verdictsWithin(whole: MatchSummary, together: number): RealVerdictSummary[] {
  const size = together * BLOCK;
  const matches = inGroups(whole.blocks, together).filter((pairs) =>
    sumOf(pairs, (count) => count) === size
  );
  if (matches.length === 0) return [];
  const counts = countVerdicts(matches);
  const [winner, loser] = whole.score.mean > 0.5
    ? ["first", "second"] as const
    : ["second", "first"] as const;
  return [{
    ...{ whole, games: 2 * size, matches: matches.length },
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

/** The totals over several reference matches. */
export function together(summaries: readonly RealVerdicts[]): RealVerdicts {
  return {
    matches: sumOf(summaries, ({ matches }) => matches),
    loserLeads: sumOf(summaries, ({ loserLeads }) => loserLeads),
    winnerNamed: sumOf(summaries, ({ winnerNamed }) => winnerNamed),
    loserNamed: sumOf(summaries, ({ loserNamed }) => loserNamed),
  };
}
