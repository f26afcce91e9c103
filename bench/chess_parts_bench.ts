/**
 * What each part of the strongest player of chess buys: the nodes of a search without it to a fixed depth, relative
 * to those with it, and games of the player against itself without it, with equal nodes for a move.
 *
 * It takes some minutes, so that it runs only by its name: `deno task bench chess_parts`.
 *
 * @module
 */
import { championParts } from "matchbox/agents/chess_champion.ts";
import { createAgent } from "matchbox/agents/mod.ts";
import { formatElo, playMatch } from "matchbox/arena/mod.ts";
import { formatSpec, randomStream } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import { geometricMean } from "matchbox/report/statistics/mod.ts";
import { positions } from "./bratko_kopec.ts";

const DEPTH = 8;
const GAMES = 40;
const NODES = 1000;

const chess = findGame("chess");

/** The player without a part, or with all of them; the null move without its part is the usual one. */
function without(part: string | null, limits: Record<string, string>): string {
  const parts = Object.entries(championParts).filter(([name]) => name !== part);
  return formatSpec("search", { ...Object.fromEntries(parts), ...limits });
}

function nodesOf(spec: string): number[] {
  const agent = createAgent(spec, chess);
  return positions.map((fen) => {
    let nodes = 0;
    agent.gameStart?.(0);
    const position = chess.start(fen);
    agent.choose(position, {
      random: randomStream("chess parts"),
      clock: { now: () => 0 },
      found: (found) => nodes = found.nodes,
    });
    return nodes;
  });
}

const depth = { depth: String(DEPTH) };
const limit = { depth: "200", nodes: String(NODES) };
const whole = nodesOf(without(null, depth));
const rows = Object.keys(championParts).filter((part) => part !== "depth").map((part) => {
  const nodes = nodesOf(without(part, depth)).map((count, index) => count / whole[index]);
  // Some part may take a minute on a busy machine.
  console.error(part);
  const specs = [null, part].map((each) => without(each, limit));
  const match = playMatch(chess, specs[0], specs[1], { games: GAMES, seed: 1 });
  return {
    part: `${part}=${championParts[part]}`,
    "nodes without it": geometricMean(nodes).mean.toFixed(2),
    "won, drawn, lost": `${match.wins}, ${match.draws}, ${match.losses}`,
    "Elo that it buys": formatElo(match.elo),
  };
});
console.log(
  `Nodes to depth ${DEPTH} without a part, relative to all parts, and ${GAMES} games with ${NODES} nodes a move\n`,
);
const columns = Object.keys(rows[0]);
console.log(toMarkdown({
  ...{ name: "parts", title: "", rows },
  columns: columns.map((name) => ({ name, kind: "measured", meaning: "" })),
}, { legend: false }));
