/**
 * Learners as agents: `menace:file=mine.json` plays what it has learned and learns no more.
 *
 * @module
 */
import { file, type FileContent, parseJson, randomStream } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import type { Agent, AgentEntry } from "../agent.ts";
import type { Learner, LearnerEntry } from "./learner.ts";

/** The parameters of the learner, and the file with its state. */
export type Frozen<V> = V & { readonly file: FileContent<unknown> | null };

/**
 * The agent of a learner. It gets no results, so it never learns. Its parameters are those of the learner
 * and `file`, the learner's state as JSON. Without a file it plays as an untrained learner, which is the same
 * each time, also where an untrained one is random.
 *
 * @param name of the learner
 */
export function frozen<V>(name: string, entry: LearnerEntry<V>): AgentEntry<Frozen<V>> {
  const create = (spec: string, game: Game, values: Frozen<V>) =>
    entry.create(spec, game, values, {
      state: values.file?.content,
      random: randomStream(`untrained ${name}`),
    });
  return {
    summary: entry.summary,
    games: entry.games,
    side: entry.side && ((values) => entry.side!(values, values.file?.content)),
    parameters: (game) => ({ ...entry.parameters(game), file: savedState() }),
    // Reports a file that is not such a state before the first game.
    prepare: (game, values) => Promise.try(() => void create(name, game, values)),
    create: (spec, game, values) => frozenPlayer(spec, create(spec, game, values)),
  };
}

/** Plays as well as the learner can at the moment; the learner gets no results of these games. */
export function frozenPlayer(name: string, learner: Learner): Agent {
  return {
    name,
    gameStart: (side) => learner.gameStart(side),
    choose: (position, context) =>
      learner.play ? learner.play(position, context) : learner.choose(position, context),
    analyse: learner.analyse && ((position, context) => learner.analyse!(position, context)),
  };
}

/** The parameter `file`: the state of a learner. */
export function savedState() {
  return file("JSON with the state of the learner", parseJson, "what it has learned");
}
