/**
 * What source D asks for.
 *
 * @module
 */
import type { Requirement } from "./source.ts";

export const reversiLearning: readonly Requirement[] = [
  {
    id: "D1",
    name: "searches",
    sentence: "Full search, minimax, alpha-beta, alpha-beta with a null window, and NegaScout.",
    quotation: "Самий простий алгоритм це метод повного перебору.",
  },
  {
    id: "D2",
    name: "move generation",
    sentence:
      "Empty squares beside a disc of the enemy are candidates. A candidate is a move when " +
      "playing it changes the board.",
    quotation: "Таким чином усі інші клітини позначені як «ймовірні можливі» відсіюються",
  },
  {
    id: "D3",
    name: "level easy",
    sentence: "Two plies ahead. A disc counts 1, on an edge 3, in a corner 15; the enemy's count " +
      "against.",
    quotation: "даний рівень передбачає прогнозування розвитку гри на два кроки вперед",
  },
  {
    id: "D4",
    name: "level medium",
    sentence: "Four plies ahead, with the level easy's values and the number of moves.",
    reading:
      "Own moves less the enemy's, 1 each, as its pseudocode has it; the factor is a parameter.",
    literal: "The text speaks of the enemy's moves alone: a variant.",
    quotation: "також враховує кількість можливих ходів суперника",
  },
  {
    id: "D5",
    name: "level hard",
    sentence:
      "What counts depends on the stage of the game: at first the enemy's lack of moves, then " +
      "discs more and moves less, at last only key squares and discs.",
    reading:
      "Six plies ahead. The key squares are edges and corners at the values of the level easy. " +
      "The stages go by the number of discs, a parameter.",
    quotation: "має змогу використовувати різні стратегії, в залежності від етапу гри",
  },
  {
    id: "D6",
    name: "self-learning",
    sentence:
      "For each position the program keeps how often it won, lost and drew after it. Three " +
      "weights make of the shares a value; below a threshold of 5 the program thinks again, deeper. " +
      "After each game the counts grow, and after a win the weights move towards the threshold by the " +
      "delta rule, at a rate of 0.1.",
    reading:
      "It thinks again once, two plies deeper, and the new move is not questioned. The weights " +
      "at the start are a parameter. A draw counts as a draw.",
    literal:
      "The printed program divides by wins and losses alone when it reads, counts a draw as a " +
      "loss, and learns after wins only and always towards the same value, so that weights of 5 each, " +
      "which accept every position it knows, are where it comes to rest. It is kept as a variant, " +
      "beside one whose target after a loss is lower.",
    quotation: "Здійснення самонавчання у грі «Реверсі» реалізовано завдяки дельта-правилу.",
  },
  {
    id: "D7",
    name: "files of the learner",
    sentence:
      "What is learned stands in two files, one of positions with their counts and one of " +
      "weights; to copy them is to move the learning to another machine.",
    reading:
      "Both are imported and exported. A position is written row by row, 0 for an empty square, " +
      "1 for white, 2 for black, 3 for the move about to be made.",
    quotation: "якщо потрібно перенести її на інший сервер – достатньо лише замінити ці два файли",
  },
  {
    id: "D8",
    name: "files of games",
    sentence: "A format of its own for games that were played, and a way to learn from such games.",
    quotation: "Реалізувати функціонал для імпортування тренувальних даних.",
  },
  {
    id: "D9",
    name: "boards and start",
    sentence:
      "Three sizes of the board, of which the source names 10 by 10. Black has d5 and e4 and " +
      "moves first, White has d4 and e5.",
    reading:
      "The other sizes are 6 and 8. The game ends by the usual rule, when neither side can move.",
    literal: "The test in the source knows only a full board and a side without discs.",
    quotation: "обрати один з трьох видів розміру ігрового поля",
  },
  {
    id: "D10",
    name: "web page",
    sentence:
      "A page on which one plays with the mouse, having chosen level and size, and which tells " +
      "the number of discs and the winner. Another shows each stored position with its move and its " +
      "counts.",
    reading: "The colour can be chosen too, and a game can be given up.",
    quotation:
      "Сервер містить змогу переглядати статистику по кожній зіграній позиції, за допомогою " +
      "браузера.",
  },
  {
    id: "D11",
    name: "notes on strategy",
    sentence:
      "To take as many discs as one can loses. Moves to choose from win. Corners are strong; " +
      "the squares diagonally beside them are weak. Stable discs, frontiers, Stoner's trap and the " +
      "last move matter. Which of this holds is measured.",
    quotation: "стратегію гри можна розділити на два елементи підтримання власної мобільності та " +
      "мінімізація мобільності суперника",
  },
];
