/**
 * Games of the players of the suite against the perfect player. Each begins in a random position that is a draw
 * with best play, so a player that makes no error draws or wins, and one that loses has thrown a draw away.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { ConnectFourSolver } from "matchbox/agents/connect_four/solve.ts";
import { playEpisode } from "matchbox/agents/learners/episode.ts";
import { frozenPlayer } from "matchbox/agents/learners/frozen.ts";
import { createLearner } from "matchbox/agents/learners/mod.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import { sizeOf, type SizeText } from "matchbox/games/connect_four/board.ts";
import { opponent, type Position, type Side } from "matchbox/games/game.ts";
import { randomPosition } from "matchbox/games/random_position.ts";
import { gameOn } from "./boards.ts";
import type { GameRow } from "./rows.ts";

/** A learner, which looks one ply ahead. It learns from games against itself before it plays. */
export const LEARNER = "ntuple";

/** The players, by their specs. */
export const players = [
  "random",
  "greedy:eval=lines",
  "alphabeta:depth=2,eval=lines",
  "alphabeta:depth=4,eval=lines",
  "alphabeta:depth=6,eval=lines",
  "alphabeta:depth=8,eval=lines",
  "mcts:playouts=100",
  "mcts:playouts=1000",
  LEARNER,
] as const;

/** The boards on which they play: large enough for errors, and solved from the start within a second. */
export const playedOn = ["5x5", "6x5"] as const satisfies readonly SizeText[];

/** Plies of the random openings. */
const OPENING = 4;

/** The largest table that games need. */
const MOST_BITS = 20;

/** What a batch of games needs. */
export interface Batch {
  readonly size: SizeText;
  readonly player: string;
  readonly from: number;
  readonly to: number;
}

/** What the games draw from. */
export interface Source {
  readonly tableBits: number;
  /** A stream that the players share, for openings, and one of a game. */
  stream(label: string): Random;
  readonly clock: Clock;
  /** What `learn` has written for the board, for the learner. */
  readonly learned?: string;
}

/**
 * Lets the learner play games against itself.
 *
 * @returns its state, as JSON
 */
export function learn(size: SizeText, games: number, random: Random, clock: Clock): string {
  const game = gameOn(size);
  const learner = createLearner(LEARNER, game, undefined, random);
  const start = game.start();
  for (let played = 0; played < games; played++) {
    playEpisode(start, [learner, learner], { random, clock });
  }
  return JSON.stringify(learner.state);
}

/** Plays the games of a batch. All players get the same openings; the player moves first in every other game. */
export function playGames({ size, player, from, to }: Batch, source: Source): GameRow[] {
  const solver = new ConnectFourSolver(sizeOf(size), Math.min(source.tableBits, MOST_BITS));
  solver.begin();
  const agent = playerOf(player, size, source.learned);
  const rows: GameRow[] = [];
  for (let game = from; game <= to; game++) {
    const opening = drawnOpening(size, solver, source.stream(`${size} opening ${game}`));
    const side: Side = game % 2 === 0 ? 1 : 0;
    const random = source.stream(`${size} ${player} game ${game}`);
    const played = playGame(agent, opening, side, solver, random, source.clock);
    rows.push({ size, player, game, side, opening: opening.toString(), ...played });
  }
  return rows;
}

/** A random position after some plies whose value is a draw. */
function drawnOpening(size: SizeText, solver: ConnectFourSolver, random: Random): Position {
  for (;;) {
    const position = randomPosition(gameOn(size), OPENING, random);
    if (position !== null && solver.value(position) === 0) return position;
  }
}

function playerOf(player: string, size: SizeText, learned?: string): Agent {
  if (learned === undefined) return createAgent(player, gameOn(size));
  return frozenPlayer(player, createLearner(player, gameOn(size), JSON.parse(learned)));
}

function playGame(
  agent: Agent,
  opening: Position,
  side: Side,
  solver: ConnectFourSolver,
  random: Random,
  clock: Clock,
): Pick<GameRow, "moves" | "choices" | "errors" | "result"> {
  agent.gameStart?.(side);
  const position = opening.clone();
  let [moves, choices, errors] = [0, 0, 0];
  for (let result = position.result();; result = position.result()) {
    if (result !== null) {
      agent.gameEnd?.(result, side);
      const own = side === 0 ? result : -result;
      return { moves, choices, errors, result: own + 0 as GameRow["result"] };
    }
    const valued = solver.moves(position);
    if (position.side === opponent(side)) {
      const best = solver.bestMoves(position, valued);
      position.play(best[random.below(best.length)]);
      continue;
    }
    const values = valued.map(({ value }) => value);
    const most = Math.max(...values);
    const move = agent.choose(position, { random, clock });
    moves++;
    if (Math.min(...values) < most) choices++;
    if (valued.find((each) => each.move === move)!.value < most) errors++;
    position.play(move);
  }
}
