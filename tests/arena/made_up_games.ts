/**
 * Invented games, for tests of counting.
 *
 * @module
 */
import type { GameRecord } from "matchbox/arena/game_record.ts";

/** The two games of a pair: in the first the first agent has side 0, in the second side 1. */
export type Pair = readonly [GameRecord, GameRecord];

/** An invented pair of games. */
interface PairOptions {
  /** Names of the two agents. Default: `first` and `second`. */
  readonly agents?: readonly [string, string];
  /** Gives the pair its own opening and seeds. */
  readonly number: number;
  /** The results of the first agent: 1 won, 0 drawn, -1 lost. */
  readonly results: readonly [number, number];
  /** Other fields of both records. */
  readonly said?: Partial<GameRecord>;
}

/** Two games from one opening: in the first the first agent has side 0. */
export function madeUpPair({ agents, number, results, said = {} }: PairOptions): Pair {
  const [first, second] = agents ?? ["first", "second"];
  const opening = `opening ${number}`;
  const common = {
    game: "tictactoe",
    opening,
    moves: ["a1"],
    ending: "rules",
    reason: "",
  } as const;
  const seed = `1/${first} v ${second}/${opening}/pair ${number}`;
  return [
    {
      ...common,
      agents: [first, second],
      seed: `${seed}/game 1`,
      result: results[0] as GameRecord["result"],
      deterministic: false,
      ...said,
    },
    {
      ...common,
      agents: [second, first],
      seed: `${seed}/game 2`,
      result: (0 - results[1]) as GameRecord["result"],
      deterministic: false,
      ...said,
    },
  ];
}
