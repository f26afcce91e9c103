import {
  assert,
  assertEquals,
  assertMatch,
  assertRejects,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import {
  addAgents,
  type AgentEntry,
  agentName,
  createAgent,
  listAgents,
  loadAgents,
  prepareAgents,
} from "matchbox/agents/mod.ts";
import { findGame, type Game, legalMoves } from "matchbox/games/mod.ts";
import { integer, UsageError } from "matchbox/base/mod.ts";
import { addedAgents } from "../fixtures/added_agents.ts";
import { agents as faultyAgents } from "../fixtures/faulty_agents.ts";
import { stillContext } from "../fixtures/still_context.ts";

const ticTacToe = findGame("tictactoe");
const reversi = findGame("reversi");
const faulty = new URL("../fixtures/faulty_agents.ts", import.meta.url).href;

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
  using _added = addedAgents({ fixed });
  const agent = createAgent("fixed:number=4", ticTacToe);
  assertStrictEquals(agent.name, "fixed:number=4");
  assertStrictEquals(createAgent("fixed", ticTacToe).name, "fixed:number=0");
  const start = ticTacToe.start();
  assertStrictEquals(ticTacToe.format(start, agent.choose(start, stillContext(""))), "b2");
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
  using _added = addedAgents({ unmakeable });
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
  using _added = addedAgents({
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
  using _broken = addedAgents({ broken });
  assertStrictEquals(
    (await assertRejects(() => prepareAgents(["broken"], ticTacToe), UsageError)).message,
    "agent broken:number=0 cannot be prepared: no kernel",
  );
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
  using _added = addedAgents({ particular });
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
  using _added = addedAgents({ again: fixed });
  using _changed = addedAgents({ again: { ...fixed, summary: "changed" } });
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
  using _added = addedAgents({
    pseudonym: { ...fixed, create: () => ({ name: "My Agent", choose: () => 0 }) },
  });
  assertStrictEquals(
    assertThrows(() => createAgent("pseudonym:number=3", ticTacToe), UsageError).message,
    'agent pseudonym:number=3: expected its spec as its name but found "My Agent"',
  );
});

Deno.test("the agents of a module are loaded; loading it again changes nothing", async () => {
  // What was loaded is forgotten at the end of the test.
  using _added = addedAgents(faultyAgents);
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
