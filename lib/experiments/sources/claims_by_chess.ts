/**
 * The claims about programs for chess.
 *
 * @module
 */
import type { Claim } from "./source.ts";

export const claimsByChess: readonly Claim[] = [
  {
    id: "C33",
    source: "E",
    name: "combinations and quiet play",
    sentence:
      "Programs built for speed solve combinations and are weak in quiet positions. Programs " +
      "built on knowledge are good in quiet positions and weak at deep tactics.",
    quotation: "cũng giải quyết hoàn hảo các nhiệm vụ kết hợp, nhưng có một trò chơi vị trí yếu",
    parts: [
      {
        id: "C33a",
        name: "combinations",
        sentence:
          "Programs built for speed solve combinations better than those built on knowledge.",
      },
      {
        id: "C33b",
        name: "quiet play",
        sentence: "Programs built on knowledge are better in quiet positions.",
      },
    ],
  },
  {
    id: "C34",
    source: "E",
    name: "material counts most",
    sentence: "Material has the largest influence of the eight parts of the evaluation.",
    reading:
      "The influence of a part is the change of the value of a position when the part is left out.",
    quotation: "đánh giá vật liệu làm cho tác động lớn nhất đến đánh giá tổng thể của vị trí",
    parts: [
      {
        id: "C34a",
        name: "by hundredths of a pawn",
        sentence:
          "Of the eight parts material has the largest influence, if a point is 1/100 of a pawn.",
      },
      {
        id: "C34b",
        name: "by whole pawns",
        sentence:
          "Of the eight parts material has the largest influence, if a point is a whole pawn.",
      },
    ],
  },
  {
    id: "C35",
    source: "E",
    name: "more time, stronger play",
    sentence: "The more time a program has for a move, the stronger it plays.",
    quotation: "Chúng ta càng sử dụng nhiều thời gian, máy tính mạnh hơn đang chơi",
  },
  {
    id: "C36",
    source: "E",
    name: "each addition pays",
    sentence:
      "Killer moves, history, checks and captures first, the hash move, the null move and the " +
      "aspiration window each make the search faster or stronger. The source uses all of them; " +
      "what each is worth is our question.",
    reading:
      "The parts but the last are judged by all nodes of a search to a fixed depth; times are " +
      "reported beside them.",
    ours: true,
    parts: [
      { id: "C36a", name: "killers", sentence: "With killer moves the search visits fewer nodes." },
      {
        id: "C36b",
        name: "history",
        sentence: "With the history of the moves the search visits fewer nodes.",
      },
      {
        id: "C36c",
        name: "captures",
        sentence: "With captures first the search visits fewer nodes.",
      },
      { id: "C36d", name: "checks", sentence: "With checks first the search visits fewer nodes." },
      {
        id: "C36e",
        name: "hash move",
        sentence: "With the hash move first the search visits fewer nodes.",
      },
      {
        id: "C36f",
        name: "null move",
        sentence: "With the null move the search visits fewer nodes.",
      },
      {
        id: "C36g",
        name: "aspiration",
        sentence: "With the aspiration window the search visits fewer nodes.",
        reading:
          "Its half width e is chosen by the changes |v(d) - v(d - 1)| of the value from one " +
          "depth to the next.",
      },
      {
        id: "C36h",
        name: "strength",
        sentence: "With each addition the program plays stronger in the same time.",
      },
    ],
  },
  {
    id: "C37",
    source: "E",
    name: "a book narrows the gap",
    sentence: "With an opening book a weaker player loses by less.",
    parts: [
      {
        id: "C37a",
        name: "a book in chess",
        sentence: "In chess an opening book makes the gap to a stronger player much smaller.",
        quotation: "khoảng cách trong tài khoản sẽ ít hơn nhiều",
      },
      {
        id: "C37b",
        name: "a book in Reversi",
        sentence: "In Reversi an opening book narrows the gap to a stronger player.",
        ours: true,
      },
    ],
  },
  {
    id: "C38",
    source: "E",
    name: "30 moves a player",
    sentence: "A game of chess has about 30 moves for each player.",
    quotation: "số lượng người chơi trung bình cho bữa tiệc bằng 30",
  },
  {
    id: "C39",
    source: "E",
    name: "White's advantage",
    sentence:
      "Between equal players the first move is an advantage. The source argues with AlphaZero, " +
      "which had White in 25 of its 28 wins.",
    quotation: "25 trên 28 Chargetories Alphazero Won White",
    parts: [
      {
        id: "C39a",
        name: "first move of equal players",
        sentence: "Between equal players the first move is an advantage.",
      },
      {
        id: "C39b",
        name: "White of AlphaZero",
        sentence: "AlphaZero had White in 25 of its 28 wins.",
        open: "This is a fact about a match of other programs, and Matchbox has no games of it.",
      },
    ],
  },
  {
    id: "C40",
    source: "E",
    name: "a useless population becomes viable",
    sentence:
      "The genetic algorithm soon makes a random population viable. Whether it approaches the " +
      "textbook values 3, 3 and 5 for knight, bishop and rook is our question.",
    reading:
      "The source says: even if it turns out to be useless at first. So how useless it is, is a " +
      "question.",
    quotation: "thuật toán di truyền vẫn sẽ nhanh chóng dịch nó thành một dân số khả thi",
    parts: [
      {
        id: "C40a",
        name: "random weights",
        sentence: "How well does a population with random weights play?",
        ours: true,
      },
      {
        id: "C40b",
        name: "viable soon",
        sentence: "The genetic algorithm soon makes the population viable.",
      },
      {
        id: "C40c",
        name: "near the textbook",
        sentence: "The weights come near the textbook's 3, 3 and 5.",
        ours: true,
      },
      {
        id: "C40d",
        name: "values by four methods",
        sentence:
          "The genetic algorithm, the CMA-ES, Texel's method and linear regression each find the " +
          "values 3, 3, 5 and 9 of knight, bishop, rook and queen within 10 %, on average.",
        ours: true,
      },
      {
        id: "C40e",
        name: "games until the values",
        sentence:
          "How often has a run of each method found the values 1 : 3 : 3 : 5 : 9 within 10 %?",
        ours: true,
      },
      {
        id: "C40f",
        name: "positions tell more than wins",
        sentence:
          "With equally many games a regression on the positions of the games comes nearer to the " +
          "textbook's values than a search that sees only who won.",
        ours: true,
      },
    ],
  },
  {
    id: "C41",
    source: "E",
    name: "full width wins from depth 5 on",
    sentence:
      "From depth 5 on, programs that search all moves began to beat programs that search " +
      "selected moves.",
    quotation:
      "ngay khi chúng đạt độ sâu 5 siêng năng của giai đoạn giữa, họ bắt đầu giành chiến thắng",
    parts: [
      {
        id: "C41a",
        name: "from depth 5 on",
        sentence: "From depth 5 on a search of all moves beats a selective one with equal nodes.",
      },
      {
        id: "C41b",
        name: "before depth 5",
        sentence: "Before depth 5 the selective search wins with equal nodes.",
      },
    ],
  },
  {
    id: "C46",
    source: "E",
    name: "full search to depth 6",
    sentence: "On the strongest processors of its time a full search in real time reaches depth 6.",
    quotation: "có thể được coi là độ sâu 6 theo khoảng thời gian ước tính thực",
  },
  {
    id: "C47",
    source: "E",
    name: "costly indexes collide less",
    sentence: "A costlier index of the hash table has fewer collisions.",
    quotation:
      "Một thuật toán phức tạp mang lại những chỉ số tốt nhất về số lượng va chạm, nhưng chúng rất khó tính toán",
  },
  {
    id: "C48",
    source: "E",
    name: "person and machine",
    sentence: "A person and a machine together play better than either.",
    open: "Only games of people can judge it, as in an experiment with a class.",
  },
  {
    id: "C49",
    source: "E",
    name: "few positions of AlphaZero",
    sentence: "AlphaZero looks at far fewer positions than other programs of its strength.",
    reading: "Ours is small: with a tenth of the playouts or nodes it is as strong.",
  },
  {
    id: "C50",
    source: "E",
    name: "hardware and algorithms",
    sentence: "Faster machines and better algorithms made chess programs stronger.",
    quotation:
      "với sự gia tăng tốc độ của máy tính, độ sâu tính toán tăng lên, đồng thời các thuật toán được cải thiện",
    parts: [
      {
        id: "C50a",
        name: "worth of positions",
        sentence:
          "With more positions for a move, as a faster machine has, a program plays better.",
      },
      {
        id: "C50b",
        name: "worth of a later program",
        sentence: "At equal positions a program plays better than those before it.",
      },
      {
        id: "C50c",
        name: "how much by each",
        sentence: "How much of the gain is hardware's, and how much that of algorithms?",
        ours: true,
      },
      {
        id: "C50d",
        name: "from 1957 to 1997",
        sentence: "How much was it from the IBM 704 to Deep Blue, if every doubling counts alike?",
        ours: true,
      },
      {
        id: "C50e",
        name: "as they were",
        sentence: "Each program as it was, on its own machine, beats the one before it.",
        ours: true,
      },
    ],
  },
];
