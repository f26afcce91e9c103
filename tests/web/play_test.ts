import { assert, assertEquals, assertMatch, assertStrictEquals } from "@std/assert";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import type { GameState, Hint } from "matchbox/web/play/messages.ts";
import { withFolder } from "../fixtures/command.ts";
import { TestClient } from "./client.ts";
import { type TestServer, withServer as withServerOf } from "./with_server.ts";
import { AgentPool } from "matchbox/web/thinking/agent_pool.ts";

// Starting a thread takes longer than most of the tests.
const pool = new AgentPool(1);
pool.warmUp();
addEventListener("unload", () => pool.close());

function withServer(test: (url: string) => Promise<void>, options: TestServer = {}) {
  return withServerOf(test, { pool, ...options });
}

const TWO = ["person", "person"] as const;

/** Plays moves of people in turn. */
async function playAll(client: TestClient, game: string, ...moves: string[]): Promise<void> {
  for (const [ply, move] of moves.entries()) {
    await client.done({ type: "play/move", game, ply, move });
  }
}

Deno.test("a person plays whole games of tic-tac-toe, Reversi and Metelyk against the level easy", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    for (const spec of ["tictactoe", "reversi:size=6", "metelyk:side=2"]) {
      const game = await client.begin(spec, ["person", "easy"]);
      const rules = findGame(spec);
      const mine = (state: GameState) => state.end !== null || !state.thinking;
      let state = await client.state(game, mine);
      while (state.end === null) {
        const position = rules.start(state.opening);
        for (const move of state.moves) position.play(rules.parse(position, move));
        const move = rules.format(position, legalMoves(rules, position)[0]);
        const ply = state.moves.length;
        await client.done({ type: "play/move", game, ply, move });
        state = await client.state(game, (next) => next.moves.length > ply && mine(next));
      }
      const position = rules.start(state.opening);
      for (const move of state.moves) position.play(rules.parse(position, move));
      assertStrictEquals(state.end.result, position.result(), spec);
      assertStrictEquals(state.end.ending, "rules");
    }
  });
});

Deno.test("the trained networks of a game are among its programs, and play", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    for (const spec of ["reversi", "reversi:size=6", "connect_four", "metelyk"]) {
      const agents = await client.done({ type: "play/agents", spec }) as { name: string }[];
      assert(agents.some(({ name }) => name === "ntuple_published"));
      const game = await client.begin(spec, ["ntuple_published", "person"]);
      const { players } = await client.state(game, ({ moves }) => moves.length === 1);
      assertEquals(players, ["ntuple_published", "person"]);
    }
  });
});

Deno.test("an agent answers and tells what it finds, and moves are taken back", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const game = await client.begin("chess", ["person", "search:depth=2"]);
    await client.done({ type: "play/move", game, ply: 0, move: "e4" });
    const found = await client.next(({ type }) => type === "play/thinking");
    assertEquals([found.ply, found.depth, found.line.length], [1, 1, 1]);
    const state = await client.state(game, ({ moves }) => moves.length === 2);
    assertEquals(state.players, ["person", "search:depth=2"]);
    await client.done({ type: "play/undo", game, ply: 2 });
    assertEquals((await client.state(game, () => true)).moves, []);
    assertMatch(await client.refused({ type: "play/undo", game, ply: 0 }), /no move to take back/);
  });
});

Deno.test("a hint is the move that an adviser would play", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const game = await client.begin("tictactoe", TWO);
    await playAll(client, game, "a1", "b1", "a2", "b2");
    // X wins at once.
    const hint = await client.done({ type: "play/hint", game, ply: 4 }) as Hint;
    assertEquals([hint.move, hint.value, hint.line], ["a3", "win in 1 ply", ["a3"]]);
  });
});

