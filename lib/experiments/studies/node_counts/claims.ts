/**
 * What the study says of the claims, by the deepest searches of each game.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Check, Statement } from "../../claim.ts";
import { nameAtDepth, nameInSentence } from "../../game_names.ts";
import { brief, fromLeastToMost } from "../../phrases.ts";
import type { Summary } from "./summary.ts";

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

type GameSummary = Summary["games"][number];

/** What is said of C6a, C6b, C9a, C9b and C10. */
export function claims({ games: all }: Summary): Statement[] {
  // Tic-tac-toe has one position, and its tree gets narrower towards its end.
  const games = all.filter(({ game }) => game !== "tictactoe");
  /** A ratio in each game; in tic-tac-toe it stands beside. */
  const ratio = (of: (game: GameSummary) => Interval | null, ...beside: string[]) => ({
    cases: games.flatMap((each) => {
      const estimate = of(each);
      return estimate ? [{ name: nameAtDepth(each), estimate }] : [];
    }),
    rule: "each" as const,
    beside: [
      ...all.filter((each) => !games.includes(each)).map((each) =>
        `In ${nameInSentence(each.game)}, which is one tree, it is ` +
        `${formatNumber(of(each)!.mean, 2)}.`
      ),
      ...beside,
    ],
  });
  const changes = games.map(({ depth }) => 100 * (AT ** (1 / depth) - 1));
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
      ...ratio(({ best }) => best.overRoot, "The nodes that sort the moves are not counted."),
      allowed: {
        ...{ low: 1 / ABOUT, high: ABOUT },
        reason: "because even the fewest leaves of a uniform tree are about twice the root",
      },
    },
    {
      claim: "C6b",
      estimand: "leaves with the exactly worst order over those of minimax",
      digits: 3,
      ...ratio(
        ({ worst }) => worst.overLeaves,
        `No two leaves have equal values. With the values of the evaluation it is ${
          listed(games, ({ worstWithTies }) => brief(worstWithTies.overLeaves))
        }, because many moves then have equal values and one of the best may come early.`,
      ),
      allowed: { low: AS_MANY, reason: "because saving one leaf in twenty is negligible" },
    },
    {
      claim: "C9a",
      estimand: "leaves of minimax over W^d with the W of one ply less",
      digits: 2,
      ...ratio(
        ({ full }) => full.overForetold,
        `W is ${listed(games, ({ full }) => brief(full.width, 2))}.`,
        `The source's own number for W = 40 and depth 5 is wrong: 40^5 is ` +
          `${formatNumber(40 ** 5)}, not 10,240 thousand.`,
      ),
      allowed: at,
    },
    {
      claim: "C9b",
      estimand: "leaves with the exactly best order over the number of the formula",
      digits: 2,
      ...ratio(({ best }) => best.overMinimum),
      allowed: at,
    },
    nothingCut(games),
  ];
}

function nothingCut(games: Summary["games"]): Check {
  const orders = [
    ["exactly worst first, no equal leaves", "worst"],
    ["worst first by a shallow search", "shallowWorst"],
  ] as const;
  return {
    kind: "check",
    claim: "C10",
    holds: orders.flatMap(([order, search]) =>
      games.map((each) => ({
        name: `${nameAtDepth(each)}, ${order}`,
        holds: each[search].withoutCutoffs,
        of: each.count,
        unit: "positions",
      }))
    ),
    beside: [
      `With the exactly worst order it cuts off at ${
        listed(games, ({ worst }) => formatNumber(worst.cutoffs))
      } nodes in all positions together.`,
    ],
  };
}

function listed(games: Summary["games"], of: (game: GameSummary) => string): string {
  return games.map((each) => `${of(each)} (${nameInSentence(each.game)})`).join(", ");
}
