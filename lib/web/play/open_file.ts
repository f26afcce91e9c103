/**
 * The part of the form that opens a saved game. Of a file with several games a person chooses one.
 *
 * @module
 */
import * as v from "valibot";
import { decodePgn } from "matchbox/games/chess/mod.ts";
import { fill, h } from "matchbox/touch/page/dom.ts";
import type { PageContext } from "../page/page.ts";
import { capital } from "matchbox/touch/page/words.ts";
import { type GameInFile, gamesInFile } from "./games_in_file.ts";
import { gameId, LONGEST_GAME } from "./messages.ts";

/** The most bytes of a file. */
const LARGEST_FILE = 20_000_000;

/** The most games that are listed at once. */
const MOST_LISTED = 100;

/**
 * The section.
 *
 * @param problem where it says what is wrong
 */
export function openFileSection(context: PageContext, problem: HTMLElement): HTMLElement {
  const list = h("div", { class: "games-in-file" });

  const trying = async (action: () => Promise<void>) => {
    problem.textContent = "";
    try {
      await action();
    } catch (error) {
      problem.textContent = capital((error as Error).message);
    }
  };

  const open = async ({ text }: GameInFile) => {
    if (text.length > LONGEST_GAME) {
      throw new Error(
        `the game is too long; expected at most ${LONGEST_GAME.toLocaleString("en")} characters`,
      );
    }
    const id = await context.link.ask({ type: "play/load", text });
    context.go(`#/play/${v.parse(gameId, id)}`);
  };

  const read = async (file: File) => {
    fill(list);
    if (file.size > LARGEST_FILE) {
      throw new Error(`the file is too large; expected at most ${LARGEST_FILE / 1e6} MB`);
    }
    const games = gamesInFile(decodePgn(new Uint8Array(await file.arrayBuffer())));
    if (games.length === 0) throw new Error("the file has no game");
    if (games.length === 1) return await open(games[0]);
    offer(list, games, (game) => trying(() => open(game)));
    context.announce(`${games.length} games in ${file.name}. Choose one.`);
  };

  return h(
    "section",
    {},
    h("h2", {}, "Open a saved game"),
    h(
      "label",
      { class: "file" },
      "PGN of chess, a transcript or file of games of Reversi, or a record of this program ",
      h("input", {
        type: "file",
        accept: ".pgn,.txt,text/plain",
        onchange: (event: Event) => {
          const [file] = (event.target as HTMLInputElement).files ?? [];
          if (file) trying(() => read(file));
        },
      }),
    ),
    list,
  );
}

/** Lists the games of a file; in a long list one can be looked for. */
function offer(
  place: HTMLElement,
  games: readonly GameInFile[],
  open: (game: GameInFile) => void,
): void {
  const count = h("p", {});
  const list = h("ol", {});
  const search = h("input", { type: "search", id: "game-in-file", autocomplete: "off" });
  const show = () => {
    const wanted = search.value.toLowerCase();
    const found = games.filter(({ title }) => title.toLowerCase().includes(wanted));
    const shown = found.slice(0, MOST_LISTED);
    count.textContent = `${games.length.toLocaleString("en")} games in this file` +
      (shown.length < games.length ? `, ${shown.length} of them shown` : "") + ". Choose one:";
    fill(
      list,
      shown.map((game) =>
        h(
          "li",
          { value: games.indexOf(game) + 1 },
          h("button", { type: "button", onclick: () => open(game) }, game.title),
        )
      ),
    );
  };
  search.addEventListener("input", show);
  const long = games.length > MOST_LISTED / 10;
  fill(place, count, long && h("label", {}, "Find ", search), list);
  show();
}
