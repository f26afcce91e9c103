import {
  assert,
  assertEquals,
  assertGreater,
  assertLess,
  assertMatch,
  assertStrictEquals,
  assertThrows,
} from "@std/assert";
import fc from "fast-check";
import { createAgent } from "matchbox/agents/mod.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { coordinates, moveAt } from "matchbox/games/chess/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { infoLine } from "matchbox/runner/uci/info_line.ts";
import { UciSession } from "matchbox/runner/uci/session.ts";

const chess = findGame("chess");

/** A conversation with the agent of a spec. */
class Conversation {
  readonly lines: string[] = [];
  readonly #session: UciSession;
  #onLine: () => void = () => {};

  constructor(spec: string) {
    const write = (line: string) => {
      this.lines.push(line);
      this.#onLine();
    };
    this.#session = new UciSession({ spec, seed: 1, write });
  }

  /** Sends lines and returns the answers up to one that begins so, or those that come at once. */
  async ask(lines: readonly (string | null)[], last?: string): Promise<string[]> {
    const from = this.lines.length;
    for (const line of lines) await this.#session.take(line);
    while (last && !this.lines.slice(from).some((line) => line.startsWith(last))) {
      await new Promise<void>((resolve) => this.#onLine = resolve);
    }
    return this.lines.slice(from);
  }

  end(): Promise<void> {
    return this.#session.end({ atOnce: true });
  }
}

async function converse(spec: string, act: (engine: Conversation) => Promise<void>): Promise<void> {
  const engine = new Conversation(spec);
  try {
    await act(engine);
  } finally {
    await engine.end();
  }
}

Deno.test("it introduces itself with the parameters of the agent as options", async () => {
  await converse("search:depth=5,null_move=plain", async (engine) => {
    const lines = await engine.ask(["uci", "isready"], "readyok");
    assertStrictEquals(lines[0], "id name Matchbox search:depth=5,null_move=plain");
    assertEquals(lines.slice(-2), ["uciok", "readyok"]);
    for (
      const option of [
        "depth type spin default 5 min 1 max 200",
        "null_move type combo default plain var off var plain var verified var adaptive",
        "killers type check default true",
        "nodes type string default <empty>",
        "eval type string default piece_squares(tables=right)",
      ]
    ) assert(lines.includes(`option name ${option}`), option);
  });
  assertThrows(() => new Conversation("hard"), UsageError, "hard plays reversi, not chess");
});

Deno.test("it tells each depth, and plays what the agent plays", async () => {
  await converse("search:eval=piece_squares", async (engine) => {
    const moves = ["e2e4", "c7c5"];
    const command = `position startpos moves ${moves.join(" ")}`;
    const lines = await engine.ask([command, "go depth 4"], "bestmove");
    const depths = lines.filter((line) => line.startsWith("info ")).map((line) =>
      line.split(" ")[2]
    );
    assertEquals(depths, ["1", "2", "3", "4"]);
    assertMatch(
      lines.at(-2)!,
      /^info depth 4 score cp -?\d+ nodes \d+ nps \d+ time \d+ pv( [a-h][1-8][a-h][1-8]){1,}$/,
    );
    const position = chess.start();
    for (const text of moves) position.play(moveAt(position as never, text)!);
    const agent = createAgent("search:eval=piece_squares,depth=4", chess);
    const found = agent.analyse!(position, { random: randomStream("uci"), clock: performance });
    const [, reply] = found.principalVariation.map(coordinates);
    assertStrictEquals(lines.at(-1), `bestmove ${coordinates(found.move)} ponder ${reply}`);
    assertMatch(lines.at(-2)!, new RegExp(`score cp ${found.value} nodes ${found.stats.nodes} `));

    const mate = await engine.ask(
      ["position fen 7k/8/5K2/6R1/8/8/8/8 w - - 0 1", "go nodes 20000"],
      "bestmove",
    );
    assertMatch(mate.at(-2)!, /score mate 2 .* pv f6f7 h8h7 g5h5$/);
    const mated = await engine.ask(
      ["position fen 7k/5K2/8/6R1/8/8/8/8 b - - 0 1", "go depth 3"],
      "bestmove",
    );
    assertMatch(mated.at(-2)!, /score mate -1 .* pv h8h7 g5h5$/);
  });
});

Deno.test("an expected score is told in centipawns, none for an even game", async () => {
  await converse("mcts:playouts=2000,plies=0", async (engine) => {
    const lines = await engine.ask(
      ["position fen 7k/8/5K2/6R1/8/8/8/8 w - - 0 1", "go"],
      "bestmove",
    );
    const [, score] = lines.at(-2)!.match(/^info depth \d+ score cp (-?\d+) nodes \d+ /)!;
    assertGreater(Number(score), 0);
  });
  const even = { move: 0, value: 0.5, depth: 1, nodes: 1, principalVariation: [] };
  assertMatch(infoLine(even, 1, true), / score cp 0 /);
  // The scale of the logistic curve: 100 centipawns are 0.73.
  assertMatch(infoLine({ ...even, value: 1 / (1 + Math.exp(-1)) }, 1, true), / score cp 100 /);
});

Deno.test("the moves before count: a lost side repeats the position a third time", async () => {
  await converse("search", async (engine) => {
    // Black has no queen.
    const start = "position fen rnb1kbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    const twice = "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1";
    const lines = await engine.ask([`${start} moves ${twice}`, "go depth 2"], "bestmove");
    assertMatch(lines.at(-2)!, /score cp 0 /);
    assertStrictEquals(lines.at(-1), "bestmove f6g8");
    // The game is drawn now; a program that plays on gets a move.
    const drawn = await engine.ask([`${start} moves ${twice} f6g8`, "go depth 1"], "bestmove");
    assertMatch(drawn.at(-1)!, /^bestmove [a-h][1-8][a-h][1-8]( ponder [a-h][1-8][a-h][1-8])?$/);
    const alone = await engine.ask(["position fen 7k/8/8/8/8/8/8/K7 w - - 0 1", "go"], "bestmove");
    assertStrictEquals(alone.at(-1), "bestmove a1b1");
    const over = ["position fen R5k1/5ppp/8/8/8/8/8/K7 b - - 0 1", "go depth 3"];
    assertEquals(await engine.ask(over, "bestmove"), ["bestmove 0000"]);
  });
});

Deno.test("it stops when it must, by command or by the time", async () => {
  for (
    const spec of ["minimax:depth=9", "mcts:playouts=100000000", "step5_squares:depth=9"]
  ) {
    await converse(spec, async (engine) => {
      await engine.ask(["isready", "go infinite"]);
      await new Promise((resolve) => setTimeout(resolve, 30));
      assert(!engine.lines.some((line) => line.startsWith("bestmove")), spec);
      assertEquals(await engine.ask(["go depth 1"]), [
        "info string go: the last search has not ended",
      ]);
      let started = performance.now();
      const lines = await engine.ask(["stop"], "bestmove");
      assertLess(performance.now() - started, 450, spec);
      assert(!lines.some((line) => line.includes("did not stop")), spec);
      started = performance.now();
      await engine.ask(["go movetime 100"], "bestmove");
      assertLess(performance.now() - started, 500, spec);
      assert(!engine.lines.some((line) => line.includes("did not stop")), spec);
    });
  }
  await converse("random", async (engine) => {
    await engine.ask(["isready", "go infinite", "isready"], "readyok");
    await new Promise((resolve) => setTimeout(resolve, 50));
    // It has long found its move, but must not tell it yet.
    assertEquals(engine.lines.filter((line) => line.startsWith("bestmove")), []);
    assertStrictEquals((await engine.ask(["stop"], "bestmove")).length, 1);
  });
});

Deno.test("what is wrong is told in a line, and changes nothing", async () => {
  await converse("alphabeta:depth=1", async (engine) => {
    const wrong: [string | null, RegExp][] = [
      ["position fen 8/8 w", /expected 6 fields/],
      ["position startpos moves e2e4 e2e4", /position: e2e4 is not a legal move in rnbqkbnr/],
      ["position", /expected startpos or fen FEN/],
      ["setoption name depth value 1000", /expected a whole number from 1 to 200/],
      [
        "setoption name Contempt value 3",
        /no option Contempt; there are: Hash, Ponder, depth, eval/,
      ],
      ["setoption depth", /expected name NAME value VALUE/],
      [null, /too long/],
    ];
    await engine.ask(["position startpos moves a2a3"]);
    for (const [line, message] of wrong) {
      const answers = await engine.ask([line]);
      assertStrictEquals(answers.length, 1);
      assertMatch(answers[0], /^info string /);
      assertMatch(answers[0], message);
    }
    assertEquals(await engine.ask(["", "nonsense", "register later", "ponderhit", "stop"]), []);
    // Black moves still, at depth 1; unknown words before a command are skipped.
    const [info, best] = await engine.ask(["please go"], "bestmove");
    assertMatch(info, /^info depth 1 /);
    const position = chess.start();
    position.play(moveAt(position as never, "a2a3")!);
    assert(legalMoves(chess, position).map(coordinates).includes(best.split(" ")[1]));
    const lines = await engine.ask(["setoption name Depth value 3", "go"], "bestmove");
    assertMatch(lines.at(-2)!, /^info depth 3 /);
  });
});

Deno.test("with searchmoves it plays only these, whatever the agent, and the replies stay free", async () => {
  const specs = [
    ...["random", "greedy", "search", "alphabeta:depth=3", "mtdf:depth=3", "selective:depth=3"],
    ...["mcts:playouts=200", "step5_squares:depth=3", "book"],
  ];
  for (const spec of specs) {
    await converse(spec, async (engine) => {
      // Qxh5 wins a queen, and is not among the moves.
      const start = "position fen rnb1kbnr/pppp1ppp/8/4p2q/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1";
      for (const only of [["a2a3", "h2h4"], ["b2b3"]]) {
        const command = `go depth 3 searchmoves ${only.join(" ")}`;
        const lines = await engine.ask([start, command], "bestmove");
        assert(only.includes(lines.at(-1)!.split(" ")[1]), `${spec}: ${lines.at(-1)}`);
        assert(!lines.some((line) => line.startsWith("info string")), lines.join());
      }
      const inBook = await engine.ask(
        ["position startpos", "go depth 2 searchmoves a2a3"],
        "bestmove",
      );
      assertMatch(inBook.at(-1)!, /^bestmove a2a3/);
      assert(!inBook.some((line) => line.startsWith("info string")), inBook.join());
      const free = await engine.ask(["position startpos", "go depth 2"], "bestmove");
      assert(!free.some((line) => line.startsWith("info string")), free.join());
    });
  }
  await converse("search", async (engine) => {
    const wrong = await engine.ask(["go depth 1 searchmoves e2e5 e2e4 a2a2"], "bestmove");
    assertMatch(wrong[0], /^info string go: e2e5 is not a legal move in rnbq/);
    assertMatch(wrong[1], /^info string go: a2a2 is not a legal move in rnbq/);
    assertMatch(wrong.at(-1)!, /^bestmove e2e4/);
    assertMatch((await engine.ask(["go depth 1 searchmoves x"], "bestmove")).at(-1)!, /^bestmove /);
  });
});

Deno.test("a search of some moves finds what a search of the positions after them finds", async () => {
  await converse("alphabeta:depth=3", async (engine) => {
    // After 1.f3 e5 2.g4 Black mates at once, but may not look for it.
    const start = "position startpos moves f2f3 e7e5 g2g4";
    assertMatch((await engine.ask([start, "go"], "bestmove")).at(-1)!, /^bestmove d8h4/);
    const other = await engine.ask(["go searchmoves a7a6"], "bestmove");
    assertMatch(other.at(-1)!, /^bestmove a7a6/);
    // In the lines after it Black may play the same move again where the board is the same.
    const again = await engine.ask([
      "position fen 7k/8/8/8/8/8/8/KR6 w - - 0 1",
      "go depth 5 searchmoves b1b2",
    ], "bestmove");
    assertMatch(again.at(-2)!, / pv b1b2 h8/);
  });
});

Deno.test("it ponders until its opponent has moved, and then within the limits of the command", async () => {
  const bestMoves = ({ lines }: Conversation) =>
    lines.filter((line) => line.startsWith("bestmove"));
  const position = "position startpos moves e2e4 e7e5";
  await converse("search", async (engine) => {
    // The time of the command has long passed when the opponent moves.
    await engine.ask(["isready", position, "go ponder movetime 40"], "info depth 4 ");
    await new Promise((resolve) => setTimeout(resolve, 100));
    assertEquals(bestMoves(engine), []);
    assertMatch((await engine.ask(["ponderhit"], "bestmove"))[0], /^(info|bestmove) /);
    assert(!engine.lines.some((line) => line.includes("did not stop")), engine.lines.join("\n"));
    assertStrictEquals(bestMoves(engine).length, 1);

    // It has long searched three plies, but does not tell a move before the opponent has moved.
    await engine.ask([position, "go ponder depth 3"], "info depth 3 ");
    assertEquals(await engine.ask(["isready"], "readyok"), ["readyok"]);
    assertStrictEquals(bestMoves(engine).length, 1);
    assertMatch((await engine.ask(["ponderhit"], "bestmove"))[0], /^bestmove .* ponder /);

    // The opponent played another move.
    await engine.ask([position, "go ponder wtime 60000 btime 60000"], "info depth 2 ");
    assertMatch((await engine.ask(["stop"], "bestmove")).at(-1)!, /^bestmove /);
    assertStrictEquals(bestMoves(engine).length, 3);
    assertEquals(await engine.ask(["ponderhit", "isready"], "readyok"), ["readyok"]);

    // A search without an end stays one.
    await engine.ask([position, "go ponder infinite"], "info depth 2 ");
    assertEquals(bestMoves(engine).length, 3);
    await engine.ask(["ponderhit"], "info depth 3 ");
    assertEquals(bestMoves(engine).length, 3);
    await engine.ask(["stop"], "bestmove");
  });
});

Deno.test("the option Hash sets the memory in megabytes, whatever parameter has it", async () => {
  // 2^18 slots of 23 bytes are 5.75 MB, 500,000 nodes of 24 bytes 11.4 MB.
  for (
    const [spec, line] of [
      ["search", "default 6 min 0 max 1472"],
      ["search:table_bits=0", "default 0 min 0 max 1472"],
      ["alphabeta:depth=2", "default 0 min 0 max 1472"],
      ["mtdf:depth=2", "default 6 min 1 max 1472"],
      ["mcts:playouts=50", "default 12 min 1 max 1145"],
    ]
  ) {
    await converse(spec, async (engine) => {
      const lines = await engine.ask(["uci"], "uciok");
      assert(lines.includes(`option name Hash type spin ${line}`), lines.join("\n"));
      assert(lines.includes("option name Ponder type check default false"));
      assertEquals(await engine.ask(["setoption name Hash value 2"]), []);
      assertEquals(await engine.ask(["setoption name ponder value true"]), []);
      const set = (await engine.ask(["uci"], "uciok")).find((line) => line.includes("Hash"));
      // 2^16 slots are 1.4 MB, 2^17 more than 2.
      assertMatch(set!, /default 2 /);
      assertMatch((await engine.ask(["go depth 2"], "bestmove")).at(-1)!, /^bestmove /);
      assertMatch(
        (await engine.ask(["setoption name Hash value 1000000"]))[0],
        /^info string option Hash: expected a whole number from [01] to 1\d+ but found "1000000"$/,
      );
    });
  }
  await converse("greedy", async (engine) => {
    assert(!(await engine.ask(["uci"], "uciok")).some((line) => line.includes("Hash")));
    assertMatch(
      (await engine.ask(["setoption name Hash value 2"]))[0],
      /no option Hash; there are: /,
    );
  });
});

Deno.test("it answers after any commands", async () => {
  await converse("greedy", async (engine) => {
    const word = fc.constantFrom(
      ...["position", "startpos", "fen", "moves", "e2e4", "e7e5", "8/8/8/8/8/8/8/8", "w", "-", "0"],
      ...["go", "depth", "-1", "1e9", "infinite", "wtime", "stop", "setoption", "name", "value"],
      ...[
        "eval",
        "material",
        "(",
        ",",
        "=",
        "ucinewgame",
        "debug",
        "\0",
        "__proto__",
        "mate",
        "ponder",
        "ponderhit",
        "searchmoves",
        "Hash",
      ],
    );
    const line = fc.array(word, { maxLength: 6 }).map((words) => words.join(" "));
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 5 }), async (lines) => {
        const answers = await engine.ask([...lines, "isready"], "readyok");
        assertGreater(answers.length, 0);
        assert(answers.every((each) => /^(readyok|info |bestmove )/.test(each)));
      }),
      { numRuns: 50 },
    );
  });
});
