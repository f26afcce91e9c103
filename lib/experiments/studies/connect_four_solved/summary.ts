/**
 * The summary of the rows: the solved boards, what they cost, what each part of the solver saves, and the
 * players.
 *
 * @module
 */
import type { Value } from "matchbox/agents/connect_four/solve.ts";
import { sizeOf, sizes, type SizeText } from "matchbox/games/connect_four/board.ts";
import { geometricMean, pairedDifference, ratio, share, total } from "../../estimates.ts";
import { groupBy, rowsWith, rowWith } from "../../groups.ts";
import type { RowsOf } from "../../row_sets.ts";
import { squaresIn } from "./boards.ts";
import { LEARNER, playedOn, players } from "./players.ts";
import { publishedWinners } from "./published_winners.ts";
import type { GameRow, QuestionRow, sets } from "./rows.ts";

/** The summary of all rows. */
export type Summary = ReturnType<typeof summarise>;

/** The players whose depths are compared. */
const [SHALLOW, DEEP] = [players[2], players[5]];

/** Solved boards, parts of the solver, and players. */
export function summarise({ questions, first_moves, parts, games }: RowsOf<typeof sets>) {
  const boards = groupBy(questions, "size").rollup((own, { size }) => {
    const moves = rowsWith(first_moves, { size });
    const value = valueOf(own);
    return {
      ...sizeOf(size),
      ...{ value, squares: squaresIn(size), nodes: total(own, "nodes") },
      published: publishedWinners[size]!,
      win: rowWith(own, { goal: 1 }).nodes,
      draw: own.find(({ goal }) => goal === 0)?.nodes ?? null,
      /** The first moves with the value of the board; empty where moves were not solved. */
      bestMoves: moves.filter((move) => move.value === value).map(({ column }) => column),
      moves: moves.length,
      /** The best value of a move, if they were solved: it must be that of the board. */
      byMoves: moves.length === 0 ? null : Math.max(...moves.map((move) => move.value)),
    };
  }).toSorted((one, other) => one.squares - other.squares || one.columns - other.columns);
  const growth = growthOf(boards);
  const [largest] = boards.toSorted((one, other) => other.nodes - one.nodes);
  return {
    ...{ boards, growth, largest },
    /** Boards that were not solved, with the nodes to expect from the largest that was. */
    beyond: sizes.filter((size) => !boards.some((board) => board.size === size)).map((size) => ({
      size,
      squares: squaresIn(size),
      nodes: growth === null
        ? null
        : largest.nodes * growth.mean ** (squaresIn(size) - largest.squares),
    })).toSorted((one, other) => one.squares - other.squares),
    parts: groupBy(parts, "without").rollup((own) => ({
      nodes: total(own, "nodes"),
      factor: geometricMean(
        own.map(({ size, nodes }) => ({
          factor: nodes / rowWith(parts, { size, without: "nothing" }).nodes,
        })),
        "factor",
        "boards",
      ),
    })).filter(({ without }) => without !== "nothing"),
    /** Ways of solving a board that found its value, beside the questions: parts left out, and by moves. */
    ways: waysOf(boards, parts),
    players: groupBy(games, "size", "player").rollup((own, { size, player }) => ({
      games: own.length,
      thrown: share(own, lost, "games"),
      error: ratio(own, "errors", "choices", {
        ...{ name: `errors ${size} ${player}`, unit: "games", scale: "share" },
      }),
      choices: total(own, "choices"),
      won: own.filter(({ result }) => result === 1).length,
    })),
    /** Shares of games thrown away at depth 2 minus those at depth 8, from the same openings. */
    deeper: lessThanShallow(games, DEEP),
    /** The same minus those of the learner; none where it did not play. */
    learner: games.some(({ player }) => player === LEARNER) ? lessThanShallow(games, LEARNER) : [],
  };
}

function lessThanShallow(games: readonly GameRow[], player: string) {
  return playedOn.map((size) => ({
    size,
    less: pairedDifference(
      rowsWith(games, { size, player: SHALLOW }),
      rowsWith(games, { size, player }),
      (row) => Number(lost(row)),
      "game",
      "games",
    ),
  }));
}

function valueOf(questions: readonly QuestionRow[]): Value {
  const reached = questions.filter(({ reached }) => reached).map(({ goal }) => goal);
  return reached.length === 0 ? -1 : Math.max(...reached) as Value;
}

function lost({ result }: GameRow): boolean {
  return result === -1;
}

/** By what factor the nodes grow with each square, over pairs of boards of which one has a row more. */
function growthOf(boards: readonly { size: SizeText; squares: number; nodes: number }[]) {
  const factors = boards.flatMap(({ size, squares, nodes }) => {
    const { columns, rows } = sizeOf(size);
    const larger = boards.find((each) => each.size === `${columns}x${rows + 1}`);
    return larger ? [{ factor: (larger.nodes / nodes) ** (1 / (larger.squares - squares)) }] : [];
  });
  return factors.length === 0 ? null : geometricMean(factors, "factor", "pairs of boards");
}

function waysOf(
  boards: readonly { size: SizeText; value: Value; byMoves: number | null }[],
  parts: RowsOf<typeof sets>["parts"],
) {
  const tried = boards.flatMap(({ size, value, byMoves }) => [
    ...(byMoves === null ? [] : [byMoves === value]),
    ...rowsWith(parts, { size }).map((part) => part.value === value),
  ]);
  return { agreeing: tried.filter(Boolean).length, of: tried.length };
}
