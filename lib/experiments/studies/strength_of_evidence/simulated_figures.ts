/**
 * The figures of simulated players.
 *
 * @module
 */
import { formatNumber } from "matchbox/report/format.ts";
import type { Interval } from "matchbox/report/statistics/interval.ts";
import type { Figure, Mark, Panel } from "matchbox/report/table.ts";
import { rowsWith } from "../../groups.ts";
import { fromLeastToMost, percent } from "../../phrases.ts";
import { crossing, rules, wrongShare } from "./duels.ts";
import { playersApart } from "./simulated_players.ts";
import { TEST } from "./sequential.ts";
import type { Summary } from "./summary.ts";

/** The longest match that the finding is about, in games. */
const SPOKEN_OF = 40;

/** The figure of misleading matches by length. Equal players are left out, because neither is weaker. */
export function verdictsFigure(verdicts: Summary["verdicts"]): Figure {
  const unequal = verdicts.filter(({ difference }) => difference !== 0);
  const differences = [...new Set(unequal.map(({ difference }) => difference))];
  const series = { x: "games", stroke: "players" };
  const panel = (
    title: string,
    share: (verdict: Summary["verdicts"][number]) => Interval,
    highest?: number,
  ): Panel => {
    const points = unequal.map((verdict) => ({
      games: verdict.games,
      players: nameOf(verdict.difference),
      ...share(verdict),
    }));
    const most = highest ?? Math.max(...points.map(({ high }) => high!));
    return {
      title,
      options: { y: { domain: [0, most] } },
      marks: linesWithBars(points, series),
    };
  };
  return {
    name: "verdicts",
    title: verdictsTitle(verdicts),
    caption:
      "Shares of matches between simulated players, by length and true difference: the weaker player " +
      "leads; the 95 % interval lies on the side of the stronger player; it lies on the side of the " +
      "weaker player. The three scales differ. " +
      "Bars: 95 % intervals; logarithmic scale of games.",
    options: {
      x: { type: "log", label: "games" },
      y: { label: "share of matches", nice: true },
      color: { domain: differences.map(nameOf), legend: "ends" },
      symbol: { domain: differences.map(nameOf) },
    },
    marks: [],
    panels: [
      panel("the weaker player leads", ({ weakerLeads }) => weakerLeads!),
      panel("the interval names the stronger player", ({ strongerNamed }) => strongerNamed!, 1),
      panel("the interval names the weaker player", ({ wrongNamed }) => wrongNamed),
    ],
  };
}

function nameOf(difference: number): string {
  return `${difference} Elo`;
}

function verdictsTitle(verdicts: Summary["verdicts"]): string {
  const [close, farther] = shortMatches(verdicts);
  return `After ${close.games} games the weaker of two players leads in ${
    percent(close.weakerLeads!.mean, 0)
  } of matches at a difference of ${nameOf(close.difference)}, and in ` +
    `${percent(farther.weakerLeads!.mean, 0)} at ${nameOf(farther.difference)}`;
}

/** The longest matches of at most this many games between the closest players that are not equal. */
export function shortMatches(verdicts: Summary["verdicts"]): Summary["verdicts"] {
  const unequal = verdicts.filter(({ weakerLeads }) => weakerLeads !== null);
  const lengths = unequal.map(({ games }) => games).filter((games) => games <= SPOKEN_OF);
  return rowsWith(unequal, { games: Math.max(...lengths) }).slice(0, 2);
}

/** The range of the curves of duels, in Elo. */
const STEP = 5;

/** The figure of duels that keep the worse player. */
export function duelsFigure(duels: Summary["duels"]): Figure {
  const names = rules.map(({ name }) => name);
  const points = duels.map(({ rule, difference, wrong }) => ({
    rule: rule.name,
    difference,
    ...wrong,
  }));
  const [{ draws, bias }] = duels;
  const most = Math.max(...points.map(({ difference }) => difference));
  const curves = rules.flatMap((rule) =>
    Array.from({ length: most / STEP + 1 }, (_, step) => {
      const difference = STEP * step;
      const share = wrongShare(rule, playersApart({ difference, draws, bias }));
      return { rule: rule.name, difference, share };
    })
  );
  const series = { x: "difference", stroke: "rule" };
  return {
    name: "duels",
    title: duelsTitle({ draws, bias }, most),
    caption:
      "Share of duels between simulated players that keep only the weaker one, by true difference. " +
      "With one game, a draw keeps both players; in a duel to four wins, draws do not count. " +
      "Lines: computed exactly; dots: simulated, with 95 % intervals.",
    options: {
      x: { label: "true difference (Elo)" },
      y: { label: "share of duels", domain: [0, 0.55] },
      color: { domain: names, legend: "ends" },
      symbol: { domain: names },
    },
    marks: [
      { mark: "line", data: curves, options: { ...series, y: "share" } },
      ...dotsWithBars(points, series),
    ],
  };
}

function duelsTitle(players: { draws: number; bias: number }, most: number): string {
  const [oneGame, fourWins] = rules;
  const equal = crossing([oneGame, fourWins], players, most);
  if (equal === 0) {
    return "A duel to four wins keeps the weaker player no more often than a single game";
  }
  const where = equal === null ? `Up to ${most}` : `Below ${equal}`;
  return `${where} Elo a duel to four wins keeps the weaker player more often than a single game, ` +
    "where a draw keeps both";
}

