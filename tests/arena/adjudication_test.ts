import { assertEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { createAgent, createEvaluation, listEvaluations } from "matchbox/agents/mod.ts";
import {
  type Adjudication,
  createAdjudicator,
  parseAdjudication,
  playGame,
} from "matchbox/arena/mod.ts";
import { findGame, type Game, type Position } from "matchbox/games/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { orRefused } from "../games/fuzzing.ts";
import { playRandomGame } from "../games/random_game.ts";

const chess = findGame("chess");
const reversi = findGame("reversi:size=6");

/** Dark holds twelve discs of fifteen; in the other dark and light have changed places. */
const darkAhead = "-------XXXX--XXXX--XXXX--OOO-------- X";
const lightAhead = "-------OOOO--OOOO--OOOO--XXX-------- O";

Deno.test("an adjudication is an evaluation of the game, a margin, and optionally plies", () => {
  assertEquals(parseAdjudication(chess, "material:margin=900,plies=8"), {
    evaluation: "material",
    margin: 900,
    plies: 8,
  });
  assertEquals(parseAdjudication(reversi, "mobility:margin=0.5"), {
    evaluation: "mobility",
    margin: 0.5,
    plies: 6,
  });
});

Deno.test("an invalid adjudication is refused with what is allowed", () => {
  const refused = (text: string, message: RegExp) =>
    assertThrows(() => parseAdjudication(chess, text), UsageError, message, text);
  refused(
    "luck:margin=9",
    /^unknown evaluation "luck" of chess; available: piece_squares, material, /,
  );
  refused(
    "squares:margin=9",
    /^unknown evaluation "squares" of chess; available: piece_squares, material, /,
  );
  refused("constructor:margin=9", /^unknown evaluation "constructor" of chess/);
  refused("", /^unknown evaluation "" of chess/);
  refused("material", /^adjudication "material": expected a margin, e\.g\. material:margin=900$/);
  refused("material:plies=6", /expected a margin/);
  refused("material:margin", /expected name:key=value/);
  refused("material:margin=9,depth=3", /^unknown parameter "depth" of adjudication material/);
  for (const margin of ["0", "-900", "NaN", "Infinity", "a", ""]) {
    refused(`material:margin=${margin}`, /^parameter margin of adjudication material: expected a/);
  }
  for (const plies of ["0", "-1", "1.5", "1001", "a"]) {
    refused(`material:margin=9,plies=${plies}`, /^parameter plies .*: expected a whole number/);
  }
});

Deno.test("any text is a usable adjudication or is refused in one line", () => {
  const piece = fc.constantFrom("material", "squares", ":", ",", "=", "margin", "plies", "9", "-");
  fc.assert(fc.property(fc.string({ unit: fc.oneof(piece, fc.string()) }), (text) => {
    const adjudication = orRefused(UsageError, () => parseAdjudication(reversi, text));
    if (adjudication) createAdjudicator(reversi, adjudication)(reversi.start());
  }));
});

Deno.test("the side that is ahead wins after so many plies in a row, on either side", () => {
  for (const [ahead, opening] of [[1, darkAhead], [-1, lightAhead]] as const) {
    for (const plies of [1, 2, 3]) {
      const agents = [createAgent("random", reversi), createAgent("random", reversi)] as const;
      const adjudication: Adjudication = { evaluation: "material", margin: 4, plies };
      const record = playGame(reversi, agents, { seed: "ahead", opening, adjudication });
      assertEquals([record.result, record.ending], [ahead, "adjudication"]);
      assertStrictEquals(record.moves.length, plies);
      assertStrictEquals(record.reason, `material at least 4 for ${plies} plies`);
    }
  }
});

Deno.test("with a margin of 900 centipawns a side that is a queen up wins", () => {
  const queenUp = "4k3/8/1Q6/8/8/8/8/4K3 w - - 0 1";
  const judge = (margin: number, position: Position) =>
    createAdjudicator(chess, { evaluation: "material", margin, plies: 1 })(position)?.result ??
      null;
  assertStrictEquals(judge(900, chess.start(queenUp)), 1);
  assertStrictEquals(judge(900, chess.start(queenUp.replace(" w ", " b "))), 1);
  assertStrictEquals(judge(900, chess.start(queenUp.replace("Q", "q").replace(" w ", " b "))), -1);
  assertStrictEquals(judge(901, chess.start(queenUp)), null);
});

Deno.test("a game that is over needs no adjudicator", () => {
  // Dark takes the last light disc, which is a win by the rules and a large lead as well.
  const opening = "-------XXXX--XXXX--XXXO------------- X";
  const record = playGame(
    reversi,
    [createAgent("greedy", reversi), createAgent("random", reversi)],
    {
      seed: "over",
      opening,
      adjudication: { evaluation: "material", margin: 1, plies: 1 },
    },
  );
  assertEquals([record.moves.length, record.result, record.ending], [1, 1, "rules"]);
});

Deno.test("after a lost or changed lead the plies are counted from the beginning", () => {
  const even = reversi.start();
  const [dark, light] = [darkAhead, lightAhead].map((notation) => reversi.start(notation));
  const judge = (positions: Position[]) => {
    const adjudicate = createAdjudicator(reversi, { evaluation: "material", margin: 4, plies: 3 });
    return positions.map((position) => adjudicate(position)?.result ?? null);
  };
  assertEquals(judge([dark, dark, even, dark, dark, dark]), [null, null, null, null, null, 1]);
  assertEquals(judge([dark, dark, light, light, light]), [null, null, null, null, -1]);
  assertEquals(judge([even, even, even, even]), [null, null, null, null]);
});

Deno.test("a game ends at the first ply at which one side has led for so many plies", () => {
  const games = ["tictactoe", "reversi:size=6", "metelyk:side=2"].map(findGame);
  const anything = fc.record({
    game: fc.constantFrom(...games),
    evaluation: fc.nat(),
    margin: fc.integer({ min: 1, max: 8 }),
    plies: fc.integer({ min: 1, max: 5 }),
    seed: fc.nat(),
  });
  fc.assert(fc.property(anything, ({ game, evaluation: choice, margin, plies, seed }) => {
    const names = listEvaluations(game).map(({ name }) => name);
    const evaluation = names[choice % names.length];
    const positions = randomPositions(game, seed);
    const leads = positions.map((position) =>
      createEvaluation(game, evaluation).evaluate(position) * (position.side === 0 ? 1 : -1)
    );
    const won = leads.map((_, ply) => {
      const last = leads.slice(Math.max(ply + 1 - plies, 0), ply + 1);
      if (last.length < plies) return null;
      if (last.every((lead) => lead >= margin)) return 1;
      return last.every((lead) => lead <= -margin) ? -1 : null;
    });
    const adjudicate = createAdjudicator(game, { evaluation, margin, plies });
    assertEquals(positions.map((position) => adjudicate(position)?.result ?? null), won);
  }));
});

/** The unfinished positions of a random game, after each move. */
function randomPositions(game: Game, seed: number): Position[] {
  const positions: Position[] = [];
  playRandomGame(game, randomStream(`adjudication/${seed}`), (position, played) => {
    if (played.length > 0 && position.result() === null) positions.push(position.clone());
  });
  return positions;
}
