import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import { study } from "matchbox/experiments/studies/game_tree_facts/show.ts";
import { summarise, type Summary } from "matchbox/experiments/studies/game_tree_facts/summary.ts";
import type { Interval } from "matchbox/report/statistics/mod.ts";
import { runStudy } from "matchbox/runner/studies/run_study.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { assertTurns, between } from "./around.ts";

const run = await runStudy("game-tree-facts", { store: ":memory:", executors: localExecutors(0) });
const rows = run.rows as unknown as RowsOf<typeof study.sets>;
const summary = summarise(rows);

Deno.test("C2: the worth of the first move is told by the side of the interval, and by best play", () => {
  const scoring = (score: Interval) =>
    claim("C2", withRandom("metelyk:side=4", { score })).evidence;
  assertMatch(scoring(between(0.501, 0.52)), /Moving first is an advantage/);
  assertMatch(scoring(between(0.48, 0.499)), /Moving first is a drawback/);
  assertMatch(scoring(between(0.49, 0.51)), /do not show whether moving first matters/);
  assertMatch(claim("C2").evidence, /with side 2 a win by 2-6/);
  assertStrictEquals(claim("C2").verdict, "measured");
});

Deno.test("C9c: about 40 moves in a position are 35 to 45, for every player", () => {
  const having = (...widths: Interval[]) => {
    const chessGames = widths.map((choices) => ({ ...summary.chessGames[0], choices }));
    return claim("C9c", { ...summary, chessGames }).verdict;
  };
  const about = between(35.1, 44.9);
  assertStrictEquals(having(about, about), "confirmed");
  assertStrictEquals(having(between(34.9, 44.9)), "not decided");
  assertStrictEquals(having(between(35.1, 45.1)), "not decided");
  assertStrictEquals(having(about, between(35.1, 45.1)), "partly");
  assertStrictEquals(having(about, between(30, 34.9)), "partly");
  assertStrictEquals(having(between(30, 34.9), between(45.1, 50)), "refuted");
});

Deno.test("C20a: the sum of the scores tells when its correlation with progress lies above 0.7", () => {
  const correlating = (correlation: Interval) =>
    claim("C20a", { ...summary, points: [{ ...summary.points[0], correlation }] }).verdict;
  assertStrictEquals(correlating(between(0.701, 0.8)), "confirmed");
  assertStrictEquals(correlating(between(0.699, 0.8)), "not decided");
  assertStrictEquals(correlating(between(0.6, 0.701)), "not decided");
  assertStrictEquals(correlating(between(0.6, 0.699)), "refuted");
});

Deno.test("C24: White makes the last move in most games when the interval lies above a half, by board", () => {
  const moving = (secondLast: Interval, more: Partial<Summary["lastMoves"][number]> = {}) => {
    const lastMoves = summary.lastMoves.map((each) => ({ ...each, ...more, secondLast }));
    return claim("C24", { ...summary, lastMoves });
  };
  assertTurns(0.5, "above", (secondLast) => moving(secondLast).verdict);
  const boards = ["Reversi 6x6", "Reversi 8x8", "Reversi 10x10"];
  assertEquals(moving(between(0.6, 0.7)).cases.map(({ name }) => name), boards);
  const [few, most] = [between(0.4, 0.49), between(0.6, 0.7)];
  const lastMoves = summary.lastMoves.map((each) => ({
    ...each,
    secondLast: each.game === "reversi:size=10" ? few : most,
  }));
  assertStrictEquals(claim("C24", { ...summary, lastMoves }).verdict, "partly");
});

Deno.test("C24 is void if Black never makes the last move: then parity alone decides", () => {
  const always = rows.last_moves.map((each) => ({ ...each, second_last: each.games }));
  assertStrictEquals(claim("C24", summarise({ ...rows, last_moves: always })).verdict, "void");
});

Deno.test("C19: the table is the fastest when both geometries take longer than its fastest way", () => {
  const taking = (squares: Interval, bits: Interval) => {
    const ratios = new Map([["geometry, square by square", squares], ["geometry, by bits", bits]]);
    const { generators } = summary;
    const ways = generators.ways.map((each) => ({
      ...each,
      ratio: ratios.get(each.way) ?? each.ratio,
    }));
    return claim("C19", { ...summary, generators: { ...generators, ways } }).verdict;
  };
  const [longer, unsure, shorter] = [between(1.01, 2), between(0.99, 2), between(0.5, 0.99)];
  assertStrictEquals(taking(longer, longer), "confirmed");
  assertStrictEquals(taking(longer, unsure), "not decided");
  assertStrictEquals(taking(unsure, longer), "not decided");
  assertStrictEquals(taking(longer, shorter), "refuted");
  assertStrictEquals(taking(shorter, unsure), "refuted");
  assertStrictEquals(taking(longer, between(0.5, 1.01)), "not decided");
});

