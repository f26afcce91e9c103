import { assertEquals, assertNotEquals, assertStrictEquals } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { learn, playGames } from "matchbox/experiments/studies/connect_four_solved/players.ts";
import { study } from "matchbox/experiments/studies/connect_four_solved/show.ts";

type Rows = Parameters<typeof study.summarise>[0];

/** 4x4 and 6x4, with so many of 200 games lost at depth 2 and at depth 8 on each board. */
function rows(shallow: number, deep: number, winnerOf6x4: "second" | "draw" = "second"): Rows {
  const question = { squares: 16, nodes: 100, size: "4x4" as const };
  const other = { squares: 24, nodes: 25_600, size: "6x4" as const };
  return {
    questions: [
      { ...question, goal: 1, reached: false },
      { ...question, goal: 0, reached: true },
      { ...other, goal: 1, reached: false },
      { ...other, goal: 0, reached: winnerOf6x4 === "draw" },
    ],
    first_moves: (["a", "b", "c", "d"] as const).map((column) => {
      return { size: "4x4" as const, column, value: column === "a" ? -1 : 0 };
    }),
    parts: ["nothing", "the table"].map((without) => {
      return { size: "4x4" as const, without, value: 0 as const, nodes: 200 };
    }),
    games: (["5x5", "6x5"] as const).flatMap((size) =>
      ["alphabeta:depth=2,eval=lines", "alphabeta:depth=8,eval=lines"].flatMap((player, index) =>
        Array.from({ length: 200 }, (_, game) => {
          const errors = game < [shallow, deep][index] ? 1 : 0;
          const result = errors === 1 ? -1 as const : 0 as const;
          return {
            ...{ size, player, game: game + 1, side: game % 2, opening: "" },
            ...{ moves: 10, choices: 4, errors, result },
          };
        })
      )
    ),
  };
}

function verdicts(rows: Rows): string[] {
  return study.claims(study.summarise(rows)).map((claim) => verdictOn(claim).verdict);
}

Deno.test("connect-four-solved: a verdict falls on the right side of its range", () => {
  assertEquals(verdicts(rows(160, 40)).slice(0, 3), ["confirmed", "confirmed", "confirmed"]);
  assertStrictEquals(verdicts(rows(40, 160))[2], "refuted");
  assertStrictEquals(verdicts(rows(80, 80))[2], "not decided");
  assertStrictEquals(verdicts(rows(160, 40, "draw"))[0], "refuted");
});

Deno.test("connect-four-solved: a learner is compared with depth 2, and not where it did not play", () => {
  const learning = (lost: number): Rows => {
    const { games, ...others } = rows(100, 50);
    const own = games.filter(({ player }) => player.includes("depth=2")).map((row) => {
      return { ...row, player: "ntuple", result: row.game <= lost ? -1 as const : 0 as const };
    });
    return { ...others, games: [...games, ...own] };
  };
  // All of 200 openings are the same for both.
  assertEquals(
    study.summarise(learning(60)).learner.map(({ size, less }) => [size, less.mean, less.count]),
    [["5x5", 40 / 200, 200], ["6x5", 40 / 200, 200]],
  );
  assertEquals(study.summarise(rows(100, 50)).learner, []);
});

Deno.test("connect-four-solved: practice changes the learner, and its games are those of its state", () => {
  const clock = { now: () => 0 };
  const learned = learn("5x5", 200, randomStream("practice"), clock);
  assertStrictEquals(learn("5x5", 200, randomStream("practice"), clock), learned);
  const source = { tableBits: 16, stream: (label: string) => randomStream(label), clock };
  const batch = { size: "5x5", player: "ntuple", from: 1, to: 8 } as const;
  const before = playGames(batch, source);
  const after = playGames(batch, { ...source, learned });
  assertEquals(playGames(batch, { ...source, learned }), after);
  assertEquals(after.map(({ opening }) => opening), before.map(({ opening }) => opening));
  const moves = (games: typeof after) => games.map(({ moves, errors }) => [moves, errors]);
  assertNotEquals(moves(after), moves(before));
});

Deno.test("connect-four-solved: values, first moves, growth and errors are those of the rows", () => {
  const { boards, players, ways } = study.summarise(rows(100, 50));
  assertEquals(boards.map(({ size, value, nodes }) => [size, value, nodes]), [
    ["4x4", 0, 200],
    ["6x4", -1, 51_200],
  ]);
  assertEquals(boards[0].bestMoves, ["b", "c", "d"]);
  // The values of the part that is left out, of nothing left out, and of the moves of 4x4.
  assertEquals(ways, { agreeing: 3, of: 3 });
  // One error in four choices in half of the games.
  assertStrictEquals(players[0].error!.mean, 1 / 8);
  assertStrictEquals(players[0].thrown.mean, 1 / 2);
});

Deno.test("connect-four-solved: the solver throws nothing away, and a random player does", () => {
  const source = {
    tableBits: 16,
    stream: (label: string) => randomStream(label),
    clock: { now: () => 0 },
  };
  const batch = { size: "5x5", from: 1, to: 6 } as const;
  const perfect = playGames({ ...batch, player: "solver:empties=64,table_bits=16" }, source);
  assertEquals(perfect.map(({ errors, result }) => [errors, result]), Array(6).fill([0, 0]));
  const random = playGames({ ...batch, player: "random" }, source);
  assertEquals(random.map(({ opening }) => opening), perfect.map(({ opening }) => opening));
  for (const { errors, result, choices, moves } of random) {
    assertStrictEquals(result === -1, errors > 0);
    assertStrictEquals(errors <= choices && choices <= moves, true);
  }
});
