/**
 * Begins a game against a network.
 *
 * @module
 */
import * as v from "valibot";
import { PERSON } from "../play/levels.ts";
import { gameId } from "../play/messages.ts";
import type { PageContext } from "../page/page.ts";
import type { Opponent } from "./messages.ts";

/** Begins a game, with the first move for the person, and goes to it. */
export async function playNetwork(context: PageContext, { game, agent }: Opponent): Promise<void> {
  const id = await context.link.ask({
    type: "play/new",
    spec: game,
    players: [PERSON, agent],
    time: null,
  });
  context.go(`#/play/${v.parse(gameId, id)}`);
}
