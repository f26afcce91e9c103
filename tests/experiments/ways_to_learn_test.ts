import { assertEquals, assertGreaterOrEqual, assertLessOrEqual } from "@std/assert";
import { canonicalNotation } from "matchbox/agents/endgame/canonical_notation.ts";
import { firstOf } from "matchbox/agents/learners/labelled/examples.ts";
import { solve } from "matchbox/agents/search/solve.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import {
  EMPTIES,
  sampleOf,
  type SettingName,
} from "matchbox/experiments/studies/ways_to_learn/positions.ts";
import { study } from "matchbox/experiments/studies/ways_to_learn/show.ts";
import { GUESS, networks, wayNames } from "matchbox/experiments/studies/ways_to_learn/ways.ts";
import { findGame } from "matchbox/games/mod.ts";
import { finalScore } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";

const games: readonly SettingName[] = ["tictactoe", "reversi"];

/** The board of a row of features, for the side that is first of `marks`. */
function boardOf(features: Uint8Array, marks: string): string {
  return Array.from(
    { length: features.length / 2 },
    (_, square) =>
      features[2 * square] === 1 ? marks[0] : features[2 * square + 1] === 1 ? marks[1] : "-",
  ).join("");
}

function boards(
  { count, width, features }: { count: number; width: number; features: Uint8Array },
  marks: string,
): string[] {
  return Array.from(
    { length: count },
    (_, row) => boardOf(features.subarray(row * width, (row + 1) * width), marks),
  );
}

/** A board of any size as the notation of a side to move, up to symmetry. */
function anyImage(board: string): string {
  const size = Math.sqrt(board.length);
  return canonicalNotation({ size, toString: () => `${board} X` } as ReversiPosition);
}

Deno.test("ways-to-learn: no position for testing is the image of one for training", () => {
  for (const game of games) {
    const { train, test } = sampleOf(game, { train: 400, test: 100 }, randomStream(game));
    assertEquals(train.count, 400);
    assertGreaterOrEqual(test.count, 100);
    const trained = new Set(boards(train, "XO").map(anyImage));
    assertEquals(boards(test, "XO").filter((board) => trained.has(anyImage(board))), []);
  }
});

Deno.test("ways-to-learn: fewer positions are the first of more", () => {
  for (const game of games) {
    const draw = (train: number) => sampleOf(game, { train, test: 50 }, randomStream(game));
    const [few, many] = [draw(60), draw(120)];
    assertEquals(few.test, many.test);
    assertEquals(few.train, firstOf(many.train, 60));
  }
});

Deno.test("ways-to-learn: tic-tac-toe has 4520 positions that are not finished, with the values of its solution", () => {
  const { train, test } = sampleOf("tictactoe", { train: 9999, test: 100 }, randomStream("all"));
  // 5478 in all, of which 958 are finished.
  assertEquals(train.count + test.count, 4520);
  const game = findGame("tictactoe");
  boards(train, "XO").slice(0, 50).forEach((board, row) => {
    const count = (mark: string) => board.split(mark).length - 1;
    // Of the mover; O is to move if there is one X more, and then the marks are exchanged.
    const crosses = count("X") === count("O");
    const text = crosses
      ? `${board} X`
      : `${board.replaceAll(/[XO]/g, (mark) => mark === "X" ? "O" : "X")} O`;
    assertEquals(train.values[row], solve(game, game.start(text)).value, text);
  });
});

Deno.test("ways-to-learn: positions of Reversi have their empty squares, and the scores of a full search", () => {
  const { train } = sampleOf("reversi", { train: 40, test: 2 }, randomStream("late"));
  const game = findGame("reversi:size=6");
  const late = boards(train, "XO");
  for (const board of late) {
    const empties = board.split("-").length - 1;
    assertGreaterOrEqual(empties, EMPTIES.least);
    assertLessOrEqual(empties, EMPTIES.most);
  }
  const first = late.findIndex((board) => board.split("-").length - 1 === EMPTIES.least);
  const position = game.start(`${late[first]} X`);
  const { value } = solve(game, position, (end) => finalScore(end as ReversiPosition));
  assertEquals(train.values[first], value);
});

/** The verdicts when so many of 100 positions are answered right, by way, known or new. */
function verdicts(
  right: (way: string, examples: number) => { known: number; new: number; seconds: number },
): Record<string, string> {
  const random = randomStream("made up");
  const runs = Array.from({ length: 30 }, (_, index) => index + 1);
  const keys = runs.flatMap((run) =>
    games.flatMap((game) => wayNames.map((way) => ({ run, game, way })))
  );
  const learned = keys.flatMap(({ run, ...key }) =>
    [100, 400].map((examples) => {
      const found = right(key.way, examples);
      // Numbers without any spread would have no narrow interval.
      const noise = () => random.below(9);
      return {
        ...{ run, ...key, examples, numbers: 7 },
        ...{ trained: 1000, trained_right: 10 * found.known + noise(), trained_error: 1 },
        ...{ tested: 1000, tested_right: 10 * found.new + noise(), tested_error: 1 },
      };
    })
  );
  const times = keys.flatMap(({ run, ...key }) =>
    (["training", "answers"] as const).map((part) => {
      const { seconds } = right(key.way, 400);
      return {
        ...{ process: run, ...key, examples: 400, part, repeats: 3 },
        ...{ seconds, seconds_low: seconds, seconds_high: seconds },
      };
    })
  );
  return Object.fromEntries(
    study.claims(study.summarise({ learned, times }))
      .map((claim) => [claim.claim, verdictOn(claim).verdict]),
  );
}

const fine = ["full tree", "all rules", "1 neighbour", "patterns", "large network"];

Deno.test("ways-to-learn: a verdict falls on the right side of its range", () => {
  const good = verdicts((way, examples) => {
    const network = networks.includes(way as typeof GUESS);
    const accuracy = way === GUESS ? 40 : network ? 95 : fine.includes(way) ? 60 : 70;
    return {
      new: accuracy - (examples < 400 && way !== GUESS ? 10 : 0) -
        (way === "large network" ? 1 : 0),
      known: fine.includes(way) ? 99 : accuracy,
      seconds: accuracy / 100 + wayNames.indexOf(way as typeof GUESS) / 1e4,
    };
  });
  assertEquals(new Set(Object.values(good)), new Set(["confirmed"]));

  const bad = verdicts((way, examples) => {
    const network = networks.includes(way as typeof GUESS);
    const accuracy = way === GUESS ? 40 : network ? 30 : fine.includes(way) ? 70 : 60;
    return {
      new: accuracy + (examples < 400 && way !== GUESS ? 5 : 0) + (way === "large network" ? 1 : 0),
      known: fine.includes(way) ? accuracy : 90,
      seconds: 1 - accuracy / 100 + wayNames.indexOf(way as typeof GUESS) / 1e4,
    };
  });
  assertEquals(new Set(Object.values(bad)), new Set(["refuted"]));
});
