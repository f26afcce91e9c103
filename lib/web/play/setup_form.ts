/**
 * The form that begins a game: which one, against whom, with which colour and time.
 *
 * @module
 */
import * as v from "valibot";
import { findGame } from "matchbox/games/mod.ts";
import { drawing, fill, h, picture } from "matchbox/touch/page/dom.ts";
import { choice, field } from "matchbox/touch/page/fields.ts";
import type { PageContext } from "../page/page.ts";
import { capital } from "matchbox/touch/page/words.ts";
import { BOARDS, LEARNERS } from "../learner/players.ts";
import { MODES, offeredGame, TIMES } from "./choices.ts";
import { LEVELS, NAMED_PROGRAMS, PERSON } from "./levels.ts";
import { agentList, gameId } from "./messages.ts";
import { openFileSection } from "./open_file.ts";
import { modelOf } from "matchbox/touch/boards/models.ts";
import { levelsOf, offeredGames } from "./page_games.ts";
import { rememberedGames } from "./remembered_games.ts";

/** The value of a choice that is written by hand. */
const OTHER = "other";

/**
 * Shows the form; `parameters` of the address choose in it, e.g. `game=chess&against=hard`
 * (see choices.ts).
 *
 * @returns a function that ends it
 */
export function showSetup(place: HTMLElement, context: PageContext): () => void {
  const { parameters } = context;
  const problem = h("p", { class: "problem", role: "alert" });
  const agents = h("datalist", { id: "agents" });
  const game = choice("game", offeredGames().map((spec) => [spec, findGame(spec).title]));
  const mode = choice("mode", MODES);
  const side = choice("side", []);
  const players = [agentChoice("first"), agentChoice("second")] as const;
  const time = choice("time", TIMES.map(([name], i) => [String(i), name]));
  const preview = h("div", { class: "preview", "aria-hidden": "true" });
  const fields = h("div", { class: "fields" });

  const layOut = () => {
    const { sides } = findGame(game.value);
    const first = capital(sides[0]);
    const chosen = side.value;
    fill(
      side,
      [["0", `${first} (moves first)`], ["1", capital(sides[1])], ["2", "By lot"]].map(
        ([value, name]) => h("option", { value, selected: value === chosen }, name),
      ),
    );
    for (const player of players) player.offer(game.value);
    const labels = mode.value === "watch"
      ? sides.map((name) => `${capital(name)} is played by`)
      : ["Strength"];
    fill(
      fields,
      field("Game", game),
      field("Play", mode),
      mode.value !== "people" && labels.map((name, i) => field(name, players[i].element)),
      mode.value === "computer" && field("Your side", side),
      field("Time", time),
    );
    showPreview(preview, game.value);
  };

  const listAgents = async () => {
    const found = v.safeParse(
      agentList,
      await context.link.ask({ type: "play/agents", spec: game.value }).catch(() => null),
    );
    if (!found.success) return;
    fill(agents, found.output.map(({ name, summary }) => h("option", { value: name }, summary)));
  };

  const begin = async () => {
    problem.textContent = "";
    const [, base, increment] = TIMES[Number(time.value)];
    try {
      const id = await context.link.ask({
        type: "play/new",
        spec: game.value,
        players: playersOf(mode.value, players.map(({ value }) => value()), side.value),
        time: base + increment > 0 ? { base, increment } : null,
      });
      context.go(`#/play/${v.parse(gameId, id)}`);
    } catch (error) {
      problem.textContent = capital((error as Error).message);
    }
  };

  choose(game, offeredGame(parameters.get("game")));
  choose(mode, parameters.get("mode"));
  players[0].choose(parameters.get("against"));
  players[1].choose(parameters.get("and"));
  game.addEventListener("change", () => {
    layOut();
    listAgents();
  });
  mode.addEventListener("change", layOut);
  layOut();
  choose(side, parameters.get("side"));

  const form = h(
    "form",
    {
      onsubmit: (event: Event) => {
        event.preventDefault();
        begin();
      },
    },
    fields,
    agents,
    problem,
    h("button", { class: "main" }, "Play"),
  );
  fill(
    place,
    h(
      "article",
      { class: "setup" },
      h("h1", {}, "Play a game"),
      h("div", { class: "setup-columns" }, form, preview),
      others(context, problem),
    ),
  );
  return context.link.whenConnected(listAgents);
}