Deno.test("illegal moves, moves out of turn, late moves and moves after the end are refused", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const game = await client.begin("tictactoe", TWO);
    const move = (ply: number, move: string) =>
      client.refused({ type: "play/move", game, ply, move });
    assertMatch(await move(0, "d4"), /^"d4" is not a legal move in .*; legal: a1, b1, /);
    assertMatch(await move(1, "a1"), /the game has gone on/);
    await playAll(client, game, "a1");
    assertMatch(await move(0, "b1"), /the game has gone on/);
    assertMatch(await move(1, "a1"), /not a legal move/);
    await client.done({ type: "play/resign", game, ply: 1 });
    assertMatch(await move(1, "b1"), /the game is over/);

    const second = await client.begin("chess", ["search:depth=60", "person"]);
    assertMatch(
      await client.refused({ type: "play/move", game: second, ply: 0, move: "e4" }),
      /the turn of White, which an agent plays/,
    );
    // Whoever is not connected to a game does not move in it.
    await using other = await TestClient.connect(url);
    await client.done({ type: "play/leave", game: second });
    const unopened = { type: "play/move", game: await client.begin("chess", TWO), ply: 0 };
    await client.done({ type: "play/leave", game: unopened.game });
    assertMatch(await other.refused({ ...unopened, move: "e4" }), /expected a game that is open/);
    assertMatch(
      await other.refused({ type: "play/open", game: "0".repeat(32) }),
      /there is no such game here/,
    );
  });
});

Deno.test("agents that read files, take much memory or do not exist are refused", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const refused = (spec: string, player: string) =>
      client.refused({ type: "play/new", spec, players: ["person", player], time: null });
    assertMatch(await refused("tictactoe", "menace:file=deno.json"), /no files are read here/);
    assertMatch(
      await refused("reversi", "alphabeta:eval=heuristics(weights=deno.json)"),
      /no files are read here/,
    );
    assertMatch(await refused("reversi", "book:then=mcts(tree=9e6)"), /expected tree of at most/);
    assertMatch(await refused("chess", "search:table_bits=26"), /table_bits of at most 20/);
    assertMatch(await refused("chess", "perfect"), /perfect/);
    assertMatch(await refused("chess", "nobody"), /unknown agent|no agent|nobody/);
    assertMatch(await refused("go", "easy"), /unknown game|no game|go/);
  });
});

Deno.test("a search that would take hours stops when its move is no longer needed", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    for (const agent of ["minimax:depth=60", "mcts:playouts=1000000000", "search:depth=60"]) {
      const game = await client.begin("chess", [agent, "person"]);
      await client.state(game, ({ thinking }) => thinking);
      await client.done({ type: "play/resign", game, ply: 0 });
      const state = await client.state(game, ({ end }) => end !== null);
      assertEquals(state.end!.result, 1);
    }
    // The only thread for long searches is free again.
    const game = await client.begin("tictactoe", ["alphabeta:depth=2", "person"]);
    await client.state(game, ({ moves }) => moves.length === 1);
  });
});

Deno.test("a time that is over loses, and a game with a clock goes on with what was left", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const lost = await client.begin("tictactoe", TWO, { base: 0.05, increment: 0 });
    const { end } = await client.state(lost, ({ end }) => end !== null);
    assertEquals([end!.result, end!.ending], [-1, "time"]);
    const game = await client.begin("tictactoe", TWO, { base: 60, increment: 1 });
    await playAll(client, game, "a1", "b2");
    const { clock } = await client.state(game, ({ moves }) => moves.length === 2);
    assertStrictEquals(clock!.running, 0);
    // The third turn has begun, with its increment.
    assert(clock!.left[0] > 61_000 && clock!.left[0] <= 62_000, `${clock!.left}`);
    assertMatch(await client.refused({ type: "play/undo", game, ply: 2 }), /with a clock/);
    // Nobody there: the clock stands still.
    await client.done({ type: "play/leave", game });
    await client.done({ type: "play/open", game });
    const again = await client.state(game, () => true);
    assert(again.clock!.left[0] > 61_000 && again.clock!.left[0] <= 62_000);
  });
});

