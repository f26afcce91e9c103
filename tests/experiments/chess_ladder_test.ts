import { assert, assertAlmostEquals, assertEquals, assertStrictEquals } from "@std/assert";
import fc from "fast-check";
import { createAgent } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { moveCosts, timeMoves } from "matchbox/experiments/move_costs.ts";
import { costOfMove } from "matchbox/experiments/players_table.ts";
import { playBlock } from "matchbox/experiments/studies/chess_ladder/games.ts";
import { influenceRows } from "matchbox/experiments/studies/chess_ladder/influence.ts";
import {
  costlyPlayers,
  ladderOf,
  type Pairing,
  pairingsOf,
} from "matchbox/experiments/studies/chess_ladder/players.ts";
import type { GameRow } from "matchbox/experiments/studies/chess_ladder/rows.ts";
import { scoreWith } from "matchbox/experiments/studies/chess_ladder/score_with.ts";
import { study } from "matchbox/experiments/studies/chess_ladder/show.ts";
import {
  influenceOf,
  matchesOf,
  partsOf,
  playedOnOf,
} from "matchbox/experiments/studies/chess_ladder/summary.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";

const chess = findGame("chess");
const clock = { now: () => 0 };
const options = { openings: 2, from: 1, to: 2, seed: 3, playedOn: 0, clock };
const [random, material, minimax, , squares] = ladderOf(2);
const ladder = (first = material, second = random): Pairing => ({
  ...{ group: "ladder", what: "", first, second },
});

/** A game of the first player with these points. */
function game(changed: Partial<GameRow>): GameRow {
  return {
    ...{ group: "ladder", what: "", first: "a", second: "b", opening: 1, white: "first" },
    ...{ points: 1, plies: 40, ending: "rules" },
    ...changed,
  };
}

Deno.test("every two players of the ladder meet once, and every agent of the study exists", () => {
  for (const preset of Object.values(study.presets)) {
    const pairings = pairingsOf(preset!);
    const met = pairings.filter(({ group }) => group === "ladder")
      .map(({ first, second }) => [first.name, second.name].sort().join(" v "));
    assertStrictEquals(new Set(met).size, met.length);
    assertStrictEquals(met.length, 28);
    const players = pairings.flatMap(({ first, second }) => [first, second]);
    for (const { agent } of players) createAgent(agent, chess);
    const named = new Map(players.map(({ name, agent }) => [name, agent]));
    for (const { name, agent } of players) assertStrictEquals(named.get(name), agent, name);
  }
});

Deno.test("a part is left out by its weight alone, and an addition by the same parameters alone and beside the others", () => {
  const pairings = pairingsOf(study.presets.quick);
  for (const { group, first, second } of pairings) {
    if (group.startsWith("part, ")) {
      assertStrictEquals(first.agent.replace(/,\w+=0\)/, ")"), second.agent);
    }
  }
  const of = (wanted: string) => pairings.filter(({ group }) => group === wanted);
  const agents = (of: readonly { agent: string }[]) => new Set(of.map(({ agent }) => agent)).size;
  const alone = of("addition alone");
  assertStrictEquals(agents(alone.map(({ second }) => second)), 1);
  assertStrictEquals(agents(alone.map(({ first }) => first)), alone.length);
  const beside = of("addition beside the others");
  assertStrictEquals(agents(beside.map(({ first }) => first)), 1);
  assertStrictEquals(agents(beside.map(({ second }) => second)), beside.length);
  // Alone and beside the others, exactly the same parameters of the spec change.
  for (const [index, { first, second }] of beside.entries()) {
    const changed = (one: string, other: string) =>
      one.split(",").filter((text) => !other.split(",").includes(text));
    const added = changed(alone[index].first.agent, alone[index].second.agent);
    assertEquals(changed(first.agent, second.agent), added);
  }
});

