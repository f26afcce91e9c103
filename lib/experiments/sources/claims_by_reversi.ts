/**
 * The claims about Reversi: strategy, weights of the heuristics, the learner, the levels, the endgame.
 *
 * @module
 */
import type { Claim } from "./source.ts";

export const claimsByReversi: readonly Claim[] = [
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
        sentence: "The weights of the genetic algorithm converge.",
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
    id: "C8",
    source: "D",
    name: "the learner improves",
    sentence: "The self-learning program improves with the games it plays.",
    quotation: "таким чином програма самонавчається, роблячи висновки на хибних прийнятих рішеннях",
  },
  {
    id: "C16",
    source: "D",
    name: "strategy at Reversi",
    sentence: "The notes on strategy: greed, squares and the last move.",
    parts: [
      {
        id: "C16a",
        name: "many and fast loses",
        sentence: "A player who takes as many discs as fast as possible always loses in the end.",
        quotation:
          'якщо гравець-початківець намагається атакувати "багато і швидко" на початку гри, ' +
          "він завжди буде програти в кінці",
      },
      {
        id: "C16b",
        name: "corners and X-squares",
        sentence:
          "Corners are strong squares, and the X-squares, diagonally next to them, are weak.",
        quotation:
          "явно сильними полями є кути a1, a8, h1, h8, а явно слабкими – X-поля b2, b7, g2, g7",
      },
      {
        id: "C16c",
        name: "White's small edge",
        sentence: "White, who moves last, has a small advantage.",
        quotation: "білі мають невелику перевагу",
      },
      {
        id: "C16d",
        name: "notes against exact scores",
        sentence: "What the notes call good or bad is so by exact scores near the end.",
        ours: true,
      },
      {
        id: "C16e",
        name: "fences",
        sentence: "A fence limits the moves of its owner and gives moves to the other side.",
        reading:
          "A fence is a row or a column of at least three discs with empty squares along one side.",
        quotation:
          "Паркани з цих фішок значно обмежують рухливість суперника і збільшують вашу власну",
      },
      {
        id: "C16f",
        name: "a term added",
        sentence: "A search that counts moves plays better if it counts one more of the notions.",
        ours: true,
      },
      {
        id: "C16g",
        name: "a term left out",
        sentence: "A search that counts all of the notions plays worse without one of them.",
        ours: true,
      },
      {
        id: "C16h",
        name: "Stoner traps",
        sentence:
          "If a Stoner trap is carried out right, the enemy cannot avoid the exchange of corners.",
        reading: "It is carried out right if no answer to the attack saves the corner.",
        quotation: "якщо пастка виконана правильно, суперник не може уникнути такого переходу",
      },
      {
        id: "C16i",
        name: "how often traps come",
        sentence: "How often does a game have a Stoner trap?",
        ours: true,
      },
      {
        id: "C16j",
        name: "traps gain",
        sentence: "Who completes a Stoner trap scores more than half against an equal player.",
        ours: true,
      },
      {
        id: "C16k",
        name: "the last move",
        sentence: "The side that moves last if nobody passes is ahead by the exact score.",
        ours: true,
      },
      {
        id: "C16l",
        name: "the time of a term",
        sentence: "How long does each notion take to count?",
        ours: true,
      },
    ],
  },
  {
    id: "C21",
    source: "B",
    name: "hand weights against equal weights",
    sentence: "The weights 1, 4, 4, 5, 5 beat 1, 1, 1, 1, 1, the start of the evolution.",
    reading: "The source says only that they were found by experiment.",
    ours: true,
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
        reading: "The strongest of our players is judged, because the source speaks of good ones.",
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
    sentence: "In most games of Reversi White makes the last move.",
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
        sentence: "A player who always takes many discs loses because its good moves run out.",
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
    parts: [
      {
        id: "C26a",
        name: "games that seem lost",
        sentence: "Many games that seem lost in the middle are won.",
        reading: "A game seems lost to the side with fewer discs after 30 moves.",
        quotation:
          "багато партій, які, здавалося б, програні в мідельшпілі, набувають нових рис у " +
          "завершальній фазі гри",
      },
      {
        id: "C26b",
        name: "games that are lost",
        sentence:
          "Many games that are lost by their exact value near the end are not lost after all.",
        ours: true,
      },
    ],
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
      {
        id: "C27d",
        name: "backwards from a draw",
        sentence:
          "Othello is a draw with best play (Takizawa 2023). How far back can its published game be " +
          "checked?",
        ours: true,
      },
      {
        id: "C27e",
        name: "one more square",
        sentence: "How much does one more empty square cost the exact search?",
        ours: true,
      },
      {
        id: "C27f",
        name: "what a move costs",
        sentence:
          "Exact scores before and after a move tell what it costs, without an opponent: what does " +
          "each player lose?",
        ours: true,
      },
      {
        id: "C27g",
        name: "the meter is right",
        sentence: "The player that solves each position loses nothing.",
        ours: true,
      },
      {
        id: "C27h",
        name: "the map is right",
        sentence: "Positions of the map of 6x6 have the same score when they are solved again.",
        ours: true,
      },
      {
        id: "C27i",
        name: "winners of Connect Four",
        sentence:
          "The winners of Connect Four by the size of the board are those that J. Tromp and " +
          "C. Steininger published.",
        ours: true,
      },
      {
        id: "C27j",
        name: "the solver is right",
        sentence:
          "Without a part of the solver of Connect Four, and move by move, the values are the same.",
        ours: true,
      },
      {
        id: "C27k",
        name: "draws thrown away",
        sentence: "In Connect Four alpha-beta throws fewer draws away at depth 8 than at depth 2.",
        ours: true,
      },
      {
        id: "C27l",
        name: "growth with the board",
        sentence: "By what factor do the nodes of Connect Four's solver grow with each square?",
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
        reading:
          "Every move of Reversi flips discs, so the one that flips most comes first. Chess, in " +
          "which few moves capture, is judged too. More cutoffs are fewer nodes of the search; what " +
          "sorting the moves costs is told beside it.",
        quotation: "особливо якщо прийом враховується першим",
      },
      {
        id: "C30c",
        name: "a trained order saves nodes",
        sentence: "A trained order of moves saves the endgame solver a fifth of its nodes or more.",
        ours: true,
      },
      {
        id: "C30d",
        name: "a trained order saves time",
        sentence: "A trained order saves the endgame solver time too, although it costs time to " +
          "order moves.",
        ours: true,
      },
      {
        id: "C30e",
        name: "ProbCut saves nodes",
        sentence: "To the same depth ProbCut visits half of the nodes or fewer.",
        ours: true,
      },
      {
        id: "C30f",
        name: "ProbCut in games",
        sentence: "With as many nodes the search plays better with ProbCut than without it.",
        ours: true,
      },
    ],
  },
  {
    id: "C44",
    source: "D",
    name: "edge blocks",
    sentence: "Blocks along an edge may serve their owner little, or harm it.",
    reading:
      "A block is a run of empty squares of an edge, no corner, between two discs of its owner.",
    quotation: "ефективність подібної тактики на краях може бути дуже низька і навіть збиткова",
    parts: [
      {
        id: "C44a",
        name: "blocks serve little",
        sentence: "A block along an edge serves its owner little, or harms it.",
        reading: "Little is less than a disc of the exact score.",
        quotation: "ефективність подібної тактики на краях може бути дуже низька і навіть збиткова",
      },
      {
        id: "C44b",
        name: "blocks harm",
        sentence: "On average a block along an edge harms its owner.",
        ours: true,
      },
      {
        id: "C44c",
        name: "unbalanced edges harm",
        sentence: "An edge of five discs beside an empty corner's square harms its owner.",
        ours: true,
      },
    ],
  },
  {
    id: "C45",
    source: "D",
    name: "openings known by heart",
    sentence:
      "A serious player knows the opening five or six moves ahead, and so avoids moves that lose.",
    quotation: "Всі серйозні гравці знають дебют на п'ять-шість ходів наперед, щоб уникнути явно " +
      "програшних ходів на цьому етапі",
    reading:
      "Players that do not know the map of 6x6 lose discs by their moves in its first six plies.",
  },
];
