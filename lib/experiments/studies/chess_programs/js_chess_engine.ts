/**
 * The npm package js-chess-engine as a player.
 *
 * @module
 */
import { Search } from "js-chess-engine/dist/ai/Search.js";
import { parseFEN } from "js-chess-engine/dist/utils/fen.js";
import pack from "js-chess-engine/package.json" with { type: "json" };
import type { Agent } from "matchbox/agents/agent.ts";
import { QUEEN } from "matchbox/games/chess/geometry.ts";
import { moveFrom, moveTo, promotionOf } from "matchbox/games/chess/move.ts";
import { type Game, legalMoves } from "matchbox/games/game.ts";

/** The name of the package, and its version. */
export const JS_CHESS_ENGINE = "js-chess-engine";
export const JS_CHESS_ENGINE_VERSION: string = pack.version;

/** Plies of captures that it searches at most, as in its own default. */
const QUIESCENCE = 4;

/**
 * Its own search, which draws no lots. It does not know earlier positions of the game, and promotes to a queen.
 *
 * @param depth in plies
 */
export function jsChessEngine(game: Game, depth: number): Agent {
  return {
    name: `${JS_CHESS_ENGINE}, depth ${depth}`,
    choose(position) {
      const board = parseFEN(String(position));
      const { from, to } = new Search().findBestMove(board, depth, QUIESCENCE)!.move;
      const move = legalMoves(game, position).find((each) =>
        moveFrom(each) === from && moveTo(each) === to && [0, QUEEN].includes(promotionOf(each))
      );
      if (move === undefined) throw new Error(`${JS_CHESS_ENGINE} plays from ${from} to ${to}`);
      return move;
    },
  };
}
