/**
 * A board to play on against the programs of the suite, with what they think. Any position can be set up.
 *
 * @module
 */
import { describeValue } from "matchbox/agents/search/value.ts";
import { UsageError } from "matchbox/base/errors.ts";
import { digestOf, rememberFiles } from "matchbox/base/file.ts";
import type { Game, Move, Position } from "matchbox/games/game.ts";
import { lineNames } from "matchbox/games/line_names.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { BoardMove } from "../boards/board_model.ts";
import { BoardView } from "../boards/board_view.ts";
import { modelOf } from "../boards/models.ts";
import { fill, h } from "../page/dom.ts";
import { choice, field } from "../page/fields.ts";
import { capital } from "../page/words.ts";
import { agentName, namesOf, type Program, programsOf } from "./programs.ts";
import { piecesOf, withOtherSide, withPiece } from "./set_up.ts";
import type { Found, Thinker } from "./thinker.ts";

/** A network to play against. */
export interface NetworkProgram {
  /** As it is offered. */
  readonly name: string;
  /** The spec of its agent without the file, e.g. `net38_50:hidden=16`. */
  readonly agent: string;
  /** Its weights, as in its file. */
  readonly data: unknown;
}

/** What the board begins with. */
export interface BoardOptions {
  /** The spec of the game, or several to choose from. */
  readonly game: string | readonly string[];
  /** The notation of the first game's first position; default: its start. */
  readonly position?: string;
  /** Programs that are offered before the others; the first of all plays. */
  readonly programs?: readonly Program[];
  /** Networks that are offered before them. */
  readonly networks?: readonly NetworkProgram[];
  /** The side of the reader, or null for both; default: 0. */
  readonly person?: 0 | 1 | null;
}

const OWN = "own";

