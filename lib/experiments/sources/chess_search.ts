/**
 * What source E asks for: search, openings and evaluation.
 *
 * @module
 */
import type { Requirement } from "./source.ts";

export const chessSearch: readonly Requirement[] = [
  {
    id: "E1",
    name: "search",
    sentence:
      "Minimax, negamax and alpha-beta; iterative deepening with a window about the last value; " +
      "NegaScout; the null move; a hash table. The hash move is tried first, then killer moves, then " +
      "checks and captures, then the others by their history.",
    quotation:
      "Để sắp xếp các động thái, các heuristic của kẻ giết người và lịch sử đã được sử dụng.",
  },
  {
    id: "E2",
    name: "hash table",
    sentence:
      "Two indexes of random numbers belong to a position: one finds its place in the table, " +
      "the other shows whether another position lies there. A result gives way to a deeper one and " +
      "serves when it is deep enough.",
    reading:
      "Deep enough means at least as deep as is needed; in one place the source says deeper. " +
      "Ours also stores whether a value is exact or a bound.",
    literal: "The source stores no such thing, which makes alpha-beta take bounds for values: a " +
      "variant, whose wrong values are counted.",
    quotation:
      "lần đầu tiên được sử dụng để tìm kiếm vị trí trong bảng băm, thứ hai để kiểm tra các va " +
      "chạm",
  },
  {
    id: "E3",
    name: "opening book",
    sentence:
      "Before it searches the program looks the position up in a library made of games, and " +
      "plays what was played most often or did best.",
    quotation: "sử dụng cơ sở dữ liệu được tính toán sẵn với các bữa tiệc",
  },
  {
    id: "E4",
    name: "evaluation in eight parts",
    sentence:
      "Own less the enemy's: material; a point for each attacked square; 4 for each key square " +
      "held; 5 for each passed pawn and 4 off for doubled pawns; 3 for castling; 1 for each rank that a " +
      "pawn advanced, and 1 for a pawn beside a pawn. What is costly may be computed at depth 2 and " +
      "handed down.",
    reading:
      "A point is a hundredth of a pawn, and pawns count one by one. The scale is a parameter.",
    literal: "Since weights are divided by 100, a point is a whole pawn: doubled pawns cost four.",
    quotation: "Khi đánh giá vị trí thu hút sự chú ý đến 8 thành phần",
  },
  {
    id: "E5",
    name: "stages of the game",
    sentence:
      "Opening, middle game and endgame go by the number of the program's own pieces. Weights " +
      "may depend on the stage, those of the pieces do not.",
    reading: "The numbers that part the stages are parameters, since the source's table is lost.",
    quotation: "Trọng lượng của các số liệu không phụ thuộc vào giai đoạn của trò chơi.",
  },
  {
    id: "E6",
    name: "genetic algorithm for the pieces",
    legend: "first to four wins",
    sentence:
      "An individual is the weights of the pieces, with 100 for the pawn and 1000 for the queen " +
      "fixed and the others random at first. Two drawn at random play until one has four wins, and the " +
      "loser leaves. Children take the genes of one parent up to a random place and of the other from " +
      "there on; a mutation adds up to 50 either way. At the end all weights are divided by 100.",
    reading:
      "Random weights lie between 100 and 1000. Who begins alternates; draws count for nobody; " +
      "the number of games of a duel is capped.",
    quotation: "Có 2 nhiễm sắc thể ngẫu nhiên giữa chúng, tối đa bốn chiến thắng",
  },
];
