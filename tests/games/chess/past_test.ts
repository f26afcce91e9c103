/**
 * When earlier positions matter in chess, by brute force: the tree below a position is compared with the
 * tree below the same position without earlier ones.
 *
 * @module
 */
import { assertGreater, assertLess, assertStrictEquals } from "@std/assert";
import { chess, type ChessPosition, moveFrom, moveTo } from "matchbox/games/chess/mod.ts";
import { legalMoves, type Move } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { sampleSize } from "../../fixtures/sample_size.ts";

const game = chess();
const moves = new Int32Array(20 * game.maxMoves);

/** Games from each ending. */
const GAMES = sampleSize(1, 6);

/** Reversible endings and the depth of their trees: kings with locked pawns have few moves. */
const ENDINGS: [string, number][] = [
  ["8/8/7k/7p/7P/7K/8/8 w - - 0 1", 7],
  ["8/8/8/k1p5/2P5/K7/8/8 w - - 0 1", 6],
  ["7k/5p1p/5P1P/8/8/5p1p/5P1P/7K w - - 0 1", 6],
  ["k7/1r6/8/8/8/8/6R1/7K w - - 0 1", 3],
  ["6k1/8/8/8/8/8/8/R3K3 w Q - 0 1", 3],
  ["8/8/7k/7p/7P/7K/8/8 w - - 90 60", 7],
];

Deno.test("where earlier positions do not matter, the tree ends as if the game had begun there", () => {
  const counts = { mattered: 0, saidSo: 0, asked: 0 };
  for (const [notation, depth] of ENDINGS) {
    for (let number = 0; number < GAMES; number++) {
      const random = randomStream(`past/${notation}/${number}`);
      const position = game.start(notation) as ChessPosition;
      const played: Move[] = [];
      while (played.length < 16 && position.result() === null) {
        const first = firstDifference(position, depth);
        for (let plies = 0; plies <= depth; plies++) {
          counts.asked++;
          if (plies >= first) counts.mattered++;
          if (position.pastMatters(plies)) counts.saidSo++;
          else assertLess(plies, first, `${position}, ${plies} plies, after ${played.length}`);
        }
        const move = choose(
          legalMoves(game, position),
          played.at(-2),
          random.below(2) === 0,
          random,
        );
        position.play(move);
        played.push(move);
      }
    }
  }
  // The sample contains both cases, and the answer is not always yes.
  const { mattered, saidSo, asked } = counts;
  assertGreater(mattered, sampleSize(80, 500), `${mattered} of ${asked}`);
  assertLess(saidSo, 1.25 * mattered, `said so ${saidSo} times of ${asked}, mattered ${mattered}`);
});

Deno.test("without earlier positions the past does not matter before the fifty-move rule", () => {
  const position = game.start("4k3/8/8/8/8/8/8/4K2R w - - 40 80") as ChessPosition;
  assertStrictEquals(position.pastMatters(59), false);
  assertStrictEquals(position.pastMatters(60), true);
});

Deno.test("the past matters as soon as a position can occur for the third time", () => {
  const position = game.start() as ChessPosition;
  const play = (text: string) => {
    for (const move of text.split(" ")) position.play(game.parse(position, move));
  };
  play("Nf3 Nf6");
  // Ng1 Ng8 brings the start again, and the same four plies once more bring it for the third time.
  assertStrictEquals(position.pastMatters(5), false);
  assertStrictEquals(position.pastMatters(6), true);
  play("Ng1 Ng8 Nf3 Nf6");
  assertStrictEquals(position.occurrences, 2);
  assertStrictEquals(position.pastMatters(1), false);
  assertStrictEquals(position.pastMatters(2), true);
  play("e4");
  assertStrictEquals(position.pastMatters(59), false);
});

/** The smallest depth at which the tree with earlier positions has an end that the other tree lacks. */
function firstDifference(position: ChessPosition, depth: number): number {
  const fresh = game.start(position.toString()) as ChessPosition;
  for (let plies = 0; plies <= depth; plies++) {
    if (differs(position, fresh, plies, 0)) return plies;
  }
  return Infinity;
}

function differs(past: ChessPosition, fresh: ChessPosition, depth: number, from: number): boolean {
  // The fifty-move rule ends both trees, but not every position with the same hash.
  if (past.end() !== fresh.end() || past.clock >= 100) return true;
  if (depth === 0) return false;
  const end = past.moves(moves, from);
  let found = false;
  for (let i = from; i < end && !found; i++) {
    past.play(moves[i]);
    fresh.play(moves[i]);
    found = differs(past, fresh, depth - 1, end);
    past.undo();
    fresh.undo();
  }
  return found;
}

/** A random move or the reverse of the last one, so that positions are repeated. */
function choose(
  legal: Move[],
  own: Move | undefined,
  back: boolean,
  random: ReturnType<typeof randomStream>,
): Move {
  const wayBack = legal.find((move) =>
    back && own !== undefined && moveFrom(move) === moveTo(own) && moveTo(move) === moveFrom(own)
  );
  return wayBack ?? legal[random.below(legal.length)];
}
