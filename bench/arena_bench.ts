/**
 * The cost of referee, records and tournaments: the same number of random games in a bare loop, with a
 * referee between two random agents, and as a tournament in this thread that stores nothing, without the time of its
 * start, which is that of a tournament of two games. In CPU time; all take turns.
 *
 * @module
 */
import { createAgent } from "matchbox/agents/mod.ts";
import { playGame } from "matchbox/arena/mod.ts";
import { type Random, randomStream } from "matchbox/base/mod.ts";
import { findGame, type Game } from "matchbox/games/mod.ts";
import { runTournament } from "matchbox/runner/tournaments/run_tournament.ts";
import { localExecutors } from "matchbox/runner/work/run_work.ts";
import { medianOf, timedAsync } from "./cpu_time.ts";
import { tablesOf, type TextRow } from "./kept_tables.ts";

/** Games of a round. */
const GAMES = { tictactoe: 20_000, metelyk: 1000, reversi: 1000, chess: 60 } as const;
const ROUNDS = 5;

const show = tablesOf("arena");
const rows: TextRow[] = [];
for (const [spec, games] of Object.entries(GAMES)) rows.push(await measure(findGame(spec), games));
show(`Random games, CPU time of a game, median of ${ROUNDS} rounds`, rows);

async function measure(game: Game, games: number): Promise<TextRow> {
  const agents = [createAgent("random", game), createAgent("random", game)] as const;
  const random = randomStream("bench");
  let number = 0;
  const ways = {
    bare: () => playBare(game, games, random),
    refereed: () => {
      for (let i = 0; i < games; i++) playGame(game, agents, { seed: `bench/${number++}` });
    },
    tournament: () => playTournament(game, games, number++),
    start: () => playTournament(game, 2, number++),
  };
  const times = { bare: [], refereed: [], tournament: [], start: [] } as Record<
    keyof typeof ways,
    number[]
  >;
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [name, way] of Object.entries(ways) as [keyof typeof ways, () => unknown][]) {
      const { milliseconds } = await timedAsync(way);
      if (round > 0) times[name].push(milliseconds / games);
    }
  }
  const { bare, refereed, start } = times;
  const tournament = times.tournament.map((time, round) => time - start[round]);
  const shares = (others: readonly number[]) =>
    medianOf(others.map((time, round) => bare[round] / time)).toFixed(2);
  const microseconds = (all: readonly number[]) => `${(1000 * medianOf(all)).toPrecision(3)} µs`;
  return {
    game: game.title,
    "games a round": games.toLocaleString("en"),
    "bare loop": microseconds(bare),
    "with referee and record": microseconds(refereed),
    "in a tournament": microseconds(tournament),
    "share of the bare loop, refereed": shares(refereed),
    "share, in a tournament": shares(tournament),
    "start of a tournament": `${(games * medianOf(start)).toFixed(0)} ms`,
  };
}

function playTournament(game: Game, games: number, number: number) {
  return runTournament(game, {
    agents: ["random", "random"],
    ...{ games, plies: 0, seed: number % 1e6, store: ":memory:" },
    executors: localExecutors(0),
  });
}

/** Plays random games in a bare loop, with one stream and one position. */
function playBare(game: Game, games: number, random: Random): void {
  const moves = new Int32Array(game.maxMoves);
  const position = game.start();
  for (let i = 0; i < games; i++) {
    let plies = 0;
    for (let end = position.moves(moves, 0); end > 0; end = position.moves(moves, 0)) {
      position.play(moves[random.below(end)]);
      plies++;
    }
    while (plies-- > 0) position.undo();
  }
}
