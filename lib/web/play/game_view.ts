/**
 * A game on the page: the board, the players with their clocks, the moves, and what can be done.
 *
 * @module
 */
import * as v from "valibot";
import { LearnerPanel } from "../learner/learner_panel.ts";
import { consideredWords, lessonWords } from "../learner/words.ts";
import { type AnyRequest, ask } from "../page/ask.ts";
import { fill, h } from "matchbox/touch/page/dom.ts";
import type { PageContext } from "../page/page.ts";
import { capital } from "matchbox/touch/page/words.ts";
import { BoardView } from "matchbox/touch/boards/board_view.ts";
import type { BoardMove } from "matchbox/touch/boards/board_model.ts";
import { ClockView } from "./clock_view.ts";
import { Controls } from "./controls.ts";
import { FileView } from "./file_view.ts";
import { PERSON } from "./levels.ts";
import {
  type GameState,
  hintSchema,
  type LearnerNotes,
  playNews,
  type ThinkingNews,
} from "./messages.ts";
import { MoveList } from "./move_list.ts";
import { pageGame } from "./page_games.ts";
import { modelOf } from "matchbox/touch/boards/models.ts";
import { PlayedGame } from "./played_game.ts";
import { choicesOf } from "./choices.ts";
import { rememberGame } from "./remembered_games.ts";
import { sourceColoursButton } from "./source_colours.ts";
import { endWords, playerWord, turnWords } from "./words.ts";

const SIDES = [0, 1] as const;

/** The view of one game. */
export class GameView {
  readonly #id: string;
  readonly #place: HTMLElement;
  readonly #context: PageContext;
  readonly #board = new BoardView((move) => this.#move(move));
  readonly #moves = new MoveList((ply) => this.#step(ply));
  readonly #clocks = [new ClockView(), new ClockView()] as const;
  readonly #controls: Controls;
  readonly #title = h("h1");
  readonly #status = h("p", { class: "status" });
  readonly #looking = h("p", { class: "looking" });
  readonly #score = h("p", { class: "score" });
  readonly #problem = h("p", { class: "problem", role: "alert" });
  readonly #thinking = h("p", { class: "thinking" });
  readonly #rules = h("details", { class: "rules" });
  readonly #learner = new LearnerPanel();
  readonly #file = new FileView();
  readonly #hint = h("p", { class: "hint" });
  readonly #players = SIDES.map(() => h("span", { class: "player" }));
  readonly #ends: (() => void)[] = [];
  #state: GameState | null = null;
  #played: PlayedGame | null = null;
  /** The position that is shown, as a number of moves; null for the last. */
  #shown: number | null = null;
  #turned = false;
  #hinted: readonly string[] = [];
  /** A move that the server has not answered yet. */
  #sent = false;