Deno.test("two agents play each other, are held, and go on", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const game = await client.begin("tictactoe", ["greedy", "random"]);
    await client.state(game, ({ moves }) => moves.length === 1);
    await client.done({ type: "play/hold", game, held: true });
    const held = await client.state(game, ({ held }) => held);
    assertStrictEquals(held.thinking, false);
    await client.done({ type: "play/hold", game, held: false });
    await client.state(game, ({ moves }) => moves.length > held.moves.length);
    assertMatch(await client.refused({ type: "play/undo", game, ply: 2 }), /has gone on|no move/);
  });
});

Deno.test("games are saved as files and loaded again", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const save = async (game: string, form: string) =>
      (await client.done({ type: "play/save", game, form }) as { text: string }).text;
    const load = async (text: string) => {
      const game = await client.done({ type: "play/load", text }) as string;
      await client.done({ type: "play/open", game });
      return await client.state(game, () => true);
    };
    const chess = await client.begin("chess", TWO);
    await playAll(client, chess, "f3", "e5", "g4");
    assertMatch(await save(chess, "record"), /1\. f3 e5 2\. g4 \*/);
    assertEquals((await load(await save(chess, "record"))).moves, ["f3", "e5", "g4"]);
    await client.done({ type: "play/move", game: chess, ply: 3, move: "Qh4#" });
    const mate = await load(await save(chess, "record"));
    assertEquals([mate.end!.result, mate.end!.ending], [-1, "rules"]);

    const reversi = await client.begin("reversi:size=6", TWO);
    await playAll(client, reversi, "e4", "e5");
    assertStrictEquals(await save(reversi, "transcript"), "e4e5\n");
    await client.done({ type: "play/resign", game: reversi, ply: 2 });
    assertStrictEquals(await save(reversi, "games"), "reversi:size=6\ne4e5 light\n");
    const given = await load("reversi:size=6\ne4e5 light\n");
    assertEquals([given.spec, given.end!.result], ["reversi:size=6", -1]);
    assertEquals((await load("f5d6c3d3c4")).spec, "reversi:size=8");
    // Black gave up: the record of the game says so, and is read back.
    const record = await load(await save(reversi, "record"));
    assertEquals([record.moves, record.end!.ending], [["e4", "e5"], "resignation"]);

    for (const text of ["", "hello", "reversi:size=6\nz9 *", '[Event "Matchbox"]', "1. e5 *"]) {
      assertStrictEquals((await client.ask({ type: "play/load", text })).type, "refused", text);
    }
  });
});

Deno.test("a game that is not over is saved, and goes on with the same players when it is loaded", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const again = async (game: string) => {
      const file = await client.done({ type: "play/save", game, form: "record" });
      const { text } = file as { text: string };
      const id = await client.done({ type: "play/load", text }) as string;
      await client.done({ type: "play/open", game: id });
      return { id, text, state: await client.state(id, () => true) };
    };
    // One legal first move of each game, in its notation.
    const games = { tictactoe: "b2", "reversi:size=6": "e4", "metelyk:side=2": "2-6", chess: "e4" };
    for (const [spec, move] of Object.entries(games)) {
      const people = await client.begin(spec, TWO);
      await playAll(client, people, move);
      const { id, text, state } = await again(people);
      assertMatch(text, /^\[Result "\*"\]\n\[Termination "unterminated"\]$/m);
      assertMatch(text, / \*\n\n$/);
      assertEquals([state.spec, state.moves, state.end], [findGame(spec).spec, [move], null]);
      assertEquals(state.players, [...TWO]);
      const rules = findGame(spec);
      const position = rules.start();
      position.play(rules.parse(position, move));
      const reply = rules.format(position, legalMoves(rules, position)[0]);
      await client.done({ type: "play/move", game: id, ply: 1, move: reply });
      assertEquals((await again(id)).state.moves, [move, reply]);
    }

    const agents = [
      ["easy", "easy"],
      ["alphabeta:depth=2", "alphabeta:depth=2"],
      // It plays on, but learns nothing from a file.
      ["learner easy", "delta_rule:level=easy"],
    ];
    for (const [player, loaded] of agents) {
      const game = await client.begin("reversi:size=6", ["person", player]);
      await client.done({ type: "play/move", game, ply: 0, move: "e4" });
      await client.state(game, ({ moves }) => moves.length === 2);
      const { id, state } = await again(game);
      // A spec is written with all its parameters.
      assert(state.players[1].startsWith(loaded), state.players[1]);
      const position = findGame(state.spec).start();
      for (const name of state.moves) position.play(findGame(state.spec).parse(position, name));
      const move = findGame(state.spec).format(
        position,
        legalMoves(findGame(state.spec), position)[0],
      );
      await client.done({ type: "play/move", game: id, ply: 2, move });
      await client.state(id, ({ moves }) => moves.length === 4);
    }
  });
});

