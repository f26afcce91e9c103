import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { noRows, type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import {
  BLOCK,
  MAXIMUM_DISC,
  MOBILITY,
} from "matchbox/experiments/studies/strength_of_evidence/matches.ts";
import {
  matchesOf,
  pairSummary,
} from "matchbox/experiments/studies/strength_of_evidence/match_summary.ts";
import {
  type BlockCounts,
  byEnding,
} from "matchbox/experiments/studies/strength_of_evidence/pair_endings.ts";
import { CLOSE } from "matchbox/experiments/studies/strength_of_evidence/real_verdicts.ts";
import type {
  MatchRow,
  sets,
  VerdictRow,
} from "matchbox/experiments/studies/strength_of_evidence/rows.ts";
import { study } from "matchbox/experiments/studies/strength_of_evidence/show.ts";
import type { Summary } from "matchbox/experiments/studies/strength_of_evidence/summary.ts";
import { verdictRow } from "matchbox/experiments/studies/strength_of_evidence/verdicts.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { plainTable } from "matchbox/report/cell.ts";
import type { Cell, Figure, Row } from "matchbox/report/table.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";

type Rows = RowsOf<typeof sets>;

Deno.test("pairs leave no variance where the opening decides, and double it where games repeat", () => {
  const summaryOf = (endings: Partial<BlockCounts>) =>
    pairSummary(matchesOf(madeMatch("a", [endings]))[0]);
  assertStrictEquals(summaryOf({ win_loss: 10, loss_win: 10 }).variance.mean, 0);
  assertStrictEquals(summaryOf({ win_win: 10, loss_loss: 10 }).variance.mean, 2);
  // Independent games: all four endings equally often.
  const independent = { win_loss: 5, loss_win: 5, win_win: 5, loss_loss: 5 };
  assertStrictEquals(summaryOf(independent).variance.mean, 1);
  const first = summaryOf({ win_loss: 20 });
  assertEquals([first.variance.mean, first.firstMove.mean], [1, 0.5]);
  assertStrictEquals(first.match.score.mean, 0.5);
});

Deno.test("the table of verdicts says whose lead is whose", () => {
  const counts = {
    ...{ first_leads: 70, level: 20, second_leads: 10 },
    ...{ first_named: 35, nobody_named: 60, second_named: 5 },
  };
  const made = (difference: number): VerdictRow => ({
    ...{ difference, draws: 0.3, bias: 0.05, games: 10, matches: 100, ...counts },
  });
  const [apart, equal] = tableOf("verdicts", { verdicts: [made(100), made(0)] });
  const columns = ["stronger leads", "level", "weaker leads"];
  assertEquals(columns.map((column) => apart[column]), [0.7, 0.2, 0.1]);
  const named = ["stronger named", "nobody named", "wrong one named"];
  assertEquals(named.map((column) => apart[column]), [0.35, 0.6, 0.05]);
  // Of equals nobody is the stronger, and whoever is named is the wrong one.
  assertEquals(columns.map((column) => equal[column]), [null, 0.2, null]);
  assertEquals(named.map((column) => equal[column]), [null, 0.6, 0.4]);
});

Deno.test("the blocks of a match are judged by who wins the whole, one by one and five together", () => {
  // The second agent wins the whole: it wins four blocks by 40 to 0, and loses the one between.
  const [lost, won] = [{ loss_loss: BLOCK }, { win_win: BLOCK }];
  // A sixth that is shorter is no match of forty games.
  const blocks = [lost, lost, won, lost, lost, { win_win: BLOCK - 1 }];
  const rows = tableOf("real_verdicts", { matches: madeMatch("a", blocks) });
  const shown = rows.filter(({ match }) => match === "a v b").map((row) => [
    ...[row.games, row.n, row["loser leads"], row["winner named"], row["loser named"]],
  ]);
  assertEquals(shown, [[40, 5, 0.2, 0.8, 0.2], [200, 1, 0, 1, 0]]);
});

Deno.test("matches as far apart are put together, and those without a winner or by census are not shown", () => {
  const lead = (won: number) => ({ win_win: won, win_loss: BLOCK - won });
  const matches = [
    // 2 and 4 won of 20 pairs, the others shared: +35 and +70 Elo. 18 won: +512.
    ...madeMatch("close", [lead(2)]),
    ...madeMatch("also close", [lead(4), { loss_loss: 1, win_loss: BLOCK - 1 }]),
    ...madeMatch("distant", [lead(18)]),
    ...madeMatch("level", [{ win_win: 10, loss_loss: 10 }]),
    ...madeMatch("census", [lead(4), { win_loss: 12, repeated: 8 }]),
  ];
  const shown = tableOf("real_verdicts", { matches }).map((row) => [
    ...[row.match, row.n, row["loser leads"]],
  ]);
  assertEquals(shown, [
    ["close v b", 1, 0],
    ["also close v b", 2, 0.5],
    ["distant v b", 1, 0],
    [`less than ${CLOSE} Elo apart`, 3, 1 / 3],
    [`${CLOSE} Elo apart or more`, 1, 0],
  ]);
});

Deno.test("players are distant from where forty games name the stronger one nine times in ten", () => {
  const namedAt = (difference: number) => {
    const players = { difference, draws: 0.3, bias: 0.05 };
    return verdictRow(players, 40, 4000, randomStream(`${difference} apart`)).first_named / 4000;
  };
  // A standard error is 0.005; twenty Elo are worth 0.06.
  assert(namedAt(CLOSE - 20) < 0.88);
  assert(namedAt(CLOSE) > 0.88 && namedAt(CLOSE) < 0.93);
});

Deno.test("a match that has been played from every opening has numbers without an interval", () => {
  const blocks = [{ win_win: 6, win_loss: 4, draw_loss: 10 }, { win_draw: 15, repeated: 5 }];
  const rows = {
    matches: [...madeMatch("sample", [{ win_win: 15, loss_loss: 5 }]), ...madeMatch("all", blocks)],
  };
  const summary = summaryOf(rows);
  const [sample, census] = cellsOf("matches", summary);
  assertEquals([sample.census, census.census], [false, true]);
  // 6 * 2 + 4 + 10 * 0.5 + 15 * 1.5 points of 70 games.
  assertStrictEquals(census.score, 43.5 / 70);
  for (const column of ["score", "difference"]) {
    assertStrictEquals(typeof sample[column], "object");
    assertStrictEquals(typeof census[column], "number");
  }
  const [samplePairs, censusPairs] = cellsOf("pairs", summary);
  for (const column of ["variance", "first move"]) {
    assertStrictEquals(typeof samplePairs[column], "object");
    assertStrictEquals(typeof censusPairs[column], "number");
  }
});

Deno.test("the maximum disc player and mobility are judged by their intervals, not their scores", () => {
  // A hundred pairs that are each won or lost whole have a standard error of 0.05: to win 42 or 58 of them is nothing.
  for (const won of [42, 48, 52, 58]) {
    assertStrictEquals(verdicts(MAXIMUM_DISC, won, won).C16a, "not decided");
    assertStrictEquals(verdicts(MOBILITY, won).D11, "not decided");
  }
  assertStrictEquals(verdicts(MAXIMUM_DISC, 35, 20).C16a, "confirmed");
  // One opponent that is not decided leaves the claim undecided.
  assertStrictEquals(verdicts(MAXIMUM_DISC, 35, 48).C16a, "not decided");
  // One opponent that loses to it refutes that it always loses.
  assertStrictEquals(verdicts(MAXIMUM_DISC, 35, 65).C16a, "refuted");
  assertStrictEquals(verdicts(MAXIMUM_DISC, 65, 80).C16a, "refuted");
  // To win 35 of a hundred or fewer is a loss, 48 are nothing, and 65 a win.
  const { measured, evidence } = verdictsOf(MAXIMUM_DISC, [35, 20, 10, 65, 48]).C16a;
  assertMatch(evidence, /It loses 65 % of its games against opponent 0, 80 % /);
  assertMatch(measured, /^3 of 5 cases confirmed, 1 refuted, 1 undecided; /);
  assertStrictEquals(verdicts(MOBILITY, 65).D11, "confirmed");
  assertStrictEquals(verdicts(MOBILITY, 35).D11, "refuted");
});

Deno.test("a match that has been played from every opening is judged by its score", () => {
  const census = { repeated: 1 };
  const judged = (won: number) => [
    verdictsOf(MAXIMUM_DISC, [won], census).C16a.verdict,
    verdictsOf(MOBILITY, [won], census).D11.verdict,
  ];
  assertEquals(judged(49), ["confirmed", "refuted"]);
  assertEquals(judged(50), ["refuted", "refuted"]);
  assertEquals(judged(51), ["refuted", "confirmed"]);
  const { evidence } = verdictsOf(MOBILITY, [51], census).D11;
  assertMatch(evidence, /0\.510 \(against opponent 0, from all openings\)/);
});

Deno.test("what a test saves is the more the fewer games it takes", () => {
  const [row] = tableOf("tests", {
    tests: [{
      ...{ difference: 50, draws: 0.3, bias: 0.05, tests: 10 },
      ...{ games: 100, games_low: 90, games_high: 120, accepted: 8, covered: 9 },
      ...{ excess: 0.02, excess_low: 0.01, excess_high: 0.03 },
      ...{ fixed_games: 200, fixed_accepted: 7 },
    }],
  });
  assertEquals([row.saved, row.saved_low, row.saved_high], [0.5, 0.4, 0.55]);
  assertEquals([row.excess, row.excess_low, row.excess_high], [0.02, 0.01, 0.03]);
  const shares = ["H1 accepted", "interval covers", "fixed: H1 accepted"];
  assertEquals(shares.map((column) => row[column]), [0.8, 0.9, 0.7]);
});

Deno.test("duels are shown by their plain names, with no interval where nothing can vary", () => {
  const made = (rule: string, both_kept: number) => ({
    ...{ rule, difference: 50, draws: 0.3, bias: 0.05, duels: 100 },
    ...{ first_kept: 75 - both_kept, both_kept, second_kept: 25 },
    ...{ games: 1, games_low: 1, games_high: 1 },
  });
  const duels = [made("one game decides", 30), made("first to four wins", 0)];
  const [one, four] = cellsOf("duels", summaryOf({ duels }));
  assertEquals([one.rule, four.rule], ["one game decides", "first to four wins"]);
  assertStrictEquals(typeof one["both kept"], "object");
  assertStrictEquals(four["both kept"], 0);
});

const { rows } = await runStudy("strength-of-evidence", {
  store: ":memory:",
  executors: localExecutors(0),
  set: { pairs: 10, matches: 100, tests: 100, most_games: 40 },
});
const small = study.summarise(rows as unknown as Rows);
const figures = new Map(figuresOf(small).map((figure) => [figure.name, figure]));

Deno.test("numbers of the sources stand in links and evidence alone", () => {
  const shown = [
    ...study.tables(small).map(({ title, columns, rows }) => [title, columns, rows]),
    ...[...figures.values()].map(({ title, caption, options, marks, panels = [] }) => [
      ...[title, caption, options, marks, panels],
    ]),
    Object.values(study.sets).map(({ title, columns }) => [title, columns]),
  ];
  const found = JSON.stringify(shown).match(/\b[A-E][1-9]\d?[a-c]?\b/g);
  assertEquals(found, null);
  assertEquals(study.claims(small).map(({ claim }) => claim), ["C16a", "D11"]);
});

Deno.test("the first figure has four series, and says what forty games tell of the two closest", () => {
  const [first] = figuresOf(small);
  assertEquals((first.options.color as { domain: string[] }).domain.length, 4);
  const { weakerLeads: close } = verdictAt(20, 40);
  const { weakerLeads: farther } = verdictAt(50, 40);
  assertEquals(
    first.title.match(/\d+ (games|%|Elo)/g),
    ["40 games", `${100 * close!.mean} %`, "20 Elo", `${100 * farther!.mean} %`, "50 Elo"],
  );
});

Deno.test("the figure of duels says where the rules are wrong equally often, if anywhere", () => {
  // By the negative binomial distribution: 0.410 and 0.321 at 20 Elo, 0.124 and 0.210 at 100.
  const below = Number(figures.get("duels")!.title.match(/^Below (\d+) Elo a duel to four/)![1]);
  assert(below > 20 && below < 100, `${below} Elo`);
  const drawless = { ...small, duels: small.duels.map((duel) => ({ ...duel, draws: 0, bias: 0 })) };
  const { title } = figuresOf(drawless).find(({ name }) => name === "duels")!;
  assertMatch(title, /^A duel to four wins keeps the weaker player no more often/);
});

Deno.test("the titles of the figures of pairs count intervals, and a census by its number", () => {
  const shared = { win_loss: 10, loss_win: 10 };
  const doubled = { win_win: 10, loss_loss: 10 };
  const matches = [
    ...madeMatch("shared", [{ ...shared, win_win: 1, loss_loss: 1 }]),
    ...madeMatch("doubled", [{ ...doubled, win_loss: 1, loss_win: 1 }]),
    ...madeMatch("census", [{ ...shared, win_win: 9, loss_loss: 9, repeated: 1 }]),
    // Too close to independent games to be told from them by an interval.
    ...madeMatch("sample", [{ ...shared, win_win: 9, loss_loss: 9 }]),
  ];
  const { pairs } = summaryOf({ matches });
  const made = figuresOf({ ...small, pairs });
  const [pairsFigure, firstMove] = ["pairs", "first_move"].map((name) =>
    made.find((figure) => figure.name === name)!
  );
  assertMatch(pairsFigure.title, /more precise in 2 of 4 matches, and less precise in 1/);
  for (const figure of [pairsFigure, firstMove]) {
    assertMatch(figure.caption, /every opening has been played: Reversi 8x8: census v b\.$/);
    assertEquals(namesOf(figure, "dot").length, 4);
    assertEquals(namesOf(figure, "ruleY"), [
      "Reversi 8x8: shared v b",
      "Reversi 8x8: doubled v b",
      "Reversi 8x8: sample v b",
    ]);
  }
});

Deno.test("the figure of coverage has a panel for each score, with draws and without", () => {
  const titles = figures.get("coverage")!.panels!.map(({ title }) => title);
  const scores = ["score 0.5", "score 0.7", "score 0.95"];
  assertEquals(titles, [
    ...scores.map((score) => `${score}, with draws`),
    ...scores.map((score) => `${score}, no draws`),
  ]);
});

/** The figures; none of them shows a verdict. */
function figuresOf(summary: Summary): Figure[] {
  return study.figures(summary, () => {
    throw new Error("no figure needs a verdict");
  });
}

function verdictAt(difference: number, games: number) {
  return small.verdicts.find((verdict) =>
    verdict.difference === difference && verdict.games === games
  )!;
}

/** The lines of a forest plot that have a mark of that kind. */
function namesOf({ marks }: Figure, kind: string): string[] {
  const { data } = marks.find(({ mark }) => mark === kind)!;
  return (data as { name: string }[]).map(({ name }) => name);
}

/** The verdicts when `of` wins so many of a hundred pairs against its opponents and loses the others. */
function verdicts(of: string, ...won: number[]): Record<string, string> {
  return Object.fromEntries(
    Object.values(verdictsOf(of, won)).map(({ claim, verdict }) => [claim, verdict]),
  );
}

function verdictsOf(of: string, won: readonly number[], counts: Partial<BlockCounts> = {}) {
  const level = (first: string) => madeMatch(first, [{ draw_draw: 100 }]);
  const matches = [
    ...[MAXIMUM_DISC, MOBILITY].filter((first) => first !== of).flatMap(level),
    ...won.flatMap((count, index) =>
      madeMatch(of, [{ win_win: count, loss_loss: 100 - count, ...counts }], `opponent ${index}`)
    ),
  ];
  const claims = study.claims(summaryOf({ matches })).map(verdictOn);
  return Object.fromEntries(claims.map((claim) => [claim.claim, claim]));
}

/** The rows of a match. Each block is given by how many of its pairs ended how. */
function madeMatch(
  first: string,
  blocks: readonly Partial<BlockCounts>[],
  second = "b",
): MatchRow[] {
  return blocks.map((block, index) => ({
    ...{ game: "reversi", first, second, block: index + 1 },
    ...byEnding(() => 0),
    repeated: 0,
    ...block,
  }));
}

function summaryOf(rows: Partial<Rows>): Summary {
  return study.summarise({ ...noRows(study.sets), ...rows });
}

function cellsOf(name: string, summary: Summary): readonly Record<string, Cell>[] {
  return study.tables(summary).find((table) => table.name === name)!.rows;
}

/** The rows of a table as the CSV has them. */
function tableOf(name: string, rows: Partial<Rows>): readonly Row[] {
  return plainTable(study.tables(summaryOf(rows)).find((table) => table.name === name)!).rows;
}
