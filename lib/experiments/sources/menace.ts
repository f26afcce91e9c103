/**
 * The requirements of source C.
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
      "stands for a position with X to move and all its rotations and reflections; finished " +
      "games need no box.",
    reading: "The ninth move is forced and needs no box either; that makes 304.",
    quotation: "Michie, bu 304 kibrit kutusunun tahtadaki her hareket kombinasyonu için yeterli " +
      "olduğunu hesapladı.",
  },
  {
    id: "M2",
    name: "beads",
    sentence:
      "A box contains beads whose colours are its moves. A bead drawn at random is the move, " +
      "mapped back by the symmetry that led to the box. At the start the beads are random " +
      "possible moves.",
    reading:
      "The number of random beads is a parameter. Another setting is Michie's filling: 4, 3, 2 " +
      "and 1 beads of each move by the number of the move. Other machines start with 8, 4, 2 " +
      "and 1.",
    quotation: "Kibrit kutusunu açın ve oradaki herhangi bir boncuğu rastgele seçin.",
  },
  {
    id: "M3",
    name: "an empty box",
    sentence: "A box must never stay empty: it gets three random possible beads.",
    literal:
      "The draw that takes the last bead adds the three at once, and draws the move again from " +
      "them: the learner's setting “literal”, the default. In the setting “staged” a box is " +
      "refilled when it is found empty.",
    quotation:
      "Sonuç olarak kutu boş bırakılırsa, kutuya üç rastgele (olası) boncuk koyun ve hareket " +
      "için birini seçin.",
  },
  {
    id: "M4",
    name: "reward",
    sentence:
      "After a win each drawn bead goes back together with another of its colour; after a draw " +
      "it goes back alone; after a loss it stays out.",
    reading: "Michie's own rewards (3 beads more, 1 more, 1 less) are another setting.",
    quotation: "MENACE oyunu kaybederse, hiçbir şey yapmayın",
  },
  {
    id: "M5",
    name: "text protocol",
    sentence:
      "A user enters the number of games and then each move as two of the letters L, M and R, " +
      "first the row, then the column. The program prints the board after each move and all " +
      "boxes after each game. The board is cleared between games, the boxes are not.",
    reading: "For the row, L is the top, M the middle, and R the bottom.",
    quotation: "Her oyundan sonra, tüm 304 kibrit kutusunun içeriğini çıkartın.",
  },
];
