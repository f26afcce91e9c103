/**
 * The verdicts of the study on the claims of the sources.
 *
 * @module
 */
import { formatElo } from "matchbox/arena/format_elo.ts";
import { findGame } from "matchbox/games/registry.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval } from "matchbox/report/statistics/interval.ts";
import { fromTo } from "../../from_to.ts";
import { EVEN, judge, judgeTogether } from "../../judge.ts";
import type { Verdict, VerdictWord } from "../../study.ts";
import { BASES } from "./long_games.ts";
import type { LongGameRow } from "./rows.ts";
import type { ClockSummary, Doublings, Summary } from "./summary.ts";

/** The margin that agents have, in milliseconds. */
export const SHIPPED = 20;
/** The source's own times: blitz, rapid and classical, in seconds. */
export const SOURCE_BASES: readonly number[] = BASES.slice(0, 3);
/** Games of twice the average number of moves; the plan is made for the average. */
const TWICE_AVERAGE = 60;

/** The verdicts on E7 and C35. */
export function claims({ byNodes, byTime, clocks, longGames }: Summary): Verdict[] {
  return [noFlagFalls(clocks, longGames), stronger(byNodes, byTime)];
}

function noFlagFalls(clocks: readonly ClockSummary[], games: readonly LongGameRow[]): Verdict {
  const shipped = clocks.filter(({ margin }) => margin === SHIPPED);
  const flags = shipped.reduce((sum, each) => sum + each.flags, 0);
  const sides = shipped.reduce((sum, each) => sum + each.sides, 0);
  const covered = games.filter(({ base, margin, delay }) =>
    SOURCE_BASES.includes(base) && margin === SHIPPED && delay <= SHIPPED
  );
  const early = covered.filter(({ falls_at }) => falls_at !== null && falls_at <= TWICE_AVERAGE);
  const others = clocks.filter(({ margin }) => margin !== SHIPPED);
  const verdict: VerdictWord = flags === 0 && early.length === 0 ? "confirmed" : "refuted";
  return {
    claim: "E7",
    sentence: "With a safety margin no flag falls.",
    verdict,
    measured: `flags fall for ${flags} of ${sides} sides in games, ${early.length} of ` +
      `${covered.length} on computed clocks`,
    evidence:
      `In games on a clock of at most 30 moves a side, the plan's own number, ${flags} of ${sides} sides exceeded their time with a margin of ` +
      `${SHIPPED} ms (${
        shipped.map(({ game, overshoot, moves }) =>
          `${titleOf(game)}: in ${moves} moves at most ${
            formatNumber(overshoot, 1)
          } ms beyond the plan`
        ).join("; ")
      }); without a margin ${
        others.map(({ game, flags, sides }) => `${flags} of ${sides} in ${titleOf(game)}`).join(
          ", ",
        )
      }. On computed clocks, with the source's ${SOURCE_BASES.length} times and a delay of at most the ` +
      `margin, ${early.length} of ${covered.length} sides exceed their time within ${TWICE_AVERAGE} ` +
      `moves, twice the average; the first ${
        firstFall(covered)
      }. No flag falls: both counts are 0.`,
  };
}

function firstFall(games: readonly LongGameRow[]): string {
  const falls = games.filter(({ falls_at }) => falls_at !== null)
    .toSorted((one, other) => one.falls_at! - other.falls_at!);
  const [first] = falls;
  if (!first) return "falls in no game of up to 300 moves";
  return `falls at move ${first.falls_at}, with ${first.base / 60} minutes and a delay of ` +
    `${first.delay} ms`;
}

function stronger(byNodes: readonly Doublings[], byTime: readonly Doublings[]): Verdict {
  const together = byNodes.map(({ score }) => judge(score, { low: EVEN }));
  const single = byNodes.flatMap(({ steps }) =>
    steps.map(({ score }) => judge(score, { low: EVEN }))
  );
  // A single step backwards speaks against "the more".
  const backwards = single.filter((verdict) => verdict === "refuted");
  const confirmed = single.filter((verdict) => verdict === "confirmed").length;
  return {
    claim: "C35",
    sentence: "The more time a program has for a move, the stronger it plays.",
    verdict: judgeTogether([...together, ...backwards]),
    measured: `twice the nodes score ${
      fromTo(byNodes.map(({ game, score }) => [titleOf(game), score]), 3)
    } points a game, ${byNodes[0].score.count} openings`,
    evidence:
      `Points a game with twice the nodes, which is exact, all doublings together: ${
        byNodes.map(({ game, score }) => `${titleOf(game)} ${formatInterval(score, { digits: 3 })}`)
          .join("; ")
      } openings (stronger: the interval lies above ${EVEN}, and no single doubling lies below it). ` +
      `Of ${single.length} single doublings ${confirmed} are shown to help and ${backwards.length} ` +
      `to harm: ${
        byNodes.map(({ game, steps }) =>
          `${titleOf(game)}, from ${steps[0].from} nodes on, ${
            steps.map(({ elo }) => formatElo(elo)).join(", ")
          } Elo`
        ).join("; ")
      }. With twice the time, which is measured: ${
        byTime.map(({ game, score, steps }) =>
          `${titleOf(game)} ${formatInterval(score, { digits: 2, count: false })} from ${
            steps[0].from
          } ms on`
        ).join("; ")
      }.`,
  };
}

function titleOf(game: string): string {
  return findGame(game).title;
}
