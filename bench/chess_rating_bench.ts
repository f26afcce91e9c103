/**
 * Players of the chess ladder on a scale that the chess world knows: matches against Stockfish, limited to an Elo
 * rating by its option `UCI_Elo`. Its makers have set this scale by games of rated engines with a long time for
 * each move; with few nodes a move, as here, the limited Stockfish may be weaker. So the strongest
 * player meets several ratings, which shows how far the scale can be trusted.
 *
 * Stockfish draws its weaker moves by the time, so that each run has other games. Where it is not installed,
 * nothing is measured. It takes about three minutes on two cores, so that it runs only by its name:
 * `deno task bench chess_rating`.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { formatElo, type MatchResult } from "matchbox/arena/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { toMarkdown } from "matchbox/report/markdown.ts";
import { terminalProgress } from "matchbox/runner/work/progress.ts";
import { runTournament } from "matchbox/runner/tournaments/run_tournament.ts";

/** Games of a match, and nodes of Stockfish for a move. */
const GAMES = 40;
const NODES = 5000;

/** Players of the ladder and the ratings of the Stockfish that they meet; the lowest that it offers is 1350. */
const PLAYERS = [
  { name: "4 alpha-beta, depth 3", agent: "step4_alphabeta:depth=3", ratings: [1350] },
  { name: "5 squares, depth 3", agent: "step5_squares:depth=3", ratings: [1350] },
  {
    name: `composed search, ${NODES} nodes`,
    agent: `search:depth=200,nodes=${NODES},eval=piece_squares`,
    ratings: [1350, 1500, 1700],
  },
] as const;

/** Where Debian puts it, or a link to it elsewhere. */
const PROGRAMS = ["/usr/games/stockfish", "out/stockfish"];

const program = PROGRAMS.find((path) => existsSync(path));
if (program) await measure(program);
else console.log(`nothing is measured: there is no ${PROGRAMS.join(" and no ")}`);

async function measure(program: string): Promise<void> {
  const rows: Record<string, string>[] = [];
  let version = "";
  const started = performance.now();
  for (const { name, agent, ratings } of PLAYERS) {
    for (const rating of ratings) {
      const options = `UCI_LimitStrength=true;UCI_Elo=${rating};Hash=16;Threads=1`;
      const { result, tournament } = await runTournament(findGame("chess"), {
        agents: [agent, `uci:command=${program},nodes=${NODES},options=${options}`],
        ...{ games: GAMES, seed: 1, store: ":memory:", progress: terminalProgress() },
      });
      version = tournament.agents[1].match(/id=(.*)$/)![1];
      rows.push(rowOf(name, rating, result!.matches[0]));
    }
  }
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${version}, ${NODES} nodes a move, ${GAMES} games a match, ${seconds} s\n`);
  const columns = Object.keys(rows[0]);
  console.log(toMarkdown({
    ...{ name: "ratings", title: "", rows },
    columns: columns.map((name) => ({ name, kind: "measured", meaning: "" })),
  }, { legend: false }));
}

function rowOf(player: string, rating: number, match: MatchResult): Record<string, string> {
  const { wins, draws, losses, elo, faults } = match;
  if (faults.some((count) => count > 0)) throw new Error(match.firstFaults.join(" "));
  const scale = (value: number | null) =>
    value === null ? "?" : Number.isFinite(value) ? String(Math.round(rating + value)) : `${value}`;
  return {
    player,
    "Stockfish at": String(rating),
    "won, drawn, lost": `${wins}, ${draws}, ${losses}`,
    "Elo difference": formatElo(elo),
    rating: `${scale(elo.mean)} [${scale(elo.low)}, ${scale(elo.high)}]`,
  };
}
