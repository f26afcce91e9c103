import { assert, assertEquals, assertGreater, assertStrictEquals } from "@std/assert";
import type { Agent } from "matchbox/agents/agent.ts";
import { map6x6, MAP_PLIES, solvedPositions } from "matchbox/agents/endgame/map_6x6.ts";
import { positionsAfter } from "matchbox/agents/endgame/position_map.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import { lossesAtFirst } from "matchbox/experiments/studies/reversi_6x6_map/first_plies.ts";
import type { sets } from "matchbox/experiments/studies/reversi_6x6_map/rows.ts";
import { study } from "matchbox/experiments/studies/reversi_6x6_map/show.ts";
import { summarise } from "matchbox/experiments/studies/reversi_6x6_map/summary.ts";
import { findGame } from "matchbox/games/mod.ts";
import { studyRows } from "../fixtures/study_rows.ts";

type Rows = RowsOf<typeof sets>;

const rows = await studyRows<Rows>("reversi-6x6-map", {
  ...{ mapped: 2, checks: 0, most_nodes: 1_000_000, empties: 8, games: 2, practice: 2 },
});

Deno.test("reversi-6x6-map: kept positions are positions after six plies, and no score is impossible", () => {
  const game = findGame("reversi:size=6");
  const all = positionsAfter(game, MAP_PLIES);
  // As many as another program has counted.
  assertStrictEquals(all.length, 1632);
  // All are kept, in this order.
  assertEquals(solvedPositions.map(({ position }) => position), all);
  for (const { score, nodes } of solvedPositions) {
    assertStrictEquals(score % 2 === 0 && Math.abs(score) <= 36, true);
    assertGreater(nodes, 0);
  }
  // Light wins from the start by 20 to 16 (Feinstein 1993).
  assertEquals(map6x6(game).bounds(game.start()), { lower: -4, upper: -4 });
});

Deno.test("reversi-6x6-map: measured moves are late, and only the perfect player loses nothing for certain", () => {
  for (const { player, empties, ply, loss } of rows.moves) {
    assert(empties <= 8 && ply > MAP_PLIES);
    assert(loss >= 0 && loss % 2 === 0);
    if (player === "perfect") assertStrictEquals(loss, 0);
  }
  assert(rows.moves.some(({ loss }) => loss > 0));
  assertEquals(rows.plies.map(({ positions }) => positions), [1, 1, 3, 14, 60, 314, 1632]);
});

Deno.test("reversi-6x6-map: the loss of a player is a mean over games, and its first loss the first of a game", () => {
  const move = (game: number, empties: number, loss: number) => {
    return { player: "hard", game, ply: 36 - empties, empties, move: "a1", loss };
  };
  const moves = [
    ...[move(1, 8, 0), move(1, 7, 2), move(1, 6, 4)],
    ...[move(2, 8, 0), move(2, 6, 0)],
    { ...move(1, 8, 0), player: "perfect" },
  ];
  const { players } = summarise({ ...rows, moves });
  const hard = players.find(({ player }) => player === "hard")!;
  assertStrictEquals(hard.loss.mean, (2 + 0) / 2);
  assertStrictEquals(hard.first.mean, (7 + 0) / 2);
  assertStrictEquals(hard.faultless.mean, 1 / 2);
  assertStrictEquals(hard.errors, 2);
});

Deno.test("reversi-6x6-map: scores of a part of the map have intervals, and those of all have none", () => {
  const positions = solvedPositions.map((each) => ({ ...each }));
  const part = summarise({ ...rows, positions: positions.slice(0, 100) });
  assert(typeof part.won === "object" && part.won !== null && part.won.count === 100);
  const whole = summarise({ ...rows, positions });
  const count = (holds: (score: number) => boolean) =>
    positions.filter(({ score }) => holds(score)).length;
  assertEquals([whole.won, whole.drawn], [
    count((score) => score > 0) / 1632,
    count((score) => score === 0) / 1632,
  ]);
});

Deno.test("reversi-6x6-map: in the first plies the best move loses nothing, and the worst loses most", () => {
  const game = findGame("reversi:size=6");
  const map = map6x6(game);
  const context = { random: randomStream("none"), clock: { now: () => 0 } };
  /** Takes the move with the least or the greatest score after it. */
  const player = (name: string, better: (one: number, other: number) => boolean): Agent => ({
    name,
    choose: (position) =>
      map.moves(position).reduce((best, each) => better(each.lower, best.lower) ? each : best).move,
  });
  const lossesOf = (agent: Agent) =>
    lossesAtFirst(game, agent.name, agent, map, context).map(({ loss }) => loss);
  const best = lossesOf(player("best", (one, other) => one > other));
  const worst = lossesOf(player("worst", (one, other) => one < other));
  assertStrictEquals(best.length, worst.length);
  assertEquals(best, best.map(() => 0));
  assert(worst.length > 100 && worst.every((loss) => loss > 0 && loss % 2 === 0));
  // With two positions of the map no score of an earlier one is known.
  assertEquals(rows.first_plies, []);
  const claims = (loss: number) => {
    const first_plies = Array.from({ length: 300 }, (_, i) => {
      return { player: "hard", ply: 1, position: `${i}`, move: "a1", loss: loss * (1 + i % 2) };
    });
    return verdictOn(study.claims(summarise({ ...rows, first_plies }))[0]);
  };
  assertEquals([claims(4), claims(0)].map(({ claim, verdict }) => [claim, verdict]), [
    ["C45", "confirmed"],
    ["C45", "refuted"],
  ]);
});

Deno.test("reversi-6x6-map: a loss of the perfect player, or another score when solved again, refutes", () => {
  const verdicts = (more: Partial<Rows>) =>
    study.claims(summarise({ ...rows, ...more })).map((claim) => verdictOn(claim).verdict);
  assertEquals(verdicts({}), ["measured", "confirmed"]);
  const moves = rows.moves.map((row) => row.player === "perfect" ? { ...row, loss: 2 } : row);
  assertEquals(verdicts({ moves })[1], "refuted");
  const [kept] = rows.positions;
  assertEquals(verdicts({ checks: [kept] }), ["measured", "confirmed", "confirmed"]);
  assertEquals(verdicts({ checks: [{ ...kept, score: kept.score + 2 }] })[2], "refuted");
});
