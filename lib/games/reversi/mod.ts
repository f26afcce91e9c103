/**
 * Reversi: the game, its positions, sets of squares, traps, transcripts and files of games.
 *
 * @module
 */
export { BitboardReversi } from "./bitboard.ts";
export { emptySquares, finalScore } from "./final_score.ts";
export { discSvg, reversi, reversiParameters } from "./game.ts";
export {
  formatReversiGames,
  isReversiFile,
  parseReversiGames,
  type ReversiGame,
  type ReversiGameFile,
  type ReversiSection,
  splitReversiGames,
} from "./game_file.ts";
export { between, diagonals, outflanks } from "./lines.ts";
export type { ReversiEnd } from "./geometry.ts";
export { MailboxReversi } from "./mailbox.ts";
export { findTakeable, HIGH, LOW, takeable } from "./mobility.ts";
export { ownersOf, type ReversiPosition } from "./position.ts";
export { endsForSource, SourceEndReversi } from "./source_end.ts";
export {
  common,
  setOf,
  sizeOf,
  spread,
  type SquareSet,
  squaresIn,
  takeableBy,
  union,
  without,
} from "./square_set.ts";
export { type CornerOffer, cornerOffers, type TrapAttack } from "./stoner_traps.ts";
export { formatTranscript, parseTranscript, type TranscriptOptions } from "./transcript.ts";
export { type SquareWeights, squareWeights } from "./weights.ts";
