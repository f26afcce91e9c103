/**
 * The verdicts of the study on the claims of the sources.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { fromTo } from "../../from_to.ts";
import { EVEN, judge, judgeAny, judgeTogether } from "../../judge.ts";
import type { Verdict, VerdictWord } from "../../study.ts";
import type { DuelSummary } from "./duel_summary.ts";
import { CHESS, EQUAL_TIME, LEVELS } from "./duels.ts";
import { NODES } from "./position_kinds.ts";
import type { Kind } from "./rows.ts";
import type { LossSummary, SpeedSummary, Summary } from "./summary.ts";

/** The source's own numbers. */
const FASTER = { low: 10, high: 100 };
/** If quality times speed decides, the rate is the same at all levels; up to a factor of 2 counts as the same. */
const SAME_RATE = { low: 0.5, high: 2 };

/** The verdicts on C14, C18 and C33. */
export function claims({ duels, speeds, losses }: Summary): Verdict[] {
  const judged = losses.filter(({ multiple }) => multiple === EQUAL_TIME);
  return [
    knowsMore(duels),
    canLose(duels, speeds),
    hyperbola(duels),
    nodesASecond(speeds),
    combinations(judged.filter(({ kind }) => kind === "combination")),
    quietPositions(judged.filter(({ kind }) => kind === "quiet")),
  ];
}

function knowsMore(duels: readonly DuelSummary[]): Verdict {
  return {
    claim: "C14a",
    sentence: "With the same number of nodes the evaluation that knows more plays better.",
    verdict: judgeTogether(duels.map(({ sameNodes }) => judge(sameNodes, { high: EVEN }))),
    measured: `the simple program scores ${
      fromTo(duels.map(({ duel, sameNodes }) => [duel, sameNodes]), 3)
    } points a game, ${duels[0].sameNodes.count} openings`,
    evidence:
      `Points a game of the simple program with the same nodes, all levels together: ${
        listed(duels, ({ sameNodes }) => interval(sameNodes, 3))
      }; ${
        duels[0].sameNodes.count
      } openings each (better: the interval lies below ${EVEN}, an even ` +
      "score).",
  };
}

function canLose(duels: readonly DuelSummary[], speeds: readonly SpeedSummary[]): Verdict {
  const ratioOf = (wanted: string) => speeds.find(({ duel }) => duel === wanted)!.ratio.mean;
  const verdicts = duels.map(({ moreNodes }) => judge(moreNodes.score, { low: EVEN }));
  return {
    claim: "C14b",
    sentence: "A precise but slow evaluation can lose to a simple one that is fast enough.",
    verdict: judgeAny(verdicts),
    measured: `with ${duels[0].moreNodes.multiple} times the nodes the simple program scores ${
      fromTo(duels.map(({ duel, moreNodes }) => [duel, moreNodes.score]), 3)
    } points a game, ${duels[0].moreNodes.score.count} openings`,
    evidence: `Points a game of the simple program with ${duels[0].moreNodes.multiple} times the ` +
      `nodes: ${listed(duels, ({ moreNodes }) => interval(moreNodes.score, 3))} (it can: in one ` +
      `case the interval lies above ${EVEN}). How fast is it here? By the measured ratio of the ` +
      `speeds it gets ${
        listed(duels, ({ duel }) => `${formatNumber(ratioOf(duel), 1)} times the nodes`)
      }, and scores there, from the lowest level to the highest, ${
        listed(duels, ({ curves }) =>
          curves.map(({ atEqualTime }) =>
            interval(atEqualTime, 2)
          ).join(" and "))
      }. In games by time it scores ${
        listed(
          duels.filter(({ timed }) => timed !== null),
          ({ timed }) => `${interval(timed!, 2)} of ${timed!.count} games`,
        )
      }.`,
  };
}

