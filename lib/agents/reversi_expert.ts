/**
 * The strongest player of Reversi here: the composed search with the trained evaluation and ProbCut, and the endgame
 * solver, which first asks who wins and then by how much.
 *
 * @module
 */
import { integer, UsageError } from "matchbox/base/mod.ts";
import type { Move, Position } from "matchbox/games/game.ts";
import { emptySquares } from "matchbox/games/reversi/final_score.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { SourceEndReversi } from "matchbox/games/reversi/source_end.ts";
import type { AgentContext, AgentEntry, Analysis } from "./agent.ts";
import { EndgameSolver } from "./endgame/solve_endgame.ts";
import { kernelParameter, type KernelValue } from "./kernel.ts";
import type { NestedAgents } from "./nested_agents.ts";
import { type Limit, SearchStopped } from "./search/limit.ts";
import { secondsParameter } from "./search_limits.ts";

interface Values {
  readonly nodes: number | null;
  readonly seconds: number | null;
  readonly outcome: number;
  readonly exact: number;
  readonly kernel: KernelValue;
}

/** A move of the solver. */
interface Ending {
  readonly move: Move;
  /** The final score in discs; null where only the winner is known. */
  readonly score: number | null;
  /** What is known, in words. */
  readonly note: string;
  /** Positions that the solver has searched. */
  readonly nodes: number;
}

/** Asks the solver for a move; null where it has none in the time or the nodes that it gets. */
type AskSolver = (position: Position, context: AgentContext) => Ending | null;

/** Nodes of the search for a move without a limit. */
const NODES = 200_000;
/** The solver may visit so many nodes for each one of the search. */
const SOLVER_NODES = 10;
/** The solver may take this part of the seconds for a move, and of the rest of a game's clock. */
const OF_SECONDS = 0.5;
const OF_CLOCK = 0.04;
/** 16 MB. */
const SOLVER_TABLE_BITS = 18;

/** The searches: the evaluation by patterns knows 8x8 alone. */
const ON_8X8 = "search:depth=60,eval=patterns,probcut=1.2,killers=false,malus=true,table_bits=20";
const ELSEWHERE = "search:depth=60,eval=stages,killers=false,malus=true,table_bits=20";
/** Boards that the solver knows, with the standard end alone. */
const SOLVED_SIZES = [4, 6, 8];

/**
 * Plays with a limit of nodes, of seconds, or of a game's clock too.
 *
 * @param agents makes the search
 */
export function reversiExpert(agents: NestedAgents): AgentEntry<Values> {
  return {
    summary: "Reversi, level expert: trained patterns, ProbCut, and a solved end",
    games: ["reversi"],

    parameters: () => ({
      nodes: integer(
        1,
        1_000_000_000_000,
        null,
        `the most nodes of the search for a move, ${NODES} if neither nodes nor seconds are set; ` +
          `the endgame solver may visit ${SOLVER_NODES} times as many`,
      ),
      seconds: secondsParameter,
      outcome: integer(0, 60, 24, "asks who wins with at most this many empty squares"),
      exact: integer(0, 60, 20, "asks by how many discs with at most this many empty squares"),
      kernel: kernelParameter,
    }),

    create(name, game, values) {
      const start = game.start() as ReversiPosition;
      const { size } = start;
      const search = agents.createAgent(searchSpec(size, values), game);
      const isSolved = SOLVED_SIZES.includes(size) && !(start instanceof SourceEndReversi);
      const ask = isSolved ? solverOf(size, values) : () => null;
      return {
        name,
        gameStart: (side) => search.gameStart?.(side),
        gameEnd: (result, side) => search.gameEnd?.(result, side),

        choose(position, context) {
          const timed = untilDeadline(values, context);
          const ending = ask(position, timed);
          if (!ending) return search.choose(position, timed);
          context.found?.({ ...ending, ...analysisOf(ending, position) });
          return ending.move;
        },

        analyse(position, context) {
          if (position.result() !== null) throw new UsageError(`the game is over in "${position}"`);
          const timed = untilDeadline(values, context);
          const ending = ask(position, timed);
          if (!ending) return search.analyse!(position, timed);
          context.chosen?.();
          return analysisOf(ending, position);
        },
      };
    },
  };
}

/** The search before the end; without seconds it has always a limit of nodes. */
function searchSpec(size: number, { nodes, seconds, kernel }: Values): string {
  const limit = nodes ?? (seconds === null ? NODES : null);
  return [
    size === 8 ? ON_8X8 : ELSEWHERE,
    ...(limit === null ? [] : [`nodes=${limit}`]),
    ...(kernel === null ? [] : [`kernel=${kernel}`]),
  ].join(",");
}

/** The context of a search that has to answer when the seconds for this move are over. */
function untilDeadline({ seconds }: Values, context: AgentContext): AgentContext {
  if (seconds === null) return context;
  const { clock, stopped } = context;
  const deadline = clock.now() + 1000 * seconds;
  return { ...context, stopped: () => clock.now() >= deadline || stopped?.() === true };
}

/** Asks who wins, and near the end of the game by how much. */
function solverOf(size: number, { nodes, seconds, outcome, exact, kernel }: Values): AskSolver {
  const solver = new EndgameSolver(size, SOLVER_TABLE_BITS, {}, kernel);
  const most = nodes ?? (seconds === null ? NODES : null);

  function limitOf({ clock, time, stopped }: AgentContext): Limit {
    const milliseconds = Math.min(
      seconds === null ? Infinity : OF_SECONDS * 1000 * seconds,
      time ? OF_CLOCK * time.remaining : Infinity,
    );
    return {
      ...(most === null ? {} : { nodes: SOLVER_NODES * most }),
      ...(milliseconds < Infinity ? { milliseconds, clock } : {}),
      stopped,
    };
  }

  return (position, context) => {
    const empties = emptySquares(position as ReversiPosition);
    if (empties > Math.max(outcome, exact)) return null;
    let known: Ending | null = null;
    try {
      solver.begin(limitOf(context));
      const sign = Math.sign(solver.score(position, -1, 1));
      // In a lost position the search may set a trap; by how much it is lost matters only near the end.
      if (sign >= 0) {
        const move = solver.bestMove(position, sign);
        const note = sign > 0 ? "wins with best play" : "draws with best play";
        known = { move, score: sign === 0 ? 0 : null, note, nodes: solver.nodes };
      }
      if (empties > exact || sign === 0) return known;
      const score = solver.score(
        position,
        ...(sign > 0 ? [0, Infinity] : [-Infinity, 0]) as Window,
      );
      const move = solver.bestMove(position, score);
      const note = `solved: ${score > 0 ? "wins" : "loses"} by ${Math.abs(score)} discs`;
      return { move, score, note, nodes: solver.nodes };
    } catch (error) {
      if (error instanceof SearchStopped) return known;
      throw error;
    }
  };
}

type Window = [number, number];

/** The values of the solver: discs, or 1 for a win whose discs are not known. */
function analysisOf({ move, score, note, nodes }: Ending, position: Position): Analysis {
  const value = score ?? 1;
  return {
    ...{ move, value, note, principalVariation: [move] },
    depth: emptySquares(position as ReversiPosition),
    moves: [{ move, value, exact: score !== null }],
    stats: { nodes },
  };
}
