/**
 * The buttons beside a game.
 *
 * @module
 */
import * as v from "valibot";
import type { Game } from "matchbox/games/mod.ts";
import { fill, h } from "../page/dom.ts";
import { isLearner } from "../learner/players.ts";
import { PERSON } from "./levels.ts";
import { type Form, type GameState, savedGame } from "./messages.ts";

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

/** Milliseconds in which a second click confirms. */
const CONFIRM = 4000;

/** The forms of a file, as they are called. */
const FORM_WORDS: Readonly<Record<Form, string>> = {
  record: "record of the game",
  transcript: "transcript",
  games: "file of games",
};

/** The buttons. */
export class Controls {
  readonly element = h("div", { class: "controls", role: "group", "aria-label": "Game" });
  readonly files = h("details", { class: "files" });
  readonly #actions: Actions;
  #confirming: ReturnType<typeof setTimeout> | null = null;
  #state!: GameState;
  #shown = "";

  constructor(actions: Actions) {
    this.#actions = actions;
  }

  /** Shows what can be done in a state. */
  show(state: GameState, game: Game): void {
    this.#state = state;
    const { players, moves, end, clock, thinking } = state;
    const person = players.includes(PERSON);
    const over = end !== null;
    const { undo, hint, resign, hold, turn, again } = this.#actions;
    const learned = over && players.some(isLearner);
    const noMove = moves.length === 0 || (moves.length === 1 && players[0] !== PERSON);
    this.#paint([
      person && { name: "Undo", action: undo, off: noMove || clock !== null || learned },
      person && { name: "Hint", action: hint, off: over || thinking },
      person && this.#giveUp(resign, over),
      !person && !over &&
      { name: state.held ? "Go on" : "Pause", action: () => hold(!state.held), off: false },
      game.name === "chess" && { name: "Turn board", action: turn, off: false },
      { name: "New game", action: again, off: false, main: over },
    ]);
    this.#showFiles(game);
  }

  #giveUp(resign: () => void, off: boolean) {
    const name = this.#confirming === null ? "Give up" : "Really give up?";
    const action = () => {
      if (this.#confirming !== null) {
        this.#endConfirming();
        return resign();
      }
      this.#confirming = setTimeout(() => {
        this.#endConfirming();
        this.#button("Really give up?")?.replaceChildren("Give up");
      }, CONFIRM);
      this.#button("Give up")?.replaceChildren("Really give up?");
    };
    return { name, action, off };
  }

  #endConfirming(): void {
    if (this.#confirming !== null) clearTimeout(this.#confirming);
    this.#confirming = null;
  }

  #button(name: string): HTMLElement | undefined {
    return [...this.element.children].find(({ textContent }) => textContent === name) as
      | HTMLElement
      | undefined;
  }

  /** Makes the buttons, unless they are there: a button keeps its focus. */
  #paint(buttons: readonly (Shown | false)[]): void {
    const shown = buttons.filter((each) => each !== false);
    const content = JSON.stringify(shown);
    if (content === this.#shown) return;
    this.#shown = content;
    const focused = [...this.element.children].indexOf(document.activeElement!);
    fill(
      this.element,
      shown.map(({ name, action, off, main = false }) =>
        h(
          "button",
          { type: "button", disabled: off, onclick: action, class: main ? "main" : "" },
          name,
        )
      ),
    );
    (this.element.children[focused] as HTMLElement | undefined)?.focus();
  }

  #showFiles(game: Game): void {
    const forms: readonly Form[] = game.name === "reversi"
      ? ["record", "transcript", "games"]
      : ["record"];
    if (this.files.childElementCount > 0) return;
    const problem = h("p", { class: "problem", role: "alert" });
    fill(
      this.files,
      h("summary", {}, "Save this game"),
      forms.map((form) =>
        h(
          "button",
          { type: "button", onclick: () => this.#save(form, problem) },
          game.name === "chess" ? "PGN" : capitalForm(form),
        )
      ),
      problem,
    );
  }

  async #save(form: Form, problem: HTMLElement): Promise<void> {
    problem.textContent = "";
    if (!this.#state.end && form === "record" && this.#state.spec !== "chess") {
      problem.textContent =
        "The record is written when the game is over; it is kept here until then.";
      return;
    }
    const file = v.safeParse(savedGame, await this.#actions.save(form));
    if (!file.success) return;
    const url = URL.createObjectURL(new Blob([file.output.text], { type: "text/plain" }));
    h("a", { href: url, download: file.output.name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  }
}

interface Shown {
  readonly name: string;
  readonly off: boolean;
  readonly main?: boolean;
  action(): void;
}

function capitalForm(form: Form): string {
  const words = FORM_WORDS[form];
  return words[0].toUpperCase() + words.slice(1);
}
