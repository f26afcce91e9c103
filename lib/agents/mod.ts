/**
 * Agents, and the searches and evaluations that they use. Imports only games and base.
 *
 * @module
 */
// Agents, by name.
export {
  type Agent,
  type AgentContext,
  type AgentEntry,
  type Analysis,
  type Finding,
  type MoveOutput,
  type Past,
  RESIGN,
  type RootMove,
  type TimeLeft,
} from "./agent.ts";
export {
  addAgents,
  agentName,
  createAgent,
  listAgents,
  loadAgents,
  onlySideOf,
  prepareAgents,
} from "./registry.ts";
export type { Entry, EntryDescription } from "./entries.ts";
export type { LevelName } from "./reversi_levels.ts";

// What a position is worth.
export {
  createEvaluation,
  type Evaluation,
  type EvaluationEntry,
  type EvaluationSpec,
  listEvaluations,
  parseEvaluation,
  valueAlone,
} from "./evaluate/mod.ts";
export type { MaterialWeights } from "./evaluate/chess/material.ts";

// Searches, and the values that they find.
export { Search, type SearchParts } from "./search/search.ts";
export { algorithms } from "./search/algorithms.ts";
export type { DepthSearch, Found } from "./search/depth_search.ts";
export type {
  Algorithm,
  AlgorithmEntry,
  AlgorithmParts,
  KernelParts,
  KernelSearch,
  MakeKernel,
  MakeRoot,
} from "./search/algorithm.ts";
export { minimax } from "./search/minimax.ts";
export { negamax } from "./search/negamax.ts";
export { alphaBeta } from "./search/alpha_beta.ts";
export { alphaBetaWithMemory } from "./search/alpha_beta_memory.ts";
export { negaScout } from "./search/negascout.ts";
export { negaScoutWithMemory } from "./search/negascout_memory.ts";
export { mtdf } from "./search/mtdf.ts";
export { ARTICLE_LOSS, ArticleSearch } from "./search/article_search.ts";
export { selectiveSearch } from "./search/selective.ts";
export { type Solution, solve } from "./search/solve.ts";
export { DECIDED, describeValue, pliesToEnd, WIN } from "./search/value.ts";
export { emptyStats, type SearchStats } from "./search/stats.ts";
export { type Limit, SearchStopped } from "./search/limit.ts";

// Searches made of parts.
export { type ComposedParts, composedSearch } from "./search/composed.ts";
export type { FutilityParts } from "./search/futility.ts";
export {
  selectiveCuts,
  type UsualCuts,
  usualOrder,
  usualSearch,
  type UsualSearchOptions,
} from "./search/usual_search.ts";
export {
  COLLISION,
  EXACT,
  LOWER,
  MISS,
  type Replacement,
  REPLACEMENTS,
  SLOT_BYTES,
  type TableOptions,
  TranspositionTable,
  type Trust,
  TRUSTS,
  UPPER,
} from "./search/transposition_table.ts";
export { TREE_NODE_BYTES } from "./mcts/tree.ts";
export type { NullMove } from "./search/null_move.ts";
export { NULL_WINDOW, nullWindow } from "./search/null_window.ts";
export { type Quiescence, quiescenceOf, type QuiescencePruning } from "./search/quiescence.ts";
export { aspiration } from "./search/aspiration.ts";
export { openWindow, type Windows, type WindowSearch } from "./search/window.ts";
export { PrincipalVariation } from "./search/principal_variation.ts";

// The order of the moves.
export { asGenerated, bringForward, type MoveOrder, NO_MOVE } from "./search/move_order.ts";
export { type BringLast, type OrderStage, stagedOrder } from "./search/order_stages.ts";
export { killerOrder, killers } from "./search/killers.ts";
export { history } from "./search/history.ts";
export {
  gainSort,
  losersLast,
  loudFirst,
  type LoudSort,
  threatsFirst,
} from "./search/loud_moves.ts";
export { shallowOrder } from "./search/shallow_order.ts";
export { chessJsOrder } from "./search/chess_js_order.ts";

// From one depth to the next, on a clock.
export { analyseRoot, type RootListeners, type RootOptions, searchRoot } from "./search/root.ts";
export { TimePlan, type TimePlanOptions } from "./search/time_plan.ts";
export { moveAlone } from "./move_alone.ts";

// Searches that are watched, and trees to search.
export { RecordingSearch } from "./search/recording_search.ts";
export {
  type Tree,
  type TreeGame,
  treeGame,
  TreePosition,
  uniformTree,
} from "./search/tree_game.ts";

// Learners and their training.
export { createLearner, learnerName, listLearners } from "./learners/mod.ts";
export type { Learner, LearnerEntry, LearnerStart, PlainData } from "./learners/learner.ts";
export {
  createTrainer,
  listTrainable,
  type Trainable,
  trainable,
  type TrainingStart,
} from "./trainers.ts";
export type { Opponent, Tally, Trainer, TrainerEntry, TrainerStart } from "./learners/trainer.ts";
export { Episode, playEpisode, playEpisodes, type Seats } from "./learners/episode.ts";
export { pairedGames } from "./learners/paired_games.ts";
export { randomOpening } from "./learners/random_opening.ts";

// MENACE.
export { type OpenedBox, openedBoxes } from "./learners/menace.ts";
export { type Box, type Boxes, boxesFor } from "./learners/menace_boxes.ts";
export type { MenaceRules } from "./learners/menace_rules.ts";
export type { MenaceState } from "./learners/menace_state.ts";
export { beadsAt, boxPicture } from "./learners/menace_picture.ts";
export { menaceProtocol, type ProtocolOptions } from "./learners/menace_protocol.ts";

