/**
 * The imports of notebooks: the source of an algorithm, a drawn search tree, a study run in a cell or its
 * published results, the answer in a box, a match or tournament in a cell, and positions and games as pictures.
 *
 * @module
 */
export { answer } from "matchbox/report/answer.ts";
export { TrainingView, trainInNotebook } from "./training_view.ts";
export { evolutionWindow } from "./evolution_window.ts";
export { genes } from "./genes.ts";
export { menaceGame } from "./menace_game.ts";
export { markdown } from "./markdown.ts";
export type { TracedNode } from "matchbox/touch/tree/search_steps.ts";
export { type TraceOptions, traceSearch } from "matchbox/touch/tree/trace_search.ts";
export { searchTree, type SearchTreeOptions } from "./search_tree.ts";
export {
  playoutFilm,
  type PlayoutFilmOptions,
  playoutTree,
  type PlayoutTreeOptions,
} from "./playout_tree.ts";
export { game, type PlayedGame, show, type ShowOptions, strip } from "./show.ts";
export { source, type Sourced, sourceOf, type SourceOptions } from "./source.ts";
export type { CellReader } from "./sentence.ts";
export type { EstimateReader, VerdictReader } from "./spoken_verdict.ts";
export { type SliderColumns, sliderOf } from "./slider_bars.ts";
export type { AnswerWriter, ShownStudy } from "./shown_study.ts";
export { Results, results, type ResultsOptions } from "./results.ts";
export { touch } from "./touch.ts";
export { type NotebookOptions, runInNotebook, StudyView } from "./study_view.ts";
export {
  type NotebookTournamentOptions,
  tournamentInNotebook,
  TournamentView,
} from "./tournament_view.ts";
