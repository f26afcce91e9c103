/**
 * An agent in a thread of its own plays as it does in this thread, where the same entries are added directly.
 *
 * @module
 */
import { assert, assertEquals, assertMatch, assertStrictEquals, assertThrows } from "@std/assert";
import {
  addAgents,
  agentName,
  createAgent,
  listAgents,
  onlySideOf,
  prepareAgents,
} from "matchbox/agents/mod.ts";
import {
  agentAsPlayer,
  AgentCache,
  type GameRecord,
  hostGame,
  type Player,
  playScheduled,
  Referee,
  scheduledGames,
  setUpTournament,
} from "matchbox/arena/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, legalMoves } from "matchbox/games/mod.ts";
import { openOwnAgents } from "matchbox/runner/own_agents/open_own_agents.ts";
import { withFolder } from "../../fixtures/command.ts";
import { agents as faultyAgents } from "../../fixtures/faulty_agents.ts";
import { agents as statefulAgents } from "../../fixtures/stateful_agents.ts";
import { agents as versatileAgents } from "../../fixtures/versatile_agents.ts";

type Fixture = "faulty" | "stateful" | "versatile";
const urlOf = (name: Fixture) => new URL(`../../fixtures/${name}_agents.ts`, import.meta.url).href;
const games = ["tictactoe", "reversi:size=6", "metelyk:side=2", "chess"].map(findGame);
const ticTacToe = games[0];

/** Runs a test with the agents of these files in threads of their own. */
async function withOwn(
  fixtures: readonly Fixture[],
  test: () => void | Promise<void>,
): Promise<void> {
  const own = openOwnAgents(fixtures.map(urlOf));
  try {
    await test();
  } finally {
    own.close();
  }
}

/** Runs a test with the same agents in this thread. */
function withDirect<T>(test: () => T): T {
  const undo = addAgents({ ...faultyAgents, ...statefulAgents, ...versatileAgents });
  try {
    return test();
  } finally {
    undo();
  }
}

/** The games of a match. */
function recordsOf(game: Game, first: string, second: string, count = 4): GameRecord[] {
  const agents = [first, second];
  const tournament = setUpTournament(game, { agents, games: count, maxPlies: 60 });
  const cache = new AgentCache(game);
  return [...scheduledGames(tournament)].map((scheduled) =>
    playScheduled(game, scheduled, { ...tournament.rules, agents: cache })
  );
}

Deno.test("games are the same, move by move, in every game, with the same random numbers", async () => {
  const pairs: [string, string][] = [
    ["remembering", "random"],
    ["lucky", "lucky:draws=0"],
    ["lucky:draws=1", "remembering"],
    ["following", "searching"],
  ];
  const play = () => games.map((game) => pairs.map((pair) => recordsOf(game, ...pair)));
  const direct = withDirect(play);
  await withOwn(["stateful", "versatile"], () => assertEquals(play(), direct));
  // The agents drew, so that the numbers mattered.
  assert(direct.flat(2).some(({ deterministic }) => !deterministic));
});

Deno.test("faults have the same reasons, and the opponent's name and moves stand in the record", async () => {
  const faulty = [
    "illegal",
    "throwing",
    "meddling",
    "unmade",
    "throwing_at_start",
    "throwing_at_end",
  ];
  const returning = ["text", "nothing", "object", "function", "big", "half"]
    .map((what) => `returning:what=${what}`);
  const play = () =>
    games.map((game) =>
      [...faulty, ...returning].map((spec) => recordsOf(game, spec, "searching", 2))
    );
  const direct = withDirect(play);
  await withOwn(["faulty", "versatile"], () => assertEquals(play(), direct));
  for (const spec of [...faulty, ...returning]) {
    assert(direct.flat(2).some(({ reason }) => reason.startsWith(spec)), spec);
  }
});

Deno.test("a game is deterministic unless an agent drew or asked the machine, in its own thread as well", async () => {
  await withOwn(["versatile"], () => {
    for (const asks of ["clock", "date", "chance", "nothing"]) {
      for (
        const { deterministic, ending } of recordsOf(ticTacToe, `timing:asks=${asks}`, "following")
      ) {
        assertStrictEquals(ending, "rules");
        assertStrictEquals(deterministic, asks === "nothing", asks);
      }
    }
    for (const draws of [0, 1]) {
      for (const record of recordsOf(ticTacToe, `lucky:draws=${draws}`, "following")) {
        assertStrictEquals(record.deterministic, draws === 0);
      }
    }
  });
});

Deno.test("an agent inside another one has its own thread, too", async () => {
  const reversi = findGame("reversi:size=6");
  const play = () => recordsOf(reversi, "endgame:empties=8,before=lucky", "random");
  const direct = withDirect(play);
  await withOwn(["versatile"], () => assertEquals(play(), direct));
});

Deno.test("an analysis is the same, with its progress; one that is none is an error", async () => {
  const chess = findGame("chess");
  const analyse = (spec: string) => {
    const agent = createAgent(spec, chess);
    const reports: number[][] = [];
    const analysis = agent.analyse!(chess.start(), {
      random: randomStream("analysis"),
      clock: performance,
      progress: (...report) => reports.push(report),
    });
    return { analysis, reports };
  };
  const direct = withDirect(() => analyse("searching"));
  assertStrictEquals(direct.reports.length > 10, true);
  await withOwn(["versatile"], () => {
    const { analysis, reports } = analyse("searching");
    assertEquals(analysis, direct.analysis);
    // Of reports that follow each other quickly only the last one may be seen.
    const texts = direct.reports.map(String);
    assert(reports.map(String).every((report) => texts.includes(report)));
    assertEquals(reports.at(-1), direct.reports.at(-1));
    assertThrows(() => analyse("misjudging"), TypeError, "of its analysis: expected");
    assertStrictEquals(createAgent("lucky", chess).analyse, undefined);
  });
});

