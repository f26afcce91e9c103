/**
 * The thread of the experience: it alone reads and writes the database of what the learner knows, so that a
 * search among a million positions or a large file keeps no game waiting.
 *
 * @module
 */
import {
  type DeltaRuleValues,
  deltaRuleValues,
  parseWeights,
  ruleOf,
} from "matchbox/agents/mod.ts";
import { firstLineOf, refusePaths, SetupError, UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";
import { ExperienceStore, type Replacement } from "matchbox/runner/experience/experience_store.ts";
import type { Asked, FromExperience, ToExperience } from "./asked.ts";
import { IncomingPositions } from "./incoming.ts";

// The server's end of this thread; the types of Deno are those of the main thread.
const server = globalThis as unknown as {
  onmessage: (event: MessageEvent<ToExperience>) => void;
  postMessage(message: FromExperience): void;
};

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
    const { file, add } = replacementNow();
    add(file.add(text));
    return file.count;
  },
  finish() {
    const { file, add, finish } = replacementNow();
    add(file.end());
    finish();
    endReplacement();
    return file.count;
  },
  drop: endReplacement,
};

server.onmessage = ({ data }) => {
  if ("path" in data) {
    path = data.path;
    return;
  }
  const { id, name, values } = data;
  try {
    const value = (asked[name] as (...values: unknown[]) => unknown)(...values);
    server.postMessage({ id, value });
  } catch (error) {
    if (["part", "finish"].includes(name)) endReplacement();
    const about = error instanceof UsageError || error instanceof SetupError;
    server.postMessage({ id, error: firstLineOf(error), about });
  }
};

/** All boards share one database. */
function knownOf(spec: string): Known {
  let known = stores.get(spec);
  if (!known) {
    const game = findGame(spec);
    const values = deltaRuleValues("delta_rule", game);
    const [other] = stores.values();
    const store = new ExperienceStore(other?.store ?? path, game.spec, values);
    stores.set(spec, known = { store, values, size: (game.start() as ReversiPosition).size });
    if (!other) sweep();
  }
  return known;
}

function replacementNow() {
  if (!replacement) throw new UsageError("expected that the replacement has begun");
  return replacement;
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
