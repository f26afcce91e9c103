import { assertInstanceOf, assertStrictEquals } from "@std/assert";
import { unknownName, UsageError } from "matchbox/base/mod.ts";

const agents = ["random", "greedy", "minimax", "alphabeta"];

Deno.test("for a misspelt name the similar known name is suggested", () => {
  const error = unknownName("agent", "minmax", agents);
  assertInstanceOf(error, UsageError);
  assertStrictEquals(
    error.message,
    'unknown agent "minmax"; did you mean "minimax"? available: random, greedy, minimax, alphabeta',
  );
  for (
    const [written, meant] of [
      ["gready", "greedy"],
      ["Random", "random"],
      ["ALPHABETA", "alphabeta"],
      ["alpha-beta", "alphabeta"],
      ["minimaxx", "minimax"],
      ["radnom", "random"],
    ]
  ) {
    assertStrictEquals(suggestion(written, agents), meant);
  }
  assertStrictEquals(suggestion("chess960", ["tictactoe", "reversi", "chess"]), "chess");
});

Deno.test("nothing is suggested when no name is similar", () => {
  for (const written of ["", "a", "luck", "clever", "toString", "min", "x".repeat(10_000)]) {
    assertStrictEquals(suggestion(written, agents), undefined);
  }
  assertStrictEquals(suggestion("go", ["chess", "hex"]), undefined);
  assertStrictEquals(suggestion("depth", []), undefined);
});

Deno.test("the error says what the names belong to, and what is allowed in words", () => {
  assertStrictEquals(
    unknownName("parameter", "sise", ["size"], { owner: "game reversi", listing: "allowed: size" })
      .message,
    'unknown parameter "sise" of game reversi; did you mean "size"? allowed: size',
  );
});

Deno.test("the error is one line, whatever the name is", () => {
  const { message } = unknownName("agent", "minimax\n\u2028", agents);
  assertStrictEquals(
    message,
    'unknown agent "minimax\\n\\u2028"; did you mean "minimax"? available: random, greedy, ' +
      "minimax, alphabeta",
  );
});

function suggestion(written: string, known: readonly string[]): string | undefined {
  return unknownName("agent", written, known).message.match(/did you mean "(.*?)"\?/)?.[1];
}
