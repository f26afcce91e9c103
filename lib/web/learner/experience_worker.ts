/**
 * The thread of the experience: all that pages and games ask of what the learner knows, so that a search among
 * a million positions or a large file keeps the server answering. Those who teach it much have threads of their
 * own; see lesson_worker.ts.
 *
 * @module
 */
import {
  type DeltaRuleValues,
  deltaRuleValues,
  parseWeights,
  ruleOf,
} from "matchbox/agents/mod.ts";
import { refusePaths, UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import { ExperienceStore, type Replacement } from "matchbox/runner/experience/experience_store.ts";
import { answerCalls } from "matchbox/runner/threads/answer_calls.ts";
import type { Asked } from "./asked.ts";
import { IncomingPositions } from "./incoming.ts";
import { LEARNER } from "./players.ts";

/** Positions that are removed at once, when they were replaced. */
const SWEPT = 1000;

refusePaths();

interface Known {
  readonly store: ExperienceStore;
  readonly values: DeltaRuleValues;
  readonly size: number;
}

let path = "";
const stores = new Map<string, Known>();
let replacement: (Replacement & { readonly file: IncomingPositions }) | null = null;

const asked: Asked = {
  open(database) {
    path = database;
  },
  at(game, text) {
    const { store } = knownOf(game);
    return { known: store.at(text) ?? null, weights: store.weights };
  },
  learn(game, id, sides) {
    const { store, values } = knownOf(game);
    const positions = new Set(sides.flatMap(({ positions }) => positions));
    const fresh = [...positions].filter((text) => !store.at(text)).length;
    const before = store.weights;
    if (!store.learnOnce(ruleOf(values), id, sides)) return null;
    return { positions: positions.size, fresh, before, after: store.weights };
  },
  find(game, query) {
    const { store } = knownOf(game);
    return { ...store.find(query), weights: store.weights };
  },
  lines(game, after, limit) {
    const { store } = knownOf(game);
    const { last, positions } = store.next(after, limit);
    return {
      lines: positions.map(({ text, w, l, n }) => `"${text}": ${JSON.stringify({ w, l, n })}`),
      after: positions.length === limit ? last : null,
      known: after === 0 ? store.size : 0,
      weights: store.weights,
    };
  },
  begin(game, text) {
    if (replacement) throw new UsageError("another file is coming in; try again when it is there");
    const { store, size } = knownOf(game);
    const begun = store.replacement(parseWeights("w.json", text));
    replacement = { ...begun, file: new IncomingPositions("db.json", size) };
  },
  part(text) {
    return untilItFails(({ file, add }) => {
      add(file.add(text));
      return file.count;
    });
  },
  finish() {
    return untilItFails(({ file, add, finish }) => {
      add(file.end());
      finish();
      endReplacement();
      return file.count;
    });
  },
  drop: endReplacement,
};

answerCalls(asked);

/** All boards share one database. */
function knownOf(spec: string): Known {
  let known = stores.get(spec);
  if (!known) {
    const game = findGame(spec);
    const values = deltaRuleValues(LEARNER, game);
    const [other] = stores.values();
    const store = new ExperienceStore(other?.store ?? path, game.spec, values);
    stores.set(spec, known = { store, values, size: (game.start() as ReversiPosition).size });
    if (!other) sweep();
  }
  return known;
}

/** Goes on with the replacement, which ends when this fails. */
function untilItFails<T>(goOn: (now: NonNullable<typeof replacement>) => T): T {
  try {
    if (!replacement) throw new UsageError("expected that the replacement has begun");
    return goOn(replacement);
  } catch (error) {
    endReplacement();
    throw error;
  }
}

function endReplacement(): void {
  replacement?.[Symbol.dispose]();
  replacement = null;
  sweep();
}

/** Removes what was replaced, a little at a time between the questions. */
function sweep(): void {
  const [any] = stores.values();
  if (any?.store.sweep(SWEPT)) setTimeout(sweep);
}
