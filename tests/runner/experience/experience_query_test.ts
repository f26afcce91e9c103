import { assertEquals } from "@std/assert";
import fc from "fast-check";
import {
  type KnownPosition,
  ORDERS,
  POSITION_INDEXES,
  type PositionQuery,
} from "matchbox/runner/experience/experience_query.ts";
import { ExperienceStore } from "matchbox/runner/experience/experience_store.ts";

const zero = { w1: 0, w2: 0, w3: 0 };

/** Positions of a board of four squares, each with one move. */
const positionText = fc.tuple(fc.stringMatching(/^[012]{3}$/), fc.nat(3))
  .map(([discs, move]) => `${discs.slice(0, move)}3${discs.slice(move)}`);
const count = fc.nat(3);
const positions = fc.uniqueArray(
  fc.record({ text: positionText, w: count, l: count, n: count }),
  { selector: ({ text }) => text, maxLength: 30 },
);
const query: fc.Arbitrary<PositionQuery> = fc.record({
  order: fc.constantFrom(...ORDERS),
  descending: fc.boolean(),
  pattern: fc.option(
    fc.stringMatching(/^[0-3?]{4}$/).filter((text) => text.split("3").length <= 2),
  ),
  discs: fc.option(
    fc.tuple(fc.nat(4), fc.nat(4)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const),
  ),
  from: fc.nat(20),
  limit: fc.integer({ min: 1, max: 10 }),
});

/** The same by going through all positions. */
function found(all: readonly KnownPosition[], query: PositionQuery): KnownPosition[] {
  const { order, descending, pattern, discs } = query;
  const keyOf = ({ w, l, n }: KnownPosition, index: number) =>
    ({ met: index, won: w, lost: l, drawn: n, games: w + l + n })[order];
  const discsOf = (text: string) => [...text].filter((each) => "12".includes(each)).length;
  const fits = (text: string) =>
    [...pattern ?? "????"].every((each, i) => each === "?" || each === text[i]) &&
    (!discs || discsOf(text) >= discs[0] && discsOf(text) <= discs[1]);
  const sign = descending ? -1 : 1;
  return all.map((each, index) => ({ each, index, key: keyOf(each, index) }))
    .filter(({ each }) => fits(each.text))
    .sort((a, b) => sign * (a.key - b.key) || sign * (a.index - b.index))
    .map(({ each }) => each);
}

Deno.test("a page of positions is a part of all that fit, in their order", () => {
  fc.assert(
    fc.property(positions, fc.array(query, { minLength: 10, maxLength: 10 }), (all, queries) => {
      using store = new ExperienceStore(":memory:", "reversi:size=8", zero);
      using other = new ExperienceStore(store, "reversi:size=6", zero);
      store.replace(zero, all.map(({ text, ...counts }) => [text, counts]));
      other.replace(zero, [["0003", { w: 9, l: 9, n: 9 }]]);
      for (const each of queries) {
        const expected = found(all, each);
        assertEquals(store.find(each), {
          known: all.length,
          found: expected.length,
          positions: expected.slice(each.from, each.from + each.limit),
        });
      }
    }),
    { numRuns: 60 },
  );
});

Deno.test("positions come part by part, in the order in which they were met", () => {
  using store = new ExperienceStore(":memory:", "reversi:size=8", zero);
  const texts = Array.from({ length: 25 }, (_, i) => `position ${i * 7 % 25}`);
  store.replace(zero, texts.map((text) => [text, { w: 1, l: 0, n: 0 }]));
  const read: string[] = [];
  for (let after = 0;;) {
    const { last, positions } = store.next(after, 10);
    if (positions.length === 0) break;
    read.push(...positions.map(({ text }) => text));
    after = last;
  }
  assertEquals(read, texts);
});

Deno.test("each order and each search by the board has its index", () => {
  const names = POSITION_INDEXES.map((sql) => /INDEX (\w+)/.exec(sql)![1]);
  for (const order of ORDERS) {
    assertEquals(names.filter((name) => name === `by_${order}`).length, 1);
  }
});
