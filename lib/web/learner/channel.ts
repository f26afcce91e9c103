/**
 * The channel of the learner: what it knows is looked at, saved as files and replaced (D7, D10). It plays in
 * the channel of games.
 *
 * @module
 */
import { deltaRuleValues, output } from "matchbox/agents/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import { channel, type Client } from "../channel.ts";
import { HOST } from "../owners.ts";
import { Refusal } from "../refusal.ts";
import { type Found, learnerRequests, PAGE_SIZE } from "./messages.ts";

/** Positions in a part of a file that is saved. */
const SAVED = 5000;

/** The channel `learner`. */
export const learnerChannel = channel({
  name: "learner",
  requests: learnerRequests,
  open({ experience, owners }) {
    /** The board that each page shows. */
    const shown = new Map<Client, string>();
    /** The end of the last question of each page that is there. */
    const asked = new Map<Client, Promise<unknown>>();
    /** A page has one question at a time: many that take long keep no game and no other page waiting. */
    const inTurn = async <T>(client: Client, ask: () => Promise<T>): Promise<T> => {
      const before = asked.get(client);
      const { promise, resolve } = Promise.withResolvers<void>();
      asked.set(client, promise);
      try {
        await before;
        if (!asked.has(client)) throw new Refusal("the page has gone");
        return await ask();
      } finally {
        resolve();
      }
    };
    /** The page that sends a file, and the board. */
    let sender: { readonly client: Client; readonly spec: string } | null = null;
    experience.onChange = (spec) => {
      for (const [client, board] of shown) {
        if (board === spec) client.send({ type: "learner/news", spec } as { type: string });
      }
    };
    const sending = (client: Client): string => {
      if (sender?.client !== client) throw new Refusal("expected that the replacement has begun");
      return sender.spec;
    };
    const drop = async () => {
      sender = null;
      await experience.ask("drop");
    };
    /** An error ends the replacement. */
    const orDrop = async <T>(asked: Promise<T>): Promise<T> => {
      try {
        return await asked;
      } catch (error) {
        sender = null;
        throw error;
      }
    };
    return {
      async receive(request, client) {
        switch (request.type) {
          case "learner/find": {
            const { spec, order, descending, pattern, discs, page } = request;
            checkPattern(spec, pattern);
            shown.set(client, spec);
            const query = { order, descending, pattern, discs, from: page * PAGE_SIZE };
            const found = await inTurn(
              client,
              () => experience.ask("find", spec, { ...query, limit: PAGE_SIZE }),
            );
            const { rule, threshold } = deltaRuleValues("delta_rule", findGame(spec));
            return {
              ...found,
              threshold,
              mayReplace: owners.may(client, HOST),
              positions: found.positions.map((each) => {
                const y = output(rule, each, found.weights);
                return { ...each, output: Number.isFinite(y) ? y : null };
              }),
            } satisfies Found;
          }
          case "learner/save":
            return await inTurn(
              client,
              () => experience.ask("lines", request.spec, request.after, SAVED),
            );
          case "learner/replace": {
            // Games of all visitors teach it.
            if (!owners.may(client, HOST)) {
              throw new Refusal("only the host of the server may replace what the learner knows");
            }
            if (sender) throw new Refusal("another file is coming in; try again in a minute");
            sender = { client, spec: request.spec };
            return await orDrop(experience.ask("begin", request.spec, request.weights));
          }
          case "learner/part":
            sending(client);
            return await orDrop(experience.ask("part", request.text));
          case "learner/finish": {
            const spec = sending(client);
            const count = await orDrop(experience.ask("finish"));
            sender = null;
            experience.onChange(spec);
            return count;
          }
          case "learner/cancel":
            sending(client);
            return await drop();
        }
      },
      left(client) {
        shown.delete(client);
        asked.delete(client);
        if (sender?.client === client) drop().catch(() => {});
      },
    };
  },
});

/** @throws {Refusal} when a pattern is not as long as the board, or has more than one move */
function checkPattern(spec: string, pattern: string | null): void {
  if (pattern === null) return;
  const size = Number(/size=(\d+)/.exec(spec)![1]);
  if (pattern.length !== size ** 2) {
    throw new Refusal(
      `expected ${
        size ** 2
      } characters for a board of ${size} x ${size} but found ${pattern.length}`,
    );
  }
  const moves = pattern.split("3").length - 1;
  if (moves > 1) {
    throw new Refusal(`expected at most one 3, the square of the move, but found ${moves}`);
  }
}