Deno.test("each opening is played with both colours, and once by a player against itself", () => {
  const rows = (pairing: Pairing) =>
    playBlock(chess, pairing, options).games.map(({ opening, white }) => [opening, white]);
  assertEquals(rows(ladder()), [[1, "first"], [1, "second"], [2, "first"], [2, "second"]]);
  assertEquals(rows({ ...ladder(material, material), group: "itself" }), [[1, "first"], [
    2,
    "first",
  ]]);
});

Deno.test("a match seen from the other player has the same games with results reversed", () => {
  const one = playBlock(chess, ladder(squares, minimax), options).games;
  const other = playBlock(chess, ladder(minimax, squares), options).games;
  for (const { opening, white, points, plies, ending } of one) {
    const same = other.find((row) => row.opening === opening && row.white !== white)!;
    assertEquals([same.points, same.plies, same.ending], [1 - points, plies, ending]);
  }
});

Deno.test("a game that is played on has the moves of the adjudicated one, and more", () => {
  const { games, played_on } = playBlock(chess, ladder(minimax, random), {
    ...options,
    playedOn: 1,
  });
  const adjudicated = games.filter(({ ending, opening }) =>
    ending === "adjudication" && opening === 1
  );
  assertEquals(
    played_on.map(({ opening, white, plies }) => [opening, white, plies]),
    adjudicated.map(({ opening, white, plies }) => [opening, white, plies]),
  );
  for (const { plies, all_plies } of played_on) assert(all_plies >= plies);
});

Deno.test("the points of both games of an opening are one pair", () => {
  const games = [
    game({ points: 1 }),
    game({ points: 0.5, white: "second" }),
    game({ points: 0, opening: 2 }),
    game({ points: 0, opening: 2, white: "second" }),
  ];
  const [{ pairs, wins, draws, losses, score }] = matchesOf(games);
  assertEquals(pairs, [1, 0, 0, 1, 0]);
  assertEquals([wins, draws, losses, score.mean], [1, 1, 2, 0.375]);
});

Deno.test("the lead of material is what is lost without it minus what is lost without the part", () => {
  const group = "part, 1/100 pawn";
  const without = (what: string, points: readonly number[]) =>
    points.map((each, index) =>
      game({
        group,
        what,
        first: `without ${what}`,
        second: "all",
        points: each,
        opening: index + 1,
      })
    );
  const once = [...without("material", [0, 0, 0]), ...without("castling", [1, 0.5, 0])];
  // Both games of each opening end alike.
  const games = [...once, ...once];
  const [material, castling] = partsOf(games, matchesOf(games), []);
  assertStrictEquals(material.behindMaterial, null);
  assertAlmostEquals(castling.behindMaterial!.mean, 0.5);
  assertStrictEquals(castling.behindMaterial!.count, 3);
  assertStrictEquals(castling.time, null);
});

Deno.test("what material adds to a value is what it adds to that of the men alone, on both scales", () => {
  // A white queen for a black rook, and nothing else that differs but what they attack.
  const position = chess.start("3rk3/8/8/8/8/8/8/3QK3 w - - 0 1");
  const rows = influenceRows(chess, [position], 7);
  const ofMaterial = rows.filter(({ part }) => part === "material");
  assertEquals(ofMaterial.map(({ position, adds }) => [position, adds]), [[7, 500], [7, 500]]);
  const attacked = rows.filter(({ part }) => part === "attacked squares").map(({ adds }) => adds);
  assertStrictEquals(attacked[1], 100 * attacked[0]);
  const [, castling] = influenceOf([
    { position: 1, scale: "1/100 pawn", part: "material", adds: -500 },
    { position: 2, scale: "1/100 pawn", part: "material", adds: 100 },
    { position: 1, scale: "1/100 pawn", part: "castling", adds: 3 },
    { position: 2, scale: "1/100 pawn", part: "castling", adds: -3 },
  ]);
  assertAlmostEquals(castling.size.mean, 0.03, 1e-12);
  assertAlmostEquals(castling.behindMaterial!.mean, 2.97, 1e-12);
});

