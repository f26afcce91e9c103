/**
 * The claims about MENACE.
 *
 * @module
 */
import type { Claim } from "./source.ts";

export const claimsByMenace: readonly Claim[] = [
  {
    id: "C4",
    source: "C",
    name: "fewer boxes",
    sentence: "MENACE needs only few boxes, and learns better with few.",
    parts: [
      {
        id: "C4a",
        name: "304 boxes are enough",
        sentence:
          "304 boxes are enough for every game, although the board can be filled in 19,683 " +
          "ways.",
        quotation: "aslında 19.683 olası Noughts, Crosses ve Blanks kombinasyonu olduğunu",
      },
      {
        id: "C4b",
        name: "fewer boxes learn faster",
        sentence:
          "With a box for every filling of the board MENACE learns more slowly, because each box " +
          "must be visited before it is useful.",
        reading: "Most fillings never arise, and a box that is never opened changes nothing. So " +
          "there is a box for every position in which X has a choice.",
        quotation:
          "Herkes bu algoritmayı tüm 19.683 kibrit kutusuyla uygulayabilir, ancak öğrenme " +
          "yavaştır",
      },
    ],
  },
  {
    id: "C5",
    source: "C",
    name: "MENACE improves",
    sentence:
      "MENACE plays better the more games it has played, because a win makes its moves more " +
      "likely. How fast, and against which opponents, is our question.",
    quotation: "MENACE'nin bu konuma bir dahaki sefer ilerlemesini sağlama olasılığı artacak",
    parts: [
      {
        id: "C5a",
        name: "improves against random play",
        sentence: "MENACE plays better the more games it has played against random play.",
        ours: true,
      },
      {
        id: "C5b",
        name: "improves against perfect play",
        sentence: "MENACE plays better the more games it has played against perfect play.",
        ours: true,
      },
      {
        id: "C5c",
        name: "improves against a second MENACE",
        sentence:
          "MENACE plays better the more games it has played against a second MENACE, which learns " +
          "as well.",
        ours: true,
      },
    ],
  },
  {
    id: "C22",
    source: "C",
    name: "boxes saved by moving first",
    sentence: "Because MENACE always moves first, it needs about a fifth fewer boxes.",
    reading: "By our count it saves 289 of the 627 positions that are not final.",
    quotation: "kalan tüm kutuların yaklaşık beşte birini kaldırarak",
  },
  {
    id: "C54",
    source: "C",
    name: "one budget",
    sentence: "Which learner is best for which budget of games or of CPU time?",
    ours: true,
    parts: [
      {
        id: "C54a",
        name: "n-tuples first",
        sentence:
          "On both boards of Reversi temporal differences on n-tuples are best with each budget.",
        ours: true,
      },
      {
        id: "C54b",
        name: "games of evolution",
        sentence: "Evolution needs more games than temporal differences on n-tuples.",
        reading: "After equally many games evolution scores less.",
        ours: true,
      },
      {
        id: "C54c",
        name: "tables and matchboxes",
        sentence: "A learner with a table of values never loses tic-tac-toe sooner than MENACE.",
        reading: "By the games until it never again loses in an exam against perfect play. One " +
          "that does not get so far needs more games than all others.",
        ours: true,
      },
      {
        id: "C54d",
        name: "time for games",
        sentence: "By CPU time learners have another order than by games.",
        reading: "In some game.",
        ours: true,
      },
      {
        id: "C54e",
        name: "games a second",
        sentence: "How many games does each learner learn from in a second?",
        ours: true,
      },
      {
        id: "C54f",
        name: "length of code",
        sentence: "Is a learner with longer code stronger?",
        ours: true,
      },
    ],
  },
];
