/**
 * What source B asks for.
 *
 * @module
 */
import type { Requirement } from "./source.ts";

export const reversiHeuristics: readonly Requirement[] = [
  {
    id: "B1",
    name: "rules of Reversi",
    sentence:
      "Reversi on 8 times 8 squares. Dark begins; who cannot move passes; the game is over " +
      "when neither can move; more discs win.",
    quotation: "Gra kończy się w momencie gdy żaden z graczy nie może wykonać legalnego ruchu.",
  },
  {
    id: "B2",
    name: "players",
    sentence:
      "A game takes two players and gives the colour of the winner. A player is a person at " +
      "the keyboard, a random mover, or a search to some depth on the heuristics.",
    quotation:
      "gracz szukający ruchów do podanej głębokości i wykonujący najlepsze wg. heurystyk ruchy",
  },
  {
    id: "B3",
    name: "five heuristics",
    sentence:
      "A position is worth the weighted sum of five differences, dark less light: discs, legal " +
      "moves, discs on the four squares in the centre, in corners, and on edges.",
    reading: "A corner is an edge square too.",
    quotation: "preferowane są pozycje, w których gracz ma większy wybór ruchów",
  },
  {
    id: "B4",
    name: "hand weights",
    sentence: "Weights found by experiment, as the source says: 1, 4, 4, 5 and 5.",
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
    reading: "Colours are drawn by lot and exchanged; a draw keeps both individuals; winners and " +
      "starting weights enter the mean as one list; the depth of the search is a parameter.",
    quotation: "Jeżeli osobnik przegra, jego wagi są zapominane.",
  },
  {
    id: "B6",
    name: "who moved last",
    sentence:
      "The sum does not know who made the last move, so that it compares positions in which " +
      "the players have moved unequally often. What a correction is worth is our question.",
    quotation: "Ta implementacja nie uwzględnia, tego kto właśnie wykonał ruch.",
  },
];
