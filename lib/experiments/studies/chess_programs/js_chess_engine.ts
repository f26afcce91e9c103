/**
 * The npm package js-chess-engine as an agent, for matches against it.
 *
 * @module
 */
import { Search } from "js-chess-engine/dist/ai/Search.js";
import { parseFEN } from "js-chess-engine/dist/utils/fen.js";
import pack from "js-chess-engine/package.json" with { type: "json" };
import type { AgentEntry } from "matchbox/agents/agent.ts";
import { integer } from "matchbox/base/mod.ts";
import { QUEEN } from "matchbox/games/chess/geometry.ts";
import { moveFrom, moveTo, promotionOf } from "matchbox/games/chess/move.ts";
import { legalMoves } from "matchbox/games/game.ts";

/** The name of the agent, and the version of the package. */
export const JS_CHESS_ENGINE = "js_chess_engine";
export const JS_CHESS_ENGINE_VERSION: string = pack.version;

/** Plies of captures that it searches at most, as in its own default. */
const QUIESCENCE = 4;

/** Its own search to a depth in plies. It does not know earlier positions of the game, and promotes to a queen. */
export const jsChessEngine: AgentEntry<{ readonly depth: number }> = {
  summary: "the package js-chess-engine",
  games: ["chess"],
  parameters: () => ({ depth: integer(1, 8, 3, "search depth in plies") }),
  create: (name, game, { depth }) => ({
    name,
    choose(position) {
      const board = parseFEN(String(position));
      const { from, to } = new Search().findBestMove(board, depth, QUIESCENCE)!.move;
      const move = legalMoves(game, position).find((each) =>
        moveFrom(each) === from && moveTo(each) === to && [0, QUEEN].includes(promotionOf(each))
      );
      if (move === undefined) throw new Error(`js-chess-engine plays from ${from} to ${to}`);
      return move;
    },
  }),
};
