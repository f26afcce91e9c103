/**
 * How large the games are: branching factor, length and results of random games, perft, and the exact
 * values of those that are small enough to solve (A13, C2, C4, C9).
 *
 * @module
 */
import { createEvaluation, solve } from "matchbox/agents/mod.ts";
import { findGame, perft, type Position } from "matchbox/games/mod.ts";
import { integer } from "matchbox/base/mod.ts";
import type { Column, Row } from "matchbox/report/table.ts";
import { defineStudy, type Task } from "../../study.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { randomGames } from "./random_games.ts";
import { tables } from "./tables.ts";
import { ticTacToeCounts } from "./tictactoe_counts.ts";

/** The games of the study. */
const GAMES = [
  "tictactoe",
  "reversi:size=4",
  "reversi:size=6",
  "reversi:size=8",
  "reversi:size=10",
  "metelyk:side=1",
  "metelyk:side=2",
  "metelyk:side=3",
  "metelyk:side=4",
  "chess",
];

const parameters = {
  /** Batches of random games of each game; the intervals are those of the batches. */
  batches: integer(2, 10_000, 20),
  /** Games of a batch. */
  games: integer(1, 10_000, 10),
  /** Perft goes on to the last depth with no more nodes than this. */
  perft_nodes: integer(1, 1_000_000_000, 100_000),
  /** The largest side of Metelyk that is solved. */
  solved_side: integer(1, 3, 2),
};

const columns: Column[] = [
  { name: "game", kind: "key", meaning: "the game, as a spec" },
  { name: "method", kind: "key", meaning: "random games, perft, solved, or counted" },
  { name: "fact", kind: "key", meaning: "what is counted or measured" },
  { name: "part", kind: "key", meaning: "number of the batch, or depth of perft; 0 for the whole" },
  { name: "count", kind: "exact", meaning: "games behind the value; 1 for an exact fact" },
  { name: "value", kind: "exact", meaning: "the mean of the batch, or the fact" },
  { name: "text", kind: "exact", meaning: "what a number does not say, e.g. the best first moves" },
];

/** What a task is to do. */
type TaskData =
  | { readonly method: "random games"; readonly game: string; readonly batch: number }
  | { readonly method: "perft" | "solved"; readonly game: string }
  | { readonly method: "counted" };

export const study = defineStudy({
  id: "game-tree-facts",
  title: "Facts of the game trees",
  question: "How large are the games, how long do they last, and what is the first move worth?",
  sources: ["A13", "C2", "C4", "C4a", "C9"],
  parameters,
  presets: {
    quick: { batches: 20, games: 10, perft_nodes: 100_000, solved_side: 2 },
    published: { batches: 100, games: 100, perft_nodes: 10_000_000, solved_side: 3 },
  },
  sets: { facts: { title: "One fact", columns } },

  *tasks({ batches, solved_side }) {
    for (const game of GAMES) {
      for (let batch = 1; batch <= batches; batch++) {
        yield task({ method: "random games", game, batch }, `${game} games ${batch}`);
      }
      yield task({ method: "perft", game }, `${game} perft`);
      if (isSolved(game, solved_side)) yield task({ method: "solved", game }, `${game} solved`);
    }
    yield task({ method: "counted" }, "positions of tic-tac-toe");
  },

  run({ data }, { params, random }) {
    const todo = data;
    if (todo.method === "counted") {
      const counts = ticTacToeCounts();
      return {
        rows: { facts: counts.map((row) => ({ game: "tictactoe", method: "counted", ...row })) },
      };
    }
    const { game, method } = todo;
    const facts = todo.method === "random games"
      ? randomGames(findGame(game), params.games, todo.batch, random)
      : todo.method === "perft"
      ? perftFacts(game, params.perft_nodes)
      : solvedFacts(game);
    return { rows: { facts: facts.map((row) => ({ game, method, ...row })) } };
  },

  summarise: ({ facts }) => facts,
  tables,
  figures,
  claims,
});

function task(data: TaskData, key: string): Task<TaskData> {
  return { key, data };
}

function isSolved(game: string, side: number): boolean {
  const [, metelyk] = /^metelyk:side=(\d)$/.exec(game) ?? [];
  return metelyk ? Number(metelyk) <= side : game === "tictactoe" || game === "reversi:size=4";
}

/** Perft from the start by depth, to the last with no more than `limit` nodes, or with any at all. */
function perftFacts(spec: string, limit: number): Row[] {
  const game = findGame(spec);
  const position = game.start();
  const rows: Row[] = [];
  let before = 1;
  for (let depth = 1; depth <= game.maxPlies; depth++) {
    // The next depth will grow by about the factor of the last one, so it is not begun in vain.
    const growth = depth > 2 ? before / (rows.at(-2)!.value as number) : 1;
    if (before * growth > limit) break;
    const nodes = perft(game, position, depth);
    if (nodes === 0 || nodes > limit) break;
    rows.push({ fact: "nodes", part: depth, count: 1, value: nodes, text: null });
    before = nodes;
  }
  return rows;
}

/** The value with best play for the first side, the positions, and the first moves that reach it. */
function solvedFacts(spec: string): Row[] {
  const game = findGame(spec);
  const position = game.start();
  const discs = game.name === "reversi" ? createEvaluation(game, "material") : undefined;
  const margin = discs && ((finished: Position) => discs.evaluate(finished));
  const { value, positions, moves } = solve(game, position, margin);
  const best = moves.filter((first) => first.value === value);
  const names = best.map(({ move }) => game.format(position, move)).join(" ");
  const fact = (name: string, number: number, text: string | null = null): Row => ({
    fact: name,
    part: 0,
    count: 1,
    value: number,
    text,
  });
  return [
    fact("value", value + 0, margin ? "discs" : "result"),
    fact("positions", positions),
    fact("first moves", moves.length),
    fact("best first moves", best.length, names),
  ];
}
