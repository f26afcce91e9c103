/**
 * Alpha-beta of ours beside that of others, on the same positions and in the same run: CPU time, and nodes
 * where the peer tells them. Peers with the same evaluation have to find the same values.
 *
 * - OpenSpiel 2.0 (Reversi and chess): its alpha-beta for Python, over its games in C++, and its UCT, all of
 *   which is in C++. The alpha-beta that it has in C++ cannot be called from Python.
 * - chess.js 1.4.0: alpha-beta over this library, written here. With the moves in its order ours visits the
 *   same tree, so the nodes have to be equal too.
 * - js-chess-engine 2.4.6: it has an evaluation of its own, so its values differ. Ours beside it is the
 *   composed search with table and quiescence, to the same depth.
 *
 * OpenSpiel is not installed with the project. It takes part if these commands were run before:
 *
 *     python3 -m venv out/open_spiel
 *     out/open_spiel/bin/pip install open_spiel==2.0.0
 *
 * @module
 */
import { Chess } from "chess.js";
import { Search as OtherSearch } from "js-chess-engine/dist/ai/Search.js";
import { parseFEN } from "js-chess-engine/dist/utils/fen.js";
import {
  alphaBeta,
  chessJsOrder,
  createAgent,
  createEvaluation,
  type MoveOrder,
  Search,
} from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, type Game, makeMove, type Position } from "matchbox/games/mod.ts";
import { composedProgram } from "./composed_program.ts";
import { medianOf, medianTimed } from "./cpu_time.ts";
import { tablesOf, type TextRow } from "./kept_tables.ts";

const RUNS = 5;
const PLAYOUTS = 1000;
const PYTHON = "out/open_spiel/bin/python";

/** After 0, 4 and 12 plies of a common opening. */
const reversiLines = [
  [],
  ["f5", "d6", "c3", "d3"],
  ["f5", "d6", "c3", "d3", "c4", "f4", "f6", "f3", "e6", "e7", "d7", "c5"],
];
/** The start, the Spanish opening, and a middle game; no mate is near. */
const fens = [
  "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  "r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 4",
  "r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B3/PPP1BPPP/R2Q1RK1 w - - 4 11",
];
/** In centipawns, as our evaluation counts them. */
const MEN: Readonly<Record<string, number>> = { p: 100, n: 300, b: 300, r: 500, q: 900, k: 0 };

/** What a peer found in each position, with the sum of its median times. */
interface Outcome {
  /** For the side to move. */
  readonly values: readonly number[];
  /** Null where the peer does not tell. */
  readonly nodes: number | null;
  readonly milliseconds: number;
}

const table = tablesOf("peers");
let section: { readonly title: string; readonly rows: TextRow[] } | undefined;

const reversi = findGame("reversi");
const chess = findGame("chess");
const lines = reversiLines.map((moves) => makeMove(reversi.start(), ...moves));
const games = fens.map((fen) => chess.start(fen));

begin("Reversi, alpha-beta to depth 6, discs, three positions");
const discs = show("Matchbox", ours(reversi, lines, 6));
compareOpenSpiel("reversi", reversiLines, 6, discs);

begin("Chess, alpha-beta to depth 4, material, three positions");
const generated = show("Matchbox", ours(chess, games, 4));
const ordered = show(
  "Matchbox, moves in the order of chess.js",
  ours(chess, games, 4, chessJsOrder()),
);
const library = show("alpha-beta over chess.js", overAll(fens, (fen) => overChessJs(fen, 4)));
checkValues(generated, ordered);
checkValues(ordered, library);
if (ordered.nodes !== library.nodes) throw new Error("chess.js: the nodes differ");

begin("Chess, alpha-beta to depth 3, material, three positions");
const shallow = show("Matchbox", ours(chess, games, 3));
compareOpenSpiel("chess", fens, 3, shallow);

begin("Chess, depth 5 with table and quiescence, three positions; evaluations of their own");
const composed = composedProgram("piece_squares");
show("Matchbox, composed search", overAll(games, (position) => composed(position, 5)));
show("js-chess-engine", overAll(fens, (fen) => jsChessEngine(fen, 5)));

begin(`UCT, ${PLAYOUTS} playouts to the end of the game, three positions`);
for (
  const [game, positions, started] of [[reversi, reversiLines, lines], [
    chess,
    fens,
    games,
  ]] as const
) {
  const uct = createAgent(`mcts:playouts=${PLAYOUTS},exploration=1.4`, game);
  const context = { random: randomStream("peers"), clock: performance };
  show(
    `Matchbox, ${game.title}`,
    overAll(started, (position) => ({ value: uct.choose(position, context), nodes: PLAYOUTS })),
  );
  const question = { game: game.name, positions, playouts: PLAYOUTS, runs: RUNS };
  const outcome = openSpiel(question, PLAYOUTS * positions.length);
  if (typeof outcome === "string") console.log(`OpenSpiel is left out: ${outcome}`);
  else show(`OpenSpiel, ${game.title}, its UCT in C++`, outcome);
}
end();

