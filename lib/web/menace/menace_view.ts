/**
 * The page of a machine: the board, the box in use, the boxes of the game, its training, its games, and the
 * wall of all boxes.
 *
 * @module
 */
import * as v from "valibot";
import { findGame } from "matchbox/games/mod.ts";
import { type AnyRequest, ask } from "../page/ask.ts";
import { fill, h } from "matchbox/touch/page/dom.ts";
import type { PageContext } from "../page/page.ts";
import { BoardView } from "matchbox/touch/boards/board_view.ts";
import { modelOf } from "matchbox/touch/boards/models.ts";
import { capital, countWord } from "matchbox/touch/page/words.ts";
import { largeBox } from "matchbox/touch/menace/box_drawing.ts";
import { HistoryView } from "matchbox/touch/menace/history_view.ts";
import { MachineForm } from "./machine_form.ts";
import { boxList, machineId, type MachineState, machineState } from "./messages.ts";
import { OpenedView } from "matchbox/touch/menace/opened_view.ts";
import { rememberedMachine, rememberMachine } from "./remembered_machine.ts";
import { TrainingForm } from "./training_form.ts";
import { WallView } from "matchbox/touch/menace/wall_view.ts";
import { boxWords, drawWords, newsWords, statusWords } from "matchbox/touch/menace/words.ts";

/** The rules of the first machine. */
const FIRST_SETTING = "michie";

const LEAD = "MENACE learned noughts and crosses in the 1960s, without a computer. For each " +
  "position it has a matchbox of beads, and each colour stands for a square. It draws a bead, and " +
  "that is its move. After a game that it won, the boxes that were used get more beads of the " +
  "colours drawn; after one that it lost they get fewer. Play against it, or train it.";

const game = findGame("tictactoe");

/** The view of one machine. */
export class MenaceView {
  readonly #context: PageContext;
  readonly #board = new BoardView(({ name }) => this.#move(name));
  readonly #status = h("p", { class: "status" });
  readonly #problem = h("p", { class: "problem", role: "alert" });
  readonly #again = h(
    "button",
    { type: "button", onclick: () => this.#ask({ type: "menace/again" }) },
    "New game",
  );
  readonly #boxTitle = h("h2");
  readonly #box = h("div", { class: "drawer", role: "img" });
  readonly #boxWords = h("p", { class: "box-words" });
  readonly #back = h(
    "button",
    { type: "button", onclick: () => this.#look(null) },
    "Back to the game",
  );
  readonly #opened = new OpenedView((box) => this.#look(box));
  readonly #training: TrainingForm;
  readonly #history = new HistoryView();
  readonly #form: MachineForm;
  readonly #wallPlace = h("div");
  readonly #ends: (() => void)[] = [];
  #machine: string | null;
  #keys: readonly string[] | null = null;
  #wall: WallView | null = null;
  #state: MachineState | null = null;
  /** The box that the person looks into; null for the one in use. */
  #looked: number | null = null;
  /** The large box as it is drawn. */
  #drawing = "";
  /** A move that the server has not answered yet. */
  #sent = false;
  #closed = false;

