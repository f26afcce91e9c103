/** Faults that a learner can have without any sign of them in its curve. */
import {
  assertAlmostEquals,
  assertEquals,
  assertGreater,
  assertGreaterOrEqual,
  assertStrictEquals,
} from "@std/assert";
import { createLearner, playEpisodes } from "matchbox/agents/mod.ts";
import { frozenPlayer } from "matchbox/agents/learners/frozen.ts";
import {
  findGame,
  type Game,
  legalMoves,
  type Move,
  type Position,
  type Side,
} from "matchbox/games/mod.ts";
import { MailboxReversi } from "matchbox/games/reversi/mailbox.ts";
import { ownersOf, type ReversiPosition } from "matchbox/games/reversi/position.ts";
import { stillContext } from "../../fixtures/still_context.ts";

const small = findGame("reversi:size=4");
const hexapawn = findGame("hexapawn");

/** Learners of games against themselves, each in a game that is soon over. */
const learners: readonly (readonly [spec: string, game: Game])[] = [
  ["q_learning", hexapawn],
  ["sarsa", hexapawn],
  ["monte_carlo", hexapawn],
  ["td_lambda", hexapawn],
  ["ntuple:tuples=straight,length=3,lambda=1", small],
  ["value_net:hidden=8,lambda=1", small],
];

/** With these random numbers a learner plays the first of its best moves. */
const steady = {
  ...stillContext("taught"),
  random: { ...stillContext("taught").random, float: () => 1, below: () => 1 },
};

/**
 * Lets a new learner play a side of a game, in which the other side plays the first move that there is, and tells
 * it that it has won or lost.
 *
 * @returns what it expects after each of its moves then
 */
function taught(spec: string, game: Game, side: Side, own: 1 | -1): number[] {
  const learner = createLearner(spec, game);
  const played: [Position, Move][] = [];
  const position = game.start();
  learner.gameStart(side);
  while (position.result() === null) {
    const mine = position.side === side;
    const move = mine ? learner.choose(position, steady) : legalMoves(game, position)[0];
    if (mine) played.push([position.clone(), move]);
    position.play(move);
  }
  // Results are those of side 0.
  learner.gameEnd(side === 0 ? own : -own as 1 | -1, side);
  return played.map(([before, move]) =>
    learner.analyse!(before, steady).moves.find((each) => each.move === move)!.value
  );
}

Deno.test("each side learns from its own result: what it has won with is worth more than what it has lost with", () => {
  for (const [spec, game] of learners) {
    for (const side of [0, 1] as const) {
      const [won, lost] = ([1, -1] as const).map((own) => taught(spec, game, side, own));
      const more = won.map((value, index) => value - lost[index]);
      assertGreater(Math.max(...more), 0, `${spec}, side ${side}`);
      assertGreaterOrEqual(Math.min(...more), 0, `${spec}, side ${side}`);
    }
  }
});

Deno.test("a frozen copy learns nothing while it plays, and its learner goes on as if it had not played", () => {
  for (const [spec, game] of learners) {
    const [played, alone] = [true, false].map((plays) => {
      const learner = createLearner(spec, game);
      playEpisodes(5, game.start(), [learner, learner], stillContext("before"));
      if (plays) {
        const before = JSON.stringify(learner.state);
        const copy = frozenPlayer(spec, learner);
        playEpisodes(5, game.start(), [copy, copy], stillContext("frozen"));
        assertStrictEquals(JSON.stringify(learner.state), before, spec);
      }
      playEpisodes(5, game.start(), [learner, learner], stillContext("after"));
      return JSON.stringify(learner.state);
    });
    assertStrictEquals(played, alone, spec);
  }
});

Deno.test("Reversi with exchanged colours is worth the same to the other side", () => {
  for (const [spec] of learners.filter(([, game]) => game === small)) {
    const learner = createLearner(spec, small);
    playEpisodes(20, small.start(), [learner, learner], stillContext("colours"));
    const values = (position: Position) =>
      learner.analyse!(position, stillContext("value")).moves
        .map(({ move, value }) => [small.format(position, move), value] as const);
    const position = small.start() as ReversiPosition;
    for (let ply = 0; ply < 4; ply++) {
      const owners = ownersOf(position).map((owner) => owner === -1 ? -1 : 1 - owner);
      const exchanged = MailboxReversi.fromBoard(
        { owners: owners as ReturnType<typeof ownersOf>, side: 1 - position.side as Side },
        4,
      );
      const [own, others] = [values(position), values(exchanged)];
      assertEquals(own.map(([move]) => move), others.map(([move]) => move));
      own.forEach(([, value], i) => assertAlmostEquals(others[i][1], value, 1e-9));
      position.play(legalMoves(small, position)[0]);
    }
  }
});
