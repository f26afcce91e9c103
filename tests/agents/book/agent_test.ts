import { assert, assertEquals, assertLess, assertStrictEquals, assertThrows } from "@std/assert";
import {
  type Agent,
  agentName,
  bookAgent,
  type BookAgentOptions,
  buildBook,
  createAgent,
  formatBook,
  listAgents,
  prepareAgents,
} from "matchbox/agents/mod.ts";
import { playGame } from "matchbox/arena/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, legalMoves, listGames, type Result, type Side } from "matchbox/games/mod.ts";
import { addedAgents } from "../../fixtures/added_agents.ts";
import { withFolder } from "../../fixtures/command.ts";
import { fiveGames } from "./five_games.ts";
import { stillContext } from "../../fixtures/still_context.ts";

const chess = findGame("chess");
const reversi = findGame("reversi");
const fiveBook = buildBook(chess, fiveGames, { plies: 4, least: 1, source: "five games" });

const context = (name = "book agent") => stillContext(name);

const usual: Omit<BookAgentOptions, "then"> = {
  choose: "games",
  leastGames: 1,
  plies: null,
  vary: false,
};

/** The agent with the book of five games. */
function player(options: Partial<BookAgentOptions> = {}): Agent {
  const then = createAgent("alphabeta:depth=1", chess);
  return bookAgent("five", chess, fiveBook, { ...usual, then, ...options });
}

/** The move that an agent plays after these moves. */
function answer(agent: Agent, ...moves: string[]): string {
  const position = chess.start();
  for (const move of moves) position.play(chess.parse(position, move));
  return chess.format(position, agent.choose(position, context()));
}

Deno.test("the move with most games is played, of several the one with the better score", () => {
  // d4 and e4 have a win and a loss each, so the alphabet decides.
  assertStrictEquals(answer(player()), "d4");
  // c5 won, e5 lost.
  assertStrictEquals(answer(player(), "e4"), "c5");
  // e6 has two games, a win and a draw; g6 one.
  assertStrictEquals(answer(player(), "c4", "Nf6", "d4"), "e6");
});

Deno.test("the best record is the best score among the moves with enough games", () => {
  const games = [
    ...[1, 1, 0, -1].map((result) => ({ moves: ["e4"], result: result as Result })),
    ...[1, 1, 1].map((result) => ({ moves: ["d4"], result: result as Result })),
    { moves: ["a3"], result: 1 as Result },
  ];
  const book = buildBook(chess, games, { plies: 1, least: 1, source: "" });
  const plays = (options: Partial<BookAgentOptions>) =>
    answer(
      bookAgent("it", chess, book, {
        ...usual,
        then: createAgent("alphabeta:depth=1", chess),
        ...options,
      }),
    );
  assertStrictEquals(plays({}), "e4");
  // a3 and d4 score 1; d4 has more games.
  assertStrictEquals(plays({ choose: "record" }), "d4");
  assertStrictEquals(plays({ choose: "record", leastGames: 4 }), "e4");
});

Deno.test("outside the book the nested agent plays, in the book it is not asked", () => {
  const asked: string[] = [];
  const told: unknown[] = [];
  const then: Agent = {
    name: "told",
    choose(position) {
      asked.push(position.toString());
      return chess.parse(position, "a6");
    },
    gameStart: (side) => void told.push(side),
    gameEnd: (result: Result, side: Side) => void told.push([result, side]),
  };
  const agent = player({ then });
  agent.gameStart!(1);
  assertStrictEquals(answer(agent, "d4"), "Nf6");
  assertEquals(asked, []);
  assertStrictEquals(answer(agent, "b3"), "a6");
  assertStrictEquals(asked.length, 1);
  agent.gameEnd!(-1, 1);
  assertEquals(told, [1, [-1, 1]]);
  // After two plies the book has no more moves for it.
  const short = player({ then, plies: 1 });
  assertStrictEquals(answer(short), "d4");
  assertStrictEquals(answer(short, "d4"), "a6");
  assertStrictEquals(answer(player({ then, leastGames: 3 }), "d4"), "a6");
});

