/**
 * The page `#/play`: a form that begins a game, and `#/play/ID`, a game (B2, D10, E9).
 *
 * @module
 */
import * as v from "valibot";
import type { Page } from "../page/page.ts";
import { GameView } from "./game_view.ts";
import { gameId } from "./messages.ts";
import { showSetup } from "./setup_form.ts";

/** The page of games. */
export const playPage: Page = {
  name: "play",
  title: "Play",
  open(place, context) {
    const id = v.safeParse(gameId, context.path);
    if (!id.success) return showSetup(place, context);
    const view = new GameView(id.output, place, context);
    return () => view.close();
  },
};
