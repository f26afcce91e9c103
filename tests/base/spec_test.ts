import assert from "node:assert/strict";
import fc from "fast-check";
import { findGame, listGames } from "matchbox/games/mod.ts";
import { formatSpec, parseSpec } from "matchbox/base/mod.ts";

Deno.test("a spec is a name with or without parameters", () => {
  assert.deepEqual(parseSpec("tictactoe"), { name: "tictactoe", parameters: {} });
  assert.deepEqual(parseSpec("alphabeta:depth=4,eval=squares"), {
    name: "alphabeta",
    parameters: { depth: "4", eval: "squares" },
  });
  assert.deepEqual(parseSpec("a:b=c=d").parameters, { b: "c=d" });
  assert.deepEqual(parseSpec("a:b=").parameters, { b: "" });
});

Deno.test("a part that is not key=value is refused by name", () => {
  for (const [text, part] of [["a:", ""], ["a:b", "b"], ["a:b=1,", ""], ["a:=1", "=1"]]) {
    assert.throws(() => parseSpec(text), {
      name: "UsageError",
      message: `"${text}": expected name:key=value,key=value but found "${part}"`,
    });
  }
});

Deno.test("a parameter given twice is refused by name", () => {
  assert.throws(() => parseSpec("a:b=1,b=2"), {
    name: "UsageError",
    message: '"a:b=1,b=2": parameter "b" is given twice',
  });
});

Deno.test("what formatSpec writes parseSpec reads", () => {
  const word = fc.stringMatching(/^[a-z_0-9.]+$/);
  fc.assert(fc.property(word, fc.dictionary(word, word), (name, parameters) => {
    assert.deepEqual(parseSpec(formatSpec(name, parameters)), {
      name,
      parameters: { ...parameters },
    });
  }));
  assert.equal(formatSpec("random", {}), "random");
  assert.equal(
    formatSpec("minimax", { depth: 4, eval: "material" }),
    "minimax:depth=4,eval=material",
  );
});

Deno.test("games are found by spec, with defaults filled in", () => {
  assert.equal(findGame("tictactoe").spec, "tictactoe");
  assert.equal(findGame("reversi").spec, "reversi:size=8");
  assert.equal(findGame("reversi:size=6").title, "Reversi 6x6");
});

Deno.test("an unknown game or parameter is refused with a list of what exists", () => {
  const says = (spec: string, message: string) =>
    assert.throws(() => findGame(spec), { name: "UsageError", message });
  says("go", `unknown game "go"; available: ${listGames().map(({ name }) => name).join(", ")}`);
  assert.throws(() => findGame("toString"), { name: "UsageError" });
  says("reversi:size=7", 'parameter size of game reversi: expected 4, 6, 8 or 10 but found "7"');
  says(
    "reversi:sise=6",
    'unknown parameter "sise" of game reversi; did you mean "size"? allowed: size (4, 6, 8 or 10, ' +
      "default 8)",
  );
  says("tictactoe:size=4", 'unknown parameter "size" of game tictactoe; allowed: none');
});
