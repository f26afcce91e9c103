/**
 * A practice of thousands of games, and the exams after it.
 *
 * @module
 */
import type { Agent } from "matchbox/agents/agent.ts";
import { formatPositions } from "matchbox/agents/learners/delta_rule/experience_files.ts";
import type { Clock, Random } from "matchbox/base/mod.ts";
import type { Game } from "matchbox/games/game.ts";
import { findGame } from "matchbox/games/registry.ts";
import type { ReversiPosition } from "matchbox/games/reversi/position.ts";
import { type Players, playersOf } from "../delta_rule/players.ts";
import { boards, type CompanyName, opponentsOf, playOne } from "./companies.ts";
import { Diary } from "./diary.ts";
import type { ExamRow, PracticeRow } from "./rows.ts";

/** Whose practice it is. */
export type Practised = Pick<PracticeRow, "board" | "company" | "rule" | "learner">;

/** How it practises. */
export interface PracticePlan extends Practised {
  /** Games of the practice, and of each exam. */
  readonly games: number;
  readonly exam_games: number;
  /** A random stream of the learner by name, the same for all rules of a board. */
  stream(label: string): Random;
  readonly clock: Clock;
}

/** Parts of a practice: each ends after twice as many games as the one before. */
const PARTS = 7;
/** The weights before the first game, from which the rule of the source tells good positions from bad ones. */
const START = 0;

/** The rows of a practice and of the exams after it. */
export function practise(
  { games, exam_games, stream, clock, ...own }: PracticePlan,
): { practice: PracticeRow[]; exams: ExamRow[] } {
  const { board, company, rule } = own;
  const game = findGame(board);
  const players = playersOf({ board, rule, start: START }, game);
  const diary = new Diary();
  const learning = notingPlayer(players, diary, true);

  const practice: PracticeRow[] = [];
  const [opponents, random] = [opponentsOf(game, company), stream(`${company}, practice`)];
  let played = 0;
  for (let part = 1; part <= PARTS; part++) {
    const until = Math.max(played + 1, Math.round(games / 2 ** (PARTS - part)));
    const from = played;
    let points = 0;
    for (; played < until; played++) {
      points += playOne(game, company, learning, opponents, played, { random, clock });
    }
    practice.push({
      ...{ ...own, until, games: until - from, points, ...diary.take() },
      positions: [...players.experience.positions()].length,
      bytes: formatPositions(players.experience).length,
    });
  }
  const exams = boards[board].map((exam) => {
    const sat = new Diary();
    const sit = (agent: Agent) => sitExam(game, exam, agent, exam_games, { stream, clock });
    const points = sit(notingPlayer(players, sat, false));
    const { moves, known, changed } = sat.take();
    const without = sit(players.shallow);
    return { ...own, exam, games: exam_games, points, without, moves, known, changed };
  });
  return { practice, exams };
}

/** The points of a player in an exam: all who sit it begin with the same draws in each of its games. */
export function sitExam(
  game: Game,
  exam: CompanyName,
  agent: Agent,
  games: number,
  { stream, clock }: Pick<PracticePlan, "stream" | "clock">,
): number {
  const opponents = opponentsOf(game, exam);
  let points = 0;
  for (let number = 0; number < games; number++) {
    const random = stream(`exam with ${exam}, game ${number}`);
    points += playOne(game, exam, agent, opponents, number, { random, clock });
  }
  return points;
}

/** The learner, whose moves are noted; when it does not learn it is told of no result. */
function notingPlayer(
  { player, experience, shallow }: Players,
  diary: Diary,
  learns: boolean,
): Agent {
  return {
    name: player.name,
    gameStart: () => player.gameStart(),
    choose(position, context) {
      const { move, text, depths } = player.consider(position as ReversiPosition, context);
      // A pass is no choice.
      if (text !== null) {
        const known = experience.at(text) !== undefined;
        const changed = depths.length > 1 && shallow.choose(position, context) !== move;
        diary.note({ text, known, changed });
      }
      return move;
    },
    gameEnd(result, side) {
      diary.end();
      if (learns) player.gameEnd(result, side);
    },
  };
}
