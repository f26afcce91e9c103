/**
 * The requirements of source E: search, openings and evaluation.
 *
 * @module
 */
import type { Requirement } from "./source.ts";

export const chessSearch: readonly Requirement[] = [
  {
    id: "E1",
    name: "search",
    sentence:
      "Minimax, negamax and alpha-beta; iterative deepening with a window around the last " +
      "value; NegaScout; the null move; a hash table. The hash move is tried first, then killer " +
      "moves, then checks and captures, then the others by their history.",
    quotation:
      "Để sắp xếp các động thái, các heuristic của kẻ giết người và lịch sử đã được sử dụng.",
  },
  {
    id: "E2",
    name: "hash table",
    sentence:
      "A position has two indexes of random numbers: one gives its slot in the table, the other " +
      "shows whether another position is there. A result is replaced by a deeper one and is " +
      "used when it is deep enough.",
    reading:
      "Deep enough means at least the needed depth; in one place the source says deeper. Our " +
      "table also stores whether a value is exact or a bound.",
    literal:
      "The source does not store this, so alpha-beta takes bounds for exact values: a variant, " +
      "whose wrong values are counted.",
    quotation:
      "lần đầu tiên được sử dụng để tìm kiếm vị trí trong bảng băm, thứ hai để kiểm tra các va " +
      "chạm",
  },
  {
    id: "E3",
    name: "opening book",
    sentence:
      "Before a search the program looks up the position in a library made of games, and plays " +
      "the move that was played most often or had the best results.",
    reading:
      "The best result is the best score of the moves with enough games; how many is a parameter. " +
      "Moves with equally many games go by their score.",
    quotation: "sử dụng cơ sở dữ liệu được tính toán sẵn với các bữa tiệc",
  },
  {
    id: "E4",
    name: "evaluation in eight parts",
    sentence:
      "Own minus enemy: material; a point for each attacked square; 4 for each key square held; " +
      "5 for each passed pawn and minus 4 for doubled pawns; 3 for castling; 1 for each rank " +
      "that a pawn has advanced, and 1 for a pawn next to a pawn. Expensive parts may be " +
      "computed at depth 2 and passed down.",
    reading:
      "A point is a hundredth of a pawn, and pawns count individually: two pawns on a file are " +
      "one doubled pawn. An attacked square counts once. The key squares are d4, e4, d5 and e5. " +
      "A king has castled when it is near a corner of its first rank and no own rook is between " +
      "it and the corner. All weights, the scale and the depth of the expensive parts are " +
      "parameters.",
    literal:
      "Because weights are divided by 100, a point is a whole pawn: doubled pawns cost four.",
    quotation: "Khi đánh giá vị trí thu hút sự chú ý đến 8 thành phần",
  },
  {
    id: "E5",
    name: "stages of the game",
    sentence:
      "Opening, middle game and endgame depend on the number of the program's own pieces. " +
      "Weights may depend on the stage, except those of the pieces.",
    reading:
      "The limits of the stages are parameters, because the source's table is lost. Each side is " +
      "at a stage of its own, by its own pieces, so that both sides are treated alike.",
    quotation: "Trọng lượng của các số liệu không phụ thuộc vào giai đoạn của trò chơi.",
  },
  {
    id: "E6",
    name: "genetic algorithm for the pieces",
    legend: "first to four wins",
    sentence:
      "An individual is the weights of the pieces, with 100 for the pawn and 1000 for the queen " +
      "fixed and the others random at first. Two random individuals play until one has four " +
      "wins, and the loser leaves. Children take the genes of one parent up to a random " +
      "position and of the other from there; a mutation adds or subtracts up to 50. At the end " +
      "all weights are divided by 100.",
    reading:
      "Random weights are between 100 and 1000. All individuals of a generation duel in pairs. " +
      "The players alternate in moving first; draws do not count; the number of games of a duel " +
      "is limited. The players see only material and draw one of their best moves by lot. A child " +
      "has genes of two different parents, as the source says; that parents and position may be " +
      "any, so that many children are copies, is an option.",
    quotation: "Có 2 nhiễm sắc thể ngẫu nhiên giữa chúng, tối đa bốn chiến thắng",
  },
];
