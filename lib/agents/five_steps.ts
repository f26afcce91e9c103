/**
 * The chess player that is improved in five steps (E8; Hartikka 2017), one agent for each step.
 *
 * @module
 */
import { flag, integer, oneOf, type Parameters } from "matchbox/base/mod.ts";
import type { AgentEntry } from "./agent.ts";
import { createEvaluation } from "./evaluate/mod.ts";
import { type Reading, READINGS } from "./evaluate/chess/square_tables.ts";
import { greedy } from "./greedy.ts";
import { preset } from "./preset.ts";
import { random } from "./random.ts";
import { alphaBetaEntry } from "./search/alpha_beta.ts";
import type { AlgorithmEntry } from "./search/algorithm.ts";
import { ArticleSearch } from "./search/article_search.ts";
import { chessJsOrder } from "./search/chess_js_order.ts";
import { minimaxEntry } from "./search/minimax.ts";
import { analyseRoot, listenersOf, searchRoot } from "./search/root.ts";
import { Search } from "./search/search.ts";
import { MAX_DEPTH } from "./search_limits.ts";

const games = ["chess"];

/** The agents by name. The first two have no parameters. */
export const fiveSteps: Readonly<Record<string, AgentEntry>> = {
  step1_random: preset({
    summary: "chess in five steps (E8), 1: any legal move",
    ...{ games, entry: random, values: {}, open: [] },
  }),
  step2_material: preset({
    summary: "chess in five steps (E8), 2: the move that leaves it the most material",
    ...{ games, entry: greedy, values: { eval: "material" }, open: [] },
  }),
  step3_minimax: searching("chess in five steps (E8), 3: minimax", minimaxEntry, 2),
  step4_alphabeta: searching("chess in five steps (E8), 4: alpha-beta", alphaBetaEntry, 4),
  step5_squares: searching("chess in five steps (E8), 5: piece-square tables", alphaBetaEntry, 4, {
    tables: oneOf(READINGS, "right", "the tables as they are meant, or as the article reads them"),
  }),
};

interface Values {
  readonly depth: number;
  readonly literal: boolean;
  /** Missing in the steps that count only material. */
  readonly tables?: Reading;
}

/** A step that searches. With `literal` it has the rules of the article; see `ArticleSearch`. */
function searching(
  summary: string,
  { search: algorithm, exhaustive }: AlgorithmEntry,
  depth: number,
  tables: Parameters = {},
): AgentEntry<Values> {
  return {
    summary,
    games,
    parameters: () => ({
      depth: integer(1, MAX_DEPTH, depth, "search depth in plies"),
      ...tables,
      literal: flag(false, "the rules of the article: -9999 without a move, stalemate too"),
    }),
    create(name, game, { depth, literal, tables }) {
      const evaluation = createEvaluation(
        game,
        tables === undefined ? "material" : `piece_squares(tables=${tables})`,
      );
      const search = literal
        ? new ArticleSearch(game, { evaluation, order: chessJsOrder() })
        : new Search(game, { evaluation });
      return {
        name,
        choose: (position, context) =>
          searchRoot(position, search, algorithm, { ...listenersOf(context), depth, exhaustive })
            .move,
        analyse: (position, context) =>
          analyseRoot(position, search, algorithm, { ...listenersOf(context), depth, exhaustive }),
      };
    },
  };
}
