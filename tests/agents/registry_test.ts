import {
  assert,
  assertEquals,
  assertLess,
  assertMatch,
  assertRejects,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import {
  addAgents,
  type AgentContext,
  type AgentEntry,
  agentName,
  createAgent,
  createEvaluation,
  listAgents,
  listEvaluations,
  loadAgents,
  prepareAgents,
} from "matchbox/agents/mod.ts";
import { findGame, type Game, legalMoves, listGames, randomPosition } from "matchbox/games/mod.ts";
import { integer, randomStream, UsageError } from "matchbox/base/mod.ts";
import { agents as faultyAgents } from "../fixtures/faulty_agents.ts";

const ticTacToe = findGame("tictactoe");
const reversi = findGame("reversi");

/** The agents of the project, before a test adds others. */
const own = listAgents(ticTacToe).map(({ name }) => name);

const faulty = new URL("../fixtures/faulty_agents.ts", import.meta.url).href;

Deno.test("a spec is written back in full, with its defaults", () => {
  assertStrictEquals(createAgent("random", reversi).name, "random");
  assertStrictEquals(createAgent("minimax:depth=2", reversi).name, "minimax:depth=2,eval=squares");
  assertStrictEquals(
    createAgent("minimax:eval=material,depth=4", ticTacToe).name,
    "minimax:depth=4,eval=material",
  );
});

Deno.test("every agent plays legal moves and leaves the position as it was, in every game", () => {
  for (const game of [ticTacToe, reversi, findGame("reversi:size=4")]) {
    // Not every agent plays every game, and some play the first side alone. A book comes with Reversi 8x8.
    const plays = (name: string) => own.includes(name) && (name !== "book" || game === reversi);
    for (const { name } of listAgents(game).filter(({ name }) => plays(name))) {
      for (const side of name === "menace" ? [0] as const : [0, 1] as const) {
        const agent = createAgent(name === "minimax" ? "minimax:depth=2" : name, game);
        const random = createAgent("random", game);
        const position = game.start();
        agent.gameStart?.(side);
        for (let ply = 0; ply < 12 && position.result() === null; ply++) {
          const before = position.toString();
          const mover = position.side === side ? agent : random;
          const move = mover.choose(position, context(`${ply}`));
          assertStrictEquals(position.toString(), before);
          assert(legalMoves(game, position).includes(move), `${agent.name} in ${before}`);
          position.play(move);
        }
      }
    }
  }
});

Deno.test("an agent that does not play a game is not listed for it and cannot be made", () => {
  const particular: AgentEntry<{ number: number }> = {
    ...fixed,
    games: ["reversi", "chess"],
    parameters(game) {
      if (game.name === "tictactoe") throw new Error("there are none");
      return fixed.parameters(game);
    },
  };
  addAgents({ particular });
  const names = (game: Game) => listAgents(game).map(({ name }) => name);
  assert(!names(ticTacToe).includes("particular"));
  assert(names(findGame("reversi:size=6")).includes("particular"));
  const refusal = /^particular plays reversi, chess, not tictactoe$/;
  assertThrows(() => createAgent("particular", ticTacToe), UsageError, refusal);
  assertThrows(() => agentName("particular", ticTacToe), UsageError, refusal);
  assertStrictEquals(createAgent("particular", reversi).name, "particular:number=0");
  // The error of an unknown name lists the agents of this game.
  const { message } = assertThrows(() => createAgent("peculiar", ticTacToe), Error);
  assert(!message.includes("particular"));
});

Deno.test("an entry whose side is no function is refused", () => {
  const wrong = { ...fixed, side: 0 } as unknown as AgentEntry;
  assertThrows(
    () => addAgents({ wrong_side: wrong }),
    UsageError,
    'agent "wrong_side": expected side to be a function of the parameters',
  );
});

Deno.test("the random agent plays every move equally often", () => {
  const agent = createAgent("random", ticTacToe);
  const position = ticTacToe.start();
  const counts = new Map<number, number>();
  const random = randomStream("random player");
  for (let i = 0; i < 9000; i++) {
    const move = agent.choose(position, { ...context(""), random });
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  assertStrictEquals(counts.size, 9);
  // Chi-square with 8 degrees of freedom: above 26.1 once in a thousand.
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
  assertLess(chiSquare, 26.1, `${chiSquare}`);
});

Deno.test("the greedy agent takes the win, and most discs when it counts discs", () => {
  const win = ticTacToe.start("XX-OO---- X");
  const move = createAgent("greedy", ticTacToe).choose(win, context("win"));
  assertStrictEquals(ticTacToe.format(win, move), "c1");

  const position = reversi.start();
  const greedy = createAgent("greedy:eval=material", reversi);
  const random = randomStream("greedy");
  for (let ply = 0; ply < 20; ply++) {
    const gains = legalMoves(reversi, position).map((candidate) => ({
      candidate,
      gain: gain(candidate),
    }));
    const most = Math.max(...gains.map((each) => each.gain));
    const chosen = greedy.choose(position, { ...context(""), random });
    assertStrictEquals(gain(chosen), most);
    position.play(chosen);
  }

  /** Own discs after the move minus the enemy's. */
  function gain(candidate: number): number {
    const own = position.side === 0 ? "X" : "O";
    const next = position.clone();
    next.play(candidate);
    const board = [...next.toString().split(" ")[0]].filter((square) => square !== "-");
    return board.filter((square) => square === own).length * 2 - board.length;
  }
});

Deno.test("minimax and alpha-beta analyse to the same move, value and principal variation", () => {
  const random = randomStream("analyse");
  for (let sample = 0; sample < 10; sample++) {
    const position = randomPosition(reversi, 4 + 2 * sample, random)!;
    const [full, pruned] = ["minimax:depth=3", "alphabeta:depth=3"].map((spec) =>
      createAgent(spec, reversi).analyse!(position, context(""))
    );
    assertStrictEquals(pruned.move, full.move);
    assertStrictEquals(pruned.value, full.value);
    assertEquals(pruned.principalVariation, full.principalVariation);
    assertStrictEquals(full.principalVariation.length, 3);
    assertLess(pruned.stats.nodes, full.stats.nodes);
  }
});

Deno.test("a limit of 0 nodes, an unclosed parenthesis and an unknown weight are refused in one line", () => {
  const refused = (spec: string, message: RegExp) =>
    assertThrows(() => agentName(spec, reversi), UsageError, message);
  refused(
    "alphabeta:nodes=0",
    /^parameter nodes of agent alphabeta: expected a whole number from 1 /,
  );
  refused(
    "alphabeta:seconds=0",
    /^parameter seconds of agent alphabeta: expected a number from 0.001/,
  );
  refused("minimax:eval=heuristics(w1=1", /expected 1 more "\)" at the end/);
  refused(
    "minimax:eval=heuristics(w9=1)",
    /^unknown parameter "w9" of evaluation heuristics; allowed/,
  );
  refused(
    "minimax:eval=heuristics(w1=x)",
    /^parameter w1 of evaluation heuristics: expected a number/,
  );
  refused(
    "minimax:eval=squares(w1=1)",
    /^unknown parameter "w1" of evaluation squares; allowed: none/,
  );
});

Deno.test("a game without evaluations of its own is searched with one that knows nothing", () => {
  const unknown = { ...ticTacToe, name: "unknown", spec: "unknown" };
  assertMatch(createAgent("alphabeta", unknown).name, /eval=even/);
  assertEquals(listEvaluations(unknown).map(({ name }) => name), ["even"]);
  assertStrictEquals(createEvaluation(unknown).evaluate(unknown.start()), 0);
  assertThrows(() => createAgent("alphabeta:eval=lines", unknown), UsageError, "available: even");
});

Deno.test("unknown agents and parameters, and depths out of range, are refused with what is allowed", () => {
  const refused = (spec: string, message: RegExp) =>
    assertThrows(() => createAgent(spec, reversi), UsageError, message);
  refused(
    "minmax",
    /unknown agent "minmax"; did you mean "minimax"\? available: random, greedy, minimax, negamax, alphabeta/,
  );
  refused("random:depth=3", /unknown parameter "depth" of agent random; allowed: none/);
  refused(
    "minimax:dept=3",
    /unknown parameter "dept" of agent minimax; did you mean "depth"\? allowed: depth \(a whole/,
  );
  for (const depth of ["-1", "0", "1e9", "abc", "", "1.5", "NaN", "Infinity", "0x3"]) {
    refused(
      `minimax:depth=${depth}`,
      /parameter depth of agent minimax: expected a whole number from 1/,
    );
  }
  refused(
    "greedy:eval=luck",
    /^unknown evaluation "luck" of reversi; available: squares, material, mobility, heuristics/,
  );
  refused("minimax:depth", /expected name:key=value/);
  refused("minimax:depth=1,depth=2", /given twice/);
});

/** Plays the legal move of that number, or the last one. */
const fixed: AgentEntry<{ number: number }> = {
  summary: "the move of that number",
  parameters: (game) => ({ number: integer(0, game.maxMoves - 1, 0) }),
  create: (name, game, { number }) => ({
    name,
    choose(position) {
      const moves = legalMoves(game, position);
      return moves[Math.min(number, moves.length - 1)];
    },
  }),
};

Deno.test("added agents are made from specs like all others", () => {
  assertThrows(() => createAgent("fixed", ticTacToe), Error, /unknown agent "fixed"/);
  addAgents({ fixed });
  const agent = createAgent("fixed:number=4", ticTacToe);
  assertStrictEquals(agent.name, "fixed:number=4");
  assertStrictEquals(createAgent("fixed", ticTacToe).name, "fixed:number=0");
  const start = ticTacToe.start();
  assertStrictEquals(ticTacToe.format(start, agent.choose(start, context(""))), "b2");
  assertEquals(listAgents(ticTacToe).find(({ name }) => name === "fixed"), {
    name: "fixed",
    summary: "the move of that number",
    parameters: [{
      name: "number",
      meaning: "",
      allowed: "a whole number from 0 to 8",
      fallback: "0",
      range: [0, 8],
    }],
  });
  assertThrows(
    () => createAgent("fixed:number=9", ticTacToe),
    UsageError,
    /^parameter number of agent fixed: expected a whole number from 0 to 8/,
  );
});

Deno.test("agentName makes no agent", () => {
  const unmakeable: AgentEntry = {
    ...fixed,
    create() {
      throw new Error("it was made");
    },
  };
  addAgents({ unmakeable });
  assertStrictEquals(agentName("unmakeable", ticTacToe), "unmakeable:number=0");
  assertStrictEquals(
    assertThrows(() => createAgent("unmakeable", ticTacToe), Error).message,
    "it was made",
  );
  assertStrictEquals(
    agentName("alphabeta:eval=heuristics(w2=1.5),depth=2", reversi),
    "alphabeta:depth=2,eval=heuristics(w1=1,w2=1.5,w3=4,w4=5,w5=5),order=generated,ordering_depth=1",
  );
});

Deno.test("prepare is called before an agent is made, once for each spec", async () => {
  const prepared: number[] = [];
  addAgents({
    readied: {
      ...fixed,
      async prepare(_game, { number }) {
        await Promise.resolve();
        prepared.push(number);
      },
    } as AgentEntry<{ number: number }>,
  });
  await prepareAgents(["readied:number=3", "random", "readied:number=3"], ticTacToe);
  assertEquals(prepared, [3]);
  await assertRejects(() => prepareAgents(["readied:number=x"], ticTacToe), UsageError);
  const broken: AgentEntry = {
    ...fixed,
    prepare: () => Promise.reject(new Error("no kernel\nat line 1")),
  };
  addAgents({ broken });
  assertStrictEquals(
    (await assertRejects(() => prepareAgents(["broken"], ticTacToe), UsageError)).message,
    "agent broken:number=0 cannot be prepared: no kernel",
  );
});

Deno.test("an incomplete entry is refused on loading, with what is expected", () => {
  const refused = (entry: unknown, message: string) =>
    assertStrictEquals(
      assertThrows(() => addAgents({ lame: entry as AgentEntry }), UsageError).message,
      message,
    );
  const expected = 'agent "lame": expected an entry with summary, parameters, create but';
  const { summary, parameters, create } = fixed;
  refused({ summary, parameters }, `${expected} create is missing`);
  refused({ summary, create }, `${expected} parameters is missing`);
  refused({ summary, parameters: {}, create }, `${expected} parameters is no function`);
  refused({ summary: 7, parameters, create }, `${expected} summary is no text`);
  refused(null, `${expected} summary is missing`);
  refused(
    { ...fixed, games: "chess" },
    'agent "lame": expected games to be a list of names of games',
  );
});

Deno.test("adding an agent again replaces it, but a built-in one cannot be replaced", () => {
  addAgents({ again: fixed });
  addAgents({ again: { ...fixed, summary: "changed" } });
  assertStrictEquals(
    listAgents(ticTacToe).find(({ name }) => name === "again")!.summary,
    "changed",
  );
  assertStrictEquals(
    assertThrows(() => addAgents({ another: fixed, random: { ...fixed } }), UsageError).message,
    'there is an agent "random" already',
  );
  // Of a refused list nothing is added.
  assertThrows(() => createAgent("another", ticTacToe), Error, /unknown agent "another"/);
  assertStrictEquals(createAgent("random", ticTacToe).name, "random");
});

Deno.test("an agent whose name is not its spec is refused", () => {
  addAgents({
    pseudonym: { ...fixed, create: () => ({ name: "My Agent", choose: () => 0 }) },
  });
  assertStrictEquals(
    assertThrows(() => createAgent("pseudonym:number=3", ticTacToe), UsageError).message,
    'agent pseudonym:number=3: expected its spec as its name but found "My Agent"',
  );
});

Deno.test("the agents of a module are loaded; loading it again changes nothing", async () => {
  await loadAgents(faulty);
  await loadAgents(faulty);
  const names = listAgents(ticTacToe).map(({ name }) => name);
  assertStrictEquals(new Set(names).size, names.length);
  for (const name of Object.keys(faultyAgents)) assert(names.includes(name), name);
  assertStrictEquals(createAgent("illegal", reversi).name, "illegal:after=2");
  // An error in `create` is the agent's, not one of the spec.
  assertStrictEquals(
    `${assertThrows(() => createAgent("unmade", reversi), Error)}`,
    "Error: no weights",
  );
});

Deno.test("a module that cannot be loaded, or has no agents, is refused in one line", async () => {
  const refused = async (href: string, wording: RegExp) => {
    const { message } = await assertRejects(() => loadAgents(href), UsageError, wording);
    assertMatch(message, /^.+$/);
  };
  const module = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const missing = new URL("./no_such_agents.ts", faulty).href;
  await refused(missing, /^agents of file:.*no_such_agents\.ts cannot be loaded: /);
  await refused("no address", /^agents of no address cannot be loaded: /);
  await refused(module("throw new Error('first\\nsecond')"), /cannot be loaded: first$/);
  await refused(module("export const agents = "), /cannot be loaded: /);
  await refused(module("export const agent = {}"), /does not export agents$/);
  const random = "{ summary: '', parameters: () => ({}), create() {} }";
  await refused(
    module(`export const agents = { random: ${random} }`),
    /^there is an agent "random"/,
  );
});

function context(name: string): AgentContext {
  return {
    random: randomStream(name),
    clock: { now: () => 0 },
  };
}

Deno.test("every parameter of games, built-in agents and evaluations has a meaning for the help", () => {
  for (const { name, parameters } of listGames()) {
    const game = findGame(name);
    const entries = listAgents(game).filter((agent) => own.includes(agent.name));
    for (const listed of [{ name, parameters }, ...entries, ...listEvaluations(game)]) {
      for (const parameter of listed.parameters) {
        assertMatch(parameter.meaning, /^\S.*\S$/, `${name}, ${listed.name}: ${parameter.name}`);
      }
    }
  }
});
