/**
 * The buttons beside a game.
 *
 * @module
 */
import * as v from "valibot";
import type { Game } from "matchbox/games/mod.ts";
import { confirmButton } from "../page/confirm_button.ts";
import { fill, h } from "matchbox/touch/page/dom.ts";
import { saveFile } from "../page/save_file.ts";
import { capital } from "matchbox/touch/page/words.ts";
import { isLearner } from "../learner/players.ts";
import { PERSON } from "./levels.ts";
import { type Form, type GameState, savedGame } from "./messages.ts";
import { pageGame } from "./page_games.ts";

/** What the buttons do. */
export interface Actions {
  undo(): void;
  hint(): void;
  resign(): void;
  hold(held: boolean): void;
  turn(): void;
  /** The answer is a `SavedGame`. */
  save(form: Form): Promise<unknown>;
  /** Begins a new game. */
  again(): void;
}

/** The forms of a file, as they are called. */
const FORM_WORDS: Readonly<Record<Form, string>> = {
  record: "record of the game",
  transcript: "transcript",
  games: "file of games",
};

/** The buttons. */
export class Controls {
  readonly element: HTMLElement;
  readonly files = h("details", { class: "files" });
  readonly #actions: Actions;
  readonly #undo: HTMLButtonElement;
  readonly #hint: HTMLButtonElement;
  readonly #giveUp: HTMLButtonElement;
  readonly #hold: HTMLButtonElement;
  readonly #turn: HTMLButtonElement;
  readonly #again: HTMLButtonElement;
  #state!: GameState;

  constructor(actions: Actions) {
    this.#actions = actions;
    const buttons = [
      this.#undo = button("Undo", actions.undo),
      this.#hint = button("Hint", actions.hint),
      this.#giveUp = confirmButton("Give up", "Really give up?", actions.resign),
      this.#hold = button("Pause", () => actions.hold(!this.#state.held)),
      this.#turn = button("Turn board", actions.turn),
      this.#again = button("New game", actions.again),
    ];
    this.element = h("div", { class: "controls", role: "group", "aria-label": "Game" }, buttons);
  }

  /** Shows what can be done in a state. */
  show(state: GameState, game: Game): void {
    this.#state = state;
    const { players, moves, end, clock, thinking, held, trial } = state;
    const person = players.includes(PERSON);
    const over = end !== null;
    const noMove = moves.length === 0 || (moves.length === 1 && players[0] !== PERSON);
    for (const each of [this.#undo, this.#hint, this.#giveUp]) each.hidden = !person;
    if (trial !== null) {
      this.#undo.hidden = true;
      this.#hint.hidden = trial !== "person with hints";
      this.#again.textContent = "To the experiment";
    }
    this.#undo.disabled = noMove || clock !== null || (over && players.some(isLearner));
    this.#hint.disabled = over || thinking;
    this.#giveUp.disabled = over;
    this.#hold.hidden = person || over;
    this.#hold.textContent = held ? "Go on" : "Pause";
    this.#turn.hidden = !pageGame(game.name).turns;
    this.#again.classList.toggle("main", over);
    this.#showFiles(game);
  }

  #showFiles(game: Game): void {
    if (this.files.childElementCount > 0) return;
    fill(
      this.files,
      h("summary", {}, "Save this game"),
      pageGame(game.name).forms.map((form) =>
        button(
          game.name === "chess" ? "PGN" : capital(FORM_WORDS[form]),
          () => this.#save(form),
        )
      ),
    );
  }

  async #save(form: Form): Promise<void> {
    const file = v.safeParse(savedGame, await this.#actions.save(form));
    if (file.success) saveFile(file.output.name, [file.output.text]);
  }
}

function button(name: string, action: () => void): HTMLButtonElement {
  return h("button", { type: "button", onclick: action }, name);
}
