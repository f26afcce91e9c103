/**
 * What evaluations cost: searches of chess and Reversi that visit the same number of nodes with each
 * evaluation. The chess search is the composed one, with quiescence and table. The evaluations that are kept
 * up to date move by move are compared with the same ones computed anew at every leaf.
 *
 * @module
 */
import {
  createEvaluation,
  type Evaluation,
  searchRoot,
  usualSearch,
  valueAlone,
} from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, type Game, randomPosition } from "matchbox/games/mod.ts";

/** Nodes of the search of a position. */
const NODES = 20_000;

const evaluations: Record<string, readonly string[]> = {
  chess: ["material", "piece_squares", "eight_parts", "eight_parts(costly_ply=2)"],
  reversi: ["material", "squares", "mobility", "heuristics", "heuristics(plies=2)", "stages"],
  metelyk: ["points", "material", "advance", "mobility", "weighted"],
};

for (const [spec, names] of Object.entries(evaluations)) {
  const game = findGame(spec);
  const random = randomStream(`evaluation bench ${spec}`);
  const positions = [8, 16, 20, 24, 28, 32, 36, 40].flatMap((plies) =>
    randomPosition(game, plies, random)?.toString() ?? []
  );
  const nodes = (positions.length * NODES).toLocaleString("en");
  const bench = (name: string, evaluation: Evaluation, baseline = false) => {
    const group = `${spec}: ${nodes} nodes`;
    Deno.bench(
      `${spec}, ${name}`,
      { group, baseline },
      () => searchAll(game, positions, evaluation),
    );
  };
  for (const name of names) {
    const evaluation = createEvaluation(game, name);
    bench(name, evaluation, name === names[0]);
    if (evaluation.play && !name.includes("=")) {
      bench(`${name}, anew at every leaf`, { evaluate: (at) => valueAlone(evaluation, at) });
    }
  }
}

/** Searches each position with iterative deepening and a limit of `NODES`. */
function searchAll(game: Game, positions: readonly string[], evaluation: Evaluation): void {
  const { search, algorithm } = usualSearch(game, { evaluation, tableBits: 14 });
  for (const position of positions) {
    const limit = { nodes: NODES };
    searchRoot(game.start(position), search, algorithm, { depth: 60, limit, scouts: true });
  }
}
