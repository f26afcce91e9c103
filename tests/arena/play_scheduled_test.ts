import { assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { addAgents } from "matchbox/agents/mod.ts";
import {
  overtimeRecord,
  parseTimeControl,
  playScheduled,
  type ScheduledGame,
  scheduledGames,
  setUpTournament,
  type Turn,
} from "matchbox/arena/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import { agents as faultyAgents } from "../fixtures/faulty_agents.ts";

addAgents(faultyAgents);

const ticTacToe = findGame("tictactoe");
const reversi = findGame("reversi:size=6");

Deno.test("a scheduled game is played from its opening, by its agents, with its seed", () => {
  for (const scheduled of scheduleOf(reversi, "random", "greedy")) {
    const record = playScheduled(reversi, scheduled, {});
    const { game, agents, seed, opening, ending } = record;
    assertStrictEquals(game, reversi.spec);
    assertEquals({ agents, seed, opening }, {
      agents: scheduled.agents,
      seed: scheduled.seed,
      opening: scheduled.opening,
    });
    assertStrictEquals(ending, "rules");
    assertStrictEquals(record.deterministic, false);
  }
});

Deno.test("games are independent: the same in any order, and each time", () => {
  // Agents that search have tables, which must not affect later games.
  const schedule = scheduleOf(reversi, "alphabeta:depth=3,order=best", "random", 8);
  const play = (scheduled: ScheduledGame) => playScheduled(reversi, scheduled, {});
  const forwards = schedule.map(play);
  assertEquals(schedule.toReversed().map(play).toReversed(), forwards);
  assertEquals(play(schedule[3]), forwards[3]);
});

Deno.test("an agent that cannot be made loses from either side, and the reason says why", () => {
  for (const scheduled of scheduleOf(ticTacToe, "unmade", "random", 4)) {
    const { result, ending, reason, agents, moves } = playScheduled(ticTacToe, scheduled, {});
    const side = agents.indexOf("unmade");
    assertEquals([result, ending], [side === 0 ? -1 : 1, "failure"]);
    assertMatch(reason, /^unmade failed: .*could not be loaded: Error: no weights$/);
    assertStrictEquals(moves.length, side);
  }
});

Deno.test("if both agents cannot be made, the one to move loses", () => {
  const [scheduled] = scheduleOf(ticTacToe, "unmade", "unmade");
  assertStrictEquals(playScheduled(ticTacToe, scheduled, {}).result, -1);
});

Deno.test("a game stopped by the runner has the same record as one lost on time", () => {
  const control = parseTimeControl("2+0.25");
  for (const scheduled of scheduleOf(reversi, "slow:after=3", "alphabeta:depth=1", 4)) {
    let milliseconds = 0;
    let last: Turn | undefined;
    const record = playScheduled(reversi, scheduled, {
      time: control,
      clock: { now: () => milliseconds++ },
      onTurn(turn) {
        if (turn.seconds !== undefined) last = { ...turn, moves: [...turn.moves] };
      },
    });
    assertStrictEquals(record.ending, "time");
    // Of a stopped game it is unknown whether an agent drew a number.
    assertEquals(overtimeRecord(reversi, scheduled, last!, control, 60), {
      ...record,
      deterministic: false,
    });
  }
});

Deno.test("a stopped game is lost by the agent that was called last", () => {
  const control = parseTimeControl("1");
  const [game] = scheduleOf(ticTacToe, "endless", "random", 2);
  const record = overtimeRecord(ticTacToe, game, { side: 0, moves: [], seconds: 1 }, control, 60);
  assertEquals([record.result, record.ending, record.moves], [-1, "time", []]);
  assertStrictEquals(record.reason, "endless:after=2 exceeded its time of 1 s");
  const other = overtimeRecord(ticTacToe, game, { side: 1, moves: ["a1"] }, control, 60);
  // No clock runs while an agent is made, and in gameStart and gameEnd.
  assertEquals([other.result, other.ending, other.moves], [1, "failure", ["a1"]]);
  assertStrictEquals(other.reason, "random failed: it did not return within 60 s");
});

function scheduleOf(game: Game, first: string, second: string, games = 2): ScheduledGame[] {
  return [...scheduledGames(setUpTournament(game, { agents: [first, second], games }))];
}
