import {
  assert,
  assertEquals,
  assertGreater,
  assertGreaterOrEqual,
  assertLessOrEqual,
  assertNotStrictEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import {
  alphaBeta,
  createAgent,
  type Finding,
  pliesToEnd,
  searchRoot,
  SearchStopped,
} from "matchbox/agents/mod.ts";
import { findGame, type Game, legalMoves, type Position } from "matchbox/games/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";
import { samplePositions } from "../sample_positions.ts";
import { context, games, searchOf } from "./sample_searches.ts";

const chess = findGame("chess");

Deno.test("with a limit of nodes a search visits exactly that many and plays the move of the last completed depth", () => {
  for (const game of games) {
    for (const position of samplePositions(game, 4)) {
      for (const nodes of [50, 1023, 1024, 1025, 3000]) {
        const before = `${position} ${position.hashLow} ${position.hashHigh}`;
        const search = searchOf(game);
        const found = searchRoot(position, search, alphaBeta, { depth: 200, limit: { nodes } });
        assertStrictEquals(`${position} ${position.hashLow} ${position.hashHigh}`, before);
        assertLessOrEqual(found.stats.nodes, nodes);
        // Fewer only when the end of the game was found.
        if (found.stats.nodes < nodes) {
          assert(pliesToEnd(found.value) !== null || endsWithin(game, position, 60));
        } else assertStrictEquals(found.stats.nodes, nodes);
        if (found.depth === 0) continue;
        const whole = searchRoot(position, searchOf(game), alphaBeta, {
          depth: found.depth,
          limit: {},
        });
        assertEquals({ ...found, stats: 0 }, { ...whole, stats: 0 });
        assertStrictEquals(found.value, whole.value);
      }
    }
  }
});

Deno.test("of an unfinished depth the best move so far is played, if the agent says so", () => {
  let better = 0;
  for (const position of samplePositions(chess, 40, "unfinished")) {
    const found: Finding[] = [];
    const context = stillContext("unfinished");
    const whole = createAgent("search:depth=4", chess);
    whole.analyse!(position, { ...context, found: (each) => found.push(each) });
    const [before, last] = found.slice(-2);
    if (found.length < 2 || before.move === last.move) continue;
    // All moves of the root but the last one are searched to the end.
    const play = (unfinished: boolean) =>
      createAgent(`search:depth=4,nodes=${last.nodes - 1},unfinished=${unfinished}`, chess)
        .analyse!(position, context);
    assertStrictEquals(play(false).move, before.move);
    const { move, principalVariation, depth } = play(true);
    assertStrictEquals(depth, before.depth);
    assertStrictEquals(principalVariation[0], move);
    assert(move === before.move || move === last.move);
    if (move === last.move) better++;
  }
  assertGreater(better, 2);
});

Deno.test("a limit too small for depth 1 still gives a legal move, the best of those searched", () => {
  const reversi = findGame("reversi");
  const [position] = samplePositions(reversi, 1);
  for (const nodes of [1, 2, 3]) {
    const found = searchRoot(position, searchOf(reversi), alphaBeta, {
      depth: 9,
      limit: { nodes },
    });
    assertStrictEquals(found.depth, 0);
    assertStrictEquals(found.stats.nodes, nodes);
    assert(legalMoves(reversi, position).includes(found.move));
  }
});

Deno.test("a deadline on the given clock stops a search and leaves the position unchanged", () => {
  const [position] = samplePositions(chess, 1);
  const before = position.toString();
  let asked = 0;
  // A clock that advances by a millisecond at each call.
  const clock = { now: () => asked++ };
  const limit = { milliseconds: 10, clock };
  const found = searchRoot(position, searchOf(chess), alphaBeta, { depth: 99, limit });
  assertStrictEquals(position.toString(), before);
  // Called at the start and then every 1,024 nodes; the tenth call reaches the deadline.
  assertStrictEquals(found.stats.nodes, 10 * 1024);
  assertStrictEquals(asked, 11);
  assertGreaterOrEqual(found.depth, 1);
});

Deno.test("a search stops at the next check after `stopped` returns true", () => {
  let looks = 0;
  const limit = { stopped: () => ++looks === 3 };
  const [position] = samplePositions(chess, 1);
  const found = searchRoot(position, searchOf(chess), alphaBeta, { depth: 99, limit });
  assertStrictEquals(found.stats.nodes, 3 * 1024);
});

Deno.test("an algorithm called directly throws at its limit, and rewind restores the position", () => {
  const reversi = findGame("reversi");
  const [position] = samplePositions(reversi, 1);
  const before = position.toString();
  const search = searchOf(reversi);
  search.begin(position, { nodes: 100 });
  assertThrows(() => alphaBeta(position, 9, -Infinity, Infinity, search), SearchStopped);
  assertNotStrictEquals(position.toString(), before);
  search.rewind(position);
  assertStrictEquals(position.toString(), before);
  assertStrictEquals(search.ply, 0);
});

Deno.test("a search tells each completed depth, and ends with the last one when it must stop", () => {
  const spec = "search:depth=4,table_bits=10";
  for (const game of [findGame("reversi:size=6"), chess]) {
    const agent = createAgent(spec, game);
    for (const position of samplePositions(game, 2)) {
      const before = `${position}`;
      const depths: number[] = [];
      const told = (deepest: number) => {
        let last: { depth: number; move: number } | undefined;
        const move = agent.choose(position, {
          ...context(),
          found: (each) => {
            last = each;
            depths.push(each.depth);
          },
          // Asked again and again from here on, as a person may press a button at any time.
          stopped: () => (last?.depth ?? 0) >= deepest,
        });
        return { move, last };
      };
      const whole = told(9);
      assertEquals(depths, depths.map((_, index) => index + 1));
      assertStrictEquals(whole.move, whole.last!.move);
      const stopped = told(2);
      assertStrictEquals(stopped.move, stopped.last!.move);
      assertStrictEquals(`${position}`, before);
      assert(legalMoves(game, position).includes(told(0).move));
    }
  }
});

Deno.test("a search tells what it found after each depth, and stops when it is asked to", () => {
  const game = findGame("reversi");
  const position = game.start();
  const specs = [
    "search:depth=5",
    "alphabeta:depth=5,seconds=60",
    "selective:depth=5,nodes=1000000",
  ];
  for (const spec of specs) {
    const agent = createAgent(spec, game);
    const depths: number[] = [];
    let last = -1;
    const found = ({ depth, move }: Finding) => {
      depths.push(depth);
      last = move;
    };
    const move = agent.choose(position, { ...context(), found });
    assertEquals(depths, [1, 2, 3, 4, 5], spec);
    assertStrictEquals(move, last);

    // Stopped after depth 2 or soon after, it plays what it found last.
    let stopped = false;
    const stopping = createAgent(spec.replace("depth=5", "depth=60"), game).choose(position, {
      ...context(),
      found({ depth, move }) {
        stopped = depth >= 2;
        last = move;
      },
      stopped: () => stopped,
    });
    assertStrictEquals(stopping, last, spec);
  }
  // Nothing limits this search but the question.
  const move = createAgent("minimax:depth=60", game)
    .choose(position, { ...context(), stopped: () => true });
  assert(legalMoves(game, position).includes(move));
  assertStrictEquals(position.toString(), game.start().toString());
});

/** Whether every line from a position ends within so many plies, by the count of empty squares or men. */
function endsWithin(game: Game, position: Position, plies: number): boolean {
  const empty = [...position.toString().split(" ")[0]].filter((sign) => sign === "-").length;
  return game !== chess && empty <= plies;
}