Deno.test("moves that are taken back are taken back in the thread of an agent as well", async () => {
  const play = async () => {
    const agent = createAgent("following", ticTacToe);
    const stream = randomStream("hosted/side 1");
    let turns = 0;
    const impatient: Player = {
      name: "impatient",
      choose(position) {
        turns++;
        if (turns === 3) referee.takeBack(2);
        return Promise.resolve(legalMoves(ticTacToe, position).at(-1)!);
      },
    };
    const players = [impatient, agentAsPlayer(agent, stream)] as const;
    const referee: Referee = new Referee(ticTacToe, ["impatient", agent.name], { seed: "hosted" });
    await hostGame(referee, players);
    return referee.record({ deterministic: false });
  };
  const undo = addAgents(versatileAgents);
  const direct = await play();
  undo();
  await withOwn(["versatile"], async () => assertEquals(await play(), direct));
  assertStrictEquals(direct.ending, "rules");
});

Deno.test("parameters are read, described and refused as those of agents in this thread", async () => {
  const wrong = ["lucky:draws=10", "lucky:depth=1", "lucky:draws=x", "reading:from=side", "lucy"];
  const about = () => ({
    names: ["lucky", "lucky:draws=07", "remembering", "reading:from=back"]
      .map((spec) => agentName(spec, ticTacToe)),
    described: listAgents(ticTacToe).filter(({ name }) => name in versatileAgents),
    errors: wrong.map((spec) => assertThrows(() => agentName(spec, ticTacToe), UsageError).message),
  });
  const direct = withDirect(about);
  await withOwn(["faulty", "stateful", "versatile"], () => assertEquals(about(), direct));
  assertEquals(direct.names[1], "lucky:draws=7");
});

Deno.test("the content of a file that a spec names reaches the thread, by its path or by its digest", async () => {
  await withFolder(async (folder) => {
    const path = `${folder}/number.txt`;
    await Deno.writeTextFile(path, "3");
    const play = (file: string) => recordsOf(ticTacToe, `reading:number=${file}`, "following");
    const direct = withDirect(() => play(path));
    let name = "";
    await withOwn(["versatile"], () => {
      assertEquals(play(path), direct);
      name = agentName(`reading:number=${path}`, ticTacToe);
    });
    assertMatch(name, /^reading:number=sha256:[0-9a-f]{16},from=front$/);
    await Deno.writeTextFile(path, "4");
    // Another thread, which has not read the file.
    await withOwn(["versatile"], () => assertEquals(play(name.match(/sha256:\w+/)![0]), direct));
  });
});

Deno.test("an agent is prepared in its thread, again when that is started again", async () => {
  const own = openOwnAgents([urlOf("versatile")], { seconds: 1 });
  try {
    await prepareAgents(["prepared"], ticTacToe);
    const play = () => recordsOf(ticTacToe, "prepared", "random", 2).map(({ ending }) => ending);
    assertEquals(play(), ["rules", "rules"]);
    assertEquals(recordsOf(ticTacToe, "oblivious", "random", 2).map(({ ending }) => ending), [
      "failure",
      "failure",
    ]);
    assertEquals(play(), ["rules", "rules"]);
  } finally {
    own.close();
  }
});

Deno.test("closed agents are no longer known, and those that they replaced are there again", () => {
  const undo = addAgents(statefulAgents);
  const summary = () => listAgents(ticTacToe).find(({ name }) => name === "remembering")?.summary;
  const before = summary();
  const fixtures = ["stateful", "versatile"] as const;
  const own = openOwnAgents(fixtures.map(urlOf));
  const again = openOwnAgents(fixtures.map(urlOf));
  own.close();
  assertStrictEquals(createAgent("lucky", ticTacToe).name, "lucky:draws=3");
  again.close();
  assertThrows(() => createAgent("lucky", ticTacToe), UsageError, 'unknown agent "lucky"');
  assertStrictEquals(summary(), before);
  undo();
  assertStrictEquals(summary(), undefined);
});

Deno.test("an agent that plays only one side with some parameters says so, in its thread as well", async () => {
  await withFolder(async (folder) => {
    const file = `${folder}/one_sided_agents.ts`;
    await Deno.writeTextFile(
      file,
      `import { flag } from "matchbox/base/mod.ts";
       export const agents = {
         one_sided: {
           summary: "plays one side",
           parameters: () => ({ second: flag(false) }),
           side: ({ second }) => second ? 1 : null,
           create: (name) => ({ name, choose: () => 0 }),
         },
       };`,
    );
    const own = openOwnAgents([new URL(`file://${file}`).href]);
    try {
      assertStrictEquals(onlySideOf("one_sided", ticTacToe), null);
      assertStrictEquals(onlySideOf("one_sided:second=true", ticTacToe), 1);
      assertStrictEquals(onlySideOf("random", ticTacToe), null);
    } finally {
      own.close();
    }
  });
});
