/**
 * The channel of the learner: what it knows is looked at, saved as files and replaced (D7, D10); it is trained,
 * and learns from files of games (D8). It plays in the channel of games.
 *
 * @module
 */
import { deltaRuleValues, output } from "matchbox/agents/mod.ts";
import { findGame, type Side } from "matchbox/games/mod.ts";
import { channel, type Client } from "../channel.ts";
import type { ServerMessage } from "../envelope.ts";
import { HOST } from "../owners.ts";
import { Refusal } from "../refusal.ts";
import { storePath } from "../store_path.ts";
import { FileDesk } from "./file_desk.ts";
import { LessonThreads } from "./lesson_threads.ts";
import { type Found, learnerRequests, PAGE_SIZE, SIDES, type TrainingNews } from "./messages.ts";
import { LEARNER } from "./players.ts";
import { TrainingStore } from "./training_store.ts";
import { Trainings } from "./trainings.ts";

/** Positions in a part of a file that is saved. */
const SAVED = 5000;

/** Milliseconds in which many lessons are one piece of news. */
const CALM = 2000;

/** The channel `learner`. */
export const learnerChannel = channel({
  name: "learner",
  requests: learnerRequests,
  open({ experience, owners, folder }) {
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
    const desk = new FileDesk();
    const tell = (spec: string, message: ServerMessage) => {
      for (const [client, board] of shown) if (board === spec) client.send(message);
    };
    experience.onChange = (spec) => tell(spec, { type: "learner/news", spec } as ServerMessage);
    const news = new Map<string, ReturnType<typeof setTimeout>>();
    /** Tells of lessons that come one after the other. */
    const tellSoon = (spec: string) => {
      if (news.has(spec)) return;
      const timer = setTimeout(() => {
        news.delete(spec);
        experience.onChange(spec);
      }, CALM);
      news.set(spec, timer);
    };
    const lessons = new LessonThreads(experience.path);
    const store = new TrainingStore(storePath(folder, "practice.sqlite"));
    const trainings: Trainings = new Trainings(lessons, store, (spec) => {
      const training = trainings.of(spec)!;
      const message: TrainingNews = { type: "learner/training", spec, training };
      tell(spec, message);
      tellSoon(spec);
    });
    // What was going on when the server ended.
    trainings.resume();
    const checkHost = (client: Client, what: string) => {
      // Games of all visitors teach it.
      if (!owners.may(client, HOST)) {
        throw new Refusal(`only the host of the server may ${what}`);
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
            const { rule, threshold } = deltaRuleValues(LEARNER, findGame(spec));
            return {
              ...found,
              threshold,
              isHost: owners.may(client, HOST),
              training: trainings.of(spec),
              positions: found.positions.map((each) => {
                const y = output(rule, each, found.weights);
                return { ...each, output: Number.isFinite(y) ? y : null };
              }),
            } satisfies Found;
          }
          case "learner/leave":
            return void shown.delete(client);
          case "learner/save":
            return await inTurn(
              client,
              () => experience.ask("lines", request.spec, request.after, SAVED),
            );
          case "learner/replace": {
            checkHost(client, "replace what the learner knows");
            const { spec, weights } = request;
            return await desk.begin(client, {
              begin: () => experience.ask("begin", spec, weights),
              part: (text) => experience.ask("part", text),
              async finish() {
                const count = await experience.ask("finish");
                experience.onChange(spec);
                return count;
              },
              drop: () => experience.ask("drop"),
            });
          }
          case "learner/games": {
            checkHost(client, "give the learner games");
            const { spec, side } = request;
            return await desk.begin(client, {
              begin: () => lessons.beginFile(spec, sidesOf(side)),
              async part(text) {
                tellSoon(spec);
                return await lessons.part(text);
              },
              async finish() {
                tellSoon(spec);
                return await lessons.finishFile();
              },
              drop: () => lessons.dropFile(),
            });
          }
          case "learner/part":
            return await desk.part(client, request.text);
          case "learner/finish":
            return await desk.finish(client);
          case "learner/cancel":
            return await desk.cancel(client);
          case "learner/train":
            checkHost(client, "train the learner");
            return trainings.begin(request);
          case "learner/stop":
            checkHost(client, "stop a training of the learner");
            return await trainings.stop(request.spec);
        }
      },
      left(client) {
        shown.delete(client);
        asked.delete(client);
        desk.left(client).catch(() => {});
      },
      close() {
        for (const timer of news.values()) clearTimeout(timer);
        trainings.close();
        lessons.close();
        store[Symbol.dispose]();
      },
    };
  },
});

function sidesOf(name: typeof SIDES[number]): readonly Side[] {
  return ([0, 1] as const).filter((side) => name === "both" || side === SIDES.indexOf(name) - 1);
}

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
