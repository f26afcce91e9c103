/**
 * The claims about Metelyk: its networks, its first move, its generator of moves.
 *
 * @module
 */
import type { Claim } from "./source.ts";

export const claimsByMetelyk: readonly Claim[] = [
  {
    id: "C1",
    source: "A",
    name: "one pass a move",
    sentence:
      "The network 38-1 is slower than 38-50, because it needs one pass for each legal move and " +
      "the other needs only one in all.",
    quotation: "Архітектура 38-1 повільніша: для виконання одного ходу потрібно зробити декілька " +
      "проходів сигналів (а не один).",
    parts: [
      {
        id: "C1a",
        name: "38-1 is slower",
        sentence: "The network 38-1 is slower than 38-50.",
      },
      {
        id: "C1b",
        name: "by the number of moves",
        sentence: "The network 38-1 is slower by about the number of legal moves.",
        reading: "The source gives the reason, one pass for each move, and no factor.",
      },
      {
        id: "C1c",
        name: "38-1 in a batch",
        sentence: "The network 38-1 is slower even if all moves are computed in one pass.",
        ours: true,
      },
      {
        id: "C1d",
        name: "38-1 with incremental sums",
        sentence: "The network 38-1 is slower even with an incremental first layer.",
        ours: true,
      },
      {
        id: "C1e",
        name: "38-1 after equal generations",
        sentence: "Without a hidden layer 38-1 is stronger than 38-50 after equally many " +
          "generations of evolution.",
        reading: "The source does not say which of the two is stronger.",
        ours: true,
      },
      {
        id: "C1f",
        name: "38-1 after equal time",
        sentence:
          "Without a hidden layer 38-1 is stronger than 38-50 after equal time of evolution.",
        ours: true,
      },
      {
        id: "C1g",
        name: "38-1 with a hidden layer",
        sentence:
          "With a hidden layer 38-1 is stronger than 38-50 after equally many generations " +
          "of evolution.",
        ours: true,
      },
      {
        id: "C1h",
        name: "38-1 hidden, after equal time",
        sentence: "With a hidden layer 38-1 is stronger than 38-50 after equal time of evolution.",
        ours: true,
      },
      {
        id: "C1i",
        name: "38-50 in the long run",
        sentence: "After a long evolution of equally many games 38-50 is stronger than 38-1.",
        ours: true,
      },
      {
        id: "C1j",
        name: "38-50 by perfect play",
        sentence:
          "After a long evolution on the board of side 3, 38-50 keeps more won positions won than 38-1.",
        ours: true,
      },
      {
        id: "C1k",
        name: "when evolution stops",
        sentence:
          "Evolution comes to a stop: the last doubling of its games brings less than two points in a " +
          "hundred games.",
        ours: true,
      },
      {
        id: "C1l",
        name: "larger populations",
        sentence:
          "After equally many games a population of 64 networks has a stronger champion than one of 16.",
        ours: true,
      },
    ],
  },
  {
    id: "C2",
    source: "A",
    name: "worth of the first move",
    sentence: "Metelyk is symmetric except for the turn to move: how much is the first move worth?",
    reading: "This is our question; it is measured.",
    quotation: "«Метелик» цілком симетричний між білими і чорними, окрім почерговості ходу.",
  },
  {
    id: "C19",
    source: "A",
    name: "moves by table",
    sentence: "Reading the moves from a table is the fastest way to generate them.",
    quotation:
      "Усі ці дані внесені в таблицю — так найшвидше обробляти матчі в автоматичному режимі.",
  },
  {
    id: "C20",
    source: "A",
    name: "sum and difference",
    sentence:
      "The sum of both scores shows how far the game has progressed, and their difference shows " +
      "who leads. So they are better inputs than the two scores themselves.",
    parts: [
      {
        id: "C20a",
        name: "sum of both scores",
        sentence: "In Metelyk the sum of both scores shows how far the game has progressed.",
        quotation: "Перша величина показує, наскільки далеко зайшла партія",
      },
      {
        id: "C20b",
        name: "better inputs",
        sentence: "Sum and difference are better inputs of a network than the two scores.",
        quotation:
          "але зробимо хитріше: на перший з них подамо суму рахунків, а на другий — різницю",
      },
      {
        id: "C20c",
        name: "scaled inputs",
        sentence:
          "After a long evolution networks are stronger if sum and difference of the scores are divided by " +
          "the men of a side.",
        ours: true,
      },
    ],
  },
  {
    id: "C42",
    source: "A",
    name: "moves without numbers",
    sentence:
      "In some games only 38-1 is possible: in draughts the moves cannot be numbered beforehand, because chains " +
      "of captures have no bound, above all with kings.",
    reading:
      "On a board of a given size no man is jumped twice; what is left is how long the table is.",
    quotation:
      "ланцюгові взяття (кілька взяттів однією шашкою) можуть бути необмежено довгими (особливо у випадку дамки)",
    parts: [
      {
        id: "C42a",
        name: "moves cannot be numbered",
        sentence: "In draughts the moves cannot be numbered beforehand.",
        quotation:
          "у звичайних шашках не можна заздалегідь пронумерувати всі можливі ходи, як у «Метелику»",
      },
      {
        id: "C42b",
        name: "moves never seen",
        sentence: "How often do games of draughts show moves that no game before has shown?",
        ours: true,
      },
    ],
  },
];
