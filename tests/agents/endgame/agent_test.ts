import { assert, assertEquals, assertMatch, assertStrictEquals, assertThrows } from "@std/assert";
import { agentName, createAgent, type Finding, listAgents } from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, randomPosition } from "matchbox/games/mod.ts";
import { ffoPositions } from "matchbox/experiments/studies/reversi_endgame/ffo_positions.ts";
import { addedAgents } from "../../fixtures/added_agents.ts";
import { emptySquares, playedEndgame } from "./sample_endgames.ts";
import { finalScore, slowScore } from "./slow_solver.ts";
import { stillContext } from "../../fixtures/still_context.ts";

const reversi = findGame("reversi");
const ffo = ffoPositions[0];

const context = () => stillContext("endgame agent");

Deno.test("the agent endgame analyses to exact scores in discs, of every move, with best play", () => {
  const agent = createAgent("endgame", reversi);
  const position = reversi.start(ffo.position);
  const { move, value, depth, principalVariation, moves, stats } = agent.analyse!(
    position,
    context(),
  );
  assertStrictEquals(position.toString(), ffo.position);
  assertStrictEquals(reversi.format(position, move), "g8");
  assertStrictEquals(value, 18);
  assertStrictEquals(principalVariation[0], move);
  assertStrictEquals(depth, principalVariation.length);
  assert(stats.nodes > 1000);
  const named = moves.map((each) => `${reversi.format(position, each.move)}:${each.value}`);
  assertEquals(named.sort(), ffo.scores.split(" ").sort());
  assert(moves.every(({ exact }) => exact));
});

Deno.test("the agent endgame plays a best move, the same after other games", () => {
  const agent = createAgent("endgame:empties=12", reversi);
  const random = randomStream("best moves");
  for (let sample = 0; sample < 20; sample++) {
    const position = playedEndgame(reversi, 12, random);
    const move = agent.choose(position, context());
    const { moves, value } = agent.analyse!(position, context());
    assertStrictEquals(moves.find((each) => each.move === move)!.value, value);
    const fresh = createAgent("endgame:empties=12", reversi);
    assertStrictEquals(fresh.choose(position, context()), move);
  }
});

Deno.test("the agent endgame tells the score and best play to the end, and plays the same move to nobody", () => {
  const agent = createAgent("endgame:empties=12", reversi);
  const random = randomStream("what is told");
  for (let sample = 0; sample < 20; sample++) {
    const position = playedEndgame(reversi, 8, random);
    const told: Finding[] = [];
    const move = agent.choose(position, { ...context(), found: (finding) => told.push(finding) });
    assertStrictEquals(move, agent.choose(position, context()));
    const [{ value, depth, principalVariation }] = told;
    assertEquals([told.length, principalVariation[0]], [1, move]);
    assertStrictEquals(depth, principalVariation.length);
    assertStrictEquals(value, slowScore(reversi, position));
    // The moves lead to that score.
    const end = position.clone();
    for (const each of principalVariation) end.play(each);
    assertStrictEquals(end.side === position.side ? finalScore(end) : 0 - finalScore(end), value);
  }
});

Deno.test("before the endgame the agent plays as the one of its spec", () => {
  const spec = "endgame:empties=10,before=alphabeta(depth=2,eval=mobility)";
  const agent = createAgent(spec, reversi);
  const before = createAgent("alphabeta:depth=2,eval=mobility", reversi);
  const random = randomStream("before the endgame");
  for (let plies = 0; plies <= 45; plies += 5) {
    const position = randomPosition(reversi, plies, random)!;
    assert(emptySquares(position) > 10);
    assertStrictEquals(agent.choose(position, context()), before.choose(position, context()));
    assertEquals(agent.analyse!(position, context()), before.analyse!(position, context()));
  }
});

Deno.test("its spec is written in full, with the nested one", () => {
  const name = agentName("endgame:before=greedy(eval=squares)", reversi);
  assertStrictEquals(name, "endgame:empties=14,before=greedy(eval=squares),table_bits=16");
  assertStrictEquals(agentName(name, reversi), name);
  assertStrictEquals(createAgent(name, reversi).name, name);
  const [listed] = listAgents(reversi).filter((agent) => agent.name === "endgame");
  for (const { name, meaning } of listed.parameters) assertMatch(meaning, /^\S.*\S$/, name);
});

Deno.test("other games and boards, unknown nested agents and what cannot be analysed are refused", () => {
  const refused = (spec: string, game: string, message: string) =>
    assertStrictEquals(
      assertThrows(() => createAgent(spec, findGame(game)), UsageError).message.slice(
        0,
        message.length,
      ),
      message,
    );
  refused("endgame", "chess", "endgame plays reversi, not chess");
  refused(
    "endgame",
    "reversi:size=10",
    "the endgame solver plays Reversi on 4x4, 6x6 and 8x8, not on 10x10",
  );
  refused("endgame:before=gredy", "reversi", 'unknown agent "gredy"; did you mean "greedy"?');
  refused("endgame:empties=0", "reversi", "parameter empties of agent endgame: expected a whole");
  using _added = addedAgents({
    mute: {
      summary: "does not analyse",
      parameters: () => ({}),
      create: (name) => ({ name, choose: (position) => reversi.parse(position, "f5") }),
    },
  });
  const agent = createAgent("endgame:before=mute", reversi);
  assertThrows(
    () => agent.analyse!(reversi.start(), context()),
    UsageError,
    "solves positions with at most 14 empty squares, and mute does not analyse those before",
  );
  const over = reversi.start(`${"X".repeat(64)} X`);
  assertThrows(() => agent.analyse!(over, context()), UsageError, "the game is over");
});
