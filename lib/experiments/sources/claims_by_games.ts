/**
 * The claims C1 to C8 and C19 to C30 about Metelyk, MENACE and Reversi.
 *
 * @module
 */
import type { Claim } from "./source.ts";

export const claimsByGames: readonly Claim[] = [
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
        sentence: "It is slower by about the number of legal moves.",
        reading: "The source gives the reason, one pass for each move, and no factor.",
      },
      {
        id: "C1c",
        name: "38-1 in a batch",
        sentence: "It is slower even if all moves are computed in one pass.",
        ours: true,
      },
      {
        id: "C1d",
        name: "38-1 with incremental sums",
        sentence: "It is slower even with an incremental first layer.",
        ours: true,
      },
      {
        id: "C1e",
        name: "38-1 after equal generations",
        sentence: "After equally many generations of evolution 38-1 is stronger than 38-50.",
        reading: "The source does not say which of the two is stronger.",
        ours: true,
      },
      {
        id: "C1f",
        name: "38-1 after equal time",
        sentence: "After equal time of evolution 38-1 is stronger than 38-50.",
        ours: true,
      },
    ],
  },
  {
    id: "C2",
    source: "A",
    name: "worth of the first move",
    sentence:
      "Metelyk is the same game for both sides, except for who moves first. What is the first " +
      "move worth? This is our question; it is measured.",
    quotation: "«Метелик» цілком симетричний між білими і чорними, окрім почерговості ходу.",
  },
  {
    id: "C3",
    source: "B",
    name: "evolved weights",
    sentence:
      "Does the genetic algorithm find weights, and are they good? The source describes it but " +
      "gives no result.",
    ours: true,
    parts: [
      {
        id: "C3a",
        name: "weights converge",
        sentence: "The weights converge.",
        ours: true,
      },
      {
        id: "C3b",
        name: "evolved against hand weights",
        sentence: "Scaled to the same sum, evolved weights play at least as well as 1, 4, 4, 5, 5.",
        ours: true,
      },
    ],
  },
  {
    id: "C4",
    source: "C",
    name: "fewer boxes",
    sentence: "MENACE needs only few boxes, and learns better with few.",
    parts: [
      {
        id: "C4a",
        name: "304 boxes are enough",
        sentence:
          "304 boxes are enough for every game, although the board can be filled in 19,683 " +
          "ways.",
        quotation: "aslında 19.683 olası Noughts, Crosses ve Blanks kombinasyonu olduğunu",
      },
      {
        id: "C4b",
        name: "fewer boxes learn faster",
        sentence:
          "With a box for every filling of the board it learns more slowly, because each box " +
          "must be visited before it is useful.",
        reading: "Most fillings never arise, and a box that is never opened changes nothing. So " +
          "there is a box for every position in which X has a choice.",
        quotation:
          "Herkes bu algoritmayı tüm 19.683 kibrit kutusuyla uygulayabilir, ancak öğrenme " +
          "yavaştır",
      },
    ],
  },
  {
    id: "C5",
    source: "C",
    name: "MENACE improves",
    sentence:
      "MENACE plays better the more games it has played, because a win makes its moves more " +
      "likely. How fast, and against which opponents, is our question.",
    quotation: "MENACE'nin bu konuma bir dahaki sefer ilerlemesini sağlama olasılığı artacak",
    parts: [
      {
        id: "C5a",
        name: "improves against random play",
        sentence: "It plays better the more games it has played against random play.",
        ours: true,
      },
      {
        id: "C5b",
        name: "improves against perfect play",
        sentence: "It plays better the more games it has played against perfect play.",
        ours: true,
      },
      {
        id: "C5c",
        name: "improves against a second MENACE",
        sentence:
          "It plays better the more games it has played against a second MENACE, which learns as " +
          "well.",
        ours: true,
      },
    ],
  },
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
    id: "C8",
    source: "D",
    name: "the learner improves",
    sentence: "The self-learning program improves with the games it plays.",
    quotation: "таким чином програма самонавчається, роблячи висновки на хибних прийнятих рішеннях",
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
        sentence: "The sum of both scores shows how far the game has progressed.",
        quotation: "Перша величина показує, наскільки далеко зайшла партія",
      },
      {
        id: "C20b",
        name: "better inputs",
        sentence: "Sum and difference are better inputs of a network than the two scores.",
        quotation:
          "але зробимо хитріше: на перший з них подамо суму рахунків, а на другий — різницю",
      },
    ],
  },
  {
    id: "C21",
    source: "B",
    name: "hand weights against equal weights",
    sentence:
      "The weights 1, 4, 4, 5, 5 beat 1, 1, 1, 1, 1, the start of the evolution. The source " +
      "says only that they were found by experiment.",
    ours: true,
  },
  {
    id: "C22",
    source: "C",
    name: "boxes saved by moving first",
    sentence:
      "Because MENACE always moves first, it needs about a fifth fewer boxes. By our count, " +
      "moving first saves 289 of the 627 positions that are not final.",
    quotation: "kalan tüm kutuların yaklaşık beşte birini kaldırarak",
  },
  {
    id: "C23",
    source: "D",
    name: "an early corner",
    sentence: "The first stable disc, a corner, decides the more the earlier it is taken.",
    parts: [
      {
        id: "C23a",
        name: "the sooner the better",
        sentence: "The earlier a player has a disc that can never be turned, the better.",
        quotation: "І чим раніше гравець отримає фіксований диск, тим більше користі від нього",
      },
      {
        id: "C23b",
        name: "a corner in the first half",
        sentence: "A player who takes a corner in the first half of the game hardly ever loses.",
        quotation:
          "хороший реверсер навряд чи упустисть перемогу, якщо він виграв один з кутів в " +
          "першій половині гри",
      },
    ],
  },
  {
    id: "C24",
    source: "D",
    name: "White moves last",
    sentence: "In most games White makes the last move.",
    quotation: "У більшості випадків (якщо в партії немає прохідних ходів) білі закінчують партію.",
  },
  {
    id: "C25",
    source: "D",
    name: "greed runs out of moves",
    sentence: "A player who always takes many discs loses, because its good moves run out.",
    parts: [
      {
        id: "C25a",
        name: "moves run out",
        sentence: "The moves of a player who always takes many discs run out.",
        reading: "In the middle of the game it has fewer legal moves than its opponent.",
        quotation: "Ефективні ходи будуть втрачені",
      },
      {
        id: "C25b",
        name: "therefore it loses",
        sentence: "It loses because its good moves run out.",
        reading: "Its lead in legal moves is smaller in the games that it loses than in those " +
          "that it wins. Whether it loses is C16a.",
        quotation: "гравець буде змушений робити слабкі ходи, що призведе до втрати ігрових фішок",
      },
    ],
  },
  {
    id: "C26",
    source: "D",
    name: "games turned in the endgame",
    sentence: "Many games that seem lost in the middle are turned around at the end.",
    quotation: "багато партій, які, здавалося б, програні в мідельшпілі, набувають нових рис у " +
      "завершальній фазі гри",
  },
  {
    id: "C27",
    source: "D",
    name: "exact endgame",
    sentence:
      "Near the end a computer can solve the game exactly. How near, within a second, is our " +
      "question.",
    quotation: "Комп'ютер може прорахувати всі можливі варіанти",
    parts: [
      {
        id: "C27a",
        name: "every score is exact",
        sentence:
          "The computer calculates everything: it finds the exact score of every move, as " +
          "published for the positions of the FFO.",
      },
      {
        id: "C27b",
        name: "within a second",
        sentence: "Up to how many empty squares is a position solved within a second?",
      },
      {
        id: "C27c",
        name: "a whole game",
        sentence:
          "On a small board the endgame begins with the first move: light wins 6x6 by 20 to 16 " +
          "(Feinstein 1993).",
        ours: true,
      },
    ],
  },
  {
    id: "C28",
    source: "D",
    name: "few openings",
    sentence: "Reversi has far fewer openings than chess.",
    quotation: "на відміну від шахів, кількість можливих дебютів набагато менша",
  },
  {
    id: "C29",
    source: "D",
    name: "levels",
    sentence:
      "The level hard beats medium, medium beats easy, and medium leaves the opponent fewer " +
      "moves. The source says only the last; the order follows from the names.",
    parts: [
      {
        id: "C29a",
        name: "hard beats medium",
        sentence: "The level hard beats medium.",
        ours: true,
      },
      {
        id: "C29b",
        name: "medium beats easy",
        sentence: "The level medium beats easy.",
        ours: true,
      },
      {
        id: "C29c",
        name: "fewer moves for the opponent",
        sentence: "Medium leaves the opponent fewer moves than easy.",
        quotation: "щоб у майбутньому супротивник мав меншу кількість ходів для вибору",
      },
    ],
  },
  {
    id: "C30",
    source: "D",
    name: "cutoffs by material",
    sentence: "An evaluation by material alone gives many cutoffs, above all with captures first.",
    parts: [
      {
        id: "C30a",
        name: "many cutoffs by material",
        sentence: "An evaluation by material alone gives many cutoffs.",
        reading: "Alpha-beta visits fewer nodes than with evaluations that count more.",
        quotation: "Це означає, що існує багато точок розриву",
      },
      {
        id: "C30b",
        name: "captures first",
        sentence: "With material alone, captures first give more cutoffs.",
        reading: "Every move of Reversi flips discs, so the one that flips most comes first.",
        quotation: "особливо якщо прийом враховується першим",
      },
    ],
  },
];
