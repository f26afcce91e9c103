/**
 * What the rows say of time and strength, and of the clock.
 *
 * @module
 */
import { formatElo } from "matchbox/arena/format_elo.ts";
import { formatNumber } from "matchbox/report/format.ts";
import type { Claim } from "../../claim.ts";
import { total } from "../../estimates.ts";
import { fromTo } from "../../from_to.ts";
import { nameInSentence } from "../../game_names.ts";
import { rowsWith } from "../../groups.ts";
import { ABOVE_EVEN, judge } from "../../judge.ts";
import { brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { figures } from "./figures.ts";
import { MOST_MOVES } from "./clock_games.ts";
import { SHIPPED, SOURCE_BASES } from "./long_games.ts";
import { experiment } from "./run.ts";
import { summarise, type Summary } from "./summary.ts";
import { tables } from "./tables.ts";

export const study = defineStudy(experiment, {
  title: "Time and strength",
  question: "How much stronger does twice the time make a program, and does its flag ever fall?",
  sources: ["E7", "C35"],
  ...{ summarise, tables, figures },
  claims: (summary) => [noFlagFalls(summary), stronger(summary)],

  finding: ({ byNodes }) =>
    `A program with twice the nodes scores ${
      fromTo(byNodes.map(({ game, score }) => [nameInSentence(game), score]), 3)
    } points a game against itself (${byNodes[0].score.count} openings each).`,
});

/**
 * Only games on a real clock decide: there flags fall without the margin. With the times of the source no
 * computed clock runs out in a game of the planned length, with a margin or without, so those stand beside.
 */
function noFlagFalls({ clocks, covered }: Summary): Claim {
  const shipped = rowsWith(clocks, { margin: SHIPPED });
  const others = clocks.filter(({ margin }) => margin !== SHIPPED);
  const falls = covered.flatMap(({ falls_at }) => falls_at ?? []);
  const first = covered.find(({ falls_at }) => falls_at === Math.min(...falls));
  return {
    claim: "E7",
    sentence: "With a safety margin no flag falls.",
    estimand: `flags that fall with a margin of ${SHIPPED} ms`,
    cases: shipped.map(({ game, flags, sides }) => ({
      name: `${nameInSentence(game)}, ${sides} clocks`,
      estimate: flags,
    })),
    allowed: { high: 0, reason: "because no flag means none" },
    rule: "every",
    exploratory: "the work outside the search was added after no flag had fallen without it",
    couldFail: {
      what: "flags that fell in the same games without the margin",
      count: total(others, "flags"),
      of: total(others, "sides"),
    },
    beside: [
      `The games have at most ${MOST_MOVES} moves a side; the plan is made for 30. Each move has ${
        formatNumber(shipped[0]?.delay ?? 0)
      } ms of work outside the search, which is what the margin is for.`,
      ...shipped.map(({ game, moves, overshoot }) =>
        `In ${formatNumber(moves)} moves of ${nameInSentence(game)} a move takes at most ` +
        `${formatNumber(overshoot, 1)} ms more than was planned for its search.`
      ),
      `Without a margin the flag falls for ${
        others.map(({ game, flags, sides }) => `${flags} of ${sides} (${nameInSentence(game)})`)
          .join(" and ")
      }.`,
      `Computed clocks have the ${SOURCE_BASES.length} times of the source, and a delay of at ` +
      "most the margin.",
      first
        ? `The first of them falls at move ${first.falls_at}, with ${first.base / 60} minutes ` +
          `and a delay of ${first.delay} ms.`
        : "None of them falls in a game of up to 300 moves.",
    ],
  };
}

/** The more, the stronger: all doublings together, and every single one. */
function stronger({ byNodes, byTime }: Summary): Claim {
  const steps = byNodes.flatMap(({ steps }) => steps);
  const those = (word: string) => steps.filter(({ score }) => judge(score, ABOVE_EVEN) === word);
  const elos = byNodes.map(({ game, steps }) =>
    `${steps.map(({ elo }) => formatElo(elo)).join(", ")} Elo (${nameInSentence(game)}, from ` +
    `${steps[0].from} nodes on)`
  );
  const timed = byTime.map(({ game, score, steps }) =>
    `${brief(score, 2)} (${nameInSentence(game)}, from ${steps[0].from} ms on)`
  );
  return {
    claim: "C35",
    estimand: "score with twice the nodes",
    unit: "points a game",
    cases: [
      ...byNodes.map(({ game, score }) => ({
        name: `${nameInSentence(game)}, all doublings`,
        estimate: score,
      })),
      ...steps.map(({ game, from, score }) => ({
        name: `${nameInSentence(game)}, ${from} nodes doubled`,
        estimate: score,
      })),
    ],
    allowed: ABOVE_EVEN,
    rule: "each",
    beside: [
      `Of ${steps.length} single doublings ${those("confirmed").length} are shown to help and ` +
      `${those("refuted").length} to harm: ${elos.join("; ")}.`,
      `With twice the time, which is measured, the score is ${timed.join("; ")}.`,
    ],
  };
}
