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
import { createLearner, type Learner, playEpisode } from "matchbox/agents/mod.ts";
import {
  boardReader,
  SeenBoard,
} from "matchbox/agents/learners/temporal_difference/board_reader.ts";
import type { TupleLearner } from "matchbox/agents/learners/temporal_difference/ntuple/ntuple.ts";
import {
  imagesOf,
  TupleNetwork,
} from "matchbox/agents/learners/temporal_difference/ntuple/tuple_network.ts";
import { chooseTuples } from "matchbox/agents/learners/temporal_difference/ntuple/tuples.ts";
import { patternShapes } from "matchbox/agents/evaluate/reversi/pattern_shapes.ts";
import { randomOpening } from "matchbox/agents/learners/random_opening.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import {
  findGame,
  type Game,
  legalMoves,
  type Position,
  randomPosition,
} from "matchbox/games/mod.ts";
import { MailboxReversi } from "matchbox/games/reversi/mailbox.ts";
import { ownersOf, type ReversiPosition } from "matchbox/games/reversi/position.ts";
import { stillContext } from "../../../fixtures/still_context.ts";

const reversi = findGame("reversi");
const small = findGame("reversi:size=4");
const games = ["reversi", "reversi:size=6", "metelyk", "metelyk:side=2", "connect_four"].map(
  findGame,
);

function networkOf(game: Game, spec: Parameters<typeof chooseTuples>[1]): TupleNetwork {
  const board = boardReader(game);
  return new TupleNetwork(board, chooseTuples(board, spec, randomStream("tuples")));
}

const straight = (length: number) => ({ tuples: "straight", length, count: 1 }) as const;
const patterns = { tuples: "patterns", length: 1, count: 1 } as const;

Deno.test("all straight pairs of squares of Reversi have 288 weights (Jaskowski 2014)", () => {
  const { tuples, weights, places } = networkOf(reversi, straight(2));
  assertStrictEquals(tuples.length, 32);
  assertStrictEquals(weights.length, 288);
  // 8 * 7 in rows, as many in columns, and 7 * 7 in diagonals of either direction.
  assertStrictEquals(places, 2 * 56 + 2 * 49);
});

Deno.test("lines of four of Connect Four lie in the 69 places where a game is won", () => {
  assertStrictEquals(networkOf(findGame("connect_four"), straight(4)).places, 69);
});

Deno.test("the patterns are those of the trained evaluation, in as many places", () => {
  const { tuples, places } = networkOf(reversi, patterns);
  const names = (squares: readonly number[]) => squares.toSorted((a, b) => a - b).join();
  const { symmetries } = boardReader(reversi);
  const own = tuples.map((tuple) => imagesOf(tuple, symmetries).map(names));
  for (const shape of patternShapes) {
    assert(own.some((images) => images.includes(names(shape.places[0]))));
  }
  assertStrictEquals(tuples.length, patternShapes.length);
  assertStrictEquals(places, patternShapes.reduce((sum, shape) => sum + shape.places.length, 0));
});

Deno.test("a board is read alike from both implementations, and mirrored in colour for light", () => {
  const read = (position: ReversiPosition, side: 0 | 1) => {
    const board = new SeenBoard(64);
    boardReader(reversi).read(position, side, board);
    return [...board.squares];
  };
  const random = randomStream("read");
  for (let plies = 0; plies < 50; plies += 7) {
    const position = randomPosition(reversi, plies, random) as ReversiPosition;
    const twin = MailboxReversi.fromBoard({ owners: ownersOf(position), side: position.side }, 8);
    const expected = ownersOf(position).map((owner) => owner + 1);
    assertEquals(read(position, 0), expected);
    assertEquals(read(twin, 0), expected);
    assertEquals(read(position, 1), expected.map((thing) => [0, 2, 1][thing]));
  }
});