/** The players of both sides. */
function playersOf(mode: string, agents: readonly string[], side: string): [string, string] {
  if (mode === "people") return [PERSON, PERSON];
  if (mode === "watch") return [agents[0], agents[1]];
  const second = side === "2"
    ? crypto.getRandomValues(new Uint8Array(1))[0] % 2 === 1
    : side === "1";
  return second ? [agents[0], PERSON] : [PERSON, agents[0]];
}

/** Games to go on with, and a game from a file. */
function others(context: PageContext, problem: HTMLElement): HTMLElement {
  const games = rememberedGames();
  return h(
    "section",
    { class: "others" },
    games.length > 0 && h("h2", {}, "Go on with a game"),
    games.length > 0 &&
      h(
        "ul",
        {},
        games.map(({ id, title }) => h("li", {}, h("a", { href: `#/play/${id}` }, title))),
      ),
    openFileSection(context, problem),
  );
}

/** A choice of a level, of a program with a name, or of any program by its spec. */
function agentChoice(id: string) {
  const level = choice(id, [
    ...LEVELS.map((name) => [name, capital(name)] as const),
    ...Object.entries(NAMED_PROGRAMS).map(([spec, { name }]) => [spec, name] as const),
    ...Object.entries(LEARNERS).map(([name, level]) => [name, `Learner, level ${level}`] as const),
    [OTHER, "Another program…"],
  ]);
  const spec = h("input", {
    list: "agents",
    "aria-label": "Name of the program",
    placeholder: "e.g. mcts:playouts=500",
    maxlength: 200,
    autocomplete: "off",
    hidden: true,
  });
  const update = () => {
    spec.hidden = level.value !== OTHER;
    spec.required = level.value === OTHER;
  };
  level.addEventListener("change", update);
  return {
    element: h("span", { class: "agent" }, level, spec),
    value: () => level.value === OTHER ? spec.value.trim() : level.value,
    /** Offers what plays that game. */
    offer(game: string) {
      const learns = BOARDS.some(([spec]) => spec === game);
      const levels: readonly string[] = levelsOf(findGame(game).name);
      const lacks = (player: string) => {
        if (Object.hasOwn(LEARNERS, player)) return !learns;
        if (Object.hasOwn(NAMED_PROGRAMS, player)) return NAMED_PROGRAMS[player].game !== game;
        return player !== OTHER && !levels.includes(player);
      };
      for (const option of level.options) option.hidden = option.disabled = lacks(option.value);
      if (level.selectedOptions[0].disabled) level.value = LEVELS[0];
    },
    choose(name: string | null) {
      // An address names no files; the server knows the networks that it keeps by their digests.
      if (name === null || /file=(?!sha256:)/.test(name)) return;
      choose(level, name);
      if (level.value !== name) [level.value, spec.value] = [OTHER, name];
      update();
    },
  };
}

/** Chooses a value, if it is there. */
function choose(select: HTMLSelectElement, value: string | null): void {
  if ([...select.options].some((option) => option.value === value)) select.value = value!;
}

/** The start position, small. */
function showPreview(place: HTMLElement, spec: string): void {
  const game = findGame(spec);
  const { columns, rows, cells, picture: whole } = modelOf(game, game.start());
  place.style.aspectRatio = whole === undefined ? `${columns} / ${rows}` : "auto";
  if (whole !== undefined) return fill(place, picture(whole));
  place.style.gridTemplateColumns = `repeat(${columns}, 1fr)`;
  place.style.gridTemplateRows = `repeat(${rows}, 1fr)`;
  fill(
    place,
    cells.map(({ x, y, ground, piece }) => {
      const cell = h("span", { class: `cell ${ground}` }, piece !== "" && drawing(piece));
      cell.style.gridArea = `${y + 1} / ${x + 1}`;
      return cell;
    }),
  );
}
