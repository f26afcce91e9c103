import { assertEquals, assertGreater, assertLess, assertStrictEquals } from "@std/assert";
import {
  createAgent,
  createEvaluation,
  history,
  quiescenceOf,
  Search,
  TranspositionTable,
} from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";
import { samplePositions } from "../sample_positions.ts";

const chess = findGame("chess");

/** Nodes and values of an agent on some positions, each in a new game. */
function searched(spec: string, count = 8) {
  const agent = createAgent(spec, chess);
  return samplePositions(chess, count, "remembering").map((position) => {
    agent.gameStart?.(0);
    const { value, stats } = agent.analyse!(position, stillContext("remembering"));
    return { value, nodes: stats.nodes };
  });
}

const nodesOf = (all: readonly { nodes: number }[]) =>
  all.reduce((sum, { nodes }) => sum + nodes, 0);

Deno.test("with the table a quiescence search finds the same values, and the second time in one node", () => {
  const search = new Search(chess, {
    evaluation: createEvaluation(chess, "material"),
    table: new TranspositionTable(14),
  });
  const remembering = quiescenceOf(chess, {}, true);
  const plain = quiescenceOf(chess);
  const counts = { plain: 0, remembering: 0, found: 0 };
  for (const position of samplePositions(chess, 40, "quiet table")) {
    const value = () => plain(position, -Infinity, Infinity, search);
    const remembered = () => remembering(position, -Infinity, Infinity, search);
    search.begin(position);
    const expected = value();
    counts.plain += search.stats.nodes;
    search.begin(position);
    assertStrictEquals(remembered(), expected, `${position}`);
    counts.remembering += search.stats.nodes;
    const { nodes } = search.stats;
    assertStrictEquals(remembered(), expected, `${position}`);
    if (nodes > 1 && search.stats.nodes === nodes + 1) counts.found++;
  }
  assertLess(counts.remembering, counts.plain);
  assertGreater(counts.found, 10);
});

Deno.test("without a table there is nothing to remember, and no node without a move from it", () => {
  const plain = "search:depth=4,table_bits=0,eval=material";
  assertEquals(searched(`${plain},quiet_table=true,internal=true`), searched(plain));
});

Deno.test("less depth without a move from the table saves nodes", () => {
  const plain = nodesOf(searched("search:depth=6,eval=material"));
  assertLess(nodesOf(searched("search:depth=6,eval=material,internal=true")), plain);
});

Deno.test("a history that is kept is halved for a new search, and forgotten for a new game", () => {
  const position = chess.start();
  const moves = new Int32Array(chess.maxMoves);
  const count = position.moves(moves, 0);
  const generated = [...moves.subarray(0, count)];
  const [first, last] = [generated[0], generated[count - 1]];
  const stage = history(chess.maxMoves, false, true);
  const best = () => {
    const arranged = Int32Array.from(generated);
    stage.bring(position, 0, arranged, 0, count);
    return arranged[0];
  };
  stage.cutoff!(position, 3, 0, last, moves, 0);
  stage.begin!();
  assertStrictEquals(best(), last);
  // Half of eight is less than four and one.
  stage.cutoff!(position, 2, 0, first, moves, 0);
  stage.cutoff!(position, 0, 0, first, moves, 0);
  assertStrictEquals(best(), first);
  stage.forget!();
  assertStrictEquals(best(), generated[0]);
  const other = history(chess.maxMoves);
  other.cutoff!(position, 3, 0, last, moves, 0);
  other.begin!();
  const arranged = Int32Array.from(generated);
  other.bring(position, 0, arranged, 0, count);
  assertEquals([...arranged], generated);
});
