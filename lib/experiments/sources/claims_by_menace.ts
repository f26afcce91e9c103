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
];
