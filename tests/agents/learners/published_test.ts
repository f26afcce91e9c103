import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertLess,
  assertLessOrEqual,
  assertMatch,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { createAgent, createLearner, listAgents, playEpisodes } from "matchbox/agents/mod.ts";
import { pairedGames } from "matchbox/agents/learners/paired_games.ts";
import { publishedNetworks } from "matchbox/agents/learners/published/agent.ts";
import { packedText, unpackNetwork } from "matchbox/agents/learners/published/packed_network.ts";
import { randomOpening } from "matchbox/agents/learners/random_opening.ts";
import type { TupleLearner } from "matchbox/agents/learners/temporal_difference/ntuple/ntuple.ts";
import { defaultOpeningPlies } from "matchbox/arena/mod.ts";
import { digestOf, randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { root } from "../../fixtures/command.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";
import { stillContext } from "../../fixtures/still_context.ts";
import { samplePositions } from "../sample_positions.ts";

const folder = `${root}lib/agents/learners/published`;
const readme = Deno.readTextFileSync(`${folder}/README.md`);

/** The rows of a table of the README whose first cell is such a text. */
function rowsOf(pattern: RegExp): string[][] {
  return readme.split("\n").map((line) => line.split("|").map((cell) => cell.trim()).slice(1, -1))
    .filter(([first]) => first !== undefined && pattern.test(first));
}

Deno.test("the files of the trained networks are small, and those that the README names", () => {
  const rows = rowsOf(/^`.*\.json`$/);
  assertEquals(rows.map(([, game]) => game), publishedNetworks.map(({ game }) => `\`${game}\``));
  for (const [index, [file, , games, seed, digest]] of rows.entries()) {
    const bytes = Deno.readFileSync(`${folder}/${file.replaceAll("`", "")}`);
    assertLess(bytes.length, 300_000);
    assertStrictEquals(digest, `\`${digestOf(bytes).split(":").at(-1)}\``);
    const { source } = publishedNetworks[index];
    assert(readme.includes(`\n${source} `), source);
    assertMatch(source, new RegExp(`--games ${games.replaceAll(",", "")} .*--seed ${seed}$`));
  }
});

Deno.test("a packed network has each weight to within half a step", () => {
  const game = findGame("reversi:size=4");
  const learner = createLearner("ntuple:tuples=straight,length=3", game) as TupleLearner;
  playEpisodes(50, game.start(), [learner, learner], stillContext("packed"));
  const { tuples, weights } = learner.network;
  const packed = JSON.parse(packedText(learner.network, game, "a command"));
  assertEquals([packed.game, packed.source], [game.spec, "a command"]);
  const again = unpackNetwork(packed, game);
  assertEquals(again.tuples, tuples);
  // The largest weight is 1,000 steps.
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)));
  assertAlmostEquals(packed.step, largest / 1000, 1e-9);
  weights.forEach((weight, i) =>
    assertLessOrEqual(Math.abs(again.weights[i] - weight), packed.step * 0.5001)
  );
});

Deno.test("a trained player plays legal moves, the same each time, and says what it expects", () => {
  for (const { game: spec } of publishedNetworks) {
    const game = findGame(spec);
    const [one, other] = [0, 1].map(() => createAgent("ntuple_published", game));
    assertStrictEquals(one.name, "ntuple_published");
    assertStrictEquals(one.gameEnd, undefined);
    for (const position of samplePositions(game, 20, "published")) {
      const before = `${position}`;
      const move = one.choose(position, stillContext());
      assert(legalMoves(game, position).includes(move), before);
      assertStrictEquals(`${position}`, before);
      const { move: again, moves } = other.analyse!(position, stillContext());
      assertStrictEquals(again, move);
      for (const { value } of moves) assert(value >= 0 && value <= 1);
    }
  }
});

Deno.test("a board without a trained network is refused in one line", () => {
  const ten = findGame("reversi:size=10");
  assertThrows(
    () => createAgent("ntuple_published", ten),
    UsageError,
    "no trained network of reversi:size=10 comes with the project; expected reversi:size=8, " +
      "reversi:size=6, connect_four:size=7x6, metelyk:side=4",
  );
  assertThrows(
    () => createAgent("ntuple_published", findGame("connect_four:size=6x7")),
    UsageError,
    "no trained network of connect_four:size=6x7",
  );
  assert(listAgents(ten).some(({ name }) => name === "ntuple_published"));
  assert(listAgents(findGame("chess")).every(({ name }) => name !== "ntuple_published"));
});

Deno.test("a trained player is as strong as the README says", () => {
  const rows = rowsOf(/^`[a-z_]+:(size|side)=[\dx]+`$/);
  assertEquals(
    new Set(rows.map(([game]) => game)),
    new Set(publishedNetworks.map(({ game }) => `\`${game}\``)),
  );
  for (const [gameName, opponentName, scoreText] of rows) {
    const game = findGame(gameName.replaceAll("`", ""));
    const opponent = opponentName.replaceAll("`", "");
    const context = stillContext(`strength against ${opponent}`);
    const random = randomStream(`openings against ${opponent}`);
    const plies = defaultOpeningPlies(game);
    const pairs = sampleSize(opponent === "hard" ? 8 : 24, 100);
    const openings = Array.from({ length: pairs }, () => randomOpening(game, plies, random));
    const { wins, draws } = pairedGames(
      ...[createAgent("ntuple_published", game), createAgent(opponent, game)] as const,
      ...[openings, context] as const,
    );
    const score = (wins + draws / 2) / (2 * pairs);
    // Three standard errors of as many games, each of them at most 1/2.
    assertAlmostEquals(score, Number.parseFloat(scoreText), 3 * 0.5 / Math.sqrt(2 * pairs));
  }
});