Deno.test("C19: geometry is compared with the fastest of the ways that use the table", () => {
  const times = {
    ...{ "table, row by row": 10, "table, field by field": 12, "sets of rows of the table": 5 },
    ...{ "geometry, square by square": 8, "geometry, by bits": 4 },
  };
  const generators = rows.generators.map((row) => ({
    ...row,
    seconds: row.lines * times[row.way],
  }));
  const { cases } = claim("C19", summarise({ ...rows, generators }));
  assertEquals(cases.map(({ mean }) => Math.round(1000 * mean)), [1600, 800]);
});

Deno.test("C38: about 30 moves are 25 to 35, until the game is decided, for every player", () => {
  const lasting = (...lengths: Interval[]) => {
    const chessGames = lengths.map((decided) => ({ ...summary.chessGames[0], decided }));
    return claim("C38", { ...summary, chessGames }).verdict;
  };
  const about = between(25.1, 34.9);
  assertStrictEquals(lasting(about, about), "confirmed");
  assertStrictEquals(lasting(between(24.9, 34.9)), "not decided");
  assertStrictEquals(lasting(between(25.1, 35.1)), "not decided");
  assertStrictEquals(lasting(about, between(25.1, 35.1)), "partly");
  assertStrictEquals(lasting(about, between(35.1, 40)), "partly");
  assertStrictEquals(lasting(between(20, 24.9), between(35.1, 40)), "refuted");
});

Deno.test("C28 is measured at each length that was counted for both games", () => {
  const perft = [["reversi:size=8", [4, 12, 56, 9999]], ["chess", [20, 400, 8902]]] as const;
  const found = claim(
    "C28",
    summarise({
      ...rows,
      perft: perft.flatMap(([game, counts]) =>
        counts.map((nodes, i) => ({ game, depth: i + 1, nodes }))
      ),
    }),
  );
  assertStrictEquals(found.verdict, "measured");
  assertEquals(found.cases.map(({ name, mean }) => [name, mean]), [
    ["1 ply", 4 / 20],
    ["2 plies", 12 / 400],
    ["3 plies", 56 / 8902],
  ]);
  assertMatch(found.evidence, /; 56 against 8,902\. The source says far fewer/);
});

Deno.test("the titles of the figures say what the summary says", () => {
  const title = (name: string, of: Summary = summary) =>
    study.figures(of, (number) => claim(number, of)).find((figure) => figure.name === name)!.title;
  const even = between(0.45, 0.55);
  const nobody = { ...summary, random: summary.random.map((each) => ({ ...each, score: even })) };
  assertStrictEquals(
    title("first_move", nobody),
    "In random play no game is shown to favour one side",
  );
  const chess = summary.random.map((each) =>
    each.game === "chess" ? { ...each, score: between(0.6, 0.7) } : { ...each, score: even }
  );
  assertStrictEquals(
    title("first_move", { ...summary, random: chess }),
    "In random play the first move helps most in chess",
  );
  // One board of Reversi that is even is enough for nothing to be said of Reversi.
  const harmed = (spec: string) =>
    summary.random.map((each) => ({
      ...each,
      score: each.game.startsWith("reversi") && each.game !== spec ? between(0.4, 0.45) : even,
    }));
  assertStrictEquals(
    title("first_move", { ...summary, random: harmed("") }),
    "In random play the first move harms in Reversi",
  );
  assertMatch(title("first_move", { ...summary, random: harmed("reversi:size=6") }), /no game/);
  assertMatch(title("size_of_games"), /^Random games of chess are the longest and have the most/);
  const long = withRandom("metelyk:side=4", { length: between(998, 1002) });
  assertMatch(title("size_of_games", long), /^Random games of Metelyk 8x8 .* those of chess/);
  const ways = summary.generators.ways.map((each) => ({
    ...each,
    ratio: each.way.startsWith("geometry") ? between(1.1, 2) : between(0.8, 0.9),
  }));
  assertMatch(
    title("generators", { ...summary, generators: { ...summary.generators, ways } }),
    /^The table is the fastest way/,
  );
  const chessGames = [26.4, 31.6].map((mean) => ({
    ...summary.chessGames[0],
    decided: between(mean - 1, mean + 1),
    toTheEnd: between(59, 61),
  }));
  assertStrictEquals(
    title("chess_length", { ...summary, chessGames }),
    "A game of chess between equals is decided after 26 to 32 moves and over after 60",
  );
  // 8,902 / 56 = 158.96...
  assertStrictEquals(title("growth"), "Chess has 159 times as many lines of 3 plies as Reversi");
});

function claim(number: string, of: Summary = summary) {
  return verdictOn(study.claims(of).find(({ claim }) => claim === number)!);
}

function withRandom(spec: string, change: Partial<Summary["random"][number]>): Summary {
  return {
    ...summary,
    random: summary.random.map((each) => each.game === spec ? { ...each, ...change } : each),
  };
}
