/**
 * The server of the page under load: 100 people at once, each at a game of their own against the level easy.
 * In every round each of them moves once, at some moment of a second or, which is more than people do, all at
 * the same moment. The medians and the longest times of single answers are printed. Server and people share a
 * thread.
 *
 * @module
 */
import { findGame, type Game, legalMoves, type Position } from "matchbox/games/mod.ts";
import { median } from "matchbox/report/statistics/mod.ts";
import type { GameState } from "matchbox/web/play/messages.ts";
import { TestClient } from "../tests/web/client.ts";
import { withServer } from "../tests/web/with_server.ts";
import { AgentPool } from "matchbox/web/thinking/agent_pool.ts";

const PEOPLE = 100;
const ROUNDS = 5;

/** When people move in a round, and the milliseconds over which they are spread. */
const ROUNDS_OF = [["within a second", 1000], ["at once", 0]] as const;

/** One person, who plays the first legal move. */
class Person {
  readonly #client: TestClient;
  readonly #game: Game;
  #id = "";
  #position!: Position;
  #plies = 0;

  constructor(client: TestClient, game: Game) {
    this.#client = client;
    this.#game = game;
  }

  async begin(): Promise<void> {
    this.#id = await this.#client.begin(this.#game.spec, ["person", "easy"]);
    this.#follow(await this.#client.state(this.#id, () => true));
  }

  /** Moves; returns the milliseconds to the answer. */
  async move(): Promise<number> {
    const position = this.#position;
    if (position.result() !== null) await this.begin();
    const move = this.#game.format(this.#position, legalMoves(this.#game, this.#position)[0]);
    const ply = this.#plies;
    const started = performance.now();
    this.#client.send(JSON.stringify({ type: "play/move", id: 1, game: this.#id, ply, move }));
    const state = await this.#client.state(
      this.#id,
      ({ moves, thinking }) => moves.length > ply && !thinking,
    );
    const elapsed = performance.now() - started;
    this.#follow(state);
    return elapsed;
  }

  #follow({ opening, moves }: GameState): void {
    this.#position = this.#game.start(opening);
    for (const name of moves) this.#position.play(this.#game.parse(this.#position, name));
    this.#plies = moves.length;
  }
}

for (const spec of ["tictactoe", "reversi", "metelyk", "chess"]) {
  for (const [when, spread] of ROUNDS_OF) {
    Deno.bench(`${spec}: ${PEOPLE} people move ${when}`, { n: 1, warmup: 0 }, async (bench) => {
      const pool = new AgentPool(navigator.hardwareConcurrency);
      pool.warmUp();
      await withServer(async (url) => {
        const game = findGame(spec);
        const people = await Promise.all(Array.from({ length: PEOPLE }, async () => {
          const person = new Person(await TestClient.connect(url), game);
          await person.begin();
          return person;
        }));
        await Promise.all(people.map((person) => person.move()));
        bench.start();
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round++) {
          times.push(
            ...await Promise.all(people.map(async (person, i) => {
              await new Promise((resolve) => setTimeout(resolve, i * spread / PEOPLE));
              return await person.move();
            })),
          );
        }
        bench.end();
        const longest = Math.max(...times).toFixed(0);
        console.log(
          `${spec}, ${when}: median ${median(times).median.toFixed(1)} ms, longest ${longest} ms`,
        );
      }, { pool });
      pool.close();
    });
  }
}
