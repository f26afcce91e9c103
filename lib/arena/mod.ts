/**
 * Games between agents: matches and tournaments, their results, and the uncertainty of these. A *match* is
 * all games of two agents; a *pair* is two games from one opening with colours swapped; the *pairings* of a
 * tournament are the list of who plays whom.
 *
 * @example
 * ```ts
 * import { playMatch } from "matchbox/arena/mod.ts";
 * import { findGame } from "matchbox/games/mod.ts";
 *
 * const match = playMatch(findGame("reversi:size=6"), "greedy", "random", { games: 40 });
 * console.log(match.wins, match.draws, match.losses);
 * console.log(`Elo ${match.elo.mean} [${match.elo.low}, ${match.elo.high}]`);
 * ```
 *
 * @module
 */
export { AgentCache } from "./agent_cache.ts";
export { type Adjudication, createAdjudicator, parseAdjudication } from "./adjudication.ts";
export { ChangedPosition, NoAnswer } from "./agent_faults.ts";
export {
  type CountableGames,
  countableGames,
  fileGameDigest,
  type GameFile,
  type OnGame,
  type PlayedGame,
  readGameFile,
  recordIdentity,
} from "./game_file.ts";
export { type GameEnd, messageOf, shown } from "./game_end.ts";
export { type CountedGame, countedGame, gameDigest } from "./counted_game.ts";
export { eloDifference, eloOf, expectedScore, likelihoodOfSuperiority } from "./elo.ts";
export { crossTableFigure, ratingsFigure, sprtFigure } from "./figures.ts";
export { formatElo, formatWholeElo } from "./format_elo.ts";
export { formatProbability } from "./format_probability.ts";
export { type Ending, endings, type GameRecord, type UnfinishedGame } from "./game_record.ts";
export type { GameRules } from "./game_rules.ts";
export { HandedCopy } from "./handed_copy.ts";
export { countMachineAsk, machineAsks, machineClock } from "./machine_sources.ts";
export { type Match, type MatchOptions, playMatch } from "./match.ts";
export { type MatchResult, MatchTally } from "./match_result.ts";
export { matchesOf, type OwnMatch } from "./matches_of.ts";
export { defaultOpeningPlies, drawOpenings, type OpeningOptions } from "./openings.ts";
export {
  agentAsPlayer,
  hostGame,
  type HostOptions,
  type Player,
  type PlayerContext,
} from "./host_game.ts";
export { playGame, type PlayOptions, type Turn } from "./play_game.ts";
export { PlayedLine } from "./played_line.ts";
export { overtimeRecord, playScheduled, type ScheduledPlayOptions } from "./play_scheduled.ts";
export { rate, type RatedMatch, type Rating, type RatingList } from "./ratings.ts";
export {
  BEGINNING,
  type Damage,
  formatRecord,
  readRecordFile,
  readRecords,
  readUnfinished,
  type RecordFile,
} from "./record_text.ts";
export { decodeTag } from "./record_tags.ts";
export { type RecordSeed, recordSeeds } from "./record_seeds.ts";
export { type RecordsResult, resultOfRecords } from "./record_result.ts";
export { type PlayedBefore, Referee, type RefereeOptions } from "./referee.ts";
export {
  type Format,
  formats,
  Schedule,
  type ScheduledGame,
  scheduledGames,
  setUpTournament,
  type Tournament,
  type TournamentOptions,
} from "./schedule.ts";
export { type Pentanomial, scoreInterval } from "./score.ts";
export { leftOut, shortNames } from "./short_names.ts";
export {
  drawResult,
  type GameCounts,
  type ResultShares,
  resultShares,
  simulatedMatch,
  simulatedPairs,
  type SimulatedPlayers,
} from "./simulated_match.ts";
export { checkSprt, describeSprt, sprt, type SprtOptions, type SprtState } from "./sprt.ts";
export { crossTable, FINITE_RATING, gamesTable, matchTable, standingsTable } from "./tables.ts";
export { formatTimeControl, parseTimeControl, type TimeControl } from "./time_control.ts";
export { type TournamentResult, tournamentResult } from "./tournament_result.ts";
export { TournamentTally, type TracePoint } from "./tournament_tally.ts";
export { WatchedClock } from "./watched_clock.ts";
export { WatchedStream } from "./watched_stream.ts";
