import { assert, assertEquals, assertLess, assertStrictEquals } from "@std/assert";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { proportion } from "matchbox/report/statistics/wilson.ts";
import type { PooledGames } from "matchbox/web/class/messages.ts";
import { pooled } from "matchbox/web/class/pooled.ts";
import { AgentPool } from "matchbox/web/thinking/agent_pool.ts";
import { TestClient } from "./client.ts";
import { withServer } from "./with_server.ts";

const pool = new AgentPool(1);
addEventListener("unload", () => pool.close());

/** Plays the first legal move until the game is over; returns its result for the person, who is on a side. */
async function playOut(client: TestClient, side: 0 | 1): Promise<number> {
  const players = side === 0 ? ["person", "random"] : ["random", "person"];
  const id = await client.begin("tictactoe", players as [string, string]);
  const game = findGame("tictactoe");
  let ply = -1;
  while (true) {
    const state = await client.state(
      id,
      ({ end, moves, thinking }) =>
        moves.length > ply && (end !== null || !thinking && moves.length % 2 === side),
    );
    if (state.end) return side === 0 ? state.end.result : -state.end.result;
    const position = game.start();
    for (const move of state.moves) position.play(game.parse(position, move));
    const move = game.format(position, legalMoves(game, position)[0]);
    ply = state.moves.length;
    await client.done({ type: "play/move", game: id, ply, move });
  }
}

Deno.test("the finished games of all visitors against an agent are one line, by the results of the people", async () => {
  await withServer(async (url) => {
    await using one = await TestClient.connect(url);
    await using other = await TestClient.connect(url);
    assertEquals(await one.done({ type: "play/class" }), []);
    const results = [await playOut(one, 0), await playOut(other, 0), await playOut(other, 1)];
    // A game that goes on, and one of two people, do not count.
    await one.begin("tictactoe", ["person", "random"]);
    const two = await one.begin("tictactoe", ["person", "person"]);
    for (const [ply, move] of ["a1", "b1", "a2", "b2", "a3"].entries()) {
      await one.done({ type: "play/move", game: two, ply, move });
    }
    const [row, ...others] = await one.done({ type: "play/class" }) as PooledGames[];
    assertEquals(others, []);
    assertStrictEquals(row.opponent, "Tic-tac-toe: random");
    const count = (wanted: number) => results.filter((result) => result === wanted).length;
    assertEquals([row.wins, row.draws, row.losses], [count(1), count(0), count(-1)]);
    assertEquals([row.games, row.score], [3, (row.wins + row.draws / 2) / 3]);
  }, { pool });
});

Deno.test("games against machines of MENACE count for the people", async () => {
  await withServer(async (url) => {
    await using client = await TestClient.connect(url);
    assertEquals(await client.done({ type: "menace/class" }), []);
    const machine = await client.done({ type: "menace/new", setting: "michie" }) as string;
    await client.done({ type: "menace/open", machine });
    const game = findGame("tictactoe");
    for (let over = false; !over;) {
      const state = await client.next(({ type }) => type === "menace/state") as unknown as {
        game: { moves: string[] };
      };
      const { moves } = state.game;
      const position = game.start();
      for (const move of moves) position.play(game.parse(position, move));
      over = legalMoves(game, position).length === 0;
      if (over || moves.length % 2 === 0) continue;
      const move = game.format(position, legalMoves(game, position)[0]);
      await client.done({ type: "menace/move", machine, ply: moves.length, move });
    }
    const [row] = await client.done({ type: "menace/class" }) as PooledGames[];
    assertStrictEquals(row.games, 1);
    assertStrictEquals(row.opponent, "Tic-tac-toe: machines of MENACE");
  });
});

Deno.test("the interval is Wilson's without draws, narrower with them, and stays in range", () => {
  const [plain] = pooled("x", { wins: 7, draws: 0, losses: 13 });
  const { low, high } = proportion(7, 20);
  assert(Math.abs(plain.low - low) < 1e-12 && Math.abs(plain.high - high) < 1e-12);
  const [drawn] = pooled("x", { wins: 0, draws: 20, losses: 0 });
  const [even] = pooled("x", { wins: 10, draws: 0, losses: 10 });
  assertLess(drawn.high - drawn.low, even.high - even.low);
  assertLess(0, drawn.high - drawn.low);
  for (const results of [[1, 0, 0], [0, 1, 0], [0, 0, 1], [30, 1, 0]]) {
    const [wins, draws, losses] = results;
    const [{ low, score, high }] = pooled("x", { wins, draws, losses });
    assert(0 <= low && low <= score && score <= high && high <= 1);
  }
});
