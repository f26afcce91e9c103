/**
 * MENACE to touch: draw a bead, open the box, give the reward; train it, and change its rules.
 *
 * @module
 */
import { ticTacToe } from "matchbox/games/tictactoe/mod.ts";
import { BoardView } from "../boards/board_view.ts";
import { ticTacToeModel } from "../boards/square_board.ts";
import { fill, h } from "../page/dom.ts";
import { choice, field } from "../page/fields.ts";
import { capital, countWord, numberWord } from "../page/words.ts";
import { largeBox } from "./box_drawing.ts";
import { HistoryView } from "./history_view.ts";
import {
  type OpponentName,
  OPPONENTS,
  type Setting,
  SETTINGS,
  type ShownGame,
  type TrainerName,
} from "./machine_view.ts";
import { OpenedView } from "./opened_view.ts";
import { type ChosenRules, chosenRules, TrainedMachine } from "./trained_machine.ts";
import { WallView } from "./wall_view.ts";
import { boxAt, boxKeys, type BoxOfBoard, type WatchedGame } from "./watched_game.ts";
import {
  boxWords,
  changeWord,
  drawWords,
  OPPONENT_WORDS,
  SETTING_SENTENCES,
  SETTING_WORDS,
  statusWords,
} from "./words.ts";

/** What the component begins with. */
export interface MenaceOptions {
  /** The rules of the first machine; default: `michie`. */
  readonly setting?: "michie" | "staged" | "literal";
  /** Of the random streams; default: `touch`. The same clicks give the same beads. */
  readonly seed?: string;
}

/** The lengths of training that are offered, in games. */
const LENGTHS = [1, 10, 1000];

const RESULTS = ["won", "drawn", "lost"] as const;

/** The most beads of a square in a new box, and the largest change of beads after a game, by the sliders. */
const [MOST_BEADS, LARGEST_REWARD] = [10, 5];

/** What comes next in the game on the board. */
type Phase = "draw" | "reply" | "reward" | "over";