Deno.test("the sum after a move is the sum of the board after it", () => {
  for (const game of games) {
    const board = boardReader(game);
    const network = networkOf(game, { tuples: "random", length: 3, count: 5 });
    const random = randomStream(game.spec);
    network.weights.forEach((_, i) => network.weights[i] = random.float());
    const [before, after] = [0, 1].map(() => new SeenBoard(board.things.length));
    const numbers = new Int32Array(network.readings);
    const position = game.start();
    const moves = new Int32Array(game.maxMoves);
    while (position.result() === null) {
      const { side } = position;
      board.read(position, side, before);
      network.begin(before);
      const count = position.moves(moves, 0);
      for (let i = 0; i < count; i++) {
        position.play(moves[i]);
        board.read(position, side, after);
        network.weightsOf(after, numbers);
        assertAlmostEquals(network.sumAfter(after), network.sumOf(numbers), 1e-9);
        position.undo();
      }
      position.play(moves[random.below(count)]);
    }
  }
});

/** The boards that a learner is to know for the same one. */
function imagesOfBoard(game: Game, board: SeenBoard): SeenBoard[] {
  return boardReader(game).symmetries.map((image) => {
    const other = new SeenBoard(board.squares.length);
    board.squares.forEach((thing, square) => other.squares[image[square]] = thing);
    return other;
  });
}

Deno.test("what it learns of a position it knows of all images of it, and of no other", () => {
  for (const game of [reversi, findGame("reversi:size=6"), findGame("connect_four")]) {
    const { network } = trained(game, "ntuple:tuples=random,length=5", 5);
    const board = new SeenBoard(boardReader(game).things.length);
    const random = randomStream("images");
    const sums = [10, 11, 12].map((plies) => {
      boardReader(game).read(randomOpening(game, plies, random), 0, board);
      const own = imagesOfBoard(game, board).map((image) => sumOf(network, image));
      for (const sum of own) assertAlmostEquals(sum, own[0], 1e-9);
      return own[0];
    });
    assertStrictEquals(new Set(sums).size, 3);
  }
});

Deno.test("a move of White of Metelyk looks to White as the same row of Black looks to Black", () => {
  const game = findGame("metelyk");
  const read = (position: Position, side: 0 | 1) => {
    const board = new SeenBoard(boardReader(game).things.length);
    boardReader(game).read(position, side, board);
    return [...board.squares];
  };
  const position = game.start();
  assertEquals(read(position, 0), read(position, 1));
  const before = read(position, 0);
  let compared = 0;
  for (const move of legalMoves(game, position)) {
    position.play(move);
    const white = read(position, 0);
    assertNotEquals(white, before);
    assertNotEquals(white, read(position, 1));
    if (legalMoves(game, position).includes(move)) {
      position.play(move);
      assertEquals(read(position, 0), read(position, 1));
      position.undo();
      compared++;
    }
    position.undo();
  }
  assertGreater(compared, 0);
});

Deno.test("an episode by hand: only the last position learns, a part of the error in each weight", () => {
  // Of the four corners, eight other squares of the edge and four in the middle each kind has three weights.
  const learner = createLearner(
    "ntuple:tuples=straight,length=1,schedule=constant,rate=0.5,explore=0",
    small,
  ) as TupleLearner;
  const { board, result } = lastBoardOf(learner, 0);
  const { weights, tuples, places } = learner.network;
  assertStrictEquals(tuples.length, 3);
  assertStrictEquals(places, 16);
  const expected = tuples.flatMap((tuple) => {
    const squares = new Set(imagesOf(tuple, boardReader(small).symmetries).flat());
    return [0, 1, 2].map((thing) => {
      const count = [...squares].filter((square) => board[square] === thing).length;
      // v is 0, and so is each return but the last; the slope of tanh at 0 is 1.
      return count * 0.5 / 16 * result;
    });
  });
  assertNotEquals(result, 0);
  expected.forEach((weight, i) => assertAlmostEquals(weights[i], weight, 1e-7));
});

