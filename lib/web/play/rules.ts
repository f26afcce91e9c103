/**
 * How each game is played, for someone who sees it for the first time.
 *
 * @module
 */

/** The rules in a few sentences, by the name of the game. */
export const rules: Readonly<Record<string, readonly string[]>> = {
  tictactoe: [
    "Choose an empty square. X and O take turns.",
    "Three of your marks in a row, a column or a diagonal win.",
  ],
  reversi: [
    "Choose a square with a diamond. Your disc must enclose discs of the other side in a straight " +
    "line, and all that it encloses become yours.",
    "Who has no such square passes. When neither side can move, more discs win.",
  ],
  metelyk: [
    "Choose one of your men, then its target; or drag it. White's men step to the right, Black's men " +
    "step up. A man takes an enemy diagonally ahead, as a pawn does in chess.",
    "A man on the last line of the red square can leave the board, by the arrow beside it, for a " +
    "point. The game ends when the side to move has no move: more points win, then more men in the " +
    "red square.",
  ],
  chess: [
    "Choose one of your men, then its target; or drag it. To castle, move the king two squares.",
    "The game is won by checkmate. It is drawn by stalemate, the third occurrence of a position, " +
    "fifty moves without a capture or pawn move, or too few men to mate.",
  ],
};
