/**
 * The requirements of source D.
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
      "Empty squares next to an enemy disc are candidates. A candidate is a legal move if " +
      "playing it changes the board.",
    quotation: "Таким чином усі інші клітини позначені як «ймовірні можливі» відсіюються",
  },
  {
    id: "D3",
    name: "level easy",
    sentence: "Two plies ahead. A disc counts 1, on an edge 3, in a corner 15; enemy discs count " +
      "negatively.",
    quotation: "даний рівень передбачає прогнозування розвитку гри на два кроки вперед",
  },
  {
    id: "D4",
    name: "level medium",
    sentence: "Four plies ahead, with the values of the level easy and the number of moves.",
    reading:
      "Own moves minus enemy moves, 1 each, as in its pseudocode; the factor is a parameter.",
    literal: "The text mentions only the enemy's moves: a variant.",
    quotation: "також враховує кількість можливих ходів суперника",
  },
  {
    id: "D5",
    name: "level hard",
    sentence:
      "The evaluation depends on the stage of the game: at first the enemy's lack of moves, " +
      "then discs more and moves less, at last only key squares and discs.",
    reading:
      "Six plies ahead. The key squares are edges and corners with the values of the level " +
      "easy. The stages depend on the number of discs, a parameter.",
    quotation: "має змогу використовувати різні стратегії, в залежності від етапу гри",
  },
  {
    id: "D6",
    name: "self-learning",
    sentence:
      "For each position the program stores how often it won, lost and drew after it. Three " +
      "weights combine these shares into a value; below a threshold of 5 the program searches " +
      "again, deeper. After each game it updates the counts, and after a win it moves the " +
      "weights towards the threshold by the delta rule, at a rate of 0.1.",
    reading: "It searches again once, two plies deeper, and plays the new move in any case. The " +
      "weights at the start are a parameter. A draw counts as a draw.",
    literal:
      "The printed program divides by wins and losses only when it reads, counts a draw as a " +
      "loss, and learns only after wins and always towards the same value. So it converges to " +
      "weights of 5 each, which accept every known position. It is kept as a variant, next to " +
      "one with a lower target after a loss.",
    quotation: "Здійснення самонавчання у грі «Реверсі» реалізовано завдяки дельта-правилу.",
  },
  {
    id: "D7",
    name: "files of the learner",
    sentence: "The learned data are in two files, one of positions with their counts and one of " +
      "weights; copying them moves the learner to another machine.",
    reading:
      "Both are imported and exported. A position is written row by row, 0 for an empty square, " +
      "1 for white, 2 for black, 3 for the move about to be made.",
    quotation: "якщо потрібно перенести її на інший сервер – достатньо лише замінити ці два файли",
  },
  {
    id: "D8",
    name: "files of games",
    sentence: "Its own file format for games, and a way to learn from such games.",
    quotation: "Реалізувати функціонал для імпортування тренувальних даних.",
  },
  {
    id: "D9",
    name: "boards and start",
    sentence:
      "Three board sizes; the source names only 10 by 10. Black has d5 and e4 and moves first, " +
      "White has d4 and e5.",
    reading:
      "The other sizes are 6 and 8. The game ends by the usual rule, when neither side can move.",
    literal:
      "The test in the source detects only a full board and a side without discs. Where neither " +
      "side can move both pass without end, and nobody wins: the game “reversi:end=source”, " +
      "where that is a draw after a pass of each side.",
    quotation: "обрати один з трьох видів розміру ігрового поля",
  },
  {
    id: "D10",
    name: "web page",
    sentence:
      "A page to play with the mouse after choosing level and size; it shows the number of " +
      "discs and the winner. Another page shows each stored position with its move and its " +
      "counts. An interface for the training, and a log of unknown positions and new weights.",
    reading:
      "The colour can be chosen too, and a game can be resigned. Positions can be sorted and " +
      "searched. The host trains the learner on its page, where a curve grows beside the log.",
    literal:
      "The log is printed by the server, a line with the time of day for each event: an option, " +
      "“deno task serve --log”, with the same words in English.",
    quotation:
      "Сервер містить змогу переглядати статистику по кожній зіграній позиції, за допомогою " +
      "браузера.",
  },
  {
    id: "D11",
    name: "notes on strategy",
    sentence:
      "Taking as many discs as possible loses. Having many moves wins. Corners are strong; the " +
      "squares diagonally next to them are weak. Stable discs, frontiers, Stoner's trap and the " +
      "last move matter. Which of this is true is measured.",
    quotation: "стратегію гри можна розділити на два елементи підтримання власної мобільності та " +
      "мінімізація мобільності суперника",
  },
  {
    id: "D12",
    name: "ways to learn",
    sentence:
      "Inductive logic programming, decision trees and neural networks are ways to learn, with a training " +
      "time, an accuracy and a number of parameters; the delta rule without and with a rate. The source " +
      "describes them and chooses without an experiment.",
    reading:
      "The same positions are learned in each of these ways; rules stand for logic programs.",
    quotation:
      "Дерево прийняття рішень являє собою набір правил у ієрархічній, послідовній структурі",
  },
];
