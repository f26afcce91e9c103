/**
 * What source C asks for.
 *
 * @module
 */
import type { Requirement } from "./source.ts";

export const menace: readonly Requirement[] = [
  {
    id: "M1",
    name: "304 boxes",
    sentence:
      "A learner of noughts and crosses made of matchboxes. It plays X and moves first. A box " +
      "stands for a position with X to move, together with its rotations and reflections; finished " +
      "games need none.",
    reading: "Neither does the ninth move, which is forced: that makes 304.",
    quotation: "Michie, bu 304 kibrit kutusunun tahtadaki her hareket kombinasyonu için yeterli " +
      "olduğunu hesapladı.",
  },
  {
    id: "M2",
    name: "beads",
    sentence:
      "A box holds beads, whose colours are its moves. A bead drawn at random is the move, " +
      "turned back by the symmetry that led to the box. At first the beads are random ones of the " +
      "moves that are possible.",
    reading:
      "How many random beads is a parameter. Another setting is Michie's own filling: 4, 3, 2 " +
      "and 1 beads of each move by the number of the move. Others begin with 8, 4, 2 and 1.",
    quotation: "Kibrit kutusunu açın ve oradaki herhangi bir boncuğu rastgele seçin.",
  },
  {
    id: "M3",
    name: "an empty box",
    sentence: "A box must never stay empty: it is filled with three random possible beads.",
    literal:
      "The draw that takes the last bead puts the three in at once, and draws the move again " +
      "from them: the learner's setting “literal”. Otherwise a box is filled when it is found empty.",
    quotation:
      "Sonuç olarak kutu boş bırakılırsa, kutuya üç rastgele (olası) boncuk koyun ve hareket " +
      "için birini seçin.",
  },
  {
    id: "M4",
    name: "reward",
    sentence:
      "After a win each bead that was drawn goes back together with another of its colour; " +
      "after a draw it goes back alone; after a loss it stays out.",
    reading: "Michie's own rewards (3 beads more, 1 more, 1 less) are a setting beside these.",
    quotation: "MENACE oyunu kaybederse, hiçbir şey yapmayın",
  },
  {
    id: "M5",
    name: "text protocol",
    sentence:
      "A person tells the number of games and then each move by two of the letters L, M and R, " +
      "first the row, then the column, and sees the board after each move and all boxes after each " +
      "game. The board is cleared between games, the boxes are not.",
    reading: "For the row L is the top, M the middle, and R the bottom.",
    quotation: "Her oyundan sonra, tüm 304 kibrit kutusunun içeriğini çıkartın.",
  },
];
