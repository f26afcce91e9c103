/**
 * A board on which one draws what is looked for: every choice of a square changes what must be there.
 *
 * @module
 */
import { fileNames, rankNames, squareName } from "matchbox/games/mod.ts";
import { discSvg } from "matchbox/games/reversi/mod.ts";
import { BoardView } from "matchbox/touch/boards/board_view.ts";
import type { BoardModel, Cell } from "matchbox/touch/boards/board_model.ts";

/** What may be in a square, in the order of the choices. */
const NEXT: Readonly<Record<string, string>> = { "?": "3", "3": "2", "2": "1", "1": "0", "0": "?" };

const LOOKS: Readonly<Record<string, Pick<Cell, "ground" | "piece" | "pieceName" | "mark">>> = {
  "?": { ground: "any", piece: "", pieceName: "anything", mark: "?" },
  "0": { ground: "green", piece: "", pieceName: "an empty square" },
  "1": { ground: "green", piece: discSvg(1), pieceName: "a light disc" },
  "2": { ground: "green", piece: discSvg(0), pieceName: "a dark disc" },
  "3": { ground: "move", piece: "", pieceName: "the move" },
};

/** The board. */
export class PatternBoard {
  readonly #view: BoardView;
  readonly #size: number;
  #pattern: string;

  /**
   * @param size squares on a side
   * @param pattern what is looked for at first
   * @param onChange called with a pattern that the person drew
   */
  constructor(size: number, pattern: string, onChange: (pattern: string) => void) {
    this.#size = size;
    this.#pattern = pattern;
    this.#view = new BoardView(({ to }) => {
      this.#change(to!);
      onChange(this.#pattern);
    });
    this.#paint();
  }

  get element(): HTMLElement {
    return this.#view.element;
  }

  /** Shows another pattern. */
  show(pattern: string): void {
    this.#pattern = pattern;
    this.#paint();
  }

  #change(name: string): void {
    const squares = [...this.#pattern];
    const square = squares.findIndex((_, each) => squareName(each, this.#size) === name);
    const next = NEXT[squares[square]];
    // There is only one move.
    if (next === "3") squares.forEach((each, i) => each === "3" && (squares[i] = "?"));
    squares[square] = next;
    this.#pattern = squares.join("");
    this.#paint();
  }

  #paint(): void {
    const size = this.#size;
    const names = [...this.#pattern].map((_, square) => squareName(square, size));
    const model: BoardModel = {
      columns: size,
      rows: size,
      files: fileNames(size),
      ranks: rankNames(size),
      cells: names.map((name, square) => ({
        ...{ name, x: square % size, y: Math.floor(square / size) },
        ...LOOKS[this.#pattern[square]],
      })),
      moves: names.map((name) => ({ name, from: null, to: name })),
      last: [],
      score: "",
    };
    this.#view.show(model, { active: true, turned: false, hinted: [] });
  }
}
