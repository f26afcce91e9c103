/**
 * The requirements of source A.
 *
 * @module
 */
import type { Requirement } from "./source.ts";

export const metelyk: readonly Requirement[] = [
  {
    id: "A1",
    name: "board",
    sentence: "The board has 8 by 8 squares. The 36 squares that are used are called fields and " +
      "numbered from 0 to 35: the upper right quarter, White's triangle to its left and Black's " +
      "triangle below it.",
    quotation:
      "Поля дошки пронумеровані, як на зображенні. Невикористані поля ніяк не пронумеровані.",
  },
  {
    id: "A2",
    name: "start",
    sentence:
      "Each side has ten men. They start on the side's triangle, its base. White moves from " +
      "left to right, Black from bottom to top.",
    reading: "White moves first.",
    quotation:
      "напрямок «вперед» для чорних — це знизу вгору по діаграмі, а для білих — зліва направо",
  },
  {
    id: "A3",
    name: "moves",
    sentence:
      "A man moves like a pawn in chess: one field straight ahead if that is empty, or one " +
      "field diagonally ahead to capture. It never enters the other side's base.",
    quotation: "Шашка ходить за правилами шахового пішака.",
  },
  {
    id: "A4",
    name: "points",
    sentence:
      "A man on its last line, the right column for White and the top row for Black, may leave " +
      "the board. That is a move, and scores a point.",
    quotation:
      "за окремий хід може бути знята з поля і зарахована гравцеві-власнику як переможне очко",
  },
  {
    id: "A5",
    name: "end of the game",
    sentence:
      "The game is over when the side to move has no move. More points win; with equal points " +
      "more men in the upper right quarter win; if these are equal too, the game is drawn.",
    quotation: "Щойно гравець, який повинен ходити, не може здійснити хід, гра припиняється",
  },
  {
    id: "A6",
    name: "table of 50 moves",
    sentence:
      "Each side has 50 possible moves. A table lists them in a fixed order, with each move of " +
      "Black next to its mirror image for White.",
    quotation: "Можливих ходів у кожної сторони є 50",
  },
  {
    id: "A7",
    name: "mirror",
    sentence: "Reflection in the diagonal shared by both sides, with colours exchanged, turns a " +
      "position into that of the other side: field 0 becomes 10, 23 becomes 32.",
    quotation: "віддзеркалене поле (наприклад, клітинки 32 і 23 міняються місцями)",
  },
  {
    id: "A8",
    name: "38 inputs",
    sentence:
      "A network has 38 inputs: for each field 1 for an own man, -1 for an enemy man and 0 if " +
      "it is empty; the sum of both scores; its own score minus the enemy's. A network that " +
      "plays Black gets the mirror image.",
    quotation: "на перший з них подамо суму рахунків, а на другий — різницю («мій» мінус опонента)",
  },
  {
    id: "A9",
    name: "network 38-50",
    sentence:
      "A network with 50 outputs rates all moves at once; the legal move with the highest " +
      "rating is played.",
    quotation: "38 нейронів на вході і 50 на виході",
  },
  {
    id: "A10",
    name: "network 38-1",
    sentence:
      "A network with one output rates a position. Each legal move is tried, and the one that " +
      "leads to the position with the highest rating is played.",
    reading:
      "The position is rated for the player who moves and is not mirrored. Hidden layers are a " +
      "parameter of both networks; by default there are none.",
    quotation:
      "на її вхід ми подаємо не поточне положення дошки, а по черзі всі можливі положення " +
      "після її ходу",
  },
  {
    id: "A11",
    name: "evolution by budding",
    sentence:
      "Networks play against each other. Winners stay and bud a mutated offspring, losers " +
      "leave. For each network the program shows the number of mutations in its line, the " +
      "generations it has survived, the generations since its last mutation, and what happened " +
      "to it in the last ten.",
    quotation:
      "= — залишилася незмінною; + — перемогла й дала потомство; * — відбрунькувалася від " +
      "предка й зазнала мутацій",
  },
  {
    id: "A12",
    name: "what the source leaves open",
    sentence:
      "The source does not say how networks are paired, how many there are, or how they mutate, " +
      "and leaves some rules open.",
    reading: "All of that is a parameter. A bud takes over its parent's history and counts one " +
      "mutation more. Captures and leaving the board are not compulsory. A man on its last line " +
      "can be captured. Captures score nothing. A side without men cannot move. Scores are " +
      "inputs without scaling; the inputs `scaled` divide them by the men of a side.",
    ours: true,
  },
  {
    id: "A13",
    name: "facts about the game",
    sentence:
      "By an independent program the shortest game has 17 plies and the longest 120; random " +
      "games last 72.4 plies on average, with 4.37 moves to choose from. The first player wins " +
      "with best play on bases of side 1 to 4, each time by one first move alone: 0-2, 2-6, 5-12 " +
      "and, in the full game, 9-20.",
    ours: true,
    parts: [
      {
        id: "A13a",
        name: "one first move wins",
        sentence: "The first player wins with best play, by one first move alone.",
        ours: true,
      },
      {
        id: "A13b",
        name: "a strategy to the end",
        sentence: "White's strategy wins against every play of Black, by a second program.",
        ours: true,
      },
      {
        id: "A13c",
        name: "search and minimax",
        sentence: "The search finds the values of minimax over all positions.",
        ours: true,
      },
      {
        id: "A13d",
        name: "wins given away",
        sentence: "How often does a player give a won position away?",
        ours: true,
      },
      {
        id: "A13e",
        name: "a win by points",
        sentence: "Can White force a win by points, without the men in the battle quarter?",
        ours: true,
      },
    ],
  },
  {
    id: "A14",
    name: "the output of a network",
    sentence:
      "An analysis shows what a network puts out: the priorities of the 50 moves by 38-50, and by 38-1 the value of " +
      "the position after each legal move.",
    quotation: "на вихід подає пріоритети кожного з 50 ходів білих",
  },
];