function hyperbola(duels: readonly DuelSummary[]): Verdict {
  return {
    claim: "C14c",
    sentence: "Quality and speed trade as on a hyperbola: only their product counts.",
    verdict: judgeTogether(duels.map(judgeChange)),
    measured: `the rate at ${LEVELS.at(-1)} nodes over that at ${LEVELS[0]}: ${
      listed(duels, changeText)
    }; ${duels[0].change.count} openings`,
    evidence: "Then the exchange rate, the multiple of nodes at which the simple program is as " +
      `strong, is the same at all levels. The rate at ${LEVELS.at(-1)} nodes divided by that at ` +
      `${LEVELS[0]}: ${listed(duels, changeText)}; ${
        duels[0].change.count
      } openings (the same: the interval lies between ` +
      `${SAME_RATE.low} and ${SAME_RATE.high}, less than a doubling while the nodes grow ninefold).`,
  };
}

function judgeChange(duel: DuelSummary): VerdictWord {
  return isBeyond(duel) ? "not decided" : judge(duel.change, SAME_RATE);
}

function changeText(duel: DuelSummary): string {
  return isBeyond(duel) ? "(beyond all multiples tried at both)" : interval(duel.change, 2);
}

/** Whether no multiple reaches an even score at the two levels, so that the change is unknown. */
function isBeyond({ curves }: DuelSummary): boolean {
  return [curves[0], curves.at(-1)!].every(({ rate }) => rate.mean === Infinity);
}

function nodesASecond(speeds: readonly SpeedSummary[]): Verdict {
  const { ratio } = speeds.find(({ duel }) => duel === CHESS)!;
  const others = speeds.filter(({ duel }) => duel !== CHESS);
  return {
    claim: "C18",
    sentence: "A program built for speed visits 10 to 100 times as many positions a second.",
    verdict: judge(ratio, FASTER),
    measured: `${interval(ratio, 2)} times as many in chess, ${ratio.count} positions`,
    evidence: `Nodes a second in chess with material over those with eight parts, the same ` +
      `search: ${interval(ratio, 2)} in ${ratio.count} positions (the source's own numbers, ` +
      `${FASTER.low} to ${FASTER.high}). ${
        others.map(({ duel, ratio }) => `${duel}: ${interval(ratio, 2)}`).join("; ")
      }.`,
  };
}

function combinations(cases: readonly LossSummary[]): Verdict {
  return {
    claim: "C33a",
    sentence: "Programs built for speed solve combinations better than those built on knowledge.",
    verdict: judgeTogether(cases.map(({ more }) => judge(more, { high: 0 }))),
    measured: lossesOf(cases),
    evidence: `${lossText("combination", cases)} (better: the interval of the difference lies ` +
      `below 0). Best moves found: ${
        cases.map(({ duel, found }) =>
          `${duel} ${formatNumber(found.simple.mean, 2)} against ${
            formatNumber(found.rich.mean, 2)
          }`
        ).join("; ")
      }.`,
  };
}

function quietPositions(cases: readonly LossSummary[]): Verdict {
  return {
    claim: "C33b",
    sentence: "Programs built on knowledge are better in quiet positions.",
    verdict: judgeTogether(cases.map(({ more }) => judge(more, { low: 0 }))),
    measured: lossesOf(cases),
    evidence:
      `${lossText("quiet", cases)} (better: the interval of the difference lies above 0). ` +
      "In chess the reference is a third evaluation and five plies, so a quiet value is an opinion " +
      "about squares; in Reversi it is the exact result.",
  };
}

function lossesOf(cases: readonly LossSummary[]): string {
  return `loss of a move, simple minus rich, in pawns or discs: ${
    cases.map(({ duel, more }) => `${duel} ${interval(more, 2)}, n = ${more.count}`).join("; ")
  }`;
}

function lossText(kind: Kind, cases: readonly LossSummary[]): string {
  const what = kind === "quiet" ? "quiet positions" : "combinations";
  return `Loss of a move in ${what}, pawns in chess and discs in Reversi: the simple program with ` +
    `${EQUAL_TIME * NODES} nodes, about the same time, minus the rich one with ${NODES}: ${
      cases.map(({ duel, more }) => `${duel} ${interval(more, 2)} in ${more.count} positions`)
        .join("; ")
    }`;
}

function listed(duels: readonly DuelSummary[], say: (duel: DuelSummary) => string): string {
  return duels.map((each) => `${each.duel} ${say(each)}`).join("; ");
}

function interval(estimate: Interval, digits: number): string {
  return formatInterval(estimate, { digits, count: false });
}