/** Lets a learner play `side` of games until one is not drawn; what it saw after its last move of that game. */
function lastBoardOf(learner: Learner, side: 0 | 1) {
  const context = stillContext("episode");
  const position = small.start();
  const board = new SeenBoard(16);
  learner.gameStart(side);
  while (position.result() === null) {
    const list = new Int32Array(small.maxMoves);
    const count = position.moves(list, 0);
    const move = position.side === side
      ? learner.choose(position, context)
      : list[context.random.below(count)];
    const own = position.side === side;
    position.play(move);
    if (own && position.result() === null) boardReader(small).read(position, side, board);
  }
  const result = position.result()!;
  learner.gameEnd(result, side);
  return { board: [...board.squares], result: side === 0 ? result : -result };
}

Deno.test("the side that won learns that its positions were good, the other that they were bad", () => {
  for (const game of games) {
    const learner = createLearner("ntuple:explore=0", game) as TupleLearner;
    const context = stillContext(`sides of ${game.spec}`);
    const last: SeenBoard[] = [0, 1].map(() => new SeenBoard(boardReader(game).things.length));
    const seen = {
      name: "seen",
      gameStart: (side: 0 | 1) => learner.gameStart(side),
      gameEnd: (result: 0 | 1 | -1, side: 0 | 1) => learner.gameEnd(result, side),
      choose(position: ReturnType<Game["start"]>, own: typeof context) {
        const { side } = position;
        const move = learner.choose(position, own);
        position.play(move);
        if (position.result() === null) boardReader(game).read(position, side, last[side]);
        position.undo();
        return move;
      },
    };
    let result = 0;
    // Draws of the first games teach nothing.
    while (result === 0) result = playEpisode(game.start(), [seen, seen], context);
    const [first, second] = last.map((board) => sumOf(learner.network, board));
    assertGreater(first * result, 0);
    assertLess(second * result, 0);
  }
});

Deno.test("other seeds give other weights, and the same seed the same", () => {
  const spec = "ntuple:tuples=straight";
  const stateOf = (seed: string) => {
    const learner = createLearner(spec, reversi, undefined, randomStream(seed)) as TupleLearner;
    play(reversi, learner, 3, seed);
    return learner.state;
  };
  assertEquals(stateOf("one"), stateOf("one"));
  assertNotEquals(stateOf("one").weights, stateOf("two").weights);
});

Deno.test("ntuple refuses tuples that do not fit, and states that are none", () => {
  const refused = (spec: string, game: Game, message: RegExp, state?: unknown) =>
    void assertThrows(() => createLearner(spec, game, state), UsageError, message);
  refused("ntuple:tuples=patterns", findGame("metelyk"), /patterns is for reversi/);
  refused(
    "ntuple:tuples=straight,length=9",
    reversi,
    /no tuple of 9 squares lies on this board of 8x8/,
  );
  refused(
    "ntuple:tuples=random,length=12,count=100",
    reversi,
    /have 53144100 weights; expected at most/,
  );
  const { state } = createLearner("ntuple:tuples=straight,length=1", small) as TupleLearner;
  refused("ntuple", small, /tuples: expected different squares below 16 but found 3,3/, {
    ...state,
    tuples: [[3, 3]],
  });
  refused("ntuple", small, /weights: expected 12 bytes in base64 but found 36/, {
    ...state,
    tuples: [[3]],
  });
});

function play(game: Game, learner: Learner, count: number, stream: string): void {
  const context = stillContext(stream);
  for (let i = 0; i < count; i++) playEpisode(game.start(), [learner, learner], context);
}

function trained(game: Game, spec: string, count: number): TupleLearner {
  const learner = createLearner(spec, game) as TupleLearner;
  play(game, learner, count, spec);
  return learner;
}

function sumOf(network: TupleNetwork, board: SeenBoard): number {
  const numbers = new Int32Array(network.readings);
  network.weightsOf(board, numbers);
  return network.sumOf(numbers);
}
