/**
 * The claims about learners: ways to learn, a memory of positions, temporal differences, AlphaZero in small, every
 * learner under one budget, and the baselines that a new player is compared with.
 *
 * @module
 */
import type { Claim } from "./source.ts";

export const claimsByLearners: readonly Claim[] = [
  {
    id: "C43",
    source: "D",
    name: "ways to learn",
    sentence:
      "More accuracy costs more training time, approximate methods avoid overfitting, and trained " +
      "networks give right answers for what they were not trained on.",
    quotation:
      "якщо мережа успішно навчена, вона може давати точні результати на основі даних, яких немає " +
      "в навчальній вибірці",
    parts: [
      {
        id: "C43a",
        name: "accuracy costs time",
        sentence: "Ways to learn that are more accurate take longer to train.",
        reading: "Several ways learn from the same positions; accuracy is that on new ones.",
        quotation: "Час навчання зазвичай тісно пов'язаний з точністю",
      },
      {
        id: "C43b",
        name: "more examples",
        sentence: "From more examples every way learns to answer more accurately.",
        ours: true,
      },
      {
        id: "C43c",
        name: "approximate methods overfit less",
        sentence: "More approximate methods avoid overfitting.",
        reading: "Of two versions of a way the more approximate one loses less accuracy from the " +
          "positions that it was trained on to new ones.",
        quotation: "вони, природно, уникають надмірної точності",
      },
      {
        id: "C43d",
        name: "approximate methods are more accurate",
        sentence:
          "On new positions the more approximate version of a way is more accurate, because it " +
          "does not overfit.",
        ours: true,
      },
      {
        id: "C43e",
        name: "networks generalise",
        sentence: "A trained network gives accurate answers about what it was not trained on.",
        reading: "Accurate answers are right nine times in ten.",
        quotation:
          "вона може давати точні результати на основі даних, яких немає в навчальній вибірці",
      },
      {
        id: "C43f",
        name: "networks know something new",
        sentence: "A trained network answers better than by always saying the most common winner.",
        ours: true,
      },
      {
        id: "C43g",
        name: "networks are the best way",
        sentence: "A network is more accurate on new positions than the other ways to learn.",
        ours: true,
      },
    ],
  },
  {
    id: "C51",
    source: "D",
    name: "a memory of positions",
    sentence: "A program learns to play by the statistics of the positions that it has met.",
    quotation: "яка враховує статистичні данні у кожні позиції",
    parts: [
      {
        id: "C51a",
        name: "it meets what it knows",
        sentence: "The more games it has played, the more of the positions of its moves it knows.",
        ours: true,
      },
      {
        id: "C51b",
        name: "it leaves what it knows",
        sentence: "In the first half of a game it leaves what it knows.",
        reading: "After thousands of games, by the number of its moves.",
        ours: true,
      },
      {
        id: "C51c",
        name: "other ways are rare",
        sentence: "It rarely comes to a known position by other moves than before.",
        ours: true,
      },
      {
        id: "C51d",
        name: "its memory grows",
        sentence: "Its memory grows more slowly, the more games it has played.",
        ours: true,
      },
      {
        id: "C51e",
        name: "against a book",
        sentence: "Against a player with an opening book it knows more of the positions it meets.",
        ours: true,
      },
      {
        id: "C51f",
        name: "gain in its company",
        sentence: "In new games with the company of its practice it scores more by its memory.",
        ours: true,
      },
      {
        id: "C51g",
        name: "nothing carries over",
        sentence: "With another company its memory gains it little.",
        ours: true,
      },
      {
        id: "C51h",
        name: "rivals that generalise",
        sentence: "A learner that generalises scores more after as many games.",
        ours: true,
      },
      {
        id: "C51i",
        name: "temporal differences",
        sentence:
          "After as many games an n-tuple network that learns by temporal differences scores more than a " +
          "memory of positions.",
        ours: true,
      },
      {
        id: "C51j",
        name: "few weights, few games",
        sentence:
          "After as many games a regression with five weights scores more than an n-tuple network with many.",
        ours: true,
      },
    ],
  },
  {
    id: "C52",
    source: "D",
    name: "temporal differences",
    sentence:
      "An n-tuple network learns Reversi by temporal differences from games against itself.",
    ours: true,
    parts: [
      {
        id: "C52a",
        name: "patterns beat other tuples",
        sentence:
          "After equally many games a network of patterns plays better than one of straight lines or of " +
          "random walks.",
        ours: true,
      },
      {
        id: "C52b",
        name: "lambda after few games",
        sentence: "After few games a lambda above 0 has taught more than lambda 0.",
        ours: true,
      },
      {
        id: "C52c",
        name: "lambda after many games",
        sentence: "After many games a lambda above 0 has taught more than lambda 0.",
        ours: true,
      },
      {
        id: "C52d",
        name: "a rate by coherence",
        sentence: "A rate by temporal coherence teaches more than a constant or a falling one.",
        ours: true,
      },
      {
        id: "C52e",
        name: "a constant rate gets worse",
        sentence: "With a large constant rate the player gets worse with more games.",
        ours: true,
      },
      {
        id: "C52f",
        name: "one ply beats more",
        sentence:
          "After thousands of games the player, who looks one ply ahead, beats alpha-beta with two and " +
          "with four plies.",
        ours: true,
      },
      {
        id: "C52g",
        name: "the network learns less",
        sentence: "A value network learns less from equally many games, and less in equal time.",
        ours: true,
      },
      {
        id: "C52h",
        name: "exact values agree",
        sentence:
          "By exact values as well the moves of the patterns lose less than those of other tuples and of " +
          "a value network.",
        ours: true,
      },
    ],
  },
  {
    id: "C53",
    source: "E",
    name: "AlphaZero in small",
    sentence: "A search with a network learns from its own games, without knowledge of the game.",
    parts: [
      {
        id: "C53a",
        name: "what the network gains",
        sentence: "With a trained network a search beats plain MCTS with as many playouts.",
        ours: true,
      },
      {
        id: "C53b",
        name: "what the search gains",
        sentence: "The search beats the policy of its own network.",
        ours: true,
      },
      {
        id: "C53c",
        name: "tic-tac-toe unbeaten",
        sentence: "After most trainings no sequence of moves beats it in tic-tac-toe.",
        ours: true,
      },
      {
        id: "C53d",
        name: "more games",
        sentence: "With eight times as many games of training it plays better.",
        ours: true,
      },
      {
        id: "C53e",
        name: "against four plies",
        sentence: "It beats alpha-beta that looks four plies ahead.",
        ours: true,
      },
      {
        id: "C53f",
        name: "near perfect play",
        sentence: "Where perfect play is known, it loses little against it.",
        ours: true,
      },
      {
        id: "C53g",
        name: "the policy alone",
        sentence: "The policy alone, which looks at one position, beats plain MCTS.",
        ours: true,
      },
    ],
  },
  {
    id: "C54",
    source: "C",
    name: "one budget",
    sentence: "Which learner is best for which budget of games or of CPU time?",
    ours: true,
    parts: [
      {
        id: "C54a",
        name: "n-tuples first",
        sentence:
          "On both boards of Reversi temporal differences on n-tuples are best with each budget.",
        ours: true,
      },
      {
        id: "C54b",
        name: "games of evolution",
        sentence: "Evolution needs more games than temporal differences on n-tuples.",
        reading: "After equally many games evolution scores less.",
        ours: true,
      },
      {
        id: "C54c",
        name: "tables and matchboxes",
        sentence: "A learner with a table of values never loses tic-tac-toe sooner than MENACE.",
        reading: "By the games until it never again loses in an exam against perfect play. One " +
          "that does not get so far needs more games than all others.",
        ours: true,
      },
      {
        id: "C54d",
        name: "time for games",
        sentence: "By CPU time learners have another order than by games.",
        reading: "In some game.",
        ours: true,
      },
      {
        id: "C54e",
        name: "games a second",
        sentence: "How many games does each learner learn from in a second?",
        ours: true,
      },
      {
        id: "C54f",
        name: "length of code",
        sentence: "Is a learner with longer code stronger?",
        ours: true,
      },
    ],
  },
  {
    id: "C55",
    source: "B",
    name: "baselines",
    sentence: "How strong are the players that a new one can be compared with?",
    ours: true,
    parts: [
      {
        id: "C55a",
        name: "lead of the strongest",
        sentence: "How far is the strongest player of a game ahead of the next one?",
        ours: true,
      },
      {
        id: "C55b",
        name: "the best next position",
        sentence: "What is it worth to take the move with the best next position?",
        ours: true,
      },
      {
        id: "C55c",
        name: "two plies more",
        sentence: "What are two more plies of alpha-beta worth?",
        ours: true,
      },
      {
        id: "C55d",
        name: "playouts or plies",
        sentence: "How do 400 playouts stand against four plies?",
        ours: true,
      },
    ],
  },
];
