import { assertEquals, assertLessOrEqual, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import process from "node:process";
import type { NumberedMatch } from "matchbox/arena/bradley_terry.ts";
import { ratingGroups } from "matchbox/arena/rating_groups.ts";

/** Matches of agents given by letters, with the result of the first: `ab+` won, `ab=` drawn, `ab-` lost. */
function matches(names: string, ...texts: string[]): NumberedMatch[] {
  return texts.map(([first, second, sign]) => {
    const points = { "-": 0, "=": 0.5, "+": 1 }[sign]!;
    const pairs = [0, 1, 2, 3, 4].map((index) => index / 4 === points ? 1 : 0);
    return {
      first: names.indexOf(first),
      second: names.indexOf(second),
      count: 1,
      points,
      pairs: pairs as unknown as NumberedMatch["pairs"],
    };
  });
}

/** The groups as text: the letters of the members and the place. */
function groups(names: string, ...texts: string[]): string[] {
  return ratingGroups([...names], matches(names, ...texts))
    .map(({ members, place }) => `${members.map((agent) => names[agent]).join("")} ${place}`);
}

Deno.test("agents that beat each other in a cycle are one group", () => {
  assertEquals(groups("abc", "ab+", "bc+", "ca+"), ["abc core"]);
});

Deno.test("a draw gives points both ways", () => {
  assertEquals(groups("abc", "ab=", "bc="), ["abc core"]);
});

Deno.test("an agent that won or lost everything is alone above or below", () => {
  assertEquals(groups("abcd", "ab-", "bc=", "cd+"), ["bc core", "a below", "d below"]);
  assertEquals(groups("abcd", "ab+", "bc=", "cd+"), ["a above", "bc core", "d below"]);
});

Deno.test("the groups are ordered so that none took points from one before it", () => {
  assertEquals(groups("dcba", "ab+", "bc+", "cd+", "ad+"), [
    "a core",
    "b below",
    "c below",
    "d below",
  ]);
  const sign = fc.constantFrom("-", "=", "+", "+", "");
  fc.assert(fc.property(fc.array(sign, { minLength: 10, maxLength: 10 }), (signs) => {
    const names = "abcde";
    const pairs = [...names].flatMap((one, i) => [...names.slice(i + 1)].map((two) => one + two));
    const played = matches(
      names,
      ...pairs.flatMap((pair, i) => signs[i] ? [pair + signs[i]] : []),
    );
    const found = ratingGroups([...names], played);
    const all = found.flatMap(({ members }) => members);
    assertEquals(all.toSorted(), [0, 1, 2, 3, 4], "each agent is in one group");
    assertStrictEquals(found.filter(({ place }) => place === "core").length, 1);
    const rank = (agent: number) => found.findIndex(({ members }) => members.includes(agent));
    for (const { first, second, points } of played) {
      if (points > 0) assertLessOrEqual(rank(first), rank(second));
      if (points < 1) assertLessOrEqual(rank(second), rank(first));
    }
  }));
});

Deno.test("agents that only lost to the same agent are not compared", () => {
  assertEquals(groups("abcd", "ab+", "bc=", "ad+"), ["a above", "bc core", "d apart"]);
});

Deno.test("among groups of equal size the core is the one comparable with most agents", () => {
  // In a gauntlet this is the agent that met all, whatever its name.
  assertEquals(groups("abcz", "za+", "zb+", "zc+"), [
    "z core",
    "a below",
    "b below",
    "c below",
  ]);
});

Deno.test("then the core is the group with most games, then the first by name", () => {
  assertEquals(groups("abc", "ab+", "bc+", "bc+"), ["a above", "b core", "c below"]);
  assertEquals(groups("ba", "ba+"), ["b above", "a core"]);
});

Deno.test("the groups of 200 agents who all met are found at once", () => {
  const names = Array.from({ length: 200 }, (_, agent) => String(agent).padStart(3, "0"));
  // Each takes half a point from all others, but the last one loses all.
  const played = names.flatMap((_, first) =>
    names.slice(first + 1).map((_, index): NumberedMatch => {
      const points = first + 1 + index === names.length - 1 ? 1 : 0.5;
      return { first, second: first + 1 + index, count: 1, points, pairs: [0, 0, 1, 0, 0] };
    })
  );
  const before = process.cpuUsage().user;
  const found = ratingGroups(names, played).map(({ members, place }) => [members.length, place]);
  const seconds = (process.cpuUsage().user - before) / 1e6;
  assertEquals(found, [[199, "core"], [1, "below"]]);
  // Some 0.1 s; to look at every match for every agent that is reached takes 6 s.
  assertLessOrEqual(seconds, 1.5);
});