/** The figure of the games of a sequential test and of the fixed test. */
export function testsFigure(tests: Summary["tests"]): Figure {
  const points = tests.map(({ difference, games }) => ({ difference, ...games }));
  const { elo0, elo1, alpha, beta } = TEST;
  const fixed = tests[0].fixedGames;
  const label = `fixed length: ${fixed} games`;
  const series = { x: "difference", stroke: "currentColor" };
  const [none, some] = [elo0, elo1].map((elo) =>
    formatNumber(tests.find(({ difference }) => difference === elo)!.games.mean, 0)
  );
  return {
    name: "tests",
    title:
      `At ${elo0} Elo a sequential test takes ${none} games, at ${elo1} Elo ${some}; a test of ` +
      `fixed length always takes ${fixed}`,
    caption:
      `Mean number of games of the sequential test of ${elo0} against ${elo1} Elo, alpha = ` +
      `${alpha} and beta = ${beta}, by true difference; bars: 95 % intervals. Dashed: the fixed ` +
      "number of games that has the same errors.",
    options: {
      x: { label: "true difference (Elo)" },
      y: {
        label: "games",
        domain: [0, 1.12 * Math.max(fixed, ...points.map(({ high }) => high!))],
      },
    },
    marks: [
      { mark: "ruleY", data: [fixed], options: { strokeDasharray: "4 3" } },
      {
        mark: "text",
        data: [{ fixed, label }],
        options: { y: "fixed", text: "label", frameAnchor: "right", textAnchor: "end", dy: -9 },
      },
      bars(points, series),
      { mark: "line", data: points, options: { ...series, y: "mean" } },
      { mark: "dot", data: points, options: { ...series, y: "mean", fill: "currentColor" } },
    ],
  };
}

/** Acceptable coverage of a 95 % interval, as required in tests/arena/score_test.ts. */
const PROMISED = { low: 0.93, high: 0.97 };

/** The figure of the coverage of intervals: a panel for each score, with and without draws. */
export function coverageFigure(coverage: Summary["coverage"]): Figure {
  const panels = Map.groupBy(coverage, ({ score, draws }) => panelName(score, draws > 0));
  const names = ["by pairs", "textbook"].flatMap((interval) =>
    ["even", "biased"].map((openings) => seriesName(interval, openings))
  );
  const series = { x: "games", stroke: "series" };
  const panelOf = (title: string, group: Summary["coverage"]): Panel => {
    const points = group.flatMap(({ bias, games, byPairs, textbook }) => {
      const openings = bias === 0 ? "even" : "biased";
      return [
        { series: seriesName("by pairs", openings), games, ...byPairs },
        { series: seriesName("textbook", openings), games, ...textbook },
      ];
    });
    return { title, marks: linesWithBars(points, series) };
  };
  const least = Math.min(
    ...coverage.flatMap(({ byPairs, textbook }) => [byPairs.low!, textbook.low!]),
  );
  return {
    name: "coverage",
    title: `Intervals from pairs cover the true score in ${
      inPercent(coverage.map(({ byPairs }) => byPairs))
    } of matches, those of the textbook in ${inPercent(coverage.map(({ textbook }) => textbook))}`,
    caption:
      "Share of matches between simulated players whose 95 % interval covers the true score, by " +
      "length of the match. Two intervals: the one that Matchbox computes from pairs, and that of the " +
      "textbook, the mean plus or minus 1.96 standard errors of independent games. Above: players " +
      "with draws; below: without. Bars: 95 % intervals; the band is " +
      `${100 * PROMISED.low} to ${100 * PROMISED.high} %; logarithmic scale of games.`,
    options: {
      height: 230,
      x: { type: "log", label: "games" },
      y: { label: "share of matches", domain: [least, 1] },
      color: { domain: names, legend: true },
      symbol: { domain: names },
    },
    marks: [{
      mark: "rect",
      data: [PROMISED],
      options: { y1: "low", y2: "high", fill: "currentColor", fillOpacity: 0.12 },
    }],
    panels: [...panels]
      .toSorted(([, [one]], [, [other]]) => Number(one.draws === 0) - Number(other.draws === 0))
      .map(([title, group]) => panelOf(title, group)),
  };
}

function seriesName(interval: string, openings: string): string {
  return `${interval}, ${openings} openings`;
}

function panelName(score: number, drawn: boolean): string {
  return `score ${score}, ${drawn ? "with draws" : "no draws"}`;
}

/** From the least to the greatest mean: `93 to 98 %`. */
function inPercent(shares: readonly Interval[]): string {
  return `${fromLeastToMost(shares.map(({ mean }) => 100 * mean), 0)} %`;
}

/** Lines through the points, with their symbols and intervals. */
function linesWithBars(points: readonly object[], series: { stroke: string }): Mark[] {
  const [bars, dots] = dotsWithBars(points, series);
  return [bars, { mark: "line", data: points, options: { ...series, y: "mean" } }, dots];
}

function dotsWithBars(points: readonly object[], series: { stroke: string }): Mark[] {
  const dots = { ...series, y: "mean", symbol: series.stroke };
  return [bars(points, series), { mark: "dot", data: points, options: dots }];
}

function bars(points: readonly object[], series: object): Mark {
  return {
    mark: "ruleX",
    data: points,
    options: { ...series, y1: "low", y2: "high", strokeOpacity: 0.35, strokeWidth: 4 },
  };
}
