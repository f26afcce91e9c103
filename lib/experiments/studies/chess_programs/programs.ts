/**
 * Our players and the programs of others that they meet.
 *
 * @module
 */
import type { Player } from "../../round_robin.ts";
import { JS_CHESS_ENGINE } from "./js_chess_engine.ts";
import type { RecordedGames } from "./recorded_games.ts";
import gnuChess from "./games/gnu_chess.json" with { type: "json" };
import stockfish from "./games/stockfish.json" with { type: "json" };

/** Openings of each match, and plies after which a game is drawn. */
export const OPENINGS = 15;
export const MOST_PLIES = 240;

/** Nodes for a move of the stronger ones of our players, and of Stockfish. */
const NODES = 5000;

/** Our players, each meant to be better than the one before. */
export const players: readonly Player[] = [
  { name: "minimax, depth 2", agent: "step3_minimax:depth=2" },
  { name: "alpha-beta, depth 3", agent: "step4_alphabeta:depth=3" },
  { name: "squares, depth 3", agent: "step5_squares:depth=3" },
  {
    name: "composed search",
    agent: `search:depth=50,nodes=${NODES},eval=piece_squares,table_bits=16`,
  },
  { name: "champion", agent: `champion:depth=50,nodes=${NODES},table_bits=16,extension=false` },
];

/** A form of a program of others, weaker than the program could be. */
export type Program = PlayedHere | Recorded;

/** Named `PROGRAM, LIMIT`; the rating is that which it is limited to, on the scale of its makers. */
interface Form {
  readonly name: string;
  readonly rating?: number;
}

/** The package of npm, which plays here to a depth in plies. */
interface PlayedHere extends Form {
  readonly program: typeof JS_CHESS_ENGINE;
  readonly depth: number;
}

/** A program that is not installed everywhere; its games are recorded. */
interface Recorded extends Form {
  readonly program: RecordedName;
  /** The spec of the agent that started it. */
  readonly agent: string;
}

/** The name of a program whose games are recorded. */
export type RecordedName = keyof typeof recorded;

/** The recorded games of the other programs. */
export const recorded = {
  "Stockfish": stockfish as RecordedGames,
  "GNU Chess": gnuChess as RecordedGames,
};

const limited = (rating: number): Program => ({
  ...{ name: `Stockfish at ${rating}`, program: "Stockfish", rating },
  agent: `uci:command=stockfish,nodes=${NODES},options=UCI_LimitStrength=true;UCI_Elo=${rating};` +
    "Hash=16;Threads=1",
});
const gnuChessTo = (depth: number): Program => ({
  ...{ name: `GNU Chess, depth ${depth}`, program: "GNU Chess" },
  agent: `uci:command=gnuchess --uci,depth=${depth}`,
});
const NPM: Program = { name: `${JS_CHESS_ENGINE}, depth 2`, program: JS_CHESS_ENGINE, depth: 2 };

/** The programs, the weakest form of each first; 1350 is the lowest rating that Stockfish offers. */
export const programs: readonly Program[] = [
  NPM,
  ...[1, 4].map(gnuChessTo),
  ...[1350, 1700, 2100, 2400].map(limited),
];

/** Who meets whom: each player those programs that are neither far weaker nor far stronger. */
const MEETINGS: readonly (readonly [player: string, programs: readonly string[]])[] = [
  ["minimax, depth 2", [NPM.name]],
  ["alpha-beta, depth 3", [NPM.name, "GNU Chess, depth 1", "Stockfish at 1350"]],
  ["squares, depth 3", [NPM.name, "GNU Chess, depth 1", "Stockfish at 1350"]],
  ["composed search", [
    ...[NPM.name, "GNU Chess, depth 1", "GNU Chess, depth 4"],
    ...["Stockfish at 1350", "Stockfish at 1700"],
  ]],
  ["champion", [
    ...[NPM.name, "GNU Chess, depth 1", "GNU Chess, depth 4"],
    ...["Stockfish at 1700", "Stockfish at 2100", "Stockfish at 2400"],
  ]],
];

/** Every match: one of our players, and a program. */
export const meetings: readonly { readonly player: Player; readonly program: Program }[] = MEETINGS
  .flatMap(([name, opponents]) =>
    opponents.map((other) => ({ player: named(players, name), program: named(programs, other) }))
  );

function named<T extends { readonly name: string }>(all: readonly T[], name: string): T {
  return all.find((each) => each.name === name)!;
}
