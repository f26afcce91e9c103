import {
  assert,
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertLess,
  assertNotEquals,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import {
  type Agent,
  createAgent,
  createLearner,
  createTrainer,
  type Learner,
  playEpisodes,
  solve,
} from "matchbox/agents/mod.ts";
import { frozenPlayer } from "matchbox/agents/learners/frozen.ts";
import { dirichlet, gamma } from "matchbox/agents/learners/alphazero/dirichlet.ts";
import { policyMoves } from "matchbox/agents/learners/alphazero/policy_moves.ts";
import { type Judge, Puct } from "matchbox/agents/learners/alphazero/puct.ts";
import { ReplayWindow } from "matchbox/agents/learners/alphazero/replay_window.ts";
import {
  boardReader,
  SeenBoard,
} from "matchbox/agents/learners/temporal_difference/board_reader.ts";
import { ROOT } from "matchbox/agents/mcts/tree.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, legalMoves } from "matchbox/games/mod.ts";
import { stillContext } from "../../fixtures/still_context.ts";
import { samplePositions } from "../sample_positions.ts";
import { worstOf } from "./worst_play.ts";

const ticTacToe = findGame("tictactoe");
const fourByFour = findGame("connect_four:size=4x4");

/** Judges the start of Connect Four 4x4 and what is after it as told here, by the columns played. */
function toldJudge(game: Game, scores: Readonly<Record<string, number>>): Judge {
  const start = game.start();
  return {
    policy: [0.5, 0.3, 0.2, 0],
    judge: (position) => {
      const played = lettersAdded(`${start}`, `${position}`);
      return scores[played] ?? 1 / 2;
    },
  };
}

/** The columns, in alphabetical order, of the discs that a position has and the start has not. */
function lettersAdded(start: string, position: string): string {
  return [...position.slice(0, 16)].flatMap((mark, square) =>
    mark !== start[square] ? "abcd"[square % 4] : []
  ).sort().join("");
}

Deno.test("four playouts of PUCT are those worked by hand", () => {
  // What the side to move may expect after each first move: 0.8 after a, 0.4 after b; otherwise one half.
  const search = new Puct(fourByFour, toldJudge(fourByFour, { a: 0.8, b: 0.4 }), 1);
  const { tree } = search;
  const position = fourByFour.start();
  search.search(position, 0);
  const children = [1, 2, 3, 4];
  assertEquals(children.map((child) => tree.moves[child]), [0, 1, 2, 3]);
  const visits = () => children.map((child) => tree.visits[child]);
  // Q + P sqrt(N) / (1 + n). N = 1: a 0.5 + 0.5, b 0.5 + 0.3, c 0.5 + 0.2, d 0.5.
  search.playout(position);
  assertEquals(visits(), [1, 0, 0, 0]);
  // N = 2, Q(a) = 0.2: a 0.2 + 0.354, b 0.5 + 0.424, c 0.5 + 0.283.
  search.playout(position);
  assertEquals(visits(), [1, 1, 0, 0]);
  // N = 3, Q(b) = 0.6: a 0.2 + 0.433, b 0.6 + 0.260, c 0.5 + 0.346. So a position after b is judged: one half.
  search.playout(position);
  assertEquals(visits(), [1, 2, 0, 0]);
  // N = 4, Q(b) = (0.6 + 0.5) / 2: a 0.2 + 0.5, b 0.55 + 0.2, c 0.5 + 0.4.
  search.playout(position);
  assertEquals(visits(), [1, 2, 1, 0]);
  assertEquals(children.map((child) => tree.scores[child]), [1 - 0.8, 1 - 0.4 + 0.5, 0.5, 0]);
  // For the other side: its own judgement of the root, and what the four playouts brought.
  assertAlmostEquals(tree.scores[ROOT], 0.5 + 0.8 + (0.4 + 0.5) + 0.5, 1e-12);
  assertEquals([tree.visits[ROOT], search.judged], [5, 5]);
  assertStrictEquals(`${position}`, `${fourByFour.start()}`);
});

Deno.test("a search goes on from the position after a move, with the playouts made before", () => {
  const search = new Puct(fourByFour, toldJudge(fourByFour, {}), 1);
  const position = fourByFour.start();
  search.search(position, 40);
  const before = search.tree.visits[1];
  search.descend(0);
  position.play(0);
  search.search(position, 40);
  assertStrictEquals(search.tree.visits[search.root], 41);
  assertStrictEquals(search.judged, 41 + 41 - before);
  search.descend(77);
  assertEquals([search.root, search.tree.visits[ROOT]], [ROOT, 0]);
});

Deno.test("a playout that ends the game counts its result", () => {
  const search = new Puct(ticTacToe, { policy: Array(9).fill(0.2), judge: () => 0.5 }, 1.25);
  const position = ticTacToe.start("XX-OO---- X");
  search.search(position, 200);
  const { tree } = search;
  const best = tree.mostVisited(ROOT);
  assertStrictEquals(ticTacToe.format(position, tree.moves[best]), "c1");
  assertStrictEquals(tree.mean(best), 1);
});

Deno.test("shares of a Dirichlet distribution add up to 1, with its mean and variance", () => {
  const random = randomStream("dirichlet");
  const out = new Float64Array(5);
  for (const alpha of [0.3, 2]) {
    const first: number[] = [];
    for (let i = 0; i < 20_000; i++) {
      dirichlet(out, 4, alpha, random);
      assertAlmostEquals(out[0] + out[1] + out[2] + out[3], 1, 1e-12);
      first.push(out[0]);
    }
    const mean = first.reduce((sum, x) => sum + x) / first.length;
    const variance = first.reduce((sum, x) => sum + (x - mean) ** 2, 0) / first.length;
    assertAlmostEquals(mean, 1 / 4, 0.01);
    assertAlmostEquals(variance, 1 / 4 * 3 / 4 / (4 * alpha + 1), 0.005);
  }
  // The mean of a gamma distribution of scale 1 is its shape.
  const sum = Array.from({ length: 20_000 }, () => gamma(0.5, random)).reduce((a, b) => a + b);
  assertAlmostEquals(sum / 20_000, 0.5, 0.02);
});

Deno.test("the replay window keeps the last examples in their order, also by its state", () => {
  const sizes = { most: 3, squares: 2, moves: 1 };
  const example = (number: number) => ({
    squares: Uint8Array.of(number, 0),
    shares: Uint16Array.of(1000 + number),
    result: -1,
  });
  const window = new ReplayWindow("it", sizes);
  for (let number = 1; number <= 4; number++) window.add(example(number));
  const again = new ReplayWindow("it", sizes, JSON.parse(JSON.stringify(window.state)));
  window.add(example(5));
  again.add(example(5));
  for (const each of [window, again]) {
    assertEquals([0, 1, 2].map((age) => each.at(age)), [3, 4, 5].map(example));
  }
  assertEquals(again.state, window.state);
  assertThrows(
    () => new ReplayWindow("it", { ...sizes, most: 2 }, window.state),
    UsageError,
    "state of it: window: results: expected at most 2 but found 3",
  );
  assertThrows(
    () => new ReplayWindow("it", { ...sizes, moves: 2 }, window.state),
    UsageError,
    "state of it: window: shares: expected 12 bytes in base64 but found 6",
  );
});

Deno.test("a board that is turned has the turned moves", () => {
  for (const spec of ["tictactoe", "reversi:size=6", "reversi", "connect_four:size=5x4"]) {
    const game = findGame(spec);
    const board = boardReader(game);
    const moves = policyMoves(game, board);
    for (const position of samplePositions(game, 5, "turned")) {
      const [owners, side] = position.toString().split(" ");
      board.symmetries.forEach((to, symmetry) => {
        const turned: string[] = [];
        to.forEach((target, square) => turned[target] = owners[square]);
        const found = legalMoves(game, game.start(`${turned.join("")} ${side}`));
        const expected = legalMoves(game, position).map((move) => moves.symmetries[symmetry][move]);
        assertEquals(found.sort(), expected.sort());
        assert(expected.every((move) => move < moves.count));
      });
    }
  }
});

Deno.test("the policy of Metelyk has a place for every row of its table", () => {
  const game = findGame("metelyk:side=4");
  assertStrictEquals(policyMoves(game, boardReader(game)).count, 50);
});

Deno.test("tic-tac-toe is seen from either side", () => {
  const game = ticTacToe;
  const [own, other] = [new SeenBoard(9), new SeenBoard(9)];
  boardReader(game).read(game.start("XO------- X"), 0, own);
  boardReader(game).read(game.start("XO------- X"), 1, other);
  assertEquals([...own.squares.slice(0, 3)], [1, 2, 0]);
  assertEquals([...other.squares.slice(0, 3)], [2, 1, 0]);
});

Deno.test("alphazero judges a position as the one with the colours exchanged", () => {
  const game = findGame("reversi:size=6");
  const learner = createLearner("alphazero:playouts=30", game);
  const context = stillContext();
  for (const position of samplePositions(game, 5, "colours")) {
    const [owners, side] = position.toString().split(" ");
    const swap = (text: string) => text.replace(/[XO]/g, (mark) => mark === "X" ? "O" : "X");
    const other = game.start(`${swap(owners)} ${swap(side)}`);
    const [one, two] = [position, other].map((each) => learner.analyse!(each, context));
    assertEquals(two, one);
  }
});

Deno.test("alphazero never loses tic-tac-toe after 3000 games, and its policy knows most good moves", () => {
  const learner = createLearner("alphazero:rate=0.003", ticTacToe);
  assertStrictEquals(worstOf(ticTacToe, learner, 1), -1);
  const before = rightMoves(ticTacToe, "alphazero:playouts=0", learner.state);
  playEpisodes(3000, ticTacToe.start(), [learner, learner], stillContext("zero"));
  for (const side of [0, 1] as const) assertStrictEquals(worstOf(ticTacToe, learner, side), 0);
  const after = rightMoves(ticTacToe, "alphazero:playouts=0", learner.state);
  assertLess(before, 0.7);
  assertGreater(after, 0.8);
});

Deno.test("alphazero solves Metelyk on side 2, which White wins", () => {
  const game = findGame("metelyk:side=2");
  const learner = createLearner("alphazero:playouts=20", game);
  playEpisodes(300, game.start(), [learner, learner], stillContext("zero"));
  assertStrictEquals(worstOf(game, learner, 0), 1);
});

Deno.test("alphazero learns to hold the draw of Connect Four 4x4 against the solver", () => {
  const spec = "alphazero:hidden=128/64";
  const learner = createLearner(spec, fourByFour);
  const solver = createAgent("solver", fourByFour);
  const losses = (learner: Learner) => {
    const player = frozenPlayer("player", learner);
    const context = stillContext("solver");
    const games = (seats: readonly [Agent, Agent], side: 0 | 1) =>
      playEpisodes(30, fourByFour.start(), seats, context, () => side).losses;
    return games([player, solver], 0) + games([player, solver], 1);
  };
  // Of 60 games each time.
  assertGreater(losses(learner), 25);
  playEpisodes(2000, fourByFour.start(), [learner, learner], stillContext("zero"));
  assertLess(losses(learner), 15);
});

Deno.test("alphazero: another seed gives other weights, the same seed and kernel the same", () => {
  const stateOf = (seed: string, spec = "alphazero:playouts=10,hidden=8/8,batch=16") => {
    const learner = createLearner(spec, fourByFour, undefined, randomStream(seed));
    playEpisodes(5, fourByFour.start(), [learner, learner], stillContext(seed));
    return learner.state;
  };
  assertEquals(stateOf("one"), stateOf("one"));
  assertEquals(
    stateOf("one", "alphazero:playouts=10,hidden=8/8,batch=16,kernel=ts"),
    stateOf("one"),
  );
  assertNotEquals(stateOf("one"), stateOf("two"));
});

Deno.test("a training of alphazero that is continued comes to the same state", () => {
  const spec = "alphazero:playouts=10,hidden=8,batch=16,window=50";
  const start = (state?: unknown) =>
    createTrainer(spec, fourByFour, { against: "random", state, random: randomStream("start") });
  const stream = stillContext("continued");
  const whole = start();
  whole.train(12, stream);
  const again = stillContext("continued");
  const half = start();
  half.train(7, again);
  const rest = start(JSON.parse(JSON.stringify(half.state)));
  rest.train(5, again);
  assertStrictEquals(JSON.stringify(rest.state), JSON.stringify(whole.state));
});

Deno.test("alphazero has noise in training only, and draws nothing when it does not learn", () => {
  const position = fourByFour.start();
  const learners = ["0", "1"].map((noise) =>
    createLearner(`alphazero:noise=${noise},drawn=0`, fourByFour)
  );
  const context = stillContext("noise");
  const before = JSON.stringify(context.random.state);
  const [quiet, noisy] = learners.map((learner) => learner.analyse!(position, context));
  assertEquals(noisy, quiet);
  for (const learner of learners) assertStrictEquals(learner.play!(position, context), quiet.move);
  assertStrictEquals(JSON.stringify(context.random.state), before);
  const chosen = (learner: typeof learners[number]) =>
    new Set(Array.from({ length: 20 }, (_, i) => {
      learner.gameStart(0);
      return learner.choose(position, stillContext(`noise ${i}`));
    }));
  assertEquals([...chosen(learners[0])], [quiet.move]);
  assertGreater(chosen(learners[1]).size, 1);
});

Deno.test("an analysis of alphazero has a legal line, and as many judged positions as playouts and the root", () => {
  for (const spec of ["tictactoe", "reversi:size=6", "metelyk:side=3", "connect_four:size=5x4"]) {
    const game = findGame(spec);
    const learner = createLearner("alphazero:playouts=30", game);
    const policy = createLearner("alphazero:playouts=0", game);
    for (const position of samplePositions(game, 2, "analysis")) {
      const before = `${position}`;
      const found = learner.analyse!(position, stillContext());
      assertStrictEquals(`${position}`, before);
      assertStrictEquals(found.stats.playouts, 30);
      assertLess(found.stats.judged, 32);
      const line = position.clone();
      for (const move of found.principalVariation) {
        assert(legalMoves(game, line).includes(move));
        line.play(move);
      }
      assert(legalMoves(game, position).includes(policy.analyse!(position, stillContext()).move));
    }
  }
});

Deno.test("alphazero refuses states that do not fit, and finished positions, in one line", () => {
  const { state } = createLearner("alphazero:hidden=5", ticTacToe);
  assertThrows(
    () => createLearner("alphazero", ticTacToe, state),
    UsageError,
    "hidden: expected 64/64 but found 5",
  );
  assertThrows(() => createLearner("alphazero", ticTacToe, {}), UsageError, "expected");
  assertThrows(
    () =>
      createLearner("alphazero", ticTacToe).analyse!(
        ticTacToe.start("XXXOO---- O"),
        stillContext(),
      ),
    UsageError,
    'the game is over in "XXXOO---- O"',
  );
});

/** The share of positions, among those where not all moves are right, in which a player chooses a right one. */
function rightMoves(game: Game, spec: string, state: unknown): number {
  const player = createLearner(spec, game, state);
  const positions = samplePositions(game, 200, "right moves").filter((position) =>
    new Set(solve(game, position).moves.map(({ value }) => value)).size > 1
  );
  assertGreater(positions.length, 40);
  const right = positions.filter((position) => {
    const { moves, value } = solve(game, position);
    const move = player.play!(position, stillContext());
    return moves.find((each) => each.move === move)!.value === value;
  });
  return right.length / positions.length;
}
