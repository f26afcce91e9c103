import assert from "node:assert/strict";
import fc from "fast-check";
import {
  checkParameters,
  describeParameters,
  flag,
  integer,
  oneOf,
  oneOfNumbers,
  real,
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
  assert.throws(() => check(input), { name: "UsageError", message });

Deno.test("what is not given has its default", () => {
  assert.deepEqual(check({}), { depth: 3, rate: 0.1, size: 8, order: "best", quiet: false });
  assert.deepEqual(check({ depth: undefined }), check({}));
});

Deno.test("values may be given as themselves or as text", () => {
  const values = { depth: 7, rate: 0.25, size: 4, order: "worst", quiet: true };
  assert.deepEqual(check(values), values);
  assert.deepEqual(
    check({ depth: "7", rate: "2.5e-1", size: "4", order: "worst", quiet: "true" }),
    values,
  );
});

Deno.test("every whole number in the range is taken and every other refused", () => {
  fc.assert(fc.property(fc.integer({ min: -200, max: 200 }), (depth) => {
    const allowed = depth >= 1 && depth <= 99;
    for (const input of [depth, String(depth)]) {
      if (allowed) assert.equal(check({ depth: input }).depth, depth);
      else assert.throws(() => check({ depth: input }), { name: "UsageError" });
    }
  }));
});

Deno.test("the limits of a range are part of it", () => {
  assert.equal(check({ depth: 1 }).depth, 1);
  assert.equal(check({ depth: 99 }).depth, 99);
  assert.equal(check({ rate: 0 }).rate, 0);
  assert.equal(check({ rate: 1 }).rate, 1);
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
    assert.throws(() => check({ rate: text }), { name: "UsageError" }, text);
    assert.throws(() => check({ depth: text }), { name: "UsageError" }, text);
  }
  for (const value of [NaN, Infinity, null, {}, []]) {
    assert.throws(() => check({ rate: value }), { name: "UsageError" });
  }
  assert.equal(check({ rate: ".5" }).rate, 0.5);
  assert.equal(check({ rate: "1." }).rate, 1);
});

Deno.test("an unknown parameter is refused with a list of those that exist", () => {
  refuses(
    { dept: 3 },
    `unknown parameter "dept" of agent test; did you mean "depth"? allowed: ${
      describeParameters(parameters)
    }`,
  );
  assert.throws(() => check({ toString: 1 }), { name: "UsageError" });
  assert.throws(() => checkParameters("game x", {}, { a: 1 }), {
    message: 'unknown parameter "a" of game x; allowed: none',
  });
});

Deno.test("a description names each parameter, what it allows and its default", () => {
  assert.equal(
    describeParameters(parameters),
    "depth (a whole number from 1 to 99, default 3), rate (a number from 0 to 1, default 0.1), " +
      "size (4, 6 or 8, default 8), order (best or worst, default best), " +
      "quiet (true or false, default false)",
  );
  assert.equal(describeParameters({}), "none");
  assert.equal(describeParameters({ one: oneOf(["only"], "only") }), "one (only, default only)");
});
