/**
 * The strongest player of chess beside programs of others: the score of matches, and the CPU time of both sides for
 * a game: ours for its moves, that of the other program for all. Each opening of some random moves is played twice,
 * with changed sides. A program that is not installed is left out.
 *
 * - GNU Chess to depth 4. The nodes are such that both take about the same CPU time.
 * - Stockfish, limited to an Elo rating by its option `UCI_Elo`. It then plays a move that it finds at a certain depth,
 *   8 at 2100 and 11 at 2300, and to that depth it is searched here: so it is as strong as the limit allows, which
 *   with few nodes it would not be. Its makers have set this scale by games of rated engines. It draws its weaker
 *   moves by the time, so that each run has other games.
 *
 * With `--keep` the games are kept too. It takes long, so that it runs only by its name: `deno task bench chess_peers`.
 *
 * @module
 */
import { existsSync } from "node:fs";
import process from "node:process";
import { type Agent, createAgent } from "matchbox/agents/mod.ts";
import {
  agentAsPlayer,
  defaultOpeningPlies,
  drawOpenings,
  formatRecord,
  hostGame,
  Referee,
} from "matchbox/arena/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { FIGURES } from "../cli/performance.ts";
import { tablesOf } from "./kept_tables.ts";
import { type Pair, rowOf } from "./pairs.ts";
import { UciProgram } from "./uci_program.ts";

/** Plies after which a game is drawn. */
const MOST_PLIES = 240;

interface Match {
  readonly player: string;
  /** The program as it is shown. */
  readonly program: string;
  /** Where Debian puts it, and how it is started. */
  readonly path: string;
  readonly args: readonly string[];
  readonly options: Readonly<Record<string, string>>;
  /** How long it thinks about a move. */
  readonly go: string;
  /** Two games each. */
  readonly openings: number;
}

const gnuChess = (nodes: number, openings: number): Match => ({
  player: `champion:depth=200,nodes=${nodes},table_bits=15`,
  program: "GNU Chess, depth 4",
  path: "/usr/games/gnuchess",
  ...{ args: ["--uci"], options: {}, go: "depth 4", openings },
});

const stockfish = (nodes: number, rating: number, depth: number, openings: number): Match => ({
  player: `champion:depth=200,nodes=${nodes}`,
  program: `Stockfish at ${rating}`,
  path: "/usr/games/stockfish",
  args: [],
  options: { Hash: "16", Threads: "1", UCI_LimitStrength: "true", UCI_Elo: String(rating) },
  ...{ go: `depth ${depth}`, openings },
});

const MATCHES = [
  gnuChess(5000, 100),
  stockfish(300_000, 2100, 8, 12),
  stockfish(300_000, 2300, 11, 8),
];

const chess = findGame("chess");
const games: string[] = [];

const rows = [];
for (const match of MATCHES) {
  if (existsSync(match.path)) rows.push(await measure(match));
  else console.log(`LEFT OUT: ${match.program}, there is no ${match.path}`);
}
if (rows.length > 0) {
  tablesOf("chess_peers")("Matches from random openings, each played twice", rows);
  if (Deno.args.includes("--keep")) {
    Deno.writeTextFileSync(`${FIGURES}/chess_peers.pgn`, games.join("\n"));
  }
}

async function measure(match: Match) {
  const plies = defaultOpeningPlies(chess);
  // By the openings of seed 1 the nodes were chosen.
  const openings = drawOpenings(chess, { count: match.openings, plies, seed: 2 });
  const pairs: Pair[] = [];
  for (const [index, opening] of openings.entries()) {
    const pair = await playPair(match, opening, index + 1);
    console.error(
      `${match.player} against ${match.program}, opening ${index + 1} of ${match.openings}: ` +
        `${pair.points} of 2 points, ${pair.own.toFixed(1)} s and ${pair.other.toFixed(1)} s`,
    );
    pairs.push(pair);
  }
  return rowOf(match.player, match.program, pairs);
}

async function playPair(match: Match, opening: string, number: number): Promise<Pair> {
  const { path, args, options, go, player } = match;
  const program = new UciProgram(chess, path, args, options, go);
  await program.begin();
  let [points, own] = [0, 0];
  const timed = (agent: Agent): Agent => ({
    ...agent,
    choose(position, context) {
      const before = process.cpuUsage();
      const move = agent.choose(position, context);
      const { user, system } = process.cpuUsage(before);
      own += (user + system) / 1e6;
      return move;
    },
  });
  for (const side of [0, 1] as const) {
    const agent = agentAsPlayer(timed(createAgent(player, chess)), randomStream(opening));
    const players = side === 0 ? [agent, program] as const : [program, agent] as const;
    const referee = new Referee(chess, [players[0].name, players[1].name], {
      ...{ seed: opening, opening, maxPlies: MOST_PLIES },
    });
    await hostGame(referee, players);
    const record = referee.record({ deterministic: false });
    if (!["rules", "length cap"].includes(record.ending)) throw new Error(record.reason);
    points += (1 + (side === 0 ? record.result : -record.result)) / 2;
    games.push(await formatRecord(record, `${match.program}, ${number}, ${side + 1}`));
  }
  return { points, own, other: await program.quit() };
}
