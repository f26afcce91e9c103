/**
 * What each part of the strongest player of chess buys: the nodes of a search without it to a fixed depth, relative
 * to those with it, and games of the player against itself without it, with equal nodes for a move. A part that it
 * does not have is measured in the same way, by the player with it.
 *
 * It takes long, so that it runs only by its name: `deno task bench chess_parts`.
 *
 * @module
 */
import { championParts } from "matchbox/agents/chess_champion.ts";
import { createAgent } from "matchbox/agents/mod.ts";
import { formatElo, playMatch } from "matchbox/arena/mod.ts";
import { formatSpec, randomStream } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { geometricMean } from "matchbox/report/statistics/mod.ts";
import { positions } from "./bratko_kopec.ts";
import { tablesOf } from "./kept_tables.ts";

const DEPTH = 8;
const GAMES = 100;
const NODES = 1000;

/** What `search` offers, and the player does not use. */
const UNUSED: Readonly<Record<string, string>> = { razoring: "true", checks: "true" };

const chess = findGame("chess");

/** The player with a part and without it; the null move without its part is the usual one. */
function withAndWithout(part: string, limits: Record<string, string>): [string, string] {
  const parts = { ...championParts, ...limits };
  const { [part]: own, ...others } = parts;
  return own === undefined
    ? [formatSpec("search", { ...parts, [part]: UNUSED[part] }), formatSpec("search", parts)]
    : [formatSpec("search", parts), formatSpec("search", others)];
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

function rowOf(part: string, value: string): Record<string, string> {
  const [own, other] = withAndWithout(part, { depth: String(DEPTH) }).map(nodesOf);
  const ratios = other.map((count, index) => count / own[index]);
  const limits = { depth: "200", nodes: String(NODES), table_bits: "14" };
  const match = playMatch(chess, ...withAndWithout(part, limits), { games: GAMES, seed: 1 });
  const row = {
    part: `${part}=${value}`,
    "nodes without it": geometricMean(ratios).mean.toFixed(2),
    "won, drawn, lost": `${match.wins}, ${match.draws}, ${match.losses}`,
    "Elo that it buys": formatElo(match.elo),
  };
  // Some part may take a minute on a busy machine.
  console.error(Object.values(row).join(" | "));
  return row;
}

const { depth: _depth, ...parts } = championParts;
const show = tablesOf("chess_parts");
const games = `${GAMES} games with ${NODES} nodes a move`;
show(
  `Parts of the champion: nodes to depth ${DEPTH} without a part, relative to all parts, and ${games}`,
  Object.entries(parts).map(([part, value]) => rowOf(part, value)),
);
show(
  `Parts that it does not have, by the champion with them: nodes to depth ${DEPTH}, and ${games}`,
  Object.entries(UNUSED).map(([part, value]) => rowOf(part, value)),
);
