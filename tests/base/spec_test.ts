import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { findGame, listGames } from "matchbox/games/mod.ts";
import { formatNestedSpec, formatSpec, parseSpec, UsageError } from "matchbox/base/mod.ts";

Deno.test("a spec is a name with or without parameters", () => {
  assertEquals(parseSpec("tictactoe"), { name: "tictactoe", parameters: {} });
  assertEquals(parseSpec("alphabeta:depth=4,eval=squares"), {
    name: "alphabeta",
    parameters: { depth: "4", eval: "squares" },
  });
  assertEquals(parseSpec("a:b=c=d").parameters, { b: "c=d" });
  assertEquals(parseSpec("a:b=").parameters, { b: "" });
});

Deno.test("a spec inside a spec has its parameters in parentheses, which may be nested", () => {
  assertEquals(parseSpec("alphabeta:depth=4,eval=heuristics(w1=1,w2=4)"), {
    name: "alphabeta",
    parameters: { depth: "4", eval: "heuristics(w1=1,w2=4)" },
  });
  assertEquals(parseSpec("heuristics(w1=1,w2=4)"), {
    name: "heuristics",
    parameters: { w1: "1", w2: "4" },
  });
  assertEquals(parseSpec("a(b=c(d=e(f=1,g=2)),h=3)").parameters, {
    b: "c(d=e(f=1,g=2))",
    h: "3",
  });
  assertEquals(parseSpec("squares()"), { name: "squares", parameters: {} });
  // An evaluation with parameters of its own, as the adjudicator takes it.
  assertEquals(parseSpec("heuristics(w1=2):margin=9"), {
    name: "heuristics(w1=2)",
    parameters: { margin: "9" },
  });
});

Deno.test("unmatched parentheses are refused, with their place", () => {
  const says = (text: string, message: string) =>
    assertStrictEquals(
      assertThrows(() => parseSpec(text), UsageError).message,
      `"${text}": ${message}`,
    );
  says("a:b=c(d=1", 'expected 1 more ")" at the end');
  says("a(b=c(d=1", 'expected 2 more ")" at the end');
  says("a:b=1)", '")" at character 6 has no matching "("');
  says("a(b=1)c", 'expected nothing after ")" but found "c"');
});

Deno.test("a parameter that is not set is not written", () => {
  assertStrictEquals(formatSpec("alphabeta", { depth: 4, nodes: null }), "alphabeta:depth=4");
  assertStrictEquals(formatSpec("alphabeta", { nodes: null }), "alphabeta");
  assertStrictEquals(formatNestedSpec("heuristics", { w1: 1, w2: 4 }), "heuristics(w1=1,w2=4)");
  assertStrictEquals(formatNestedSpec("squares", {}), "squares");
});

Deno.test("a part that is not key=value is refused and named in the error", () => {
  for (const [text, part] of [["a:", ""], ["a:b", "b"], ["a:b=1,", ""], ["a:=1", "=1"]]) {
    assertStrictEquals(
      assertThrows(() => parseSpec(text), UsageError).message,
      `"${text}": expected name:key=value,key=value but found "${part}"`,
    );
  }
});

Deno.test("nested specs are read back, however deep", () => {
  const { tree } = fc.letrec((tie) => ({
    tree: fc.record({
      name: fc.stringMatching(/^[a-z]{1,5}$/),
      parameters: fc.dictionary(
        fc.stringMatching(/^[a-z_0-9]{1,4}$/),
        fc.oneof({ maxDepth: 3 }, fc.stringMatching(/^[a-z0-9.:]{0,4}$/), tie("tree")),
        { maxKeys: 3 },
      ),
    }),
  }));
  type Tree = { name: string; parameters: Record<string, string | Tree> };
  const write = (node: string | Tree): string =>
    typeof node === "string" ? node : formatNestedSpec(
      node.name,
      Object.fromEntries(
        Object.entries(node.parameters).map(([key, value]) => [key, write(value)]),
      ),
    );
  const check = (text: string, { name, parameters }: Tree) => {
    const read = parseSpec(text);
    assertStrictEquals(read.name, name);
    assertEquals(Object.keys(read.parameters), Object.keys(parameters));
    for (const [key, value] of Object.entries(parameters)) {
      if (typeof value === "string") assertStrictEquals(read.parameters[key], value);
      else check(read.parameters[key], value);
    }
  };
  fc.assert(fc.property(tree, (node) => check(write(node as Tree), node as Tree)));
});

Deno.test("a parameter given twice is refused and named in the error", () => {
  assertStrictEquals(
    assertThrows(() => parseSpec("a:b=1,b=2"), UsageError).message,
    '"a:b=1,b=2": parameter "b" is given twice',
  );
});

Deno.test("parseSpec reads what formatSpec writes", () => {
  const word = fc.stringMatching(/^[a-z_0-9.]+$/);
  fc.assert(fc.property(word, fc.dictionary(word, word), (name, parameters) => {
    assertEquals(parseSpec(formatSpec(name, parameters)), {
      name,
      parameters: { ...parameters },
    });
  }));
  assertStrictEquals(formatSpec("random", {}), "random");
  assertStrictEquals(
    formatSpec("minimax", { depth: 4, eval: "material" }),
    "minimax:depth=4,eval=material",
  );
});

Deno.test("games are found by spec, with defaults filled in", () => {
  assertStrictEquals(findGame("tictactoe").spec, "tictactoe");
  assertStrictEquals(findGame("reversi").spec, "reversi:size=8");
  assertStrictEquals(findGame("reversi:size=6").title, "Reversi 6x6");
});

Deno.test("an unknown game or parameter is refused with a list of the known ones", () => {
  const says = (spec: string, message: string) =>
    assertStrictEquals(assertThrows(() => findGame(spec), UsageError).message, message);
  says("go", `unknown game "go"; available: ${listGames().map(({ name }) => name).join(", ")}`);
  assertThrows(() => findGame("toString"), UsageError);
  says("reversi:size=7", 'parameter size of game reversi: expected 4, 6, 8 or 10 but found "7"');
  says(
    "reversi:sise=6",
    'unknown parameter "sise" of game reversi; did you mean "size"? allowed: size (4, 6, 8 or 10, ' +
      "default 8), end (standard or source, default standard)",
  );
  says("tictactoe:size=4", 'unknown parameter "size" of game tictactoe; allowed: none');
});
