import {
  assert,
  assertEquals,
  assertLess,
  assertMatch,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import {
  agentName,
  createAgent,
  createEvaluation,
  listAgents,
  listEvaluations,
} from "matchbox/agents/mod.ts";
import { findGame, legalMoves, listGames, randomPosition } from "matchbox/games/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { stillContext } from "../fixtures/still_context.ts";

const ticTacToe = findGame("tictactoe");
const reversi = findGame("reversi");

/** The agents of the project, before a test adds others. */
const own = listAgents(ticTacToe).map(({ name }) => name);

Deno.test("a spec is written back in full, with its defaults", () => {
  assertStrictEquals(createAgent("random", reversi).name, "random");
  assertStrictEquals(createAgent("minimax:depth=2", ticTacToe).name, "minimax:depth=2,eval=lines");
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
          const move = mover.choose(position, stillContext(`${ply}`));
          assertStrictEquals(position.toString(), before);
          assert(legalMoves(game, position).includes(move), `${agent.name} in ${before}`);
          position.play(move);
        }
      }
    }
  }
});

Deno.test("the random agent plays every move equally often", () => {
  const agent = createAgent("random", ticTacToe);
  const position = ticTacToe.start();
  const counts = new Map<number, number>();
  const random = randomStream("random player");
  for (let i = 0; i < 9000; i++) {
    const move = agent.choose(position, { ...stillContext(""), random });
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  assertStrictEquals(counts.size, 9);
  // Chi-square with 8 degrees of freedom: above 26.1 once in a thousand.
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
  assertLess(chiSquare, 26.1, `${chiSquare}`);
});

Deno.test("the greedy agent takes the win, and most discs when it counts discs", () => {
  const win = ticTacToe.start("XX-OO---- X");
  const move = createAgent("greedy", ticTacToe).choose(win, stillContext("win"));
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
    const chosen = greedy.choose(position, { ...stillContext(""), random });
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
      createAgent(spec, reversi).analyse!(position, stillContext(""))
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
  assertStrictEquals(createEvaluation(unknown, "even").evaluate(unknown.start()), 0);
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
    /^unknown evaluation "luck" of reversi; available: stages, squares, material, mobility/,
  );
  refused("minimax:depth", /expected name:key=value/);
  refused("minimax:depth=1,depth=2", /given twice/);
});

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
