/**
 * The requirements of source B.
 *
 * @module
 */
import type { Requirement } from "./source.ts";

export const reversiHeuristics: readonly Requirement[] = [
  {
    id: "B1",
    name: "rules of Reversi",
    sentence:
      "Reversi on 8 by 8 squares. Dark moves first; a player without a move passes; the game is " +
      "over when neither can move; more discs win.",
    quotation: "Gra kończy się w momencie gdy żaden z graczy nie może wykonać legalnego ruchu.",
  },
  {
    id: "B2",
    name: "players",
    sentence:
      "A game has two players and reports the colour of the winner. A player is a person at the " +
      "keyboard, a random mover, or a search to a given depth with the heuristics.",
    quotation:
      "gracz szukający ruchów do podanej głębokości i wykonujący najlepsze wg. heurystyk ruchy",
  },
  {
    id: "B3",
    name: "five heuristics",
    sentence:
      "The value of a position is the weighted sum of five differences, dark minus light: " +
      "discs, legal moves, discs on the four squares in the centre, in corners, and on edges.",
    reading: "A corner is an edge square too.",
    quotation: "preferowane są pozycje, w których gracz ma większy wybór ruchów",
  },
  {
    id: "B4",
    name: "hand weights",
    sentence: "The weights 1, 4, 4, 5 and 5; the source says that they were found by experiment.",
    quotation: "Wagi heurystyk są wyznaczone eksperymentalnie",
  },
  {
    id: "B5",
    name: "genetic algorithm for the weights",
    legend: "one game decides",
    sentence: "All weights start at 1. Each individual multiplies each weight by a random factor " +
      "between 0.5 and 1.5 and plays one game against another; the weights of the loser are " +
      "forgotten. The next generation starts from the mean of the winners' weights and its own " +
      "starting weights, scaled to a sum of 5.",
    reading:
      "Colours are drawn by lot and exchanged; a draw keeps both individuals; the mean is over " +
      "one list of the winners' and the starting weights, or as an option the starting weights " +
      "count half; the depth of the search is a parameter.",
    quotation: "Jeżeli osobnik przegra, jego wagi są zapominane.",
  },
  {
    id: "B6",
    name: "who moved last",
    sentence:
      "The sum does not depend on who made the last move, so it compares positions in which the " +
      "players have made different numbers of moves. What a correction is worth is our " +
      "question.",
    reading:
      "Two corrections are parameters: a value for the side to move, and the mean of the sum " +
      "after the last two plies.",
    quotation: "Ta implementacja nie uwzględnia, tego kto właśnie wykonał ruch.",
  },
];
