/**
 * Players of chess beside other programs, as far as these are installed:
 *
 * - Stockfish, limited to an Elo rating by its option `UCI_Elo`. Its makers have set this scale by games of rated
 *   engines with a long time for each move; with few nodes a move, as here, the limited Stockfish may be weaker. So
 *   a player meets several ratings, which shows how far the scale can be trusted. Stockfish draws its weaker moves
 *   by the time, so that each run has other games.
 * - GNU Chess, to a depth. A move takes it as much CPU time as the champion with the nodes in the table.
 * - js-chess-engine, to a depth.
 *
 * It takes some minutes on two cores, so that it runs only by its name: `deno task bench chess_rating`.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { addAgents, type AgentEntry, prepareAgents } from "matchbox/agents/mod.ts";
import { formatElo, type MatchResult, playMatch } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import {
  addOutsideEngines,
  withEngineNames,
} from "matchbox/runner/chess_programs/outside_engine.ts";
import { jsChessEngine } from "./js_chess_engine.ts";
import { tablesOf } from "./kept_tables.ts";

/** Games of a match, and nodes of Stockfish and of most players for a move. */
const GAMES = 40;
const NODES = 5000;

/** The champion with many nodes meets a Stockfish with as many; a move takes each nearly half a second. */
const MANY_GAMES = 10;
const MANY_NODES = 300_000;

/**
 * The nodes with which the champion takes the CPU time of GNU Chess at depth 4: in 20 games 5.5 ms a move for each on a
 * busy machine, its process and this one measured before and after every move.
 */
const EQUAL_TIME = 4000;
/** Nodes against js-chess-engine, whose moves take longer. */
const FEW_NODES = 1000;

/** The search of the published studies, and the strongest player. */
const COMPOSED = `search:depth=200,nodes=${NODES},eval=piece_squares,quiescence=true`;
const champion = (nodes: number) => `champion:depth=200,nodes=${nodes}`;

/** A player, and the ratings of the Stockfish that it meets; the lowest that it offers is 1350. */
interface Rated {
  readonly name: string;
  readonly agent: string;
  readonly ratings: readonly number[];
}

/** Players of the published studies. */
const STUDIED: readonly Rated[] = [
  { name: "4 alpha-beta, depth 3", agent: "step4_alphabeta:depth=3", ratings: [1350] },
  { name: "5 squares, depth 3", agent: "step5_squares:depth=3", ratings: [1350] },
  { name: `composed search, ${NODES} nodes`, agent: COMPOSED, ratings: [1350, 1500, 1700] },
];
const STRONGEST: readonly Rated[] = [
  { name: `champion, ${NODES} nodes`, agent: champion(NODES), ratings: [1900, 2100, 2300] },
];
const DEEP: readonly Rated[] = [
  {
    name: `champion, ${MANY_NODES} nodes`,
    agent: champion(MANY_NODES),
    ratings: [2100, 2300, 2500],
  },
];

/** Where Debian puts it, or a link to it elsewhere. */
const STOCKFISH = ["/usr/games/stockfish", "out/stockfish"];
const GNU_CHESS = "/usr/games/gnuchess";

const show = tablesOf("chess_rating");
const chess = findGame("chess");
addOutsideEngines();
addAgents({ js_chess_engine: jsChessEngine as AgentEntry });

const stockfish = STOCKFISH.find((path) => existsSync(path));
await meetOthers();
if (stockfish) {
  await rate("The champion", stockfish, STRONGEST, NODES, GAMES);
  await rate("The champion", stockfish, DEEP, MANY_NODES, MANY_GAMES);
  await rate("Players of the studies", stockfish, STUDIED, NODES, GAMES);
} else console.log(`Stockfish is left out: there is no ${STOCKFISH.join(" and no ")}`);

/** Matches against limited Stockfish, with the rating that they give. */
async function rate(
  title: string,
  program: string,
  players: readonly Rated[],
  nodes: number,
  games: number,
): Promise<void> {
  const rows: Record<string, string>[] = [];
  for (const { name, agent, ratings } of players) {
    for (const rating of ratings) {
      const options = `UCI_LimitStrength=true;UCI_Elo=${rating};Hash=16;Threads=1`;
      const other = `uci:command=${program},nodes=${nodes},options=${options}`;
      const match = await matchOf(agent, other, games);
      const { mean, low, high } = match.elo;
      const scale = (value: number | null) =>
        value === null
          ? "?"
          : Number.isFinite(value)
          ? String(Math.round(rating + value))
          : `${value}`;
      rows.push({
        ...rowOf(name, `Stockfish at ${rating}`, match),
        rating: `${scale(mean)} [${scale(low)}, ${scale(high)}]`,
      });
    }
  }
  show(`${title} beside Stockfish with ${nodes} nodes a move, ${games} games a match`, rows);
}

/** Matches against the other programs. */
async function meetOthers(): Promise<void> {
  const rows: Record<string, string>[] = [];
  if (existsSync(GNU_CHESS)) {
    for (const nodes of [EQUAL_TIME, NODES]) {
      const match = await matchOf(champion(nodes), `uci:command=${GNU_CHESS} --uci,depth=4`);
      rows.push(rowOf(`champion, ${nodes} nodes`, "GNU Chess, depth 4", match));
    }
  } else console.log(`GNU Chess is left out: there is no ${GNU_CHESS}`);
  const match = await matchOf(champion(FEW_NODES), "js_chess_engine:depth=3");
  rows.push(rowOf(`champion, ${FEW_NODES} nodes`, "js-chess-engine, depth 3", match));
  show(`Other programs, ${GAMES} games a match`, rows);
}

async function matchOf(player: string, other: string, games = GAMES): Promise<MatchResult> {
  const agents = withEngineNames([player, other], chess);
  await prepareAgents(agents, chess);
  const match = playMatch(chess, agents[0], agents[1], { games, seed: 1 });
  const { faults } = match;
  if (faults.some((count) => count > 0)) throw new Error(match.firstFaults.join(" "));
  return match;
}

function rowOf(player: string, other: string, match: MatchResult): Record<string, string> {
  const { wins, draws, losses, elo } = match;
  return {
    player,
    against: other,
    "won, drawn, lost": `${wins}, ${draws}, ${losses}`,
    "Elo difference": formatElo(elo),
  };
}