  constructor(place: HTMLElement, context: PageContext) {
    this.#context = context;
    const id = v.safeParse(machineId, context.path);
    this.#machine = id.success ? id.output : rememberedMachine();
    this.#training = new TrainingForm({
      train: (against, games, pace) => this.#ask({ type: "menace/train", against, games, pace }),
      pace: (pace) => this.#ask({ type: "menace/pace", pace }),
      stop: () => this.#ask({ type: "menace/stop" }),
    });
    this.#form = new MachineForm({
      fresh: (setting) => this.#ask({ type: "menace/fresh", setting }),
      save: () => this.#ask({ type: "menace/save" }),
      load: (text) => this.#ask({ type: "menace/load", text }),
      complain: (problem) => this.#problem.textContent = problem,
    });
    fill(
      place,
      h(
        "article",
        { class: "menace" },
        h("h1", {}, "MENACE, the machine of matchboxes"),
        h("p", { class: "lead" }, LEAD),
        this.#problem,
        h(
          "div",
          { class: "table" },
          h(
            "section",
            { class: "board-part" },
            h("h2", {}, "The board"),
            this.#status,
            this.#board.element,
            h("div", { class: "controls" }, this.#again),
          ),
          h(
            "section",
            { class: "box-part" },
            this.#boxTitle,
            this.#boxWords,
            this.#box,
            h("div", { class: "controls" }, this.#back),
          ),
          h(
            "div",
            { class: "side-column" },
            h("section", {}, h("h2", {}, "Boxes of this game"), this.#opened.element),
            this.#training.element,
          ),
        ),
        h("div", { class: "record" }, this.#history.element, this.#form.element),
        this.#wallPlace,
      ),
    );
    const { link } = context;
    this.#ends.push(link.listen((message) => this.#hear(message)));
    this.#ends.push(link.whenConnected(() => this.#open()));
  }

  /** Ends it. */
  close(): void {
    this.#closed = true;
    for (const end of this.#ends) end();
    this.#wall?.close();
    if (this.#machine === null) return;
    this.#context.link.ask({ type: "menace/leave", machine: this.#machine }).catch(() => {});
  }

  /** Opens the machine; one that is not known here is made anew. */
  async #open(): Promise<void> {
    this.#sent = false;
    const { link } = this.#context;
    try {
      if (this.#machine === null || !await this.#watch()) {
        const made = await link.ask({ type: "menace/new", setting: FIRST_SETTING });
        if (this.#closed) return;
        this.#machine = v.parse(machineId, made);
        await this.#watch();
      }
      // Another page may be shown by now.
      if (this.#closed) return;
      rememberMachine(this.#machine);
      history.replaceState(null, "", `#/menace/${this.#machine}`);
    } catch (error) {
      this.#problem.textContent = capital((error as Error).message);
    }
  }

  /** Begins to follow the machine; false when there is none. */
  async #watch(): Promise<boolean> {
    const answer = await this.#context.link.ask({ type: "menace/open", machine: this.#machine });
    this.#keys = v.parse(v.nullable(boxList), answer);
    if (!this.#keys) return false;
    if (!this.#wall) {
      this.#wall = new WallView(this.#keys, (box) => {
        this.#look(box);
        this.#box.scrollIntoView({ block: "nearest" });
      });
      fill(this.#wallPlace, this.#wall.element);
    }
    this.#paint();
    return true;
  }

  /** Asks about this machine; a refusal is shown. */
  #ask(request: AnyRequest): Promise<unknown> {
    return ask(this.#context.link, this.#problem, { ...request, machine: this.#machine });
  }

  async #move(move: string): Promise<void> {
    if (this.#sent) return;
    this.#sent = true;
    this.#paint();
    await this.#ask({ type: "menace/move", ply: this.#state!.game.moves.length, move });
    if (!this.#sent) return;
    // Refused: the board is as it was.
    this.#sent = false;
    this.#paint();
  }

  #look(box: number | null): void {
    this.#looked = box;
    this.#paint();
  }

  #hear(message: unknown): void {
    const news = v.safeParse(machineState, message);
    if (!news.success || news.output.machine !== this.#machine) return;
    const before = this.#state;
    const state = this.#state = news.output;
    const { moves, opened } = state.game;
    const moved = moves.length !== before?.game.moves.length ||
      opened.length !== before?.game.opened.length;
    if (moved) {
      this.#sent = false;
      if (before && moves.length > 0) this.#looked = null;
    }
    const words = before ? newsWords(before, state) : "";
    if (words !== "") this.#context.announce(words);
    this.#paint();
  }

  #paint(): void {
    const [state, keys] = [this.#state, this.#keys];
    if (!state || !keys) return;
    const { game: shown, training, boxes } = state;
    const over = shown.result !== null;
    this.#status.textContent = statusWords(state);
    this.#status.classList.toggle("over", over);
    this.#paintBoard(state);
    this.#again.hidden = training !== null;
    this.#again.textContent = over ? "Play again" : "New game";
    this.#again.classList.toggle("main", over);
    const used = shown.opened.map(({ box }) => box);
    const box = this.#looked ?? used.at(-1) ?? 0;
    this.#paintBox(state, keys, box);
    this.#opened.show(shown, keys, box);
    this.#training.show(training, state.mine);
    this.#history.show(state.history);
    this.#form.show(state);
    this.#wall!.show(boxes, used, this.#looked);
  }

  #paintBoard({ game: shown, training }: MachineState): void {
    const position = game.start();
    let last: number | undefined;
    for (const name of shown.moves) {
      last = game.parse(position, name);
      position.play(last);
    }
    this.#board.show(modelOf(game, position, last), {
      active: training === null && shown.against === "person" && position.side === 1 &&
        shown.result === null && !this.#sent,
      turned: false,
      hinted: [],
    });
  }

  /** Shows a box large: as it was when it was opened, or as it is now. */
  #paintBox({ game: shown, boxes }: MachineState, keys: readonly string[], box: number): void {
    const turn = shown.opened.findIndex((each) => each.box === box);
    const opened = shown.opened.at(turn);
    const used = turn >= 0 ? opened : undefined;
    const beads = used && used.change === null ? used.beads : boxes[box];
    const inUse = used !== undefined && turn === shown.opened.length - 1 && shown.result === null;
    this.#boxTitle.textContent = inUse ? "The open box" : `Box ${box + 1} of ${keys.length}`;
    const drawn = used?.drawn ?? null;
    const drawing = { key: keys[box], beads, symmetry: used?.symmetry ?? 0, drawn };
    const total = beads.reduce((sum, count) => sum + count, 0);
    const content = JSON.stringify(drawing);
    if (content !== this.#drawing) {
      this.#drawing = content;
      fill(this.#box, largeBox(drawing));
      this.#box.setAttribute("aria-label", `The box: ${boxWords(keys[box], beads)}`);
    }
    this.#boxWords.textContent = used
      ? drawWords(used, shown.moves[2 * turn])
      : `It holds ${countWord(total, "bead")}.`;
    this.#back.hidden = this.#looked === null || shown.opened.length === 0;
  }
}
