import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertGreaterOrEqual,
  assertLess,
  assertLessOrEqual,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import { agentName, createAgent, solve } from "matchbox/agents/mod.ts";
import { ROOT, Tree } from "matchbox/agents/mcts/tree.ts";
import { Uct } from "matchbox/agents/mcts/uct.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, legalMoves, type Position } from "matchbox/games/mod.ts";
import { samplePositions } from "../sample_positions.ts";

const ticTacToe = findGame("tictactoe");
const clock = { now: () => 0 };
const context = (name: string) => ({ random: randomStream(name), clock });

Deno.test("a tree adds children in random order, as long as there is room", () => {
  const tree = new Tree(6);
  tree.clear();
  const random = randomStream("tree");
  assert(tree.expand(ROOT, Int32Array.of(7, 8, 9), 3, random));
  const children = [1, 2, 3];
  assertEquals([tree.firstChild(ROOT), tree.endOfChildren(ROOT)], [1, 4]);
  assertEquals(children.map((child) => tree.moves[child]).sort(), [7, 8, 9]);
  assert(!tree.expand(1, Int32Array.of(7, 8, 9), 3, random));
  assertStrictEquals(tree.firstChild(1), 0);
  assert(tree.expand(1, Int32Array.of(5, 6), 2, random));
  assertStrictEquals(tree.size, 6);
  tree.clear();
  assertEquals([tree.size, tree.firstChild(ROOT)], [1, 0]);
});

Deno.test("the root counts every playout, and the visits of a node are those of its children plus its first", () => {
  const game = findGame("reversi:size=4");
  const tree = new Tree(20_000);
  tree.clear();
  const uct = new Uct(game, tree, { exploration: 1.4 });
  const position = game.start();
  const before = position.toString();
  for (let i = 0; i < 3000; i++) uct.playout(position, randomStream(`${i}`));
  assertStrictEquals(position.toString(), before);
  assertStrictEquals(tree.visits[ROOT], 3000);
  let inner = 0;
  for (let node = 0; node < tree.size; node++) {
    assertGreaterOrEqual(tree.scores[node], 0);
    assertLessOrEqual(tree.scores[node], tree.visits[node]);
    const first = tree.firstChild(node);
    if (first === 0) continue;
    inner++;
    const children = Array.from({ length: tree.endOfChildren(node) - first }, (_, i) => first + i);
    const below = children.reduce((sum, child) => sum + tree.visits[child], 0);
    // The first playout of a node, except the root, is before it has children.
    assertStrictEquals(below, tree.visits[node] - (node === ROOT ? 0 : 1));
    // The score for the side to move is a loss for the side that made the move to the node.
    const scores = children.reduce((sum, child) => sum + tree.scores[child], 0);
    const own = below - scores;
    assertGreaterOrEqual(tree.scores[node] - own, -1e-9);
    assertLessOrEqual(tree.scores[node] - own, node === ROOT ? 1e-9 : 1 + 1e-9);
  }
  assertGreater(inner, 50);
});

Deno.test("random playouts from the start of tic-tac-toe have the known score of random games", () => {
  // 737/1260 won by X, 8/63 drawn: X scores 0.6484. Without room for children all playouts are random.
  const tree = new Tree(1);
  tree.clear();
  const uct = new Uct(ticTacToe, tree, { exploration: 1.4 });
  const random = randomStream("random playouts");
  const position = ticTacToe.start();
  for (let i = 0; i < 40_000; i++) uct.playout(position, random);
  // The root's score is for the side that made the move to it, O. Its standard error is 0.0023.
  assertAlmostEquals(1 - tree.mean(ROOT), 737 / 1260 + 4 / 63, 0.01);
});

Deno.test("equal streams give equal analyses, different streams different ones", () => {
  for (const spec of ["mcts:playouts=300", "mcts:playouts=300,eval=squares,plies=3"]) {
    const game = findGame("reversi");
    const agent = createAgent(spec, game);
    const [position] = samplePositions(game, 1, "streams");
    const found = agent.analyse!(position, context("one"));
    assertEquals(agent.analyse!(position, context("one")), found);
    assertEquals(createAgent(spec, game).analyse!(position, context("one")), found);
    assert(agent.analyse!(position, context("two")).value !== found.value);
  }
});

Deno.test("an analysis has the expected score of every move, most playouts first, and a legal line", () => {
  for (const spec of ["tictactoe", "reversi:size=6", "metelyk", "chess"]) {
    const game = findGame(spec);
    for (const position of samplePositions(game, 3, "mcts")) {
      const before = `${position} ${position.hashLow} ${position.hashHigh}`;
      const found = createAgent("mcts:playouts=400", game)
        .analyse!(position, context("analysis"));
      assertStrictEquals(`${position} ${position.hashLow} ${position.hashHigh}`, before);
      assertStrictEquals(found.stats.playouts, 400);
      assertEquals(
        found.moves.map(({ move }) => move).sort(),
        legalMoves(game, position).sort(),
      );
      for (const { value } of found.moves) {
        assertGreaterOrEqual(value, 0);
        assertLessOrEqual(value, 1);
      }
      assertStrictEquals(found.moves[0].move, found.move);
      assertStrictEquals(found.moves[0].value, found.value);
      assertStrictEquals(found.principalVariation[0], found.move);
      const line = position.clone();
      for (const move of found.principalVariation) {
        assert(legalMoves(game, line).includes(move));
        line.play(move);
      }
    }
  }
});

