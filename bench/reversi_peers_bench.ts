/**
 * Players of Reversi beside GRhino 0.16.1, which Debian has: the score of matches, and the CPU time of both sides for a
 * game, that of the process with all its threads. GRhino plays without its opening book; the openings are drawn at
 * random and each is played twice, with changed sides. Where GRhino is not installed, nothing is measured. It takes
 * ten minutes, so that it runs only by its name: `deno task bench reversi_peers`.
 *
 * @module
 */
import { existsSync } from "node:fs";
import process from "node:process";
import { type Agent, createAgent } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { GtpProgram } from "./gtp_program.ts";
import { tablesOf, type TextRow } from "./kept_tables.ts";
import { type Pair, rowOf } from "./pairs.ts";

const PROGRAM = "/usr/games/gtp-rhino";
const PLIES = 6;
const TITLE =
  "Matches from random openings of six plies, each played twice, GRhino without its book";
/**
 * The players with the level of GRhino that each meets, and the openings, of two games each. The nodes are such that
 * ours takes less CPU time. A game takes GRhino half a second at level 3 and a third of a minute at level 4. Level 5 is
 * left out: a first pair of games had not ended after four minutes of its CPU time.
 */
const MATCHES = [
  { player: "hard", level: 3, openings: 20 },
  { player: "expert:nodes=50000", level: 3, openings: 20 },
  { player: "expert:nodes=500000", level: 4, openings: 8 },
] as const;

const COLOURS = ["black", "white"] as const;

const reversi = findGame("reversi");

if (existsSync(PROGRAM)) await measure();
else console.log(`nothing is measured: there is no ${PROGRAM}`);

async function measure(): Promise<void> {
  const rows: TextRow[] = [];
  for (const { player, level, openings } of MATCHES) {
    const pairs: Pair[] = [];
    for (const [index, opening] of drawLines(openings).entries()) {
      const pair = await playPair(player, level, opening);
      console.error(
        `${player} against level ${level}, opening ${index + 1} of ${openings} ` +
          `(${opening.join(" ")}): ${pair.points} of 2 points, ` +
          `${pair.own.toFixed(1)} s and ${pair.other.toFixed(1)} s`,
      );
      pairs.push(pair);
    }
    rows.push(rowOf(player, `GRhino at level ${level}`, pairs));
  }
  tablesOf("reversi_peers")(TITLE, rows);
}

/** Different random lines of moves, because GRhino is told moves and no positions. */
function drawLines(count: number): string[][] {
  const random = randomStream("openings");
  const lines = new Map<string, string[]>();
  while (lines.size < count) {
    const position = reversi.start();
    const line = Array.from({ length: PLIES }, () => {
      const moves = legalMoves(reversi, position);
      const move = moves[random.below(moves.length)];
      const text = reversi.format(position, move);
      position.play(move);
      return text;
    });
    lines.set(position.toString(), line);
  }
  return [...lines.values()];
}

async function playPair(
  player: string,
  level: number,
  opening: readonly string[],
): Promise<Pair> {
  const other = new GtpProgram(PROGRAM, [`--level=${level}`, "--book=0"]);
  let [points, own] = [0, 0];
  for (const side of [0, 1] as const) {
    const before = process.cpuUsage();
    points += await playGame(createAgent(player, reversi), side, other, opening);
    const { user, system } = process.cpuUsage(before);
    own += (user + system) / 1e6;
  }
  return { points, own, other: await other.quit() };
}

/** The points of the agent, which plays `side`. */
async function playGame(
  agent: Agent,
  side: 0 | 1,
  other: GtpProgram,
  opening: readonly string[],
): Promise<number> {
  await other.ask("clear_board");
  const position = reversi.start();
  for (const move of opening) {
    await other.ask(`play ${COLOURS[position.side]} ${move}`);
    position.play(reversi.parse(position, move));
  }
  const context = { random: randomStream(opening.join()), clock: performance };
  agent.gameStart?.(side);
  for (let result = position.result();; result = position.result()) {
    if (result !== null) {
      agent.gameEnd?.(result, side);
      return (1 + (side === 0 ? result : -result)) / 2;
    }
    const [move, ...more] = legalMoves(reversi, position);
    if (more.length === 0 && reversi.format(position, move) === "pass") {
      // GRhino passes for both sides by itself.
      position.play(move);
    } else if (position.side === side) {
      const move = agent.choose(position, context);
      await other.ask(`play ${COLOURS[side]} ${reversi.format(position, move)}`);
      position.play(move);
    } else {
      const answer = await other.ask(`genmove ${COLOURS[position.side]}`);
      position.play(reversi.parse(position, answer.toLowerCase()));
    }
  }
}
