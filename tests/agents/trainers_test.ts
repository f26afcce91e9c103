import { assertEquals, assertNotEquals, assertStrictEquals, assertThrows } from "@std/assert";
import fc from "fast-check";
import { createTrainer, type Trainer } from "matchbox/agents/mod.ts";
import { continuedStream, type Random, randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/mod.ts";

const game = findGame("tictactoe");
const clock = { now: () => 0 };

/** A trainer and its stream, made anew from what they were in JSON. */
function reborn(trainer: Trainer, random: Random, against: string): [Trainer, Random] {
  const { state, stream } = JSON.parse(
    JSON.stringify({ state: trainer.state, stream: random.state }),
  );
  const next = continuedStream(stream);
  return [createTrainer("menace", game, { against, state, random: next }), next];
}

Deno.test("a training cut into any pieces, each from stored state, ends as one in a piece", () => {
  const opponents = ["random", "perfect", "menace:side=O", "menace:setting=literal,side=O"];
  fc.assert(
    fc.property(
      fc.constantFrom(...opponents),
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 4 }),
      (against, pieces) => {
        const steps = pieces.reduce((sum, piece) => sum + piece);
        const random = randomStream("whole");
        const whole = createTrainer("menace", game, { against, random });
        const tally = whole.train(steps, { random, clock });

        let stream = randomStream("whole");
        let trainer = createTrainer("menace", game, { against, random: stream });
        const sum = { wins: 0, draws: 0, losses: 0 };
        for (const piece of pieces) {
          const part = trainer.train(piece, { random: stream, clock });
          for (const key of ["wins", "draws", "losses"] as const) sum[key] += part[key];
          [trainer, stream] = reborn(trainer, stream, against);
        }
        assertEquals(sum, tally);
        assertEquals(trainer.state, whole.state);
        assertEquals(stream.state, random.state);
      },
    ),
    { numRuns: 20 },
  );
});

Deno.test("games are counted for the learner, whichever side it plays", () => {
  const random = randomStream("sides");
  const first = createTrainer("menace", game, { against: "perfect", random });
  const second = createTrainer("menace:side=O", game, { against: "perfect", random });
  for (const trainer of [first, second]) {
    const { wins, draws, losses } = trainer.train(200, { random, clock });
    // Nobody beats perfect play.
    assertStrictEquals(wins, 0);
    assertStrictEquals(draws + losses, 200);
  }
});

Deno.test("a learner that only plays X cannot meet another one", () => {
  assertThrows(
    () => createTrainer("menace", game, { against: "menace", random: randomStream("") }),
    UsageError,
    "menace and its opponent menace both play only X; expected an opponent that plays O",
  );
});

Deno.test("a state that is no trainer's is refused", () => {
  const start = { against: "random", random: randomStream("") };
  assertThrows(
    () => createTrainer("menace", game, { ...start, state: { played: -1 } }),
    UsageError,
    "state of menace: played: ",
  );
});

Deno.test("games that show how good a learner is teach it nothing, and change no game that follows", () => {
  const specs = ["q_learning", "td_lambda", "ntuple", "value_net:hidden=5"];
  for (const spec of [...specs, "alphazero:playouts=5,hidden=5"]) {
    const small = findGame("metelyk:side=2");
    const stateAfter = (against: string, ...pieces: readonly number[]) => {
      const random = randomStream(spec);
      const trainer = createTrainer(spec, small, { against, random });
      const tallies = pieces.map((steps) => trainer.train(steps, { random, clock }));
      return { tallies, state: trainer.state, stream: random.state };
    };
    const [whole, again, other] = [
      stateAfter("random", 40),
      stateAfter("random", 15, 0, 25),
      stateAfter("alphabeta:depth=2", 40),
    ];
    assertEquals([again.state, again.stream], [whole.state, whole.stream]);
    assertEquals([other.state, other.stream], [whole.state, whole.stream]);
    assertEquals(again.tallies.at(-1), whole.tallies[0]);
    assertNotEquals(other.tallies, whole.tallies);
  }
});