/** Plain alpha-beta, by material. */
function ours(
  game: Game,
  positions: readonly Position[],
  depth: number,
  order?: MoveOrder,
): Outcome {
  const search = new Search(game, { evaluation: createEvaluation(game, "material"), order });
  return overAll(positions, (position) => {
    search.begin(position);
    const value = alphaBeta(position, depth, -Infinity, Infinity, search);
    return { value, nodes: search.stats.nodes };
  });
}

/** The same search over the library chess.js. */
function overChessJs(fen: string, depth: number): { value: number; nodes: number } {
  const board = new Chess(fen);
  let nodes = 0;
  const material = () => {
    let white = 0;
    for (const man of board.board().flat()) {
      if (man) white += man.color === "w" ? MEN[man.type] : -MEN[man.type];
    }
    return board.turn() === "w" ? white : -white;
  };
  const search = (left: number, alpha: number, beta: number): number => {
    nodes++;
    if (left === 0) return material();
    let best = -Infinity;
    for (const move of board.moves()) {
      board.move(move);
      const value = -search(left - 1, -beta, -alpha);
      board.undo();
      best = Math.max(best, value);
      alpha = Math.max(alpha, value);
      if (value >= beta) break;
    }
    return best;
  };
  return { value: search(depth, -Infinity, Infinity), nodes };
}

/** Its own search: iterative deepening, a table, and quiescence. */
function jsChessEngine(fen: string, depth: number): { value: number; nodes: number } {
  const found = new OtherSearch().findBestMove(parseFEN(fen), depth, 4, false)!;
  return { value: found.score, nodes: found.nodesSearched };
}

/** Searches every position several times. */
function overAll<P>(
  positions: readonly P[],
  search: (position: P) => { value: number; nodes: number },
): Outcome {
  const found = positions.map((position) => medianTimed(RUNS, () => search(position)));
  return {
    values: found.map(({ result }) => result.value),
    nodes: found.reduce((sum, { result }) => sum + result.nodes, 0),
    milliseconds: found.reduce((sum, each) => sum + each.milliseconds, 0),
  };
}

/** Prints what OpenSpiel needs, or why it is left out. */
function compareOpenSpiel(
  game: "reversi" | "chess",
  positions: readonly unknown[],
  depth: number,
  own: Outcome,
): void {
  const outcome = openSpiel({ game, positions, depth, runs: RUNS });
  if (typeof outcome === "string") return console.log(`OpenSpiel is left out: ${outcome}`);
  show("OpenSpiel, its alpha-beta for Python", outcome);
  checkValues(own, outcome);
}

/**
 * Asks open_spiel_peer.py; returns the reason if it cannot answer.
 *
 * @param nodes playouts that were asked for; null for an alpha-beta, which does not tell
 */
function openSpiel(question: unknown, nodes: number | null = null): Outcome | string {
  const missing = `no ${PYTHON}; the head of bench/peers_bench.ts says how to install it`;
  // Deno.Command has no synchronous input, so the question is an argument.
  const args = ["bench/open_spiel_peer.py", JSON.stringify(question)];
  let output: Deno.CommandOutput;
  try {
    output = new Deno.Command(PYTHON, { args }).outputSync();
  } catch (error) {
    if (error instanceof Deno.errors.NotFound || error instanceof Deno.errors.NotCapable) {
      return missing;
    }
    throw error;
  }
  const decoder = new TextDecoder();
  if (!output.success) return decoder.decode(output.stderr).trim().split("\n").at(-1)!;
  const found: { value: number; times: number[] }[] = JSON.parse(decoder.decode(output.stdout));
  return {
    values: found.map(({ value }) => value),
    nodes,
    milliseconds: found.reduce((sum, { times }) => sum + medianOf(times), 0),
  };
}

/** Ends the section before, and begins one. */
function begin(title: string): void {
  end();
  section = { title, rows: [] };
}

function end(): void {
  if (section?.rows.length) table(section.title, section.rows);
}

function show(name: string, outcome: Outcome): Outcome {
  const { nodes, milliseconds } = outcome;
  const perSecond = nodes === null ? "" : Math.round(1000 * nodes / milliseconds);
  section!.rows.push({
    program: name,
    "nodes or playouts": nodes === null ? "not told" : nodes.toLocaleString("en"),
    "CPU time": `${milliseconds.toFixed(1)} ms`,
    "a second": perSecond.toLocaleString("en"),
  });
  return outcome;
}

function checkValues({ values }: Outcome, other: Outcome): void {
  const [own, others] = [values, other.values].map((each) =>
    each.map((value) => value + 0).join(" ")
  );
  if (own !== others) throw new Error(`the values differ: ${own} and ${others}`);
}