Deno.test("games that were played on are counted by the result of the declared winner", () => {
  const row = (points: number) => ({
    ...{ first: "a", second: "b", opening: 1, white: "first" as const, plies: 9, all_plies: 9 },
    points,
  });
  const results = playedOnOf([row(1), row(1), row(0.5), row(0)]);
  assertEquals(results.map(({ result, share }) => [result, share.mean, share.count]), [
    ["won", 0.5, 4],
    ["drawn", 0.25, 4],
    ["lost", 0.25, 4],
  ]);
});

const worth = [{ times: 2, points: 0.6 }, { times: 4, points: 0.8 }];

Deno.test("as much time is worth the score with as many nodes", () => {
  assertStrictEquals(scoreWith(1, worth), 0.5);
  assertAlmostEquals(scoreWith(2, worth), 0.6);
  assertAlmostEquals(scoreWith(2 * Math.SQRT2, worth), 0.7);
  assertAlmostEquals(scoreWith(Math.SQRT2, worth), 0.55);
  assertStrictEquals(scoreWith(9, worth), 0.8);
  assertAlmostEquals(scoreWith(0.5, worth), 0.4);
});

Deno.test("more time is never worth less, and less time loses what more would win", () => {
  fc.assert(fc.property(
    fc.double({ min: 0.05, max: 20, noNaN: true }),
    fc.double({ min: 1, max: 3, noNaN: true }),
    (times, more) => {
      const at = scoreWith(times, worth);
      assert(scoreWith(times * more, worth) >= at - 1e-9);
      assertAlmostEquals(scoreWith(1 / times, worth), 1 - at);
    },
  ));
});

Deno.test("random looks at one position, material at one more than there are moves", () => {
  const positions = [chess.start()];
  let time = 0;
  const ticking = { now: () => time += 1000 };
  const cost = (player: typeof random) => moveCosts(chess, player, positions, ticking)[0];
  assertStrictEquals(cost(random).nodes, 1);
  assertStrictEquals(cost(material).nodes, 1 + legalMoves(chess, positions[0]).length);
  // Two plies from the start: the root, 20 moves and 400 answers.
  assertStrictEquals(cost(minimax).nodes, 421);
  assertStrictEquals(cost(minimax).depth, 2);
});

Deno.test("what a move costs is nodes over positions, and apart from them time over processes", () => {
  const costs = [10, 20, 30].map((nodes) => ({ nodes }));
  // Geometric means of 4 and 9 seconds in the two processes.
  const times = [[1, 2], [1, 8], [2, 3], [2, 27]].map(([process, seconds]) => ({
    ...{ process, seconds },
  }));
  const { nodes, seconds } = costOfMove(costs, times);
  assertEquals([nodes.mean, nodes.count, nodes.unit], [20, 3, "positions"]);
  assertAlmostEquals(seconds.mean, 6, 1e-12);
  assertEquals([seconds.count, seconds.unit], [2, "processes"]);
});

Deno.test("a process times a move of every player in every position", () => {
  let now = 0;
  const source = { clock: { now: () => now += 400 }, random: randomStream("times") };
  const positions = [chess.start(), chess.start()];
  const rows = timeMoves(chess, [random, material], positions, source);
  assertEquals(rows.map(({ player, position }) => `${player} ${position}`), [
    ...[`${random.name} 1`, `${random.name} 2`, `${material.name} 1`, `${material.name} 2`],
  ]);
  assert(rows.every(({ seconds }) => seconds === 0.4));
});

Deno.test("the costs of every player in an addition's match are measured", () => {
  const pairings = pairingsOf(study.presets.published);
  const measured = costlyPlayers(pairings).map(({ name }) => name);
  for (const { group, first, second } of pairings) {
    if (!group.startsWith("addition") && group !== "equal nodes" && group !== "ladder") continue;
    assert(measured.includes(first.name) && measured.includes(second.name));
  }
  assertStrictEquals(new Set(measured).size, measured.length);
});
