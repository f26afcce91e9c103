/**
 * Random games: every legal move equally likely at every turn.
 *
 * @module
 */
import type { Game, Result } from "matchbox/games/mod.ts";
import type { Random } from "matchbox/base/mod.ts";
import type { Row } from "matchbox/report/table.ts";

/**
 * Plays a batch of games and gives its means: length in plies, moves a position, the first side's
 * score, and the shares of the results; and the shortest and the longest game.
 *
 * @param games at least 1
 * @param batch its number
 */
export function randomGames(game: Game, games: number, batch: number, random: Random): Row[] {
  const moves = new Int32Array(game.maxMoves);
  const results: Record<Result, number> = { [1]: 0, [0]: 0, [-1]: 0 };
  let [plies, choices, shortest, longest] = [0, 0, Infinity, 0];
  for (let number = 0; number < games; number++) {
    const position = game.start();
    let length = 0;
    let result = position.result();
    for (; result === null; result = position.result()) {
      const end = position.moves(moves, 0);
      choices += end;
      position.play(moves[random.below(end)]);
      length++;
    }
    results[result]++;
    plies += length;
    shortest = Math.min(shortest, length);
    longest = Math.max(longest, length);
  }
  const fact = (name: string, value: number): Row => ({
    fact: name,
    part: batch,
    count: games,
    value,
    text: null,
  });
  return [
    fact("length", plies / games),
    fact("branching", choices / plies),
    fact("score", (results[1] + results[0] / 2) / games),
    fact("first wins", results[1] / games),
    fact("draws", results[0] / games),
    fact("second wins", results[-1] / games),
    fact("shortest", shortest),
    fact("longest", longest),
  ];
}
