import { assert, assertEquals, assertGreater } from "@std/assert";
import { agentName, createAgent, listAgents, listEvaluations } from "matchbox/agents/mod.ts";
import { playMatch } from "matchbox/arena/mod.ts";
import { parseSpec, randomStream } from "matchbox/base/mod.ts";
import { findGame, makeMove } from "matchbox/games/mod.ts";
import { long } from "../../fixtures/sample_size.ts";

const GAMES = ["tictactoe", "reversi", "metelyk", "chess"];

Deno.test("each game has one default evaluation, which every agent that searches shares", () => {
  const defaults = GAMES.map((spec) => {
    const game = findGame(spec);
    const [{ name }] = listEvaluations(game);
    for (const agent of ["greedy", "alphabeta", "negascout", "search", "selective"]) {
      const { parameters } = parseSpec(agentName(agent, game));
      assertEquals(parameters.eval.split("(")[0], name, `${agent} in ${spec}`);
    }
    return name;
  });
  assertEquals(defaults, ["lines", "stages", "weighted", "piece_squares"]);
  const meanings = listAgents(findGame("chess")).flatMap(({ parameters }) =>
    parameters.filter(({ name, allowed }) => name === "eval" && allowed.includes("material"))
  );
  for (const { meaning } of meanings) {
    assert(meaning.includes("by default the one that plays best"));
  }
});

Deno.test("mcts evaluates its playouts where that plays better, and `none` plays them to the end", () => {
  const evalOf = (spec: string, game: string) =>
    parseSpec(agentName(spec, findGame(game))).parameters.eval.split("(")[0];
  assertEquals(GAMES.map((game) => evalOf("mcts", game)), [
    ...["none", "none", "weighted", "piece_squares"],
  ]);
  assertEquals(GAMES.map((game) => evalOf("mcts:eval=none", game)), Array(4).fill("none"));
});

Deno.test("the agent search answers 1.e4 by a move in the centre or of a knight", () => {
  const chess = findGame("chess");
  const position = makeMove(chess.start(), "e4");
  const random = randomStream("answer");
  for (const agent of ["search", "negascout", "alphabeta:depth=5", "selective"]) {
    const move = createAgent(agent, chess).choose(position, { random, clock: performance });
    const answer = chess.format(position, move);
    assert(
      ["e5", "e6", "c5", "c6", "d5", "d6", "Nc6", "Nf6"].includes(answer),
      `${agent}: ${answer}`,
    );
  }
});

// Equal nodes are equal time: the default takes no more time for a node than the others, see the bench `evaluation`.
// Only the time that tapered takes is so much more that it gets fewer nodes.
Deno.test({
  name:
    "with equal nodes or time the default evaluation loses to no other of its game that is not trained",
  ...long,
  fn() {
    for (const spec of GAMES.slice(1)) {
      const game = findGame(spec);
      const [first, ...others] = listEvaluations(game);
      const player = (name: string) =>
        `search:nodes=${name === "tapered" ? 333 : 1000},depth=100,eval=${name}`;
      for (const { name } of others) {
        if (["patterns", "strategy"].includes(name)) continue;
        const { score } = playMatch(game, player(first.name), player(name), {
          games: 100,
          seed: 1,
        });
        // The interval does not lie below an even score.
        assertGreater(score.high!, 0.5, `${spec}: ${first.name} against ${name}`);
      }
    }
  },
});