Deno.test("an immediate win is played with a value near 1, a certain loss has a value near 0", () => {
  const agent = createAgent("mcts:playouts=2000", ticTacToe);
  const won = agent.analyse!(ticTacToe.start("XX-OO---- X"), context("won"));
  assertStrictEquals(ticTacToe.format(ticTacToe.start("XX-OO---- X"), won.move), "c1");
  assertGreater(won.value, 0.95);
  const lost = agent.analyse!(ticTacToe.start("X-X-O-X-O O"), context("lost"));
  assertLess(lost.value, 0.1);
});

Deno.test("with enough playouts it never loses tic-tac-toe against any moves", () => {
  const agent = createAgent("mcts:playouts=5000", ticTacToe);
  const chosen = new Map<string, number>();
  let games = 0;
  const play = (position: Position, own: 0 | 1) => {
    const result = position.result();
    if (result !== null) {
      games++;
      assert(own === 0 ? result >= 0 : result <= 0, `${position}`);
      return;
    }
    let moves = legalMoves(ticTacToe, position);
    if (position.side === own) {
      const key = position.toString();
      const move = chosen.get(key) ?? agent.choose(position, context(key));
      chosen.set(key, move);
      moves = [move];
    }
    for (const move of moves) {
      position.play(move);
      play(position, own);
      position.undo();
    }
  };
  play(ticTacToe.start(), 0);
  play(ticTacToe.start(), 1);
  // All replies of the opponent have been tried.
  assertGreater(games, 300);
});

/** Whether a move keeps the exact value of the position. */
function keepsValue(game: Game, position: Position, move: number): boolean {
  const { moves, value } = solve(game, position);
  return moves.find((first) => first.move === move)!.value === value;
}

Deno.test("more playouts find the right move of Reversi 4x4 more often", () => {
  const game = findGame("reversi:size=4");
  const positions = samplePositions(game, 120, "right moves")
    .filter((position) => new Set(solve(game, position).moves.map(({ value }) => value)).size > 1);
  const right = (playouts: number) =>
    positions.filter((position, i) =>
      keepsValue(
        game,
        position,
        createAgent(`mcts:playouts=${playouts}`, game).choose(position, context(`${i}`)),
      )
    ).length;
  assertGreater(positions.length, 15);
  assertStrictEquals(right(3000), positions.length);
  assertLess(right(1), positions.length);
});

Deno.test("with a full tree playouts continue at random, and a move is played", () => {
  const game = findGame("reversi");
  const agent = createAgent("mcts:playouts=5000,tree=1000", game);
  const found = agent.analyse!(game.start(), context("full"));
  assertLessOrEqual(found.stats.nodes, 1000);
  assertStrictEquals(found.stats.playouts, 5000);
});

Deno.test("with a time limit it makes playouts until the limit, in a game with a clock too", () => {
  let now = 0;
  const ticking = { now: () => now++ };
  const position = ticTacToe.start();
  const timed = createAgent("mcts:seconds=0.05", ticTacToe)
    .analyse!(position, { random: randomStream("t"), clock: ticking });
  assertStrictEquals(timed.stats.playouts, 50);
  const agent = createAgent("mcts", ticTacToe);
  agent.gameStart!(0);
  const time = { remaining: 3000, increment: 0 };
  // 3000 ms for 30 moves, minus a margin of 20 ms.
  const found = agent.analyse!(position, { random: randomStream("t"), clock: ticking, time });
  assertStrictEquals(found.stats.playouts, 80);
  const careless = createAgent("mcts:margin=0", ticTacToe);
  careless.gameStart!(0);
  const all = careless.analyse!(position, { random: randomStream("t"), clock: ticking, time });
  assertStrictEquals(all.stats.playouts, 100);
});

Deno.test("invalid parameters are errors of one line", () => {
  const refused = (spec: string, message: RegExp) =>
    assertThrows(() => agentName(spec, ticTacToe), UsageError, message);
  refused(
    "mcts:playouts=0",
    /^parameter playouts of agent mcts: expected a whole number from 1 to/,
  );
  refused("mcts:seconds=-1", /^parameter seconds of agent mcts: expected a number from 0.001/);
  refused("mcts:eval=luck", /^unknown evaluation "luck" of tictactoe/);
  refused("mcts:tree=1e12", /^parameter tree of agent mcts: expected a whole number from 1000 to/);
  const over = ticTacToe.start("XXXOO---- O");
  for (const spec of ["mcts", "search", "alphabeta", "mtdf", "minimax"]) {
    const agent = createAgent(spec, ticTacToe);
    for (const ask of [agent.choose, agent.analyse!]) {
      assertThrows(
        () => ask(over, context("over")),
        UsageError,
        /^the game is over in "XXXOO---- O"$/,
      );
    }
  }
});

Deno.test("an incremental evaluation cuts playouts short like any other", () => {
  const chess = findGame("chess");
  // The rook can take a queen that nothing protects.
  const position = chess.start("6k1/8/8/8/1q5R/8/8/6K1 w - - 0 1");
  for (const name of ["material", "piece_squares", "eight_parts"]) {
    const agent = createAgent(`mcts:playouts=300,eval=${name},plies=0`, chess);
    const move = agent.choose(position, context(name));
    assertStrictEquals(chess.format(position, move), "Rxb4", name);
  }
});
