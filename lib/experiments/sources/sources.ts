/**
 * The five documents. The numbers of requirements begin with the letter of their source, except those of C:
 * they are M1 to M5, because C1, C2 and so on are the claims.
 *
 * @module
 */
import type { Source } from "./source.ts";

/** The documents, in the order of SOURCES.md. */
export const sources: readonly Source[] = [
  {
    id: "A",
    title: "Метелик. Гра на шаховій дошці",
    titleInEnglish: "Metelyk, a game on the chessboard",
    kind: "rules of a game, with notes on a program with neural networks",
    language: "Ukrainian",
  },
  {
    id: "B",
    author: "Tymoteusz Trętowicz",
    title: "Sztuczna inteligencja i inżynieria wiedzy, Lista 2",
    titleInEnglish: "Artificial intelligence and knowledge engineering, list 2",
    kind: "report on a program for Reversi in Go",
    language: "Polish",
  },
  {
    id: "C",
    title: "MENACE",
    titleInEnglish: "MENACE, a challenge to program it in few bytes",
    kind: "programming challenge after an article in Chalkdust",
    language: "Turkish, translated by machine",
    note: "The English original is a question of Code Golf Stack Exchange, number 180644.",
  },
  {
    id: "D",
    author: "Volodymyr V. Rosin",
    title: "Розробка алгоритму та програмної реалізації вибору стратегії ігор на шахівниці",
    titleInEnglish: "An algorithm and its implementation for choosing a strategy in board games",
    kind: "master's thesis, Zaporizhzhia Institute of Economics and Information Technologies",
    year: 2024,
    language: "Ukrainian",
  },
  {
    id: "E",
    title: "Phát triển trí tuệ nhân tạo trong các chương trình cờ vua",
    titleInEnglish: "The development of artificial intelligence in chess programs",
    kind: "compilation",
    language: "Vietnamese, translated by machine",
    note: "Its latest event is of 2017. Its parts: a thesis on a chess program in C# (E1 to E7), " +
      "which ends abruptly in section 5.2; a step-by-step chess program in JavaScript (E8), " +
      "most likely after Hartikka (2017), which ends at its fifth step; news of AlphaZero; an " +
      "excerpt from a book by Garry Kasparov.",
  },
];
