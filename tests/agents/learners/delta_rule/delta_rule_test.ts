import { assert, assertEquals, assertMatch, assertStrictEquals, assertThrows } from "@std/assert";
import { createAgent, createLearner, playEpisode } from "matchbox/agents/mod.ts";
import {
  formatPositions,
  formatWeights,
  parsePositions,
  parseWeights,
} from "matchbox/agents/learners/delta_rule/experience_files.ts";
import { RememberedExperience } from "matchbox/agents/learners/delta_rule/experience.ts";
import { positionText } from "matchbox/agents/learners/delta_rule/position_text.ts";
import { randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";
import type { ReversiPosition } from "matchbox/games/reversi/mod.ts";

const game = findGame("reversi:size=6");
const context = { random: randomStream("delta rule"), clock: performance };

/** What it has learned. */
interface State {
  readonly weights: Record<string, number>;
  readonly positions: Record<string, { w: number; l: number; n: number }>;
}

function start(size: number): ReversiPosition {
  return findGame(`reversi:size=${size}`).start() as ReversiPosition;
}

Deno.test("the text of a position has the discs of the start of D9, and a 3 where the move goes", () => {
  const position = start(8);
  const move = findGame("reversi").parse(position, "d3");
  const rows = positionText(position, move)!.match(/.{8}/g);
  // d4 and e5 are light, e4 and d5 dark.
  assertEquals(rows, [
    "00000000",
    "00000000",
    "00030000",
    "00012000",
    "00021000",
    "00000000",
    "00000000",
    "00000000",
  ]);
  assertEquals([6, 10].map((size) => positionText(start(size), 0)!.length), [36, 100]);
  assertStrictEquals(positionText(position, 64), null, "a pass");
});

Deno.test("it plays the level's move where it knows nothing, and a deeper one where the output is low", () => {
  const position = game.start("--O----XOO---OXOO---XXO--X-X-OX----- O");
  const moves = ["easy", "easy:depth=4", "easy:depth=6"]
    .map((spec) => createAgent(spec, game).choose(position, context));
  assert(new Set(moves).size === 3, `the depths differ here: ${moves}`);
  const rejected = moves.map((move) => positionText(position as ReversiPosition, move)!);
  const choice = (spec: string, known: readonly string[]) => {
    const positions = Object.fromEntries(known.map((text) => [text, { w: 0, l: 2, n: 0 }]));
    const state = { weights: { w1: 5, w2: 0, w3: 0 }, positions };
    return createLearner(spec, game, state).choose(position, context);
  };
  assertStrictEquals(choice("delta_rule", []), moves[0]);
  assertStrictEquals(choice("delta_rule", rejected.slice(0, 1)), moves[1]);
  // Once, unless the new move is checked too.
  assertStrictEquals(choice("delta_rule", rejected), moves[1]);
  assertStrictEquals(choice("delta_rule:again=true,cap=6", rejected.slice(0, 2)), moves[2]);
  // A cap ends it.
  assertStrictEquals(choice("delta_rule:again=true,cap=4", rejected), moves[1]);
  assertStrictEquals(choice("delta_rule:threshold=0", rejected), moves[0], "0 is not below 0");
});

Deno.test("after a game it has counted every position in which it placed a disc, once", () => {
  const learner = createLearner("delta_rule", game);
  for (const side of [0, 1] as const) {
    const before = learner.state as unknown as State;
    const texts: string[] = [];
    const watched = {
      name: "watched",
      gameStart: () => learner.gameStart(side),
      choose(position: ReversiPosition) {
        const move = learner.choose(position, context);
        const text = positionText(position, move);
        if (text !== null) texts.push(text);
        return move;
      },
      gameEnd: learner.gameEnd.bind(learner),
    };
    const random = createAgent("random", game);
    const seats = side === 0 ? [watched, random] as const : [random, watched] as const;
    const result = playEpisode(game.start(), seats as never, context);
    const after = learner.state as unknown as State;
    const games = ({ positions }: State) =>
      Object.values(positions).reduce((sum, { w, l, n }) => sum + w + l + n, 0);
    assertStrictEquals(games(after), games(before) + texts.length);
    assertStrictEquals(new Set(texts).size, texts.length);
    const outcome = side === 0 ? result : -result;
    for (const text of texts) {
      const [now, then] = [after.positions[text], before.positions[text] ?? { w: 0, l: 0, n: 0 }];
      assertStrictEquals(now.w - then.w, outcome > 0 ? 1 : 0);
      assertStrictEquals(now.l - then.l, outcome < 0 ? 1 : 0);
    }
  }
});

Deno.test("a learner made from a state goes on as the one that had it", () => {
  const play = (learner: ReturnType<typeof createLearner>, games: number, seed: string) => {
    const own = { random: randomStream(seed), clock: performance };
    const random = createAgent("random", game);
    for (let played = 0; played < games; played++) {
      playEpisode(game.start(), [learner, random], own);
    }
    return learner.state;
  };
  const whole = createLearner("delta_rule", game);
  play(whole, 5, "first");
  const half = createLearner("delta_rule", game);
  const state = JSON.parse(JSON.stringify(play(half, 5, "first")));
  const continued = createLearner("delta_rule", game, state);
  assertEquals(play(continued, 5, "second"), play(whole, 5, "second"));
});

const text = positionText(game.start() as ReversiPosition, game.parse(game.start(), "b3"))!;

Deno.test("what is written to db.json and w.json is read back", () => {
  const experience = new RememberedExperience({ w1: 0.1 + 0.2, w2: -1e-7, w3: 5 }, [
    [text, { w: 3, l: 1, n: 0 }],
  ]);
  assertEquals(parsePositions("db.json", formatPositions(experience), 6), [
    [text, { w: 3, l: 1, n: 0 }],
  ]);
  assertEquals(parseWeights("w.json", formatWeights(experience.weights)), experience.weights);
});

Deno.test("a wrong entry of a file is named, with what is allowed", () => {
  const one = (counts: unknown, key = text) => JSON.stringify({ [key]: counts });
  const wrong: [string, RegExp][] = [
    [one({ w: 1, l: 0, n: 0 }, text.slice(1)), /expected 36 characters .* but found 35/],
    [one({ w: -1, l: 0, n: 0 }), /w: expected a whole number from 0 to 9007199254740991$/],
    [one({ w: 2 ** 53, l: 0, n: 0 }), /w: expected a whole number from 0 to 9007199254740991$/],
    [one({ w: 1, l: "2", n: 0 }), /l: expected a whole number/],
    [one({ w: 1, l: 2 }), /n/],
    [one({ w: 0, l: 0, n: 0 }), /expected at least one game/],
    [one({ w: 1, l: 0, n: 0 }, text.replace("3", "0")), /expected one 3, .* but found 0/],
    [one({ w: 1, l: 0, n: 0 }, text.replace("3", "x")), /expected the digits 0 to 3 but found "x"/],
    ['{"__proto__": {"w": 1, "l": 0, "n": 0}}', /keys are positions, none of them __proto__/],
    ["[1]", /db.json/],
    ["{", /expected JSON/],
  ];
  for (const [file, message] of wrong) {
    const error = assertThrows(() => parsePositions("db.json", file, 6), UsageError);
    assertMatch(error.message, /^db\.json: [^\n]*$/);
    assertMatch(error.message, message);
  }
  for (const file of ['{"w1":1,"w2":2}', '{"w1":1,"w2":2,"w3":"3"}', '{"w1":1,"w2":2,"w3":null}']) {
    assertThrows(() => parseWeights("w.json", file), UsageError, "w3");
  }
  const state = {
    weights: { w1: 0, w2: 0, w3: 0 },
    positions: { [`${text}0`]: { w: 1, l: 0, n: 0 } },
  };
  assertThrows(() => createLearner("delta_rule", game, state), UsageError, "36 characters");
});
