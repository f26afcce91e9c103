/**
 * What a player can do: games against fixed opponents, and perfect play as the judge where it is known.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/agent.ts";
import { ErrorMeter } from "matchbox/agents/endgame/error_meter.ts";
import { playEpisodes, type Seats } from "matchbox/agents/learners/episode.ts";
import { pairedGames } from "matchbox/agents/learners/paired_games.ts";
import type { Tally } from "matchbox/agents/learners/trainer.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import type { Random } from "matchbox/base/mod.ts";
import type { Game, Position, Side } from "matchbox/games/game.ts";
import { judgedMoves } from "../../judged_moves.ts";
import { plainPlayer } from "../../plain_evaluations.ts";
import { keptBy, type WonPosition } from "../evolution_long/perfect_play.ts";
import type { Arena } from "./learners.ts";

/** The opponents at every checkpoint, and the one that only the last player meets; see `plainPlayer`. */
export const OPPONENTS = ["random", "greedy", "alphabeta:depth=2"];
export const STRONGEST = "alphabeta:depth=4";

/** What perfect play says of a player: how much it lost, and in how many games, positions or moves. */
export interface Marks {
  readonly asked: number;
  readonly lost: number;
}

/** What the marks of a game are; games that are not here have none. */
export const EXAMS: Readonly<Record<string, string>> = {
  "tic-tac-toe": "games lost against perfect play",
  "Metelyk k=3": "wins given away in won positions",
  "Reversi 6x6": "discs lost a move near the end",
};

/** No player knows the time. */
const clock = { now: () => 0 };

/** The results of a player in two games from each opening. */
export function against(
  player: Agent,
  opponent: string,
  game: Game,
  openings: readonly Position[],
  random: Random,
): Tally {
  const other = createAgent(plainPlayer(opponent, game), game);
  return pairedGames(player, other, openings, { random, clock });
}

/** What the judge of a game needs. */
export interface ExamPapers {
  readonly game: Game;
  /** Games against perfect play. */
  readonly games: number;
  /** Of the small board of Metelyk. */
  readonly positions: readonly WonPosition[];
  /** From which the games of Reversi begin. */
  readonly openings: readonly Position[];
  readonly random: Random;
}

/** What perfect play says of a player; null where it is not known. */
export function marksOf(player: Agent, { name }: Arena, papers: ExamPapers): Marks | null {
  const { game, games, positions, random } = papers;
  const context: AgentContext = { random, clock };
  switch (name) {
    case "tic-tac-toe": {
      const perfect = createAgent("perfect", game);
      const sideOf = (number: number) => number % 2 as Side;
      const { losses } = playEpisodes(games, game.start(), [player, perfect], context, sideOf);
      return { asked: games, lost: losses };
    }
    case "Metelyk k=3": {
      player.gameStart?.(0);
      const kept = keptBy((position) => player.choose(position, context), positions);
      return { asked: positions.length, lost: positions.length - kept };
    }
    case "Reversi 6x6":
      return discsLost(player, papers);
    default:
      return null;
  }
}

/** Moves of Reversi on 6x6 with at most so many empty squares are measured. */
const EMPTIES = 10;
/** The table of the solver has 2^12 buckets. */
const TABLE_BITS = 12;

/** The discs that a player's last moves lose, in games against alpha-beta. */
function discsLost(player: Agent, { game, openings, random }: ExamPapers): Marks {
  const meter = new ErrorMeter(game, { empties: EMPTIES, tableBits: TABLE_BITS });
  const other = createAgent(plainPlayer("alphabeta:depth=2", game), game);
  let [asked, lost] = [0, 0];
  for (const opening of openings) {
    for (const side of [0, 1] as const) {
      const agents: Seats = side === 0 ? [player, other] : [other, player];
      for (const judged of judgedMoves(meter, game, opening, agents, { random, clock })) {
        if (judged.side !== side || judged.loss === null) continue;
        asked++;
        lost += judged.loss;
      }
    }
  }
  return { asked, lost };
}
