/**
 * The threads in which the learner is trained, and learns from files of games. They write into the database
 * of what it knows game by game, so that its own thread answers meanwhile.
 *
 * @module
 */
import { deltaRuleValues, ruleOf } from "matchbox/agents/mod.ts";
import { refusePaths, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Side } from "matchbox/games/mod.ts";
import { ExperienceStore } from "matchbox/runner/experience/experience_store.ts";
import { IncomingGames, type ReadGames } from "matchbox/runner/experience/incoming_games.ts";
import { learnGames } from "matchbox/runner/experience/learn_games.ts";
import {
  type PracticePlan,
  practise,
  type Practised,
} from "matchbox/runner/experience/practice.ts";
import { answerCalls } from "matchbox/runner/threads/answer_calls.ts";
import type { LearnedFile } from "./messages.ts";
import { LEARNER } from "./players.ts";

/** The most damaged games of a file that are told one by one. */
const MOST_PROBLEMS = 20;

refusePaths();

/** A file of games that comes in. */
interface IncomingFile {
  readonly reader: IncomingGames;
  learn(read: ReadGames): LearnedFile;
}

const stores = new Map<string, ExperienceStore>();
let file: IncomingFile | null = null;

const lessons = {
  /** Plays and learns; ends when `stop` is 1. `path` is that of the database. */
  practise(path: string, plan: PracticePlan, stop: Int32Array<SharedArrayBuffer>): Practised {
    return practise(storeOf(path, plan.game), plan, () => Atomics.load(stop, 0) === 1);
  },
  /** Begins a file of games of which these sides are learned. */
  begin(path: string, spec: string, sides: readonly Side[]): void {
    const game = findGame(spec);
    const rule = ruleOf(deltaRuleValues(LEARNER, game));
    let sum: LearnedFile = { learned: 0, already: 0, unfinished: 0, damaged: 0, problems: [] };
    file = {
      reader: new IncomingGames("the file", game),
      learn({ games, unfinished, damaged }) {
        const { learned, already } = learnGames(storeOf(path, spec), game, rule, games, sides);
        const problems = damaged.map(({ line, reason }) => ({ line, reason }));
        return sum = {
          learned: sum.learned + learned,
          already: sum.already + already,
          unfinished: sum.unfinished + unfinished,
          damaged: sum.damaged + damaged.length,
          problems: [...sum.problems, ...problems].slice(0, MOST_PROBLEMS),
        };
      },
    };
  },
  /** The next part of the file; returns what came of it so far. */
  async part(text: string): Promise<LearnedFile> {
    const { reader, learn } = begun();
    return learn(await reader.add(text));
  },
  /** The end of the file. */
  async finish(): Promise<LearnedFile> {
    const { reader, learn } = begun();
    const learned = learn(await reader.end());
    const { already, unfinished, damaged } = learned;
    if (learned.learned + already + unfinished + damaged > 0) return learned;
    throw new UsageError("the file has no game");
  },
} as const;

/** What the threads may be asked. */
export type Lessons = typeof lessons;

answerCalls(lessons);

function begun(): IncomingFile {
  if (!file) throw new UsageError("expected that the file has begun");
  return file;
}

function storeOf(path: string, spec: string): ExperienceStore {
  let store = stores.get(spec);
  if (!store) {
    const [other] = stores.values();
    const values = deltaRuleValues(LEARNER, findGame(spec));
    stores.set(spec, store = new ExperienceStore(other ?? path, spec, values));
  }
  return store;
}
