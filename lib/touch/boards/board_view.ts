/**
 * A board to click on, to drag on, and to use by the keyboard: every cell is a button. For those who came by the
 * keyboard the arrow keys go from cell to cell; Enter or Space chooses, Escape leaves.
 *
 * @module
 */
import { drawing, fill, h, picture } from "../page/dom.ts";
import type { BoardModel, BoardMove, Cell } from "./board_model.ts";
import { cellNameAt, PieceDrag } from "./piece_drag.ts";

/** How a position is shown. */
export interface BoardOptions {
  /** Whether the person may move. */
  readonly active: boolean;
  /** Whether the board is seen from the other side. */
  readonly turned: boolean;
  /** Cells that a hint points at. */
  readonly hinted: readonly string[];
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The view of a board. */
export class BoardView {
  readonly element: HTMLElement;
  readonly #grid: HTMLElement;
  readonly #choices: HTMLElement;
  readonly #drag: PieceDrag;
  readonly #onMove: (move: BoardMove) => void;
  readonly #buttons = new Map<string, HTMLButtonElement>();
  #model!: BoardModel;
  #options!: BoardOptions;
  /** What the grid was made for. */
  #layout = "";
  #selected: string | null = null;
  /** Where the Tab key comes to. */
  #focused = "";
  /** Whether the focus came by a pointer: then the arrow keys are not for the cells. */
  #pointed = false;
  #pressed = false;

  /** @param onMove called with a legal move that the person chose */
  constructor(onMove: (move: BoardMove) => void) {
    this.#onMove = onMove;
    this.#grid = h("div", {
      class: "board",
      role: "group",
      "aria-label": "Board",
      onkeydown: (event: KeyboardEvent) => this.#key(event),
      onclick: (event: MouseEvent) => this.#click(event),
      onpointerdown: () => this.#press(),
      onfocusin: () => this.#pointed = this.#pressed,
    });
    this.#drag = new PieceDrag(this.#grid, {
      canLift: (cell) => this.#moves().some(({ from }) => from === cell),
      lift: (cell) => {
        this.#selected = cell;
        this.#paint();
      },
      drop: (from, to) => {
        const moves = this.#moves().filter((move) => move.from === from && move.to === to);
        if (moves.length > 0) this.#play(moves);
      },
    });
    this.#choices = h("div", { class: "choices" });
    this.element = h(
      "div",
      { class: "board-place", onkeydown: (event: KeyboardEvent) => this.#leave(event) },
      this.#grid,
      this.#choices,
    );
  }

  /** Shows a position. What the person has begun goes on if the moves are the same. */
  show(model: BoardModel, options: BoardOptions): void {
    const before = this.#model === undefined ? [] : this.#moves();
    this.#model = model;
    this.#options = options;
    this.#layOut();
    const same = before.length > 0 && movesKey(before) === movesKey(this.#moves());
    if (same) return this.#paint();
    this.#selected = null;
    this.#drag.end();
    this.#paint();
    this.#showMovesWithoutCell();
  }

  #moves(): readonly BoardMove[] {
    return this.#options.active ? this.#model.moves : [];
  }

  /** Makes the cells, unless they are there. */
  #layOut(): void {
    const { columns, rows, files, ranks, cells, frame, picture: whole } = this.#model;
    const { turned } = this.#options;
    if (whole !== undefined) {
      this.#layout = "";
      return fill(this.#grid, picture(whole));
    }
    // Games with boards of one size may number their ranks from the other end, or name their cells otherwise.
    const places = cells.map(({ name, x, y }) => `${name} ${x} ${y}`);
    const layout = [columns, rows, turned, files, ranks, ...places].join();
    if (layout === this.#layout) return;
    this.#layout = layout;
    this.#buttons.clear();
    const edge = ranks.length > 0 ? 1 : 0;
    const at = <E extends HTMLElement>(element: E, x: number, y: number): E => {
      element.style.gridArea = `${y + 1} / ${x + 1}`;
      return element;
    };
    const column = (x: number) => (turned ? columns - 1 - x : x) + edge;
    const row = (y: number) => turned ? rows - 1 - y : y;
    for (const cell of cells) {
      const button = h("button", { type: "button", "data-cell": cell.name });
      this.#buttons.set(cell.name, at(button, column(cell.x), row(cell.y)));
    }
    const label = (text: string) => h("span", { class: "edge", "aria-hidden": "true" }, text);
    fill(
      this.#grid,
      [...this.#buttons.values()],
      files.map((name, x) => at(label(name), column(x), rows)),
      ranks.map((name, y) => at(label(name), 0, row(y))),
      frame ? frameAround(frame) : null,
    );
    this.#grid.style.gridTemplateColumns = `${edge ? "1.4em " : ""}repeat(${columns}, 1fr)`;
    this.#grid.style.setProperty("--shape", String(columns / rows));
    this.#focused = cells.some(({ name }) => name === this.#focused)
      ? this.#focused
      : cells[0].name;
  }

  #paint(): void {
    const moves = this.#moves();
    const selected = this.#selected;
    const targets = moves.filter(({ from, to }) => to !== null && from === selected);
    for (const cell of this.#model.cells) {
      const button = this.#buttons.get(cell.name)!;
      const movable = moves.some(({ from }) => from === cell.name);
      const target = targets.some(({ to }) => to === cell.name);
      const classes = {
        last: this.#model.last.includes(cell.name),
        hinted: this.#options.hinted.includes(cell.name),
        check: cell.name === this.#model.check,
        won: this.#model.won?.includes(cell.name) ?? false,
        selected: cell.name === selected,
        movable,
        target,
        taking: target && cell.piece !== "",
      };
      button.className = ["cell", cell.ground, ...namesOf(classes)].join(" ");
      const words = [
        wordsOf(cell),
        classes.last && "last move",
        classes.check && "in check",
        classes.won && "in the line that won",
        classes.selected && "chosen",
        target && (selected === null ? "can be played" : "can be moved to"),
        movable && !classes.selected && "can move",
        classes.hinted && "hint",
      ];
      button.setAttribute("aria-label", words.filter(Boolean).join(", "));
      button.tabIndex = cell.name === this.#focused ? 0 : -1;
      paintPiece(button, cell);
    }
  }

  #click(event: MouseEvent): void {
    if (this.#drag.takesClick()) return;
    const name = cellNameAt(event.target);
    if (name !== null) this.#choose(name);
  }

  /** The person chose a cell: a target is moved to, a piece is selected, anything else ends a selection. */
  #choose(name: string): void {
    this.#focused = name;
    const moves = this.#moves();
    const chosen = moves.filter(({ from, to }) => from === this.#selected && to === name);
    if (chosen.length > 0) return this.#play(chosen);
    const movable = name !== this.#selected && moves.some(({ from }) => from === name);
    this.#selected = movable ? name : null;
    this.#showMovesWithoutCell();
    this.#paint();
  }

  /** Plays the only move, or lets the person choose one. */
  #play(moves: readonly BoardMove[]): void {
    if (moves.length === 1) return this.#onMove(moves[0]);
    this.#showChoices(
      moves,
      h("button", { type: "button", onclick: () => this.#drop() }, "Cancel"),
    );
    this.#choices.querySelector("button")?.focus();
  }

  #showMovesWithoutCell(): void {
    this.#showChoices(this.#moves().filter(({ to }) => to === null));
  }

  #showChoices(moves: readonly BoardMove[], cancel: Node | null = null): void {
    fill(
      this.#choices,
      moves.map((move) =>
        h("button", { type: "button", onclick: () => this.#onMove(move) }, wordOf(move))
      ),
      cancel,
    );
  }

  /** Escape leaves what was begun: a chosen piece, or the choice of what a pawn becomes. */
  #leave(event: KeyboardEvent): void {
    if (event.key === "Escape" && this.#selected !== null) this.#drop();
  }

  #drop(): void {
    const from = this.#selected!;
    const inChoices = this.#choices.contains(document.activeElement);
    this.#choose(from);
    if (inChoices) this.#buttons.get(from)!.focus();
  }

  #press(): void {
    this.#pointed = this.#pressed = true;
    const release = () => this.#pressed = false;
    for (const end of ["pointerup", "pointercancel"]) {
      document.addEventListener(end, release, { capture: true, once: true });
    }
  }

  #key(event: KeyboardEvent): void {
    if (event.key === "Tab" || event.key === "Enter" || event.key === " ") this.#pointed = false;
    if (this.#pointed) return;
    const step = ARROWS[event.key];
    const focused = this.#model.cells.find(({ name }) => name === this.#focused);
    if (!step || !focused) return;
    event.preventDefault();
    const back = this.#options.turned ? -1 : 1;
    const next = neighbour(this.#model.cells, focused, step[0] * back, step[1] * back);
    if (!next) return;
    this.#buttons.get(this.#focused)!.tabIndex = -1;
    this.#focused = next.name;
    const button = this.#buttons.get(next.name)!;
    button.tabIndex = 0;
    button.focus();
  }
}

