/**
 * What the study says of the claims, at every depth of each game at which alpha-beta can cut.
 *
 * @module
 */
import { sum } from "simple-statistics";
import { formatNumber } from "matchbox/report/format.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Check, Statement } from "../../claim.ts";
import { nameAtDepth, nameInSentence } from "../../game_names.ts";
import { groupBy } from "../../groups.ts";
import { brief, fromLeastToMost } from "../../phrases.ts";
import { FIRST_CUTS, type Summary } from "./summary.ts";

/**
 * `About` the square root: within this factor. At even depths the fewest leaves of a uniform tree are twice
 * the square root minus one, so a smaller factor would be impossible.
 */
const ABOUT = 2;
/** `As many`: at least this share; a saving of a twentieth is negligible. */
const AS_MANY = 0.95;
/**
 * `At` a number: within this factor of it. At depth 6 W^d changes by as much when W changes by 7 %, and W
 * differs by more than that from one position to the next.
 */
const AT = 1.5;

type GameAtDepth = Summary["depths"][number];

/** What is said of C6a, C6b, C9a, C9b and C10. */
export function claims({ games: deepest, depths: all }: Summary): Statement[] {
  // Tic-tac-toe has one position, and its tree gets narrower towards its end.
  const isJudged = ({ game }: { game: string }) => game !== "tictactoe";
  const depths = all.filter(isJudged);
  /** A ratio at each depth of each game; in tic-tac-toe it stands beside. */
  const ratio = (of: (each: GameAtDepth) => Interval | null, ...beside: string[]) => ({
    cases: depths.flatMap((each) => {
      const estimate = of(each);
      return estimate ? [{ name: nameAtDepth(each), estimate }] : [];
    }),
    rule: "each" as const,
    beside: [
      ...deepest.filter((each) => !isJudged(each)).map((each) =>
        `In ${nameInSentence(each.game)}, which is one tree, it is ` +
        `${formatNumber(of(each)!.mean, 2)} at depth ${each.depth}.`
      ),
      ...beside,
    ],
  });
  const changes = depths.map(({ depth }) => 100 * (AT ** (1 / depth) - 1));
  const at = {
    low: 1 / AT,
    high: AT,
    reason: `because W^d changes by a factor of ${AT} when W changes by ` +
      `${fromLeastToMost(changes, 0)} %`,
  };
  return [
    {
      claim: "C6a",
      estimand: "leaves with the exactly best order over the square root of those of minimax",
      digits: 2,
      ...ratio(
        ({ best }) => best.overRoot,
        "At an odd depth d even the fewest leaves of a uniform tree are more than W^(1/2) times the root.",
        "The nodes that sort the moves are not counted.",
      ),
      allowed: {
        ...{ low: 1 / ABOUT, high: ABOUT },
        reason:
          "because at even depths the fewest leaves of a uniform tree are about twice the root",
      },
      exploratory:
        "its measure was an exponent before the numbers were seen, and is a factor since",
    },
    {
      claim: "C6b",
      estimand: "leaves with the exactly worst order over those of minimax",
      digits: 3,
      ...ratio(
        // At depth 2 no answer to a move of the root is as good for the opponent as to the moves before, so
        // that nothing could be cut.
        ({ depth, worst }) => depth > FIRST_CUTS ? worst.overLeaves : null,
        `At depth ${FIRST_CUTS} the worst order can cut nothing, so it is not judged.`,
        `No two leaves have equal values. With the values of the evaluation it is ${
          listed(depths, ({ worstWithTies }) => brief(worstWithTies.overLeaves))
        }, because many moves then have equal values and one of the best may come early.`,
      ),
      allowed: { low: AS_MANY, reason: "because saving one leaf in twenty is negligible" },
    },
    {
      claim: "C9a",
      estimand: "leaves of minimax over W^d, where W is the moves of the position itself",
      digits: 2,
      ...ratio(
        ({ full }) => full.overForetold,
        `The d-th root of the leaves is ${listed(depths, ({ full }) => brief(full.width, 2))}.`,
        `The source's own number for W = 40 and depth 5 is wrong: 40^5 is ` +
          `${formatNumber(40 ** 5)}, not 10,240 thousand.`,
      ),
      allowed: at,
    },
    {
      claim: "C9b",
      estimand: "leaves with the exactly best order over the number of the formula",
      digits: 2,
      ...ratio(
        ({ best }) => best.overMinimum,
        "W is the d-th root of the leaves of minimax at that depth.",
      ),
      allowed: at,
    },
    nothingCut(depths),
  ];
}

function nothingCut(depths: Summary["depths"]): Check {
  const orders = [
    ["exactly worst first, no equal leaves", "worst"],
    ["worst first by a shallow search", "shallowWorst"],
  ] as const;
  return {
    kind: "check",
    claim: "C10",
    holds: orders.flatMap(([order, search]) =>
      groupBy(depths, "game").rollup((own, { game }) => ({
        name: `${nameInSentence(game)} from depth ${FIRST_CUTS} on, ${order}`,
        holds: sum(own.map((each) => each[search].withoutCutoffs)),
        of: sum(own.map(({ count }) => count)),
        unit: "searches",
      }))
    ),
    beside: [
      `With the exactly worst order it cuts off at ${
        listed(depths, ({ worst }) => formatNumber(worst.cutoffs))
      } nodes in all positions together.`,
    ],
  };
}

function listed(depths: Summary["depths"], of: (each: GameAtDepth) => string): string {
  return depths.map((each) => `${of(each)} (${nameAtDepth(each)})`).join(", ");
}
