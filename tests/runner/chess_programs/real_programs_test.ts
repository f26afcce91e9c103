import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { createAgent, pliesToEnd } from "matchbox/agents/mod.ts";
import type { GameRecord } from "matchbox/arena/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { endIdleEngines } from "matchbox/runner/chess_programs/calling_engines.ts";
import { addOutsideEngines } from "matchbox/runner/chess_programs/outside_engine.ts";
import { runTournament } from "matchbox/runner/tournaments/run_tournament.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { pythonChess, stockfish, testWith } from "../../fixtures/chess_programs.ts";
import { commandArgs, root } from "../../fixtures/command.ts";

const chess = findGame("chess");

testWith(
  pythonChess,
  "python-chess",
  "a chess program plays whole games with our engine",
  async () => {
    const { success, stdout, stderr } = await new Deno.Command(pythonChess!, {
      args: [
        ...[`${root}tests/fixtures/chess_program.py`, stockfish ?? "-"],
        ...[Deno.execPath(), ...commandArgs(["uci"]), "search", "--name", "Tested"],
      ],
      cwd: root,
    }).output();
    assert(success, new TextDecoder().decode(stderr));
    const games = new TextDecoder().decode(stdout).trim().split("\n");
    assertStrictEquals(games.length, 2);
    for (const game of games) assertMatch(game, /^(1-0|0-1|1\/2-1\/2) \d+$|^\* 120$/);
  },
);

/** The games of a match against Stockfish, which is always a new process. */
async function match(engine: string): Promise<GameRecord[]> {
  const records: GameRecord[] = [];
  await runTournament(chess, {
    agents: [`uci:command=${stockfish},${engine}`, "search:nodes=400"],
    ...{ games: 2, maxPlies: 60, store: ":memory:", executors: localExecutors(0) },
    onGame: (record) => records.push(record),
  });
  return records;
}

testWith(
  stockfish,
  "Stockfish",
  "Stockfish plays a match, and the same again at fixed nodes",
  async () => {
    const engine = "nodes=60,options=Skill Level=20;Hash=1";
    const records = await match(engine);
    assertStrictEquals(records.length, 2);
    for (const { agents, ending, reason, deterministic } of records) {
      assertMatch(agents.join(" "), /,id=Stockfish [\w.]+/);
      assert(["rules", "length cap"].includes(ending), reason);
      // What another program does is not known.
      assert(!deterministic);
    }
    const moves = (records: GameRecord[]) => records.map(({ moves }) => moves.join(" "));
    assertEquals(moves(await match(engine)), moves(records));
  },
);

testWith(stockfish, "Stockfish", "Stockfish analyses: mate in 2, in both notations of it", () => {
  addOutsideEngines();
  const agent = createAgent(`uci:command=${stockfish},depth=20`, chess);
  const context = { random: randomStream("outside engines"), clock: performance };
  const won = chess.start("7k/8/5K2/6R1/8/8/8/8 w - - 0 1");
  const { move, value, principalVariation } = agent.analyse!(won, context);
  assertStrictEquals(chess.format(won, move), "Kf7");
  assertStrictEquals(pliesToEnd(value), 3);
  assert(value > 0);
  assertStrictEquals(principalVariation[0], move);
  won.play(move);
  const lost = agent.analyse!(won, context);
  assertStrictEquals(pliesToEnd(lost.value), 2);
  assert(lost.value < 0);
  agent.gameEnd?.(1, 0);
  endIdleEngines();
  return Promise.resolve();
});
