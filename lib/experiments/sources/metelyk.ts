/**
 * What source A asks for.
 *
 * @module
 */
import type { Requirement } from "./source.ts";

export const metelyk: readonly Requirement[] = [
  {
    id: "A1",
    name: "board",
    sentence:
      "The board has 8 times 8 squares, of which 36 are fields, numbered from 0 to 35: the " +
      "upper right quarter, White's triangle to its left and Black's below it.",
    quotation:
      "Поля дошки пронумеровані, як на зображенні. Невикористані поля ніяк не пронумеровані.",
  },
  {
    id: "A2",
    name: "start",
    sentence:
      "Each side has ten men, which start on its triangle, its base. White goes from left to " +
      "right, Black from the bottom to the top.",
    reading: "White moves first.",
    quotation:
      "напрямок «вперед» для чорних — це знизу вгору по діаграмі, а для білих — зліва направо",
  },
  {
    id: "A3",
    name: "moves",
    sentence:
      "A man moves as a pawn of chess does: one field straight ahead if that is empty, one " +
      "field diagonally ahead to take. It never enters the other side's base.",
    quotation: "Шашка ходить за правилами шахового пішака.",
  },
  {
    id: "A4",
    name: "points",
    sentence:
      "A man on the last line ahead of it, the right column for White and the top row for " +
      "Black, may leave the board. That is a move, and a point for its owner.",
    quotation:
      "за окремий хід може бути знята з поля і зарахована гравцеві-власнику як переможне очко",
  },
  {
    id: "A5",
    name: "end of the game",
    sentence:
      "The game is over when the side to move has no move. More points win; with equal points " +
      "more men in the upper right quarter; with equal men the game is drawn.",
    quotation: "Щойно гравець, який повинен ходити, не може здійснити хід, гра припиняється",
  },
  {
    id: "A6",
    name: "table of 50 moves",
    sentence:
      "Each side has 50 conceivable moves. A table lists them in a fixed order, in which a " +
      "move of Black stands beside its mirror image of White.",
    quotation: "Можливих ходів у кожної сторони є 50",
  },
  {
    id: "A7",
    name: "mirror",
    sentence:
      "Reflected in the diagonal that both sides share, and with its colours exchanged, a " +
      "position is that of the other side: field 0 becomes 10, 23 becomes 32.",
    quotation: "віддзеркалене поле (наприклад, клітинки 32 і 23 міняються місцями)",
  },
  {
    id: "A8",
    name: "38 inputs",
    sentence:
      "A network sees 38 numbers: for each field 1 for a man of its own, -1 for one of the " +
      "enemy and 0 for none; the sum of both scores; its own score less the enemy's. One that plays " +
      "Black is shown the mirror image.",
    quotation: "на перший з них подамо суму рахунків, а на другий — різницю («мій» мінус опонента)",
  },
  {
    id: "A9",
    name: "network 38-50",
    sentence:
      "A network with 50 outputs rates all moves at once; of those that are legal the one " +
      "rated highest is played.",
    quotation: "38 нейронів на вході і 50 на виході",
  },
  {
    id: "A10",
    name: "network 38-1",
    sentence:
      "A network with one output rates a position. Each legal move is tried, and the one that " +
      "leads to the position rated highest is played.",
    reading:
      "The position is rated from the side of the player who moves, and not mirrored. Hidden " +
      "layers are a parameter of both networks; there are none unless asked for.",
    quotation:
      "на її вхід ми подаємо не поточне положення дошки, а по черзі всі можливі положення " +
      "після її ходу",
  },
  {
    id: "A11",
    name: "evolution by budding",
    sentence:
      "Networks meet. Winners stay and bud a mutated offspring, losers leave. Of each network " +
      "it is shown how many mutations lie in its line, how many generations it lived through, how " +
      "many since its last mutation, and what befell it in the last ten.",
    quotation:
      "= — залишилася незмінною; + — перемогла й дала потомство; * — відбрунькувалася від " +
      "предка й зазнала мутацій",
  },
  {
    id: "A12",
    name: "what the source leaves open",
    sentence:
      "How networks are paired, how many there are, and how they mutate is not said; nor are " +
      "some points of the rules.",
    reading: "All of that is a parameter. A bud takes over its parent's history and counts one " +
      "mutation more. No move is forced while there is another. A man on its last line can be taken. " +
      "Taking scores nothing. A side without men cannot move. Scores reach the network unscaled.",
    ours: true,
  },
  {
    id: "A13",
    name: "facts about the game",
    sentence:
      "By an independent program the shortest game has 17 plies and the longest 120; random " +
      "games last 72.4 plies, with 4.37 moves to choose from. Whoever moves first wins with best play " +
      "on bases of side 1 to 4. The proof for side 4, the full game, stands outside this project.",
    ours: true,
  },
];
