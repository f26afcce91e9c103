import { assert, assertEquals, assertLess, assertStrictEquals } from "@std/assert";
import { createAgent } from "matchbox/agents/registry.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import {
  additionNames,
  ALPHA_BETA,
  MINIMAX,
  names,
  playersOf,
  SAME_VALUE,
} from "matchbox/experiments/studies/chess_configurations/configurations.ts";
import { positionRows } from "matchbox/experiments/studies/chess_configurations/positions.ts";
import { study } from "matchbox/experiments/studies/chess_configurations/show.ts";
import { roundRobin } from "matchbox/experiments/round_robin.ts";
import { findGame } from "matchbox/games/mod.ts";

const chess = findGame("chess");

/**
 * The verdicts for rows made up by hand.
 *
 * @param factor nodes of alpha-beta over those of minimax, and of an addition over those of alpha-beta
 * @param strength of a configuration: the stronger one takes both games of a pair, or a half more than its share
 * @param options.loss of every move of alpha-beta
 * @param options.seconds of every search to depth 3
 */
function verdicts(
  factor: number,
  strength: (name: string) => number,
  { loss = 0, seconds = 1 }: { readonly loss?: number; readonly seconds?: number } = {},
) {
  const positions = Array.from({ length: 30 }, (_, index) => index + 1);
  const nodesOf = (name: string, position: number) =>
    1000 * (1 + position % 3 / 10) *
    factor ** (name === MINIMAX ? 0 : (additionNames as readonly string[]).includes(name) ? 2 : 1);
  const timing = { seconds, seconds_low: seconds, seconds_high: seconds, repeats: 3 };
  const summary = study.summarise({
    // Each ply takes ten times as many nodes.
    searches: [2, 3].flatMap((depth) =>
      positions.flatMap((position) =>
        names.map((configuration) => ({
          ...{ configuration, position, depth, value: 0, move: "e4" },
          nodes: nodesOf(configuration, position) / 10 ** (3 - depth),
          loss: configuration === ALPHA_BETA ? loss : 0,
        }))
      )
    ),
    judged: positions.map((position) => ({ position, start: "", move: "e4" })),
    moves: positions.flatMap((position) =>
      names.map((player) => ({ player, position, nodes: 100, depth: 2, move: "e4" }))
    ),
    games: roundRobin(names.map((name) => ({ name, agent: "" }))).flatMap(({ first, second }) =>
      positions.map((opening) => {
        const ahead = Math.sign(strength(first.name) - strength(second.name));
        return {
          ...{ first: first.name, second: second.name, opening },
          points: 1 + ahead * (opening % 2 === 0 ? 1 : 0.5),
        };
      })
    ),
    search_times: [1, 2].flatMap((process) =>
      names.map((configuration) => ({ process, configuration, position: 1, depth: 3, ...timing }))
    ),
    move_times: [1, 2].flatMap((process) =>
      names.map((player) => ({ process, player, position: 1, ...timing }))
    ),
  });
  return Object.fromEntries(
    study.claims(summary).map((claim) => [claim.claim, verdictOn(claim).verdict]),
  );
}

Deno.test("chess-configurations: a verdict falls on the right side of its range", () => {
  const simplest = (name: string) => -names.indexOf(name);
  const richest = (name: string) => names.indexOf(name);
  const [good, bad, even] = [verdicts(0.5, richest), verdicts(2, simplest), verdicts(0.5, () => 0)];
  assertEquals([good.E10b, bad.E10b], ["confirmed", "refuted"]);
  assertEquals([good.E10d, bad.E10d, even.E10d], ["confirmed", "refuted", "not decided"]);
  assertEquals([good.E10e, bad.E10e, even.E10e], ["confirmed", "refuted", "not decided"]);
});

Deno.test("chess-configurations: a full search ends where the next ply takes too long", () => {
  // Ten times as long with each ply: 144 seconds are three and a bit more of them.
  const verdictFor = (seconds: number) => verdicts(0.5, () => 0, { seconds }).C46;
  assertEquals([0.1, 1.43, 0.01].map(verdictFor), ["confirmed", "refuted", "refuted"]);
});

Deno.test("chess-configurations: a worse move of alpha-beta refutes that the quality is the same", () => {
  assertEquals([verdicts(1, () => 0).E10a, verdicts(1, () => 0, { loss: 50 }).E10a], [
    "confirmed",
    "refuted",
  ]);
});

Deno.test("chess-configurations: what changes no value plays as well as minimax; alpha-beta plays its move", () => {
  const position = chess.start("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3");
  const { searches, moves, judged } = positionRows(chess, position, 1, {
    ...{ depth: 3, nodes: 300, fixed_depth: 2, judge_nodes: 500 },
  }, performance);
  assertStrictEquals(searches.length, 3 * names.length);
  const at = (configuration: string, depth: number) =>
    searches.find((row) => row.configuration === configuration && row.depth === depth)!;
  for (const depth of [1, 2, 3]) {
    assertStrictEquals(at(ALPHA_BETA, depth).move, at(MINIMAX, depth).move);
    for (const name of SAME_VALUE) {
      assertStrictEquals(at(name, depth).value, at(MINIMAX, depth).value, name);
      assertStrictEquals(at(name, depth).loss, 0, name);
    }
  }
  // Minimax visits every line: the root, and the lines of one, two and three plies.
  assertStrictEquals(at(MINIMAX, 1).nodes, 1 + position.moves(new Int32Array(256), 0));
  assertLess(at(ALPHA_BETA, 3).nodes, at(MINIMAX, 3).nodes);
  assertEquals(moves.map(({ player }) => player), names);
  assert(judged[0].move.length > 0);
});

Deno.test("chess-configurations: each player but the one with a fixed depth stops at its nodes", () => {
  for (const { name, agent } of playersOf({ nodes: 200, fixed_depth: 2 })) {
    if (name === ALPHA_BETA) continue;
    const { nodes } = createAgent(agent, chess).analyse!(chess.start(), {
      ...{ random: randomStream("configurations"), clock: performance },
    }).stats;
    const limit = Number(/nodes=(\d+)/.exec(agent)![1]);
    assertStrictEquals(nodes, limit, name);
  }
});
