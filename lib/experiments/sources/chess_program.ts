/**
 * The requirements of source E: time, the player in five steps, the page and the experiments.
 *
 * @module
 */
import type { Requirement } from "./source.ts";

export const chessProgram: readonly Requirement[] = [
  {
    id: "E7",
    name: "time for a move",
    sentence:
      "A move gets the time of the game over 30, the average number of moves, plus the time " +
      "saved so far, minus a margin. When it is used up, the move of the last completed depth " +
      "is played. Games are blitz (15 minutes), rapid (60) or classical (longer).",
    quotation:
      "blitz - 15 phút mỗi bên, nhanh - 60 phút mỗi đợt, cổ điển - hơn 60 phút cho bữa tiệc",
  },
  {
    id: "E8",
    name: "player in five steps",
    sentence: "A player that is improved in steps: random moves; material; minimax at depth 2; " +
      "alpha-beta; piece-square tables.",
    reading:
      "Our tables are read in the right orientation, so that the starting position has the " +
      "value 0.",
    literal:
      "As published they are read column by column, which gives the starting position the value " +
      "1. Without a move the search returns 9999 or -9999, so that stalemate counts as mate. " +
      "Both are variants.",
    quotation:
      "Ở mỗi bước, chúng tôi sẽ cải thiện thuật toán của chúng tôi bằng một trong những phương " +
      "pháp lập trình được kiểm tra này.",
    parts: [
      {
        id: "E8a",
        name: "printed node counts",
        sentence:
          "In a pictured position an article on such a player prints 879,750 positions for minimax " +
          "and 61,721 for alpha-beta at depth 4.",
      },
      {
        id: "E8b",
        name: "stronger at each step",
        sentence: "Each of the five steps plays stronger than the one before.",
      },
    ],
  },
  {
    id: "E9",
    name: "board on the screen",
    sentence:
      "The board shows the moves of a chosen piece, with a list of the moves beside it. The " +
      "game can be saved to a file, and the user chooses a colour.",
    reading: "The file is PGN.",
    quotation:
      "các di chuyển hoàn hảo được hiển thị trong máy tính bảng ở bên trái, người chơi có thể " +
      "lưu câu chuyện trong một tệp riêng biệt",
  },
  {
    id: "E10",
    name: "lost experiments",
    sentence:
      "Alpha-beta was compared with minimax, iterative deepening and move ordering with plain " +
      "alpha-beta, and all configurations with each other in a tournament, for speed and for " +
      "quality. The tables are lost; this suite is meant to make them again.",
    quotation: "một số giải đấu đã được tổ chức giữa mỗi cặp các triển khai khác nhau",
    parts: [
      {
        id: "E10a",
        name: "same quality",
        sentence:
          "Alpha-beta, and what does not change the value of a position, finds as good a move as minimax.",
      },
      {
        id: "E10b",
        name: "fewer branches",
        sentence:
          "Alpha-beta has a lower effective branching factor than minimax to the same depth, and each " +
          "addition lowers it further.",
      },
      {
        id: "E10c",
        name: "same move",
        sentence: "How often does each configuration play the move of minimax to the same depth?",
        ours: true,
      },
      {
        id: "E10d",
        name: "each addition in equal time",
        sentence:
          "In equal time each addition to alpha-beta scores more in the tournament of all configurations.",
        ours: true,
      },
      {
        id: "E10e",
        name: "the best configuration",
        sentence:
          "In equal time the search with every part scores more than each other configuration.",
        ours: true,
      },
      {
        id: "E10f",
        name: "on a known scale",
        sentence: "Where do our players stand on the rating scale of a program of others?",
        ours: true,
      },
      {
        id: "E10g",
        name: "the same order beside others",
        sentence:
          "Against a program of others each player scores more than the player before it on our ladder.",
        ours: true,
      },
      {
        id: "E10h",
        name: "recorded games",
        sentence: "In the recorded games our players make the same moves again.",
        ours: true,
      },
    ],
  },
  {
    id: "E11",
    name: "history of chess programs",
    sentence:
      "Turing's paper machine (1951), Shannon's types A and B, a program on MANIAC for a board of six files " +
      "without bishops, an IBM 704 (1957: four plies in eight minutes), alpha-beta (1962), selective search " +
      "everywhere until 1973 and then full width, Cray Blitz (40,000 to 50,000 positions a second), Belle " +
      "(180,000) and Deep Blue (200 million).",
    reading: "The rules of each program are those of its paper.",
    quotation: "Chiếc xe tin 4 ngày trong 8 phút. Mức độ của trò chơi là nghiệp dư.",
    parts: [
      {
        id: "E11a",
        name: "the novice of MANIAC",
        sentence:
          "On the small board a strong player beat the program with ease, and a novice lost in 23 moves.",
        reading:
          "We have no novice: in his place a player takes the most that it can. How many moves does it last?",
        quotation:
          "một cầu thủ cờ vua mạnh mẽ đã giành chiến thắng tự tin, và người mới đã thua trong 23 cú đánh",
      },
    ],
  },
];
