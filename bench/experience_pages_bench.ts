/**
 * The pages of a learner that knows a million positions: the first page in every order, a page in the middle,
 * and searches by the board. The store is in memory, as a file is that was read before.
 *
 * @module
 */
import { randomStream } from "matchbox/base/mod.ts";
import type { PositionQuery } from "matchbox/runner/experience/experience_query.ts";
import { ORDERS } from "matchbox/runner/experience/experience_query.ts";
import { ExperienceStore } from "matchbox/runner/experience/experience_store.ts";

const POSITIONS = 1_000_000;
const WEIGHTS = { w1: 0, w2: 0, w3: 0 };

const first: PositionQuery = {
  ...{ order: "games", descending: true, pattern: null, discs: null, from: 0, limit: 24 },
};

let store: ExperienceStore | undefined;

/** The store, made before the first measurement: boards are random, and most were met once or twice. */
function known(): ExperienceStore {
  if (store) return store;
  store = new ExperienceStore(":memory:", "reversi:size=8", WEIGHTS);
  const random = randomStream("pages of positions");
  const texts = new Set<string>();
  while (texts.size < POSITIONS) {
    const squares = Array.from({ length: 64 }, () => "012"[random.below(3)]);
    squares[random.below(64)] = "3";
    texts.add(squares.join(""));
  }
  const count = () => Math.floor(1 / (1 - random.float())) - 1;
  store.replace(
    WEIGHTS,
    [...texts].map((text) => [text, { w: count(), l: count(), n: count() }]),
  );
  return store;
}

const queries: Readonly<Record<string, Partial<PositionQuery>>> = {
  ...Object.fromEntries(ORDERS.map((order) => [`first page by ${order}`, { order }])),
  "a page in the middle, by games": { from: POSITIONS / 2 },
  "a page in the middle, by when it was met": { order: "met", from: POSITIONS / 2 },
  "moves to c4": { pattern: `${"?".repeat(26)}3${"?".repeat(37)}` },
  "boards with 40 to 44 discs": { discs: [40, 44] },
};

for (const [name, query] of Object.entries(queries)) {
  Deno.bench(
    `${POSITIONS.toLocaleString("en")} positions: ${name}`,
    { n: 20, warmup: 2 },
    (bench) => {
      const store = known();
      bench.start();
      store.find({ ...first, ...query });
      bench.end();
    },
  );
}
