/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { casesThat } from "../../judge_cases.ts";
import { CLOSE } from "./real_verdicts.ts";
import { study } from "./show.ts";
import type { Summary } from "./summary.ts";

/** A difference of less than this in points per game is "almost nothing". */
const ALMOST_NOTHING = 0.05;

export const guards = guardsOf(study, {
  "notebooks/03_measuring_strength.ipynb": [
    {
      sentence: "In tic-tac-toe the first move is worth a lot.",
      holds: ({ pairs }) =>
        pairs.filter(({ match }) => match.game === "tictactoe")
          .every(({ firstMove }) => firstMove.mean > ALMOST_NOTHING),
    },
    {
      sentence: "In Reversi, from random openings, it is worth almost nothing.",
      holds: ({ pairs }) =>
        pairs.filter(({ match }) => match.game === "reversi")
          .every(({ firstMove }) => Math.abs(firstMove.mean) < ALMOST_NOTHING),
    },
    {
      sentence: "They save most in the census, where only the opening differs from game to game. " +
        "Elsewhere they save little",
      holds({ pairs }) {
        const census = pairs.filter(({ match }) => match.census);
        const others = pairs.filter(({ match }) => !match.census);
        return census.length > 0 && census.every(({ variance }) => variance.mean < 0.75) &&
          others.every(({ variance }) => variance.mean > 0.75);
      },
    },
    {
      sentence: "It is smaller in size, so the model does not hold exactly.",
      notQuick: "its matches are too short to tell these differences apart",
      holds(summary) {
        const elo = (first: string, second: string) => eloOf(summary, first, second).mean;
        const [discs, deep] = ["greedy:eval=material", "alphabeta:depth=2"];
        const sum = elo(discs, "greedy") - elo(deep, "greedy");
        return Math.abs(elo(discs, deep)) < Math.abs(sum);
      },
    },
    {
      sentence:
        "**Playing for discs loses to better methods** ([C16a](../SOURCES.md#c16a)): to the " +
        "players that evaluate the squares of the discs, and to the one that searches deeper. It " +
        "beats the random player.",
      holds(_, verdictOn) {
        const judged = verdictOn("C16a");
        const lost = casesThat("confirmed", judged);
        return ["greedy", "greedy:eval=mobility", "alphabeta:depth=2"]
          .every((name) => lost.includes(`against ${name}`)) &&
          casesThat("refuted", judged).includes("against random");
      },
    },
    {
      sentence: "**Mobility wins** ([D11](../SOURCES.md#d11)). Forty games could hardly show it; " +
        "the published match does.",
      notQuick: "it is about the published match",
      holds: ({ realVerdicts }, verdictOn) =>
        verdictOn("D11").verdict === "confirmed" &&
        rowWith(realVerdicts, { match: "greedy:eval=mobility v greedy", games: 40 }).winnerNamed
            .mean < 0.2,
    },
  ],
  "notebooks/04_what_games_can_tell.ipynb": [
    {
      sentence:
        "Left: between close players the weaker one often leads in short matches, and hardly ever in long ones.",
      holds: ({ verdicts }) =>
        verdicts.filter(({ weakerLeads }) => weakerLeads).every(({ games, weakerLeads }) =>
          games < 1000 || weakerLeads!.mean < 0.05
        ) && shortest(verdicts).weakerLeads!.mean > 0.2,
    },
    {
      sentence: "Middle: the closer the players are, the more games are needed to name the " +
        "stronger one.",
      // At each length the closer players are named less often.
      holds: ({ verdicts }) => {
        const lengths = new Set(verdicts.map(({ games }) => games));
        return [...lengths].every((games) => {
          const named = rowsWith(verdicts, { games }).filter(({ difference }) => difference > 0)
            .toSorted((one, other) => one.difference - other.difference)
            .map(({ strongerNamed }) => strongerNamed!.mean);
          return isRising(named);
        });
      },
    },
    {
      sentence: "intervals often name nobody, but they rarely name the wrong player.",
      holds: ({ verdicts }) =>
        verdicts.some(({ nobodyNamed }) => nobodyNamed.mean > 0.5) &&
        verdicts.every(({ wrongNamed }) => wrongNamed.mean < 0.08),
    },
    {
      sentence: "Between close agents forty games name the winner of the whole match less often " +
        "than between distant ones, and its loser leads at least as often.",
      holds({ realVerdicts }) {
        const of = (match: string) => rowWith(realVerdicts, { match, games: 40 });
        const [close, distant] = [
          of(`less than ${CLOSE} Elo apart`),
          of(`${CLOSE} Elo apart or more`),
        ];
        return close.winnerNamed.mean < distant.winnerNamed.mean &&
          close.loserLeads.mean >= distant.loserLeads.mean;
      },
    },
    {
      sentence:
        "As the difference grows, the errors of four wins decrease quickly, and those of one " +
        "game slowly. But left of the crossing the longer duel keeps the worse player _more_ often.",
      holds({ duels }) {
        const wrong = (name: string) =>
          duels.filter(({ rule }) => rule.name === name).map(({ exact }) => exact);
        const [one, four] = [wrong("one game decides"), wrong("first to four wins")];
        return four[0] > one[0] && four.at(-1)! < one.at(-1)! &&
          four[0] - four.at(-1)! > one[0] - one.at(-1)!;
      },
    },
    {
      sentence: "In short and one-sided matches it is too narrow, most of all without draws.",
      notQuick: "it has too few matches for each share",
      holds({ coverage }) {
        const ofTen = rowsWith(coverage, { games: 10, bias: 0 });
        const worst = ofTen.toSorted((one, other) => one.textbook.mean - other.textbook.mean)[0];
        return ofTen.every(({ textbook }) => textbook.mean < 0.93) && worst.draws === 0 &&
          worst.score === Math.max(...coverage.map(({ score }) => score));
      },
    },
    {
      sentence:
        "Between equal players it is too wide in matches of a hundred games and more when " +
        "openings favour one side, because it ignores that the games of a pair balance each other.",
      notQuick: "it has too few matches for each share",
      holds: ({ coverage }) =>
        coverage.filter(({ bias, games, score }) => bias > 0 && games >= 100 && score === 0.5)
          .every(({ textbook }) => textbook.mean > 0.96),
    },
    {
      sentence: "The interval by pairs stays in the band, except in the shortest matches.",
      notQuick: "it has too few matches for each share",
      holds: ({ coverage }) =>
        coverage.filter(({ games }) => games >= 100)
          .every(({ byPairs }) => byPairs.mean > 0.93 && byPairs.mean < 0.97),
    },
    {
      sentence:
        "When one of the two hypotheses is true, the test saves about half of the games, and " +
        "more when the true difference is beyond them. When it is between them, the test saves little.",
      holds({ tests }) {
        const saved = (difference: number) => rowWith(tests, { difference }).saved.mean;
        return [0, 50].every((elo) => saved(elo) > 0.4 && saved(elo) < 0.6) &&
          [-50, 100].every((elo) => saved(elo) > 0.6) && saved(25) < 0.25;
      },
    },
    {
      sentence: "a match that stops when the score is good overestimates it.",
      notQuick: "it has too few tests",
      holds: ({ tests }) => rowWith(tests, { difference: 50 }).excess.low! > 0,
    },
  ],
});

function eloOf({ matches }: Summary, first: string, second: string) {
  return rowWith(matches, { game: "reversi", first, second }).elo;
}

function shortest(verdicts: Summary["verdicts"]) {
  const unequal = verdicts.filter(({ difference }) => difference > 0);
  return unequal.toSorted((one, other) =>
    one.games - other.games || one.difference - other.difference
  )[0];
}

function isRising(values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value >= values[index - 1]);
}
