/**
 * What notebooks import: a study run or read in a cell, a match or tournament in a cell, and positions and
 * games as pictures.
 *
 * @module
 */
export { game, type PlayedGame, show, type ShowOptions, strip } from "./show.ts";
export { type NotebookOptions, publishedStudy, runInNotebook, StudyView } from "./study_view.ts";
export { tournamentInNotebook, TournamentView } from "./tournament_view.ts";