  constructor(id: string, place: HTMLElement, context: PageContext) {
    this.#id = id;
    this.#place = place;
    this.#context = context;
    this.#controls = new Controls({
      undo: () => this.#ask({ type: "play/undo", ply: this.#plies }),
      hint: () => this.#askHint(),
      resign: () => this.#ask({ type: "play/resign", ply: this.#plies }),
      hold: (held) => this.#ask({ type: "play/hold", held }),
      turn: () => this.#turn(),
      save: (form) => this.#ask({ type: "play/save", form }),
      again: () =>
        context.go(this.#state!.trial ? "#/centaurs" : `#/play?${choicesOf(this.#state!)}`),
    });
    this.#controls.element.append(sourceColoursButton(this.#board.element));
    const bars = SIDES.map((side) =>
      h("div", { class: "bar" }, this.#players[side], this.#clocks[side].element)
    );
    fill(
      place,
      h(
        "article",
        { class: "game", hidden: true },
        this.#title,
        h("div", { class: "board-column" }, this.#board.element, this.#rules),
        h(
          "div",
          { class: "side-column" },
          h("div", { class: "bars" }, bars),
          this.#status,
          this.#looking,
          this.#score,
          this.#problem,
          this.#controls.element,
          this.#hint,
          this.#thinking,
          this.#learner.element,
          this.#moves.element,
          this.#file.notes,
          this.#file.tags,
          this.#controls.files,
        ),
      ),
    );
    const { link } = context;
    this.#ends.push(link.listen((message) => this.#hear(message)));
    this.#ends.push(link.whenConnected(() => this.#open()));
    const onKey = (event: KeyboardEvent) => this.#key(event);
    document.addEventListener("keydown", onKey);
    this.#ends.push(() => document.removeEventListener("keydown", onKey));
  }

  /** Ends it. */
  close(): void {
    for (const end of this.#ends) end();
    for (const clock of this.#clocks) clock.close();
    this.#context.link.ask({ type: "play/leave", game: this.#id }).catch(() => {});
  }

  get #plies(): number {
    return this.#state?.moves.length ?? 0;
  }

  async #open(): Promise<void> {
    this.#sent = false;
    await this.#ask({ type: "play/open" });
    const reason = this.#problem.textContent;
    if (this.#state !== null || !reason) return;
    const link = h("a", { href: "#/play" }, "Begin a new game");
    fill(
      this.#place,
      h("h1", {}, "Play a game"),
      h("p", { role: "alert" }, `${reason}. `, link, "."),
    );
  }

  /** Asks about this game; a refusal is shown. */
  #ask(request: AnyRequest): Promise<unknown> {
    return ask(this.#context.link, this.#problem, { ...request, game: this.#id });
  }

  #hear(message: unknown): void {
    const news = v.safeParse(playNews, message);
    if (!news.success || news.output.game !== this.#id) return;
    if (news.output.type === "play/state") this.#follow(news.output);
    else if (news.output.type === "play/learner") this.#learn(news.output);
    else if (news.output.type === "play/file") this.#file.follow(news.output);
    else this.#think(news.output);
  }

  #follow(state: GameState): void {
    const before = this.#state;
    this.#state = state;
    if (!this.#played?.fits(state)) this.#played = new PlayedGame(state);
    const played = this.#played;
    played.follow(state);
    if (before === null) {
      this.#place.querySelector("article")!.hidden = false;
      const { players } = state;
      const { trial } = state;
      this.#title.textContent = played.game.title + (trial ? ` (${trial})` : "");
      document.title = `${played.game.title} · Matchbox`;
      const { rules, turns } = pageGame(played.game.name);
      this.#rules.hidden = rules.length === 0;
      fill(this.#rules, h("summary", {}, "How to play"), rules.map((rule) => h("p", {}, rule)));
      // One's own men are at the bottom.
      this.#turned = turns && players[1] === PERSON && players[0] !== PERSON;
      rememberGame({ id: this.#id, title: this.#titleOf(state) });
    }
    if (before?.moves.length !== state.moves.length || state.end !== null) {
      this.#hinted = [];
      this.#hint.textContent = "";
      this.#sent = false;
    }
    const ended = before?.end === null && state.end !== null;
    if (before?.moves.length !== state.moves.length || ended) this.#shown = null;
    if (before !== null) this.#announce(before, state);
    this.#paint();
  }

  #paint(): void {
    const [state, played] = [this.#state!, this.#played!];
    const { game } = played;
    const ply = this.#shown ?? played.plies;
    const position = played.at(ply);
    const live = this.#shown === null;
    const mine = state.players[position.side] === PERSON;
    const model = modelOf(game, position, played.lastMove(ply));
    this.#board.show(model, {
      active: live && mine && !this.#sent && state.end === null,
      turned: this.#turned,
      hinted: live ? this.#hinted : [],
    });
    this.#status.textContent = this.#statusOf(state);
    this.#status.classList.toggle("over", state.end !== null);
    this.#looking.textContent = live
      ? ""
      : `After move ${ply} of ${played.plies}. The last button goes back to the game.`;
    this.#score.textContent = capital(model.score);
    for (const side of SIDES) {
      const toMove = state.end === null && played.at(played.plies).side === side;
      fill(
        this.#players[side],
        h("strong", {}, capital(game.sides[side])),
        ` ${this.#nameOf(state, side)}`,
      );
      this.#players[side].parentElement!.classList.toggle("to-move", toMove);
      this.#clocks[side].show(state.clock, side);
    }
    if (!state.thinking) this.#thinking.classList.add("old");
    this.#moves.show(played, ply);
    this.#file.show(played.names, ply);
    this.#controls.show(state, game);
  }

  /** How the game stands, also while an earlier position is shown. */
  #statusOf(state: GameState): string {
    const { game } = this.#played!;
    const position = this.#played!.at(this.#plies);
    if (state.end) return endWords(state, game, modelOf(game, position).score);
    return state.held ? "Paused." : turnWords(state, game, position.side);
  }

  /** Tells what happened since the state before. */
  #announce(before: GameState, state: GameState): void {
    const { game } = this.#played!;
    const played = state.moves.length - before.moves.length;
    const position = this.#played!.at(this.#plies);
    const { score } = modelOf(game, position);
    const parts: string[] = [];
    if (played > 0) {
      const side = (position.side + played) % 2 as 0 | 1;
      for (const [i, move] of state.moves.slice(-played).entries()) {
        parts.push(`${capital(game.sides[(side + i) % 2])} plays ${move}.`);
      }
    } else if (played < 0) parts.push("Taken back.");
    if (score) parts.push(`${capital(score)}.`);
    if (!state.thinking || state.end) parts.push(this.#statusOf(state));
    this.#context.announce(parts.join(" "));
  }

  #titleOf(state: GameState): string {
    const [first, second] = SIDES.map((side) => this.#nameOf(state, side));
    const word = playerWord(state.players, 1);
    const against = second === word ? word.toLowerCase() : second;
    return `${this.#played!.game.title}: ${first} against ${against}`;
  }

  /** Who plays a side: in a game from a file, whom the file names. */
  #nameOf({ players }: GameState, side: 0 | 1): string {
    const { sides } = this.#played!.game;
    const named = players[side] === PERSON ? this.#file.nameOf(sides[side]) : null;
    return named ?? playerWord(players, side);
  }

  #learn({ considered, lesson }: LearnerNotes): void {
    if (!this.#state) return;
    this.#learner.show(this.#state.spec, considered, lesson);
    if (lesson) this.#context.announce(lessonWords(lesson));
    else if (considered) this.#context.announce(consideredWords(considered));
  }

  #think({ ply, depth, value, line }: ThinkingNews): void {
    if (ply !== this.#plies) return;
    this.#thinking.classList.remove("old");
    fill(
      this.#thinking,
      h("strong", {}, `Depth ${depth}: `),
      `${valueWords(value)}; expects ${line.slice(0, 8).join(" ")}`,
    );
  }

  async #move({ name }: BoardMove): Promise<void> {
    if (this.#sent) return;
    this.#sent = true;
    this.#paint();
    await this.#ask({ type: "play/move", ply: this.#plies, move: name });
    if (!this.#sent) return;
    // Refused, or the answer came before the new state: the board is as the server says.
    this.#sent = false;
    this.#paint();
  }

  async #askHint(): Promise<void> {
    this.#hint.textContent = "Thinking about a hint…";
    const hint = v.safeParse(hintSchema, await this.#ask({ type: "play/hint", ply: this.#plies }));
    this.#hint.textContent = "";
    if (!hint.success || !this.#played) return;
    const { move, value, depth, line } = hint.output;
    const { game } = this.#played;
    const model = modelOf(game, this.#played.at(this.#plies));
    const found = model.moves.find(({ name }) => name === move);
    if (!found) return;
    this.#hinted = [found.from, found.to].filter((cell) => cell !== null);
    // Not every program tells what it thinks.
    const text = depth === 0
      ? `Hint: ${move}.`
      : `Hint: ${move}, ${valueWords(value)} at depth ${depth}, expecting ${
        line.slice(0, 6).join(" ")
      }.`;
    this.#hint.textContent = text;
    this.#context.announce(text);
    this.#paint();
  }

  #step(ply: number): void {
    this.#shown = ply === this.#plies ? null : ply;
    this.#paint();
  }

  /** The left and the right arrow step through the game, where they are not for something else. */
  #key(event: KeyboardEvent): void {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined || this.#played === null || event.defaultPrevented) return;
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if ((event.target as Element).closest("input, select, textarea")) return;
    const ply = (this.#shown ?? this.#plies) + step;
    if (ply < 0 || ply > this.#plies) return;
    event.preventDefault();
    this.#step(ply);
  }

  #turn(): void {
    this.#turned = !this.#turned;
    this.#paint();
  }
}

/** A number as a value; words such as `mate in 2` as they are. */
function valueWords(value: string): string {
  return Number.isFinite(Number(value)) ? `value ${value}` : value;
}
