import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import { championNames } from "matchbox/experiments/studies/metelyk_solved/players.ts";
import type { sets } from "matchbox/experiments/studies/metelyk_solved/rows.ts";
import { study } from "matchbox/experiments/studies/metelyk_solved/show.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { trainOutlook } from "matchbox/agents/metelyk/train_outlook.ts";
import { loadWeights, TRAINING_GAMES, TRAINING_STREAM } from "matchbox/agents/metelyk/weights.ts";
import { packWeights, unpackWeights } from "matchbox/agents/metelyk/outlook.ts";
import { long } from "../fixtures/sample_size.ts";
import { studyRows } from "../fixtures/study_rows.ts";
import { root } from "../fixtures/command.ts";

type Rows = RowsOf<typeof sets>;

const quick = await studyRows<Rows>("metelyk-solved", { positions: 25, samples: 1 });

function verdict(claim: string, rows: Rows) {
  const statement = study.claims(study.summarise(rows)).find((each) => each.claim === claim)!;
  return verdictOn(statement).verdict;
}

Deno.test("metelyk-solved: the first player wins the small boards, by the moves that A13 names", () => {
  const { boards } = study.summarise(quick);
  assertEquals(boards.map(({ winning }) => winning), [["0-2"], ["2-6"], ["5-12"]]);
  assertStrictEquals(verdict("A13a", quick), "confirmed");
});

Deno.test("metelyk-solved: a strategy that was not followed to the end, or a position valued otherwise, refutes", () => {
  const strategies = quick.strategies.slice(1);
  assertStrictEquals(verdict("A13b", quick), "confirmed");
  assertStrictEquals(verdict("A13b", { ...quick, strategies }), "refuted");
  const endless = quick.strategies.map((row, i) => ({ ...row, ends: i === 0 ? 0 : row.ends }));
  assertStrictEquals(verdict("A13b", { ...quick, strategies: endless }), "refuted");
  const references = quick.references.map((row) => ({ ...row, equal: row.equal - 1 }));
  assertStrictEquals(verdict("A13c", quick), "confirmed");
  assertStrictEquals(verdict("A13c", { ...quick, references }), "refuted");
  const moves = quick.moves.map((row) => ({ ...row, value: 1 }));
  assertStrictEquals(verdict("A13a", { ...quick, moves }), "refuted");
});

Deno.test("metelyk-solved: a first move is worth what the best reply to it leaves", () => {
  const [row] = quick.moves;
  const replies = [1, null].map((value, i) => ({ ...row, side: 4, reply: `${i}`, value }));
  const value = (rows: typeof replies) => study.summarise({ ...quick, moves: rows }).moves[0].value;
  assertStrictEquals(value(replies), null);
  assertStrictEquals(value(replies.slice(0, 1)), 1);
  assertStrictEquals(value([replies[0], { ...replies[0], value: -1 }]), -1);
});

Deno.test("metelyk-solved: a first move that does not win by the rules does not win by points", () => {
  const [row] = quick.moves;
  const full = (move: string, rules: number, points: number | null) =>
    (["rules", "points"] as const).map((rule) => {
      return { ...row, side: 4, move, rule, value: rule === "rules" ? rules : points };
    });
  const moves = [...full("9-20", 1, null), ...full("8-24", -1, null), ...full("7-28", -1, -1)];
  const summary = study.summarise({ ...quick, moves });
  assertEquals(summary.moves.map(({ points }) => points), ["not found", "draw or Black", "Black"]);
  const { beside } = study.claims(summary).find(({ claim }) => claim === "A13e")!;
  assertStrictEquals(beside!.length, 2);
  assertMatch(beside![0], /^After 9-20 on side 4 nothing was found with [\d,]+ nodes\.$/);
  assertMatch(beside![1], /^After 8-24 on side 4 White cannot force a win by points, /);
});

Deno.test("metelyk-solved: the champions are those that metelyk-evolution has published", () => {
  const folder = `${root}lib/experiments/studies/metelyk_solved/champions/`;
  const files = [...Deno.readDirSync(folder)].map(({ name }) => name);
  assertStrictEquals(files.length, championNames.length);
  for (const name of files) {
    assertEquals(
      Deno.readTextFileSync(folder + name),
      Deno.readTextFileSync(`${root}results/metelyk-evolution/artifacts/${name}`),
      name,
    );
  }
});

Deno.test("the weights of Metelyk are packed without loss, and training is a function of its stream", async () => {
  const weights = await loadWeights();
  assertEquals(unpackWeights(packWeights(weights)), weights);
  assert(weights.some((weight) => weight !== 0));
  const [one, again] = [1, 2].map(() => trainOutlook(20, randomStream("a test")));
  assertEquals(one, again);
});

Deno.test("the weights of Metelyk are those of the training", long, async () => {
  const trained = trainOutlook(TRAINING_GAMES, randomStream(TRAINING_STREAM));
  assertEquals(trained, await loadWeights());
});
