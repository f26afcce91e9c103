import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import {
  checkParameters,
  describeParameters,
  flag,
  integer,
  listParameters,
  oneOf,
  oneOfNumbers,
  real,
  UsageError,
} from "matchbox/base/mod.ts";

const parameters = {
  depth: integer(1, 99, 3),
  rate: real(0, 1, 0.1),
  size: oneOfNumbers([4, 6, 8], 8),
  order: oneOf(["best", "worst"], "best"),
  quiet: flag(false),
};

const check = (input: Record<string, unknown>) => checkParameters("agent test", parameters, input);

const refuses = (input: Record<string, unknown>, message: string) =>
  assertStrictEquals(assertThrows(() => check(input), UsageError).message, message);

Deno.test("a parameter that is not given has its default", () => {
  assertEquals(check({}), { depth: 3, rate: 0.1, size: 8, order: "best", quiet: false });
  assertEquals(check({ depth: undefined }), check({}));
});

Deno.test("values may be given directly or as text", () => {
  const values = { depth: 7, rate: 0.25, size: 4, order: "worst", quiet: true };
  assertEquals(check(values), values);
  assertEquals(
    check({ depth: "7", rate: "2.5e-1", size: "4", order: "worst", quiet: "true" }),
    values,
  );
});

Deno.test("every whole number in the range is accepted and every other refused", () => {
  fc.assert(fc.property(fc.integer({ min: -200, max: 200 }), (depth) => {
    const allowed = depth >= 1 && depth <= 99;
    for (const input of [depth, String(depth)]) {
      if (allowed) assertStrictEquals(check({ depth: input }).depth, depth);
      else assertThrows(() => check({ depth: input }), UsageError);
    }
  }));
});

Deno.test("the limits of a range are part of it", () => {
  assertStrictEquals(check({ depth: 1 }).depth, 1);
  assertStrictEquals(check({ depth: 99 }).depth, 99);
  assertStrictEquals(check({ rate: 0 }).rate, 0);
  assertStrictEquals(check({ rate: 1 }).rate, 1);
});

Deno.test("an error says what is allowed and what was found", () => {
  const of = (name: string) => `parameter ${name} of agent test: expected`;
  refuses({ depth: 0 }, `${of("depth")} a whole number from 1 to 99 but found "0"`);
  refuses({ depth: "2.5" }, `${of("depth")} a whole number from 1 to 99 but found "2.5"`);
  refuses({ rate: "1.01" }, `${of("rate")} a number from 0 to 1 but found "1.01"`);
  refuses({ size: 5 }, `${of("size")} 4, 6 or 8 but found "5"`);
  refuses({ order: "Best" }, `${of("order")} best or worst but found "Best"`);
  refuses({ quiet: "yes" }, `${of("quiet")} true or false but found "yes"`);
});

Deno.test("only plain decimal numbers are numbers", () => {
  for (const text of ["", " ", "0x10", "1e", "1_0", "Infinity", "NaN", "--1", "1e999", "٣"]) {
    assertThrows(() => check({ rate: text }), UsageError, undefined, text);
    assertThrows(() => check({ depth: text }), UsageError, undefined, text);
  }
  for (const value of [NaN, Infinity, null, {}, []]) {
    assertThrows(() => check({ rate: value }), UsageError);
  }
  assertStrictEquals(check({ rate: ".5" }).rate, 0.5);
  assertStrictEquals(check({ rate: "1." }).rate, 1);
});

Deno.test("an unknown parameter is refused with a list of the known ones", () => {
  refuses(
    { dept: 3 },
    `unknown parameter "dept" of agent test; did you mean "depth"? allowed: ${
      describeParameters(parameters)
    }`,
  );
  assertThrows(() => check({ toString: 1 }), UsageError);
  assertStrictEquals(
    assertThrows(() => checkParameters("game x", {}, { a: 1 }), Error).message,
    'unknown parameter "a" of game x; allowed: none',
  );
});

Deno.test("a description names each parameter, what it allows and its default", () => {
  assertStrictEquals(
    describeParameters(parameters),
    "depth (a whole number from 1 to 99, default 3), rate (a number from 0 to 1, default 0.1), " +
      "size (4, 6 or 8, default 8), order (best or worst, default best), " +
      "quiet (true or false, default false)",
  );
  assertStrictEquals(describeParameters({}), "none");
  assertStrictEquals(
    describeParameters({ one: oneOf(["only"], "only") }),
    "one (only, default only)",
  );
});

Deno.test("a parameter is listed with its meaning, allowed values and default", () => {
  const listed = listParameters({
    depth: integer(1, 9, 3, "search depth in plies"),
    nodes: integer(1, 9, null, "the most nodes"),
    rate: real(0, 1, 0.5, "learning rate"),
    size: oneOfNumbers([4, 6], 4, "squares on a side"),
    order: oneOf(["best", "worst"], "best", "move order"),
    quiet: flag(false, "no output"),
    plain: integer(0, 1, 0),
  });
  assertEquals(
    listed.map(({ name, meaning, allowed, fallback }) => [name, meaning, allowed, fallback]),
    [
      ["depth", "search depth in plies", "a whole number from 1 to 9", "3"],
      ["nodes", "the most nodes", "a whole number from 1 to 9", null],
      ["rate", "learning rate", "a number from 0 to 1", "0.5"],
      ["size", "squares on a side", "4 or 6", "4"],
      ["order", "move order", "best or worst", "best"],
      ["quiet", "no output", "true or false", "false"],
      ["plain", "", "a whole number from 0 to 1", "0"],
    ],
  );
  // For programs that offer the values.
  assertEquals<unknown>(listed.map(({ range, words }) => range ?? words), [
    ...[[1, 9], [1, 9], undefined, undefined],
    ...[["best", "worst"], ["true", "false"], [0, 1]],
  ]);
});