/** Shows MENACE. */
export function mount(element: HTMLElement, options: MenaceOptions): void {
  const { setting = "michie", seed = "touch" } = options;
  let rules: ChosenRules = { setting };
  let machine = new TrainedMachine(rules, seed);
  let game: WatchedGame;
  let phase: Phase = "draw";
  /** The beads as they were before the game, which are shown until the reward is given. */
  let before = machine.boxes;
  let looked: number | null = null;
  /** The trainings of this machine, which another one gets too. */
  let trainings: (readonly [games: number, against: TrainerName])[] = [];

  const status = h("p", { class: "status", "aria-live": "polite" });
  const board = new BoardView(({ name }) => reply(name));
  const next = h("button", { type: "button", class: "main", onclick: goOn });
  const boxTitle = h("h2");
  const boxPlace = h("div", { class: "drawer", role: "img" });
  const boxText = h("p", { class: "box-words" });
  const opened = new OpenedView(look);
  const history = new HistoryView();
  const wall = new WallView(boxKeys, look);
  const against = choice(
    "against",
    OPPONENTS.map((name) => [name, capital(OPPONENT_WORDS[name])]),
  );
  against.addEventListener("change", () => newGame());
  const settings = choice("setting", SETTINGS.map((name) => [name, SETTING_WORDS[name]]), setting);
  settings.addEventListener("change", () => change({ setting: settings.value as Setting }));
  const sentence = h("p", { class: "soft" });
  const beads = slider("beads", 1, MOST_BEADS, changeBySliders);
  const rewards = RESULTS.map((word) =>
    slider(word, -LARGEST_REWARD, LARGEST_REWARD, changeBySliders)
  );

  fill(
    element,
    h(
      "article",
      { class: "menace" },
      h(
        "h1",
        {},
        "Draw beads for MENACE and answer its moves, or let it train: see its curve grow.",
      ),
      h("div", { class: "choices-row" }, field("It plays against", against)),
      h(
        "div",
        { class: "table" },
        h(
          "section",
          { class: "board-part" },
          status,
          board.element,
          h("div", { class: "controls" }, next),
        ),
        h("section", { class: "box-part" }, boxTitle, boxText, boxPlace),
        h(
          "div",
          { class: "side-column" },
          h("section", {}, h("h2", {}, "Boxes of this game"), opened.element),
          h(
            "section",
            { class: "training" },
            h("h2", {}, "Training"),
            h(
              "div",
              { class: "controls" },
              LENGTHS.map((games) =>
                h(
                  "button",
                  { type: "button", onclick: () => train(games) },
                  countWord(games, "game"),
                )
              ),
              h("button", { type: "button", onclick: () => change(rules, []) }, "New machine"),
            ),
          ),
        ),
      ),
      h(
        "div",
        { class: "record" },
        history.element,
        h(
          "section",
          { class: "rules" },
          h("h2", {}, "Its rules"),
          field("Version", settings),
          sentence,
          beads.element,
          rewards.map(({ element }) => element),
        ),
      ),
      h("details", {}, h("summary", {}, `All ${boxKeys.length} boxes`), wall.element),
    ),
  );
  showRules();
  newGame();

  function newGame(): void {
    game = machine.begin(against.value as OpponentName);
    before = machine.boxes;
    looked = null;
    phase = "draw";
    paint();
  }

  /** The main button: what comes next. */
  function goOn(): void {
    if (phase === "over") return newGame();
    if (phase === "reward") {
      machine.finish(game);
      phase = "over";
    } else {
      game.step();
      after();
    }
    looked = null;
    paint();
  }

  function reply(name: string): void {
    game.play(ticTacToe().parse(game.position, name));
    after();
    paint();
  }

  function after(): void {
    if (game.result !== null) phase = "reward";
    else phase = game.position.side === 0 ? "draw" : "reply";
  }

  function look(box: number): void {
    looked = box;
    paint();
  }

  function train(games: number): void {
    // A game that is over has been learned already.
    if (phase === "reward") machine.finish(game);
    const chosen = against.value as OpponentName;
    const teacher = chosen === "person" ? "random" : chosen;
    machine.train(games, teacher);
    trainings.push([games, teacher]);
    newGame();
    const { wins, draws, losses } = machine.history.played[teacher];
    const word = OPPONENT_WORDS[teacher];
    status.textContent =
      `Trained for ${countWord(games, "game")} against ${word}. In all its games ` +
      `against it: ${numberWord(wins)} won, ${numberWord(draws)} drawn, ${
        numberWord(losses)
      } lost.`;
  }

  /** Another machine, which gets the same training. */
  function change(chosen: ChosenRules, again = trainings): void {
    rules = chosen;
    trainings = [...again];
    machine = new TrainedMachine(rules, seed);
    for (const [games, teacher] of trainings) machine.train(games, teacher);
    showRules();
    newGame();
  }

  function changeBySliders(): void {
    const most = Number(beads.input.value);
    const [win, draw, loss] = rewards.map(({ input }) => Number(input.value));
    const byTurn = [0, 1, 2, 3].map((turn) => Math.max(1, most - turn)).join("/");
    // A literal machine has its random beads.
    const own = rules.setting === "literal" ? String(most) : byTurn;
    change({ ...rules, beads: own, rewards: [win, draw, loss] });
  }

  function showRules(): void {
    const { beads: counts, win, draw, loss } = chosenRules(rules);
    settings.value = rules.setting;
    sentence.textContent = SETTING_SENTENCES[rules.setting];
    beads.show(Number(counts.split("/")[0]), `Beads in a new box: ${counts}`);
    [win, draw, loss].forEach((reward, i) =>
      rewards[i].show(reward, `Beads after a game ${RESULTS[i]}: ${changeWord(reward)}`)
    );
  }

  function paint(): void {
    const open = phase === "draw" || phase === "reply";
    const rewarded = phase === "over";
    const shown: ShownGame = rewarded
      ? game.shown
      : { ...game.shown, opened: game.shown.opened.map((each) => ({ ...each, change: null })) };
    const boxes = rewarded ? machine.boxes : before;
    const { position } = game;
    const mine = shown.against === "person";
    status.textContent = statusWords({ game: shown, history: machine.history, training: null });
    status.classList.toggle("over", !open);
    const last = shown.moves.at(-1);
    board.show(
      ticTacToeModel(ticTacToe(), position, last === undefined ? undefined : squareOf(last)),
      {
        active: mine && phase === "reply",
        turned: false,
        hinted: [],
      },
    );
    const asked = phase === "draw" ? boxAt(position) : null;
    next.disabled = mine && phase === "reply";
    next.textContent = {
      draw: asked ? "Draw a bead" : "Take the last square",
      reply: mine ? "Choose a square" : `Let ${OPPONENT_WORDS[shown.against]} move`,
      reward: "Give the reward",
      over: "Next game",
    }[phase];
    const used = shown.opened.map(({ box }) => box);
    paintBox(shown, boxes, looked, asked);
    opened.show(shown, boxKeys, looked ?? used.at(-1) ?? null);
    history.show(machine.history);
    wall.show(boxes, asked ? [...used, asked.box] : used, looked);
  }

  /** The box that is looked into, the one that is open for the next draw, or that of the last draw. */
  function paintBox(
    shown: ShownGame,
    boxes: readonly (readonly number[])[],
    chosen: number | null,
    asked: BoxOfBoard | null,
  ): void {
    const box = chosen ?? asked?.box ?? shown.opened.at(-1)?.box ?? 0;
    const turn = shown.opened.findIndex((each) => each.box === box);
    const use = asked?.box === box ? undefined : shown.opened[turn];
    const counts = use && use.change === null ? use.beads : boxes[box];
    const total = counts.reduce((sum, count) => sum + count, 0);
    boxTitle.textContent = asked?.box === box
      ? "The open box"
      : `Box ${box + 1} of ${boxKeys.length}`;
    boxText.textContent = use
      ? drawWords(use, shown.moves[2 * turn])
      : `It holds ${countWord(total, "bead")}.`;
    const symmetry = use?.symmetry ?? (asked?.box === box ? asked.symmetry : 0);
    fill(
      boxPlace,
      largeBox({ key: boxKeys[box], beads: counts, symmetry, drawn: use?.drawn ?? null }),
    );
    boxPlace.setAttribute("aria-label", `The box: ${boxWords(boxKeys[box], counts)}`);
  }
}

/** A number to be set, with its words above it. */
function slider(id: string, min: number, max: number, changed: () => void) {
  const words = h("span");
  const input = h("input", { type: "range", id, min, max, onchange: changed });
  return {
    input,
    element: h("label", { class: "slider" }, words, input),
    show(value: number, text: string) {
      input.value = String(value);
      words.textContent = text;
    },
  };
}

function squareOf(name: string): number {
  return ticTacToe().parse(ticTacToe().start(), name);
}
