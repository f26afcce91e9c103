/**
 * Games for the tests of records: two well-known ones and random ones.
 *
 * @module
 */
import type { GameRecord } from "matchbox/arena/game_record.ts";
import { type Game, legalMoves } from "matchbox/games/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";

/** The shortest game of Reversi: dark wins with all discs after nine moves. */
export const shortest: GameRecord = {
  game: "reversi:size=8",
  agents: ["greedy", "random"],
  seed: "7/game 1",
  opening: "---------------------------OX------XO--------------------------- X",
  moves: ["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"],
  result: 1,
  ending: "rules",
  reason: "",
  deterministic: false,
};

/** The shortest mate of chess. */
export const mate: GameRecord = {
  ...shortest,
  game: "chess",
  opening: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
  moves: ["f3", "e5", "g4", "Qh4#"],
  result: -1,
};

/** Plays `opening` random moves and from there `plies` more, if the game lasts so long. */
export function playRandomly(game: Game, stream: string, opening: number, plies: number) {
  const random = randomStream(stream);
  const draw = () => {
    const legal = legalMoves(game, position);
    return legal[random.below(legal.length)];
  };
  let position = game.start();
  for (let ply = 0; ply < opening && position.result() === null; ply++) position.play(draw());
  // The notation leaves out earlier positions.
  const from = position.toString();
  position = game.start(from);
  const moves: string[] = [];
  while (position.result() === null && moves.length < plies) {
    const move = draw();
    moves.push(game.format(position, move));
    position.play(move);
  }
  return { game: game.spec, opening: from, moves, result: position.result()! };
}