/** A frame around a part of a board without names of columns and rows. */
function frameAround({ x, y, size }: NonNullable<BoardModel["frame"]>): HTMLElement {
  const element = h("span", { class: "frame", "aria-hidden": "true" });
  element.style.gridArea = `${y + 1} / ${x + 1} / span ${size} / span ${size}`;
  return element;
}

/** The nearest cell in a direction. */
function neighbour(
  cells: readonly Cell[],
  from: Cell,
  dx: number,
  dy: number,
): Cell | undefined {
  const ahead = ({ x, y }: Cell) => (x - from.x) * dx + (y - from.y) * dy;
  const aside = ({ x, y }: Cell) => Math.abs((x - from.x) * dy) + Math.abs((y - from.y) * dx);
  return cells.filter((cell) => ahead(cell) > 0)
    .sort((a, b) => ahead(a) + 2 * aside(a) - ahead(b) - 2 * aside(b))[0];
}

function wordsOf({ name, pieceName, ground }: Cell): string {
  if (ground === "goal") return `off the board, ${name.slice("off ".length)}`;
  return pieceName ? `${name}, ${pieceName}` : `${name}, empty`;
}

function wordOf({ name, choice }: BoardMove): string {
  if (choice) return `${choice[0].toUpperCase()}${choice.slice(1)}`;
  return name === "pass" ? "Pass: there is no other move" : name;
}

function movesKey(moves: readonly BoardMove[]): string {
  return moves.map(({ name, from, to }) => `${name} ${from} ${to}`).join();
}

function namesOf(classes: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(classes).filter((name) => classes[name]);
}

/** Draws the piece of a cell, unless it is there already. */
function paintPiece(button: HTMLButtonElement, { piece, mark = "" }: Cell): void {
  const content = `${piece}|${mark}`;
  if (painted.get(button) === content) return;
  painted.set(button, content);
  const text = mark && h("span", { class: piece === "" ? "mark" : "mark on-piece" }, mark);
  fill(button, piece !== "" && drawing(piece), text || null);
}

const painted = new WeakMap<HTMLButtonElement, string>();