// The delta rule.
export {
  type DeltaRuleChoice,
  DeltaRulePlayer,
  type DeltaRuleValues,
  deltaRuleValues,
  firstDepth,
  nextDepth,
  ruleOf,
} from "./learners/delta_rule/delta_rule.ts";
export {
  DELTA_RULES,
  type DeltaRule,
  type DeltaRuleName,
  type DeltaWeights,
  type GameCounts,
  type Lesson,
  lesson,
  NO_GAMES,
  output,
} from "./learners/delta_rule/rule.ts";
export {
  type Experience,
  learnedFrom,
  RememberedExperience,
} from "./learners/delta_rule/experience.ts";
export {
  formatPositions,
  formatWeights,
  parsePositions,
  parseWeights,
} from "./learners/delta_rule/experience_files.ts";
export { playedPositions } from "./learners/delta_rule/played_positions.ts";
export { positionText } from "./learners/delta_rule/position_text.ts";

// Evolution of networks and of weights, and regression.
export { Evolution } from "./learners/evolution/evolution.ts";
export {
  firstPopulation,
  type GenerationResult,
  type Member,
  mutated,
  nextGeneration,
  type Population,
} from "./learners/evolution/generation.ts";
export { bud, founder, type Lineage, survivor } from "./learners/evolution/lineage.ts";
export {
  evolutionParameters,
  type EvolutionSettings,
  evolutionSettings,
} from "./learners/evolution/settings.ts";
export {
  firstReversiGeneration,
  nextReversiGeneration,
  reachedWeights,
  type ReversiEvolution,
  reversiEvolution,
  reversiEvolutionParameters,
  reversiGames,
  type ReversiGeneration,
  type ReversiMeeting,
  type ReversiWeights,
  weightedHeuristics,
} from "./learners/genetic/reversi_weights.ts";
export {
  type ChessEvolution,
  chessEvolution,
  chessEvolutionParameters,
  type ChessGeneration,
  fightDuel,
  firstChessGeneration,
  materialPlayer,
  meanMaterial,
  nextChessGeneration,
} from "./learners/genetic/chess_weights.ts";
export { fixedDepthPlayer } from "./learners/genetic/fixed_depth.ts";
export { regressedWeights, type RegressionOptions } from "./learners/reversi_regression.ts";

// Networks.
export {
  DenseNetwork,
  onGrid,
  randomNetwork,
  weightedSums,
  weightsOf,
} from "./networks/dense_network.ts";
export {
  ACTIVATIONS,
  type NetworkShape,
  randomWeights,
  sizesOf,
  VALUE_ACTIVATIONS,
} from "./networks/network_shape.ts";
export {
  type LossSettings,
  readTrainableNetwork,
  TrainableNetwork,
} from "./networks/trainable_network.ts";
export { ADAM, adamOptimiser, momentumOptimiser, type Optimiser } from "./networks/optimiser.ts";
export type {
  AdamFactors,
  AdamSettings,
  Arithmetic,
  ArithmeticRoom,
} from "matchbox/kernels/arithmetic.ts";
export { PlainArithmetic } from "./networks/arithmetic.ts";
export type { ForwardPasses } from "matchbox/kernels/forward_passes.ts";
export { type NetworkData, networkData, readNetwork, type Shape } from "./networks/network_file.ts";
export {
  byPriority,
  byValue,
  type ChooseMove,
  chooserOf,
  layersOf,
  NETWORK_KINDS,
  type NetworkKind,
} from "./networks/choose_move.ts";
export { type NetworkGames, networkGames, playOut } from "./networks/network_games.ts";
export { encode, type Encoding, ENCODINGS } from "./networks/encoding.ts";
export { MOST_MOVES, oneByOne, type ValuesOfMoves } from "./networks/one_by_one.ts";
export { outputsOf } from "./networks/outputs.ts";
export { batched } from "./networks/batched.ts";
export { incremental } from "./networks/incremental.ts";

// Opening books.
export { bookAgent, type BookAgentOptions } from "./book/agent.ts";
export { type Book, type BookGame, type BookLimits, buildBook } from "./book/build_book.ts";
export { type BookChoice, type BookMove, bookMoves } from "./book/book_moves.ts";
export { formatBook, readBook } from "./book/book_file.ts";
export {
  gamesOf,
  type MoveRecord,
  type PositionStatistics,
  type RecordedPosition,
  scoreOf,
} from "./book/position_statistics.ts";
export { describeRecord } from "./book/describe_record.ts";

// Endgames that are solved.
export {
  type EndgameOptions,
  type EndgameSolution,
  EndgameSolver,
  solveEndgame,
} from "./endgame/solve_endgame.ts";
export { type EndgameParts, PLAIN_PARTS } from "./endgame/endgame_parts.ts";
export type { KernelValue } from "./kernel.ts";
export { ConnectFourSolver, type Value } from "./connect_four/solve.ts";
export type { SolverParts } from "./connect_four/solver_parts.ts";
export type { Goal } from "./connect_four/solver_search.ts";
export { type ScoreBounds, SplitSolution, type Subproblem } from "./endgame/split_solution.ts";
export { canonicalNotation } from "./endgame/canonical_notation.ts";
export { Solver, type SolverSettings } from "./metelyk/solver.ts";
export type { KernelMen, StrategyMove } from "matchbox/kernels/metelyk/solver.ts";