Deno.test("a game is played from the book until it ends, and on by the search", () => {
  const agents = [player(), player()] as const;
  const record = playGame(chess, agents, { seed: "book", maxPlies: 12 });
  assertEquals(record.moves.slice(0, 4), ["d4", "Nf6", "c4", "e6"]);
  assertStrictEquals(record.moves.length, 12);
  assert(record.deterministic);
  assertEquals(playGame(chess, agents, { seed: "other", maxPlies: 12 }).moves, record.moves);
  // The same as the search alone plays from there.
  const alone = [0, 1].map(() => createAgent("alphabeta:depth=1", chess)) as [Agent, Agent];
  const position = chess.start();
  for (const move of record.moves.slice(0, 4)) position.play(chess.parse(position, move));
  const rest = playGame(chess, alone, { seed: "x", opening: position.toString(), maxPlies: 8 });
  assertEquals(record.moves.slice(4), rest.moves);
});

Deno.test("varied moves are played in proportion to their games, a single move without a draw", () => {
  const agent = player({ vary: true });
  const random = randomStream("varied moves");
  const position = chess.start();
  const counts = new Map<string, number>();
  const draws = 5000;
  for (let n = 0; n < draws; n++) {
    const name = chess.format(position, agent.choose(position, { ...context(), random }));
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const expected = new Map([["d4", 2 / 5], ["e4", 2 / 5], ["c4", 1 / 5]]);
  assertEquals([...counts.keys()].sort(), [...expected.keys()].sort());
  // Chi-square with 2 degrees of freedom: above 13.8 once in a thousand.
  const chiSquare = [...expected].reduce(
    (sum, [move, share]) => sum + (counts.get(move)! - draws * share) ** 2 / (draws * share),
    0,
  );
  assertLess(chiSquare, 13.8);
  const undrawn = { ...context(), random: { ...random, below: () => NaN } };
  position.play(chess.parse(position, "d4"));
  assertStrictEquals(chess.format(position, agent.choose(position, undrawn)), "Nf6");
});

Deno.test("the analysis says that the move is from the book, with its record and the others'", () => {
  const position = chess.start();
  const { move, value, note, bookMoves, moves, depth, stats } = player().analyse!(
    position,
    context(),
  );
  assertStrictEquals(chess.format(position, move), "d4");
  assertStrictEquals(note, "from the book: 2 games, 1 won, 0 drawn, 1 lost, score 0.500");
  assertStrictEquals(value, 0.5);
  assertEquals(
    bookMoves!.map(({ move, ...record }) => [chess.format(position, move), record]),
    [
      ["d4", { wins: 1, draws: 0, losses: 1 }],
      ["e4", { wins: 1, draws: 0, losses: 1 }],
      ["c4", { wins: 0, draws: 1, losses: 0 }],
    ],
  );
  assertEquals([moves, depth, stats], [[], 0, {}]);
  const varied = player({ vary: true }).analyse!(position, context());
  assert(varied.note!.endsWith(", drawn by its games"));
});

Deno.test("the analysis outside the book is that of the nested agent, and says so", () => {
  const position = chess.start("4k3/8/8/8/8/8/P7/4K3 w - - 0 1");
  const nested = createAgent("alphabeta:depth=1", chess).analyse!(position, context());
  const { note, ...found } = player().analyse!(position, context());
  assertEquals(found, nested);
  assertStrictEquals(note, "not in the book");
  const random = player({ then: createAgent("random", chess) }).analyse!(position, context());
  // The king has five squares, the pawn two.
  assertStrictEquals(random.note, "not in the book; at random among 7 legal moves");
  assertStrictEquals(random.value, NaN);
  const { analyse: _, ...mute } = createAgent("alphabeta:depth=1", chess);
  assertStrictEquals(player({ then: mute }).analyse!(position, context()).move, nested.move);
});

Deno.test("agents that play at random say among how many moves", () => {
  const analyse = (spec: string, notation?: string) =>
    createAgent(spec, reversi).analyse!(reversi.start(notation), context());
  const { value, note, stats } = analyse("random");
  assertEquals([value, note, stats], [NaN, "at random among 4 legal moves", {}]);
  // The four first moves are symmetric.
  const greedy = analyse("greedy:eval=material");
  assertStrictEquals(greedy.note, "at random among the 4 best moves");
  // Four discs against one.
  assertStrictEquals(greedy.value, 3);
  assertEquals(greedy.moves.map(({ value }) => value), [3, 3, 3, 3]);
  // After f5 the diagonal d6, the parallel f4 and the perpendicular f6 each turn one disc.
  const position = reversi.start();
  position.play(reversi.parse(position, "f5"));
  assertStrictEquals(
    analyse("greedy:eval=material", position.toString()).note,
    "at random among the 3 best moves",
  );
  const ticTacToe = findGame("tictactoe");
  const last = ticTacToe.start("XXOOOXXO- X");
  const forced = createAgent("random", ticTacToe).analyse!(last, context());
  assertStrictEquals(forced.note, "the only legal move");
  const win = createAgent("greedy", ticTacToe).analyse!(
    ticTacToe.start("XX-OO---- X"),
    context(),
  );
  assertStrictEquals(win.note, undefined);
});

Deno.test("a book is named by the digest of its file, the shipped one too", async () => {
  await withFolder(async (folder) => {
    const path = `${folder}/book.json`;
    await Deno.writeTextFile(path, formatBook(fiveBook));
    const spec = `book:file=${path},then=greedy`;
    const name = agentName(spec, chess);
    assert(
      /^book:file=sha256:[\da-f]{16},choose=games,least_games=1,vary=false,then=greedy\(/.test(
        name,
      ),
      name,
    );
    assertStrictEquals(agentName(name, chess), name);
    await prepareAgents([name], chess);
    const agent = createAgent(name, chess);
    assertStrictEquals(agent.name, name);
    assertStrictEquals(answer(agent, "d4"), "Nf6");
    assertThrows(
      () => agentName(spec, reversi),
      UsageError,
      `file "${path}": expected a book of reversi:size=8, made by deno task book build; ` +
        "it is a book of chess, not of reversi:size=8",
    );
    await Deno.writeTextFile(path, "1. e4 *");
    assertThrows(() => agentName(spec, chess), UsageError, "expected a book of chess");
  });
  assert(agentName("book", chess).startsWith("book:file=sha256:"));
  assert(agentName("book", chess) !== agentName("book", reversi));
});

Deno.test("a game without a shipped book needs a file; a book of another game is refused", async () => {
  const ticTacToe = findGame("tictactoe");
  const message = "no book of tictactoe comes with the project; expected file=PATH";
  for (const spec of ["book", "book:then=random"]) {
    assertThrows(() => createAgent(spec, ticTacToe), UsageError, message);
    let refused = "";
    await prepareAgents([spec], ticTacToe).catch((error) => refused = error.message);
    assert(refused.includes(message), refused);
  }
  assertThrows(
    () => bookAgent("it", reversi, fiveBook, { ...usual, then: createAgent("random", reversi) }),
    UsageError,
    'agent "it": a book of chess, not of reversi:size=8',
  );
  assertThrows(() => createAgent("book:then=gredy", chess), UsageError, 'did you mean "greedy"');
});

Deno.test("every agent of the project analyses, and one of a user's need not", () => {
  for (const game of listGames().map(({ name }) => findGame(name))) {
    const position = game.start();
    // Not every game comes with a book.
    const agents = listAgents(game).filter(({ name }) =>
      name !== "book" || game.spec === reversi.spec
    );
    for (const { name } of agents) {
      const { move } = createAgent(name, game).analyse!(position, context());
      assert(legalMoves(game, position).includes(move), `${name} in ${game.title}`);
    }
  }
  using _added = addedAgents({
    mute: {
      summary: "does not analyse",
      parameters: () => ({}),
      create: (name) => ({ name, choose: (position) => reversi.parse(position, "f5") }),
    },
  });
  assertStrictEquals(createAgent("mute", reversi).analyse, undefined);
});
