/**
 * Practice as a program meets it: thousands of games from the start against many opponents, none of which
 * comes twice. Exams follow from related openings, which can lead into known positions by other moves, and
 * against opponents that it has not met.
 *
 * @module
 */
import type { Agent, AgentContext } from "matchbox/agents/agent.ts";
import { playEpisode } from "matchbox/agents/learners/episode.ts";
import { randomOpening } from "matchbox/agents/learners/random_opening.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import { type Counted, learnedPlayer, learningPlayer, playersOf, slipping } from "./players.ts";
import type { ExamRow, PracticeRow, Setting } from "./rows.ts";

/** How a learner practises. */
export interface PracticePlan extends Setting {
  readonly learner: number;
  /** Games of practice, and of each exam. */
  readonly games: number;
  readonly exam_games: number;
  /** A random stream of the learner by name, the same for all rules of a board. */
  stream(label: string): Random;
  readonly clock: Clock;
}

/** Rows of the practice of a learner. */
const PARTS = 10;
/** Random plies before a game of practice, and of an exam from related openings. */
const NEAR = 2;
const RELATED = 4;
/** How often an opponent makes a random move. */
const SLIPS = [0.05, 0.1, 0.2, 0.4];
/** Whom it meets in practice, and others. */
const MET = ["easy:depth=1", "easy:depth=2", "hard:depth=1"];
const OTHERS = ["medium:depth=1", "medium:depth=2", "easy:depth=3"];

/** The exams, in words. */
export const EXAMS = {
  "from related openings": { plies: RELATED, opponents: MET },
  "against other opponents": { plies: NEAR, opponents: OTHERS },
} as const;
/** The name of an exam. */
export type ExamName = keyof typeof EXAMS;

/** The specs of all opponents, for what a finished task depends on. */
export const OPPONENTS = ["easy", "medium", "hard"];

/** The rows of a practice and of the exams after it. */
export function practise(
  { learner, games, exam_games, stream, clock, ...setting }: PracticePlan,
): { practice: PracticeRow[]; exams: ExamRow[] } {
  const game = findGame(setting.board);
  const players = playersOf(setting, game);
  const own = { ...setting, learner };

  const practice: PracticeRow[] = [];
  const [met, random] = [opponentsOf(game, MET), stream("practice")];
  for (let part = 1; part <= PARTS; part++) {
    const player = learningPlayer(players);
    const [from, to] = [part - 1, part].map((end) => Math.round(games * end / PARTS));
    let points = 0;
    for (let number = from; number < to; number++) {
      points += playOne(game, NEAR, player.agent, met, number, { random, clock });
    }
    const positions = [...players.experience.positions()].length;
    practice.push({ ...own, part, games: to - from, points, ...player.counts, positions });
  }

  const exams = (Object.keys(EXAMS) as ExamName[]).flatMap((exam) => {
    const { plies, opponents } = EXAMS[exam];
    const others = opponentsOf(game, opponents);
    // Both play the same games until the learner changes a move: the draws of a game are its own.
    const sit = (
      { agent, counts }: Counted,
    ): Pick<ExamRow, "games" | "points" | keyof typeof counts> => {
      let points = 0;
      for (let number = 0; number < exam_games; number++) {
        const context = { random: stream(`${exam}, game ${number}`), clock };
        points += playOne(game, plies, agent, others, number, context);
      }
      return { games: exam_games, points, ...counts };
    };
    const { games, points, ...moves } = sit(learnedPlayer(players));
    const without = sit({ agent: players.shallow, counts: moves });
    return [{ ...own, exam, games, points, without: without.points, ...moves }];
  });
  return { practice, exams };
}

/** The points of a player in the next game: sides and opponents in turn. */
function playOne(
  game: Game,
  plies: number,
  agent: Agent,
  opponents: readonly Agent[],
  number: number,
  context: AgentContext,
): number {
  const position = randomOpening(game, plies, context.random);
  const opponent = opponents[(number >> 1) % opponents.length];
  const first = number % 2 === 0;
  const result = playEpisode(position, first ? [agent, opponent] : [opponent, agent], context);
  return (1 + (first ? result : -result)) / 2;
}

function opponentsOf(game: Game, specs: readonly string[]): Agent[] {
  return specs.flatMap((spec) => SLIPS.map((share) => slipping(game, spec, share)));
}