Deno.test("a file cannot have the learner learn from moves that it did not play", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const game = await client.begin("reversi:size=6", TWO);
    const file = await client.done({ type: "play/save", game, form: "record" });
    const text = (file as { text: string }).text.replace(
      '[Light "human"]',
      '[Light "learner easy"]',
    );
    assertMatch(text, /learner/);
    const id = await client.done({ type: "play/load", text }) as string;
    await client.done({ type: "play/open", game: id });
    assertMatch((await client.state(id, () => true)).players[1], /^delta_rule:level=easy/);
  });
});

Deno.test("a saved player that cannot play here becomes a person", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const game = await client.begin("tictactoe", ["person", "greedy"]);
    const { text } = await client.done({ type: "play/save", game, form: "record" }) as {
      text: string;
    };
    for (const player of ["nobody", "menace:file=deno.json", "mcts:tree=1000000000"]) {
      const changed = text.replace(/^\[O ".*"\]/m, `[O "${player}"]`);
      assert(changed !== text);
      const id = await client.done({ type: "play/load", text: changed }) as string;
      await client.done({ type: "play/open", game: id });
      assertEquals((await client.state(id, () => true)).players, [...TWO], player);
    }
  });
});

Deno.test("the endgame agent shows the score and best play to the end", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    const game = findGame("reversi:size=6");
    const position = game.start();
    const moves: string[] = [];
    // Dark has the last move before ten squares are empty.
    while (moves.length < 22 || position.side === 0) {
      const [move] = legalMoves(game, position);
      moves.push(game.format(position, move));
      position.play(move);
    }
    const text = (light: string) =>
      `[Event "Matchbox"]\n[Round "1"]\n[Dark "human"]\n[Light "${light}"]\n[Result "*"]\n` +
      `[Termination "unterminated"]\n[Reason "-"]\n[Game "reversi:size=6"]\n[Seed "s"]\n` +
      `[Deterministic "no"]\n[Opening "${game.start()}"]\n\n${moves.join(" ")} *\n`;
    const id = await client.done({ type: "play/load", text: text("endgame:empties=12") });
    await client.done({ type: "play/open", game: id });
    const { value, depth, line, ply } = await client.next(({ type }) => type === "play/thinking");
    assertEquals([ply, depth], [moves.length, line.length]);
    for (const name of line) position.play(game.parse(position, name));
    // The game is over after the line, and the value is what light then leads by.
    const reversi = position as ReversiPosition;
    assert(reversi.result() !== null);
    const lead = reversi.discs(1) - reversi.discs(0);
    const empty = 36 - reversi.discs(0) - reversi.discs(1);
    assertStrictEquals(value, String(lead + Math.sign(lead) * empty));
  });
});

Deno.test("a game goes on after the server was started again", async () => {
  await withFolder(async (folder) => {
    let game = "";
    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      game = await client.begin("metelyk:side=2", TWO, { base: 60, increment: 0 });
      await playAll(client, game, "2-6");
    }, { folder });
    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      await client.done({ type: "play/open", game });
      const state = await client.state(game, () => true);
      assertEquals([state.moves, state.end], [["2-6"], null]);
      await client.done({ type: "play/resign", game, ply: 1 });
    }, { folder });
    await withServer(async (url) => {
      await using client = await TestClient.connect(url);
      await client.done({ type: "play/open", game });
      const { end } = await client.state(game, () => true);
      assertEquals([end!.result, end!.ending], [1, "resignation"]);
    }, { folder });
  });
});
