/**
 * The claims about searches.
 *
 * @module
 */
import type { Claim } from "./source.ts";

export const claimsBySearch: readonly Claim[] = [
  {
    id: "C6",
    source: "D",
    name: "order of the moves",
    sentence: "The saving by alpha-beta depends on the order in which the moves are tried.",
    quotation: "Альфа-бета дуже чутливий до порядку переходів.",
    parts: [
      {
        id: "C6a",
        name: "square root of minimax",
        sentence:
          "With the best move first alpha-beta visits about the square root of the number of " +
          "positions that full search visits.",
        quotation:
          "Вона приблизно дорівнює квадратному кореню з кількості позицій, знайдених під час " +
          "повного пошуку.",
      },
      {
        id: "C6b",
        name: "worst order",
        sentence: "With the best move last alpha-beta visits as many positions as minimax.",
        quotation: "альфа-бета перегляне таку ж кількість позицій, що і мінімальна",
      },
    ],
  },
  {
    id: "C7",
    source: "D",
    name: "same value, fewer nodes",
    sentence: "NegaScout finds the same value as alpha-beta, and faster.",
    quotation: "Він досить простий і дає деяке прискорення, не вносячи ніякої додаткової похибки.",
    parts: [
      {
        id: "C7a",
        name: "same value as alpha-beta",
        sentence: "NegaScout finds the same value as alpha-beta.",
      },
      {
        id: "C7b",
        name: "faster than alpha-beta",
        sentence: "NegaScout is faster than alpha-beta.",
        reading: "It visits fewer nodes, the root included and the sorting of the moves too.",
      },
    ],
  },
  {
    id: "C9",
    source: "E",
    name: "size of the trees",
    sentence:
      "With W moves in each position minimax visits W^d positions at depth d, and alpha-beta " +
      "with the best order W^ceil(d/2) + W^floor(d/2) - 1. In chess W is about 40. The source's " +
      "number for depth 5 is wrong: 40^5 is 102,400 thousand.",
    quotation: "cho độ sâu 5 - 10240 nghìn vị trí",
    parts: [
      {
        id: "C9a",
        name: "tree of minimax",
        sentence: "With W moves in each position minimax visits W^d positions at depth d.",
        reading: "W is the number of legal moves of the position that is searched.",
      },
      {
        id: "C9b",
        name: "tree of the best order",
        sentence:
          "With W moves in each position alpha-beta with the best order visits W^ceil(d/2) + " +
          "W^floor(d/2) - 1 positions at depth d.",
      },
      {
        id: "C9c",
        name: "40 moves in chess",
        sentence: "In chess W, the number of legal moves in a position, is about 40.",
        reading: "The mean over the positions of a game until it is decided.",
      },
    ],
  },
  {
    id: "C10",
    source: "E",
    name: "nothing is cut",
    sentence: "With the moves ordered from worst to best alpha-beta has no cutoffs.",
    quotation: "không có nhánh cây nào bị cắt",
  },
  {
    id: "C11",
    source: "E",
    name: "iterative deepening is cheap",
    sentence:
      "Searching the depths 1 to n costs little more than depth n alone: without cutoffs about " +
      "W/(W - 1) times as much. With the hash table it costs less.",
    quotation: "sự gia tăng chung trong phân tích thời gian thực sự sẽ chứng minh là tương đối nhỏ",
    parts: [
      {
        id: "C11a",
        name: "deepening without cutoffs",
        sentence:
          "Without cutoffs iterative deepening costs about W/(W - 1) times the nodes of a search " +
          "to a fixed depth.",
      },
      {
        id: "C11b",
        name: "deepening with alpha-beta",
        sentence:
          "With alpha-beta iterative deepening costs little more than a search to a fixed depth.",
      },
      {
        id: "C11c",
        name: "deepening with the hash table",
        sentence:
          "With the hash table iterative deepening costs less than a search to a fixed depth.",
      },
    ],
  },
  {
    id: "C12",
    source: "E",
    name: "the hash move is the best",
    sentence:
      "With iterative deepening and the hash table the best move is tried first in 75 % of the " +
      "cases, and among the first three in about 90 %.",
    reading: "The source does not say at which nodes, so inner nodes and the root are counted " +
      "separately.",
    quotation: "với xác suất ~ 90% động thái tốt nhất là trong số ba người đầu tiên được xem xét",
    parts: [
      {
        id: "C12a",
        name: "hash move at inner nodes",
        sentence:
          "With iterative deepening and the hash table the move that causes a cutoff is the first " +
          "one tried in about 75 % of the cases, and among the first three in about 90 %.",
      },
      {
        id: "C12b",
        name: "hash move at the root",
        sentence:
          "With iterative deepening and the hash table the best move of the root is the first one " +
          "tried in about 75 % of the cases, and among the first three in about 90 %.",
      },
    ],
  },
  {
    id: "C13",
    source: "E",
    name: "speed of NegaScout",
    sentence: "How much does NegaScout gain, and when does it lose?",
    parts: [
      {
        id: "C13a",
        name: "up to half as fast again",
        sentence: "NegaScout makes alpha-beta faster by up to 50 %.",
        reading: "Half as fast again means a third fewer nodes.",
        quotation: "cho một số tăng tốc (tối đa 50%)",
      },
      {
        id: "C13b",
        name: "slower than minimax",
        sentence: "With the moves in a bad order NegaScout can take longer than minimax.",
        quotation: "thì bức tượng bán thân có thể mất nhiều thời gian hơn so với Minimax",
      },
      {
        id: "C13c",
        name: "up to half as fast again in time",
        sentence: "By the clock NegaScout makes alpha-beta faster by up to 50 %.",
      },
    ],
  },
  {
    id: "C14",
    source: "E",
    name: "quality against speed",
    sentence:
      "A fast, simple evaluation allows a deeper search, a slow one with more knowledge judges " +
      "better; knowledge and speed are inversely proportional. A precise but slow evaluation " +
      "can lose to a simple, fast one.",
    quotation:
      "Bằng đồ họa, sự phụ thuộc này được thể hiện trong hình dưới dạng một gia đình siêu bóng.",
    parts: [
      {
        id: "C14a",
        name: "knowledge judges better",
        sentence: "With the same number of nodes the evaluation that knows more plays better.",
      },
      {
        id: "C14b",
        name: "slow can lose to fast",
        sentence: "A precise but slow evaluation can lose to a simple, fast one in the same time.",
        reading: "The simple one gets as many more nodes as it searches in the same time.",
      },
      {
        id: "C14c",
        name: "hyperbola",
        sentence: "Quality and speed trade as on a hyperbola: only their product counts.",
      },
      {
        id: "C14d",
        name: "a trained evaluation at equal depth",
        sentence:
          "A trained evaluation of Reversi beats each of those that people wrote, at equal " +
          "depth.",
        ours: true,
      },
      {
        id: "C14e",
        name: "a trained evaluation at equal time",
        sentence:
          "A trained evaluation of Reversi beats each of those that people wrote at equal " +
          "time too, although it takes longer.",
        ours: true,
      },
      {
        id: "C14f",
        name: "more playouts",
        sentence: "Monte-Carlo tree search plays better with four times as many playouts.",
        ours: true,
      },
      {
        id: "C14g",
        name: "playouts against four plies",
        sentence:
          "With 1,600 playouts a move Monte-Carlo tree search beats alpha-beta that looks four " +
          "plies ahead.",
        ours: true,
      },
      {
        id: "C14h",
        name: "playouts in the same time",
        sentence:
          "In the same time alpha-beta that looks four plies ahead beats Monte-Carlo tree search.",
        reading:
          "The score with as many playouts as take the time of the move of alpha-beta, where this " +
          "number lies within those that are played. Both are timed in TypeScript.",
        ours: true,
      },
      {
        id: "C14i",
        name: "an evaluation in place of random moves",
        sentence:
          "With equally many playouts Monte-Carlo tree search plays better with an evaluation at " +
          "the leaves than with random moves to the end of the game.",
        ours: true,
      },
      {
        id: "C14j",
        name: "constant of UCB1",
        sentence:
          "Monte-Carlo tree search plays better with the exploration constant of UCB1 than with " +
          "smaller and larger ones.",
        reading: "The constant is the square root of 2, here 1.4.",
        ours: true,
      },
      {
        id: "C14k",
        name: "delta pruning",
        sentence: "With delta pruning in the quiescence search a search visits fewer nodes.",
        reading:
          "A capture is left out if it wins too little, with a margin of 200, to reach alpha, as the " +
          "textbooks of chess programming have it. Judged by all nodes of a search to a fixed " +
          "depth; times, and other values and moves, are reported beside them.",
        ours: true,
      },
      {
        id: "C14l",
        name: "losing exchanges",
        sentence:
          "Without captures that lose men in the quiescence search a search visits fewer nodes.",
        reading:
          "Whether a capture loses men is known by a static exchange evaluation on its square, the " +
          "swap algorithm of the literature on chess programs (Reul 2009). Judged as delta pruning.",
        ours: true,
      },
    ],
  },
  {
    id: "C15",
    source: "D",
    name: "null window",
    sentence:
      "A search with a null window is much faster than one with a full window, because it has " +
      "more cutoffs. Its result is an upper bound of the value if it fails low and a lower " +
      "bound if it fails high.",
    quotation: "Пошук при нульовому вікні набагато швидше, ніж при повному вікні.",
    parts: [
      {
        id: "C15a",
        name: "null window is faster",
        sentence: "A search with a null window is much faster than one with a full window.",
      },
      {
        id: "C15b",
        name: "because of more cutoffs",
        sentence: "A search with a null window is faster because it has more cutoffs.",
        reading: "It cuts off every node that the full window cuts off, and others.",
      },
      {
        id: "C15c",
        name: "null window gives a bound",
        sentence:
          "The result of a search with a null window is an upper bound of the value if it fails " +
          "low and a lower bound if it fails high.",
      },
    ],
  },
  {
    id: "C17",
    source: "E",
    name: "the hash table pays twice",
    sentence:
      "With a hash table the iterations 1 to n together are several times faster than iteration " +
      "n started alone.",
    quotation:
      "thường thực hiện tất cả các lần lặp từ 1 đến n nhanh hơn nhiều lần so với nếu nó bắt đầu " +
      "lặp lại n",
  },
  {
    id: "C18",
    source: "E",
    name: "10 to 100 times the nodes",
    sentence:
      "Programs built for speed visit 10 to 100 times as many positions a second as programs " +
      "built on knowledge.",
    reading:
      "The evaluation for speed is the material of E8, the one for knowledge the eight parts of " +
      "E4.",
    quotation: "chương trình hoạt động chậm hơn 10 - 100 lần so với các tìm kiếm nhanh",
  },
  {
    id: "C31",
    source: "E",
    name: "no node that alpha-beta cuts",
    sentence:
      "NegaScout never visits a node that alpha-beta cuts off, although it may visit some nodes " +
      "twice.",
    quotation: "nó sẽ không bao giờ khám phá các nút có thể cắt bỏ alpha-beta",
  },
  {
    id: "C32",
    source: "E",
    name: "NegaScout with a hash table",
    sentence: "NegaScout gains more with a hash table than without.",
    reading: "The source says that the two go very well together.",
    quotation:
      "Nó kết hợp rất tốt với các thuộc tính hiện đại của các chương trình cờ vua - bảng băm.",
  },
];
