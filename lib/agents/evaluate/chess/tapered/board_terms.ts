/**
 * Finds the terms of the tapered evaluation on a board.
 *
 * @module
 */
import type { ChessPosition } from "matchbox/games/chess/position.ts";
import { BoardView } from "./board_view.ts";
import { endgameShare } from "./endgame_share.ts";
import { noteKing } from "./king_terms.ts";
import { FIRST_TERM } from "./layout.ts";
import { NotedTerms } from "./noted_terms.ts";
import { notePawns } from "./pawn_terms.ts";
import { notePieces } from "./piece_terms.ts";

/** The terms of one position. */
export class BoardTerms extends NotedTerms {
  readonly #view = new BoardView();

  /** 0 when only pawns are left, up to `FULL_PHASE`, as at the start. */
  get phase(): number {
    return this.#view.phase;
  }

  /** How much of the endgame's value counts where White, or Black, is ahead in it: see `endgameShare`. */
  get shares(): [number, number] {
    const [white, black] = this.#view.sides;
    return [endgameShare(white, black), endgameShare(black, white)];
  }

  /** Notes the terms of a position. */
  look(position: ChessPosition): void {
    const view = this.#view;
    view.look(position);
    this.count = 0;
    const [white, black] = view.sides;
    for (const [own, enemy] of [[white, black], [black, white]]) {
      notePieces(view, own, enemy, this);
      notePawns(view, own, enemy, this);
      noteKing(view, own, enemy, this);
    }
    this.note(view.side, FIRST_TERM.tempo);
  }
}