/** Shows a board. */
export function mount(element: HTMLElement, options: BoardOptions, thinker: Thinker): void {
  const games = (typeof options.game === "string" ? [options.game] : options.game).map((spec) =>
    findGame(spec)
  );
  let game: Game = games[0];
  let opening = options.position ?? String(game.start());
  let position: Position = game.start(opening);
  let moves: Move[] = [];
  let programs: readonly Program[] = [];
  const files = new Map<string, Uint8Array>();
  let settingUp = false;
  /** What the program thinks, and whether it does now. */
  let thought = "";
  let thinking = false;

  const chosenGame = choice("game", games.map(({ spec, title }) => [spec, title]));
  const program = h("select", { id: "program", onchange: chooseProgram });
  const spec = h("input", { id: "spec", spellcheck: "false", onchange: () => act() });
  const person = h("select", { id: "person", onchange: () => act() });
  const notation = h("input", {
    id: "notation",
    spellcheck: "false",
    onchange: () => begin(notation.value),
  });
  const problem = h("p", { class: "problem", role: "alert" });
  const status = h("p", { class: "status", "aria-live": "polite" });
  const says = h("p", { class: "says", "aria-live": "polite" });
  const list = h("p", { class: "moves" });
  const board = new BoardView((move) => settingUp ? put(move) : play(move));
  const back = h("button", { type: "button", onclick: takeBack }, "Take back");
  const hint = h("button", { type: "button", onclick: () => ask(true) }, "What would it play?");
  const setUp = h("button", { type: "button", onclick: toggleSetUp }, "Set up");
  const palette = h("div", { class: "palette", role: "radiogroup", "aria-label": "Piece" });
  const otherSide = h(
    "button",
    { type: "button", onclick: () => tryTo(() => begin(withOtherSide(game, opening), true)) },
    "Other side to move",
  );
  const setUpPart = h("div", { class: "set-up" }, palette, otherSide);
  chosenGame.addEventListener("change", () => chooseGame(findGame(chosenGame.value)));

  fill(
    element,
    h(
      "h1",
      {},
      "Play against a program: click on the board. See what it thinks, or set up a position.",
    ),
    h(
      "div",
      { class: "choices-row" },
      games.length > 1 && field("Game", chosenGame),
      field("Program", program),
      wide(field("Its spec, to be changed", spec)),
      field("You play", person),
    ),
    problem,
    h(
      "div",
      { class: "play" },
      board.element,
      h(
        "div",
        { class: "side-column" },
        status,
        h(
          "div",
          { class: "controls" },
          h("button", { type: "button", onclick: () => begin(opening) }, "New game"),
          back,
          hint,
          setUp,
        ),
        says,
        list,
        setUpPart,
        field("Position", notation),
      ),
    ),
  );
  const networks = (options.networks ?? []).map(({ name, agent, data }) => {
    const bytes = new TextEncoder().encode(JSON.stringify(data));
    const digest = digestOf(bytes);
    files.set(digest, bytes);
    return { name, spec: `${agent}${agent.includes(":") ? "," : ":"}file=${digest}` };
  });
  rememberFiles(files);
  chooseGame(game, opening);

  function chooseGame(chosen: Game, from = String(chosen.start())): void {
    game = chosen;
    const own = game === games[0] ? [...networks, ...options.programs ?? []] : [];
    programs = [...own, ...programsOf(game)];
    fill(
      program,
      programs.map(({ name }, i) => h("option", { value: String(i) }, name)),
      h("option", { value: OWN }, "another: write its spec"),
    );
    fill(
      person,
      game.sides.map((side, i) => h("option", { value: String(i) }, capital(side))),
      h("option", { value: "both" }, "both sides"),
      h("option", { value: "none" }, "nobody: watch"),
    );
    person.value = options.person === null ? "both" : String(options.person ?? 0);
    const pieces = piecesOf(game);
    setUp.hidden = pieces.length === 0;
    fill(
      palette,
      pieces.map(({ letter, name }, i) =>
        h(
          "label",
          {},
          h("input", { type: "radio", name: "piece", value: letter, checked: i === 1 }),
          h("span", {}, name),
        )
      ),
    );
    settingUp = false;
    spec.value = programs[0].spec;
    begin(from);
  }

  function chooseProgram(): void {
    if (program.value === OWN) {
      says.textContent = `Agents here: ${namesOf(game).join(", ")}.`;
      spec.focus();
      return;
    }
    spec.value = programs[Number(program.value)].spec;
    act();
  }

  /** Begins from a position. */
  function begin(from: string, quietly = false): void {
    tryTo(() => {
      position = game.start(from);
      opening = String(position);
      moves = [];
      thought = "";
      if (!quietly) settingUp = false;
      act();
    });
  }

  function tryTo(change: () => void): void {
    try {
      change();
      problem.textContent = "";
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problem.textContent = error.message;
    }
  }

  function toggleSetUp(): void {
    if (!settingUp) begin(String(position), true);
    settingUp = !settingUp;
    act();
  }

  /** Puts the chosen piece on a cell. */
  function put({ name }: BoardMove): void {
    const { cells } = modelOf(game, position);
    const cell = cells.find((each) => each.name === name)!;
    const letter = palette.querySelector<HTMLInputElement>("input:checked")!.value;
    tryTo(() => begin(withPiece(game, opening, cells, cell, letter), true));
  }

  function play({ name }: BoardMove): void {
    move(game.parse(position, name));
  }

  function move(chosen: Move): void {
    position.play(chosen);
    moves.push(chosen);
    act();
  }

  /** Takes back the last move of the reader, and the answer to it. */
  function takeBack(): void {
    thinker.drop();
    do {
      position.undo();
      moves.pop();
    } while (moves.length > 0 && !isPersons());
    thought = "";
    act();
  }

  function isPersons(): boolean {
    return person.value === "both" || person.value === String(position.side);
  }

  /** Shows the position; a program that is to move begins to think. */
  function act(): void {
    thinker.drop();
    thinking = false;
    paint();
    if (!settingUp && position.result() === null && !isPersons()) void ask(false);
  }

  /**
   * Asks the program for a move.
   *
   * @param only whether it shall only be told
   */
  async function ask(only: boolean): Promise<void> {
    const root = position.clone();
    try {
      agentName(spec.value, game);
      problem.textContent = "";
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      problem.textContent = error.message;
      return;
    }
    thinking = true;
    thought = "";
    paint();
    let last: Found | null = null;
    const question = { game: game.spec, agent: spec.value, opening, moves: [...moves], files };
    try {
      const found = await thinker.ask(question, (news) => {
        last = news;
        thought = thoughtWords(root, news);
        paint();
      });
      // Another position is shown by now.
      if (found === null) return;
      thinking = false;
      const name = game.format(root, found);
      const chosen = only ? `It would play ${name}.` : `It played ${name}.`;
      thought = `${chosen} ${last ? thoughtWords(root, last) : "It does not search."}`;
      if (only) paint();
      else move(found);
    } catch (error) {
      thinking = false;
      problem.textContent = (error as Error).message;
      paint();
    }
  }

  function thoughtWords(root: Position, { depth, value, principalVariation }: Found): string {
    const side = game.sides[root.side];
    const plies = depth > 0 ? `, ${depth} plies deep` : "";
    const line = lineNames(game, root, principalVariation).join(" ");
    return `Value for ${side}${plies}: ${describeValue(game, value)}. Line: ${line}.`;
  }

  function paint(): void {
    const result = position.result();
    const shown = modelOf(game, position, moves.at(-1));
    const cells = shown.cells.filter(({ ground }) => ground !== "goal");
    const model = settingUp
      ? { ...shown, moves: cells.map(({ name }) => ({ name, from: null, to: name })) }
      : shown;
    board.show(model, {
      active: settingUp || result === null && isPersons(),
      turned: game.name === "chess" && person.value === "1",
      hinted: [],
    });
    status.textContent = settingUp
      ? `Set up: choose a piece, then cells. ${capital(game.sides[position.side])} is to move.`
      : statusWords(result, shown.score);
    says.textContent = thought || (thinking ? "It thinks …" : "");
    list.textContent = lineNames(game, game.start(opening), moves).join(" ");
    notation.value = String(position);
    back.disabled = moves.length === 0;
    hint.disabled = thinking || settingUp || result !== null;
    setUpPart.hidden = !settingUp;
    setUp.textContent = settingUp ? "Play on from here" : "Set up";
    setUp.classList.toggle("main", settingUp);
  }

  function statusWords(result: number | null, score: string): string {
    const points = score === "" ? "" : ` (${score})`;
    if (result === 0) return `A draw${points}.`;
    if (result !== null) return `${capital(game.sides[result === 1 ? 0 : 1])} wins${points}.`;
    const side = capital(game.sides[position.side]);
    return isPersons() ? `${side} is to move${points}.` : `${side} thinks${points}.`;
  }
}

function wide(label: HTMLElement): HTMLElement {
  label.classList.add("wide");
  return label;
}
