/**
 * Sentences below results that have a word such as "always" and need no guard, by notebook and reason.
 *
 * @module
 */

/** Why no published row could contradict a sentence. */
export type Reason =
  /** It follows from the rules of a game, from a theorem, or from how a program is built. */
  | "rule"
  /** It says what is measured, counted or shown, and how. */
  | "definition"
  /** It announces, advises, or says what is not known. */
  | "no statement"
  /** It is the heading of an item that has a guard. */
  | "heading"
  /** It offers a reason that nothing here tests. */
  | "explanation";

const FRAME = "The rows of each";
const VERDICTS = "The verdicts, each with its evidence";

/** The words of sentences, or of parts of them, in one line. */
export const unguarded: Readonly<Record<string, Partial<Record<Reason, readonly string[]>>>> = {
  "notebooks/00_start_here.ipynb": {
    rule: ["in tic-tac-toe by less and less, because the squares run out."],
  },
  "notebooks/01_node_counts.ipynb": {
    rule: [
      "It is the minimum for a tree with $W$ moves at every node.",
      "The worst case of the theory is a tree whose leaves are arranged for it.",
    ],
    definition: [
      "This figure counts only leaves.",
      "So the worst order is tried again with a different value for every leaf.",
      "Where the ratio is above one, the searches that sort the moves cost more nodes than they save.",
      "Each claim is judged in Reversi, Metelyk and chess.",
      FRAME,
    ],
    explanation: ["One reason is moves of equal value: a best move may be among the first."],
  },
  "notebooks/02_the_games.ipynb": {
    rule: [
      "Every ply multiplies the lines of play, and the factor is the number of moves.",
      "The number of empty squares is even, so White moves last if nobody passes",
      "With best play the value of the first move does not depend on chance.",
      "It looks at every row, although most rows begin on a field without a man",
      "Geometry tries the same steps without any look-up, and with bits it tries all men at once.",
      "the library makes its _sets of rows_ from it once, and then each move changes them",
    ],
    definition: [
      "To the right of the dashed line the first side scores more.",
      "In Reversi discs alone count here, not empty squares",
      "These games are small enough to solve by a full search that stores every position:",
      "All ways count the same lines of play, and several fresh processes time them side by side, in a random order.",
    ],
  },
  "notebooks/03_measuring_strength.ipynb": {
    rule: ["and those of others only as far as the model holds."],
    definition: ["Left of the line pairs need fewer games."],
  },
  "notebooks/04_what_games_can_tell.ipynb": {
    rule: ["In a single game a draw keeps both players, so nobody is removed"],
    "no statement": ["This does not rule out a method with many duels"],
    explanation: ["each generation takes the mean of many winners, so perhaps the errors"],
  },
  "notebooks/05_article_figures.ipynb": { definition: [FRAME] },
  "notebooks/06_move_ordering.ipynb": {
    definition: ["The table compares both with an order without killers."],
    "no statement": [VERDICTS],
  },
  "notebooks/07_iterative_deepening.ipynb": {
    definition: [
      "Some of the positions were timed, with nothing else running.",
      "At the root the question is whether the best move of one depth is also the best of the next.",
      FRAME,
    ],
    "no statement": [VERDICTS],
  },
  "notebooks/08_negascout.ipynb": {
    rule: [
      "Each second search also sorts the moves again.",
      "Minimax visits each node once",
    ],
    definition: ["The column with a second search shows the price", FRAME],
    "no statement": [VERDICTS],
  },
  "notebooks/09_transposition.ipynb": {
    rule: [
      "Alpha only rises during such a search",
      "Then the table answers with the bound of the first search",
      "The source's program uses both.",
      "The table pays where it saves more nodes than that.",
    ],
    definition: ["The rows of all tables are a data frame of Danfo.js."],
    explanation: [
      "A likely reason: a node that the table answers teaches killers and history nothing.",
    ],
    heading: ["**The size matters less than one thinks.**"],
  },
  "notebooks/10_evaluation_trade_off.ipynb": {
    rule: [
      "Much of the time of a node goes into its moves, which both programs pay",
      "**Both kinds of positions occur in a game.**",
    ],
    definition: [
      "Each line is a level: so many nodes for the rich program.",
      "They are played at many more nodes a move than the highest level of the exact games.",
    ],
    "no statement": ["How often a program meets each is not measured here."],
  },
  "notebooks/11_time_control.ipynb": {
    rule: [
      "This is a program against itself, which only looks further",
      "The plan forgives this for a while, because the next move gets as much less",
      "The formula spends all the time on the planned number of moves.",
      "The last of them gets half of what is left",
      "A plan for such games has to keep a reserve, or it needs an increment for each move.",
    ],
    definition: [
      "Matches by time have far fewer games, and they depend on this machine:",
      "each move takes the planned time and a constant delay.",
    ],
    "no statement": ["Against other programs a doubling may be worth less"],
  },
  "notebooks/12_reversi_levels.ipynb": {
    rule: ["But in Reversi one has to look at the position after every move to find it."],
    definition: [
      "The corrected player takes the mean of the sum after the last two plies, one of each side.",
      "In positions near the end every move is solved",
    ],
  },
  "notebooks/13_chess_ladder.ipynb": {
    definition: [
      "An arrow is an infinite rating: such a player won or lost every point",
      "The circle is the rating with one virtual draw against each opponent",
      "In the table the column _material loses more_ compares material with each other part",
      "It has the evaluation of the fifth step and looks as far ahead",
    ],
    rule: [
      "A small gain in strength also needs many more games",
      "Sorting moves costs time at every node.",
    ],
    explanation: [
      "None of it contradicts the counted nodes: at so few nodes a saving seldom completes another depth",
      "Programs of the time chose their moves with more knowledge.",
    ],
  },
  "notebooks/14_reversi_endgame.ipynb": {
    definition: ["on a logarithmic scale this is a straight line."],
  },
  "notebooks/15_opening_book.ipynb": {
    rule: [
      "A book costs its nodes once and then saves nodes in every game",
      "More nodes for every move cost more in each game.",
      "divide the nodes of a book by those that it saves in a game",
      "The tree of openings grows by a factor with every ply; and on 6x6 the books end",
    ],
    "no statement": ["A book of better games, such as those of people, may be worth more"],
  },
  "notebooks/16_reversi_6x6.ipynb": {
    rule: [
      "Each proof looks at one side's alternatives only.",
      "one move of dark is enough against all replies.",
      "one reply of light is enough against all moves of dark.",
      "Where the two proofs meet, the score is exact",
      "Other positions have only the bound that was needed.",
    ],
  },
  "notebooks/17_menace_learning.ipynb": {
    rule: ["Against perfect play every first move can draw."],
    definition: ["A draw counts half a point.", "So each machine takes an exam before and after"],
    explanation: [
      "A likely reason: under the literal rule a lone bead is never played",
    ],
    heading: ["Fewer points against a learning opponent do not mean that a machine gets worse."],
  },
  "notebooks/18_net_speed.ipynb": {
    rule: [
      "It plays a move, writes all inputs anew, and takes the move back, for each legal move;",
    ],
    definition: ["Here is the count beside the measurement, both divided by the number of"],
  },
  "notebooks/19_metelyk_evolution.ipynb": {
    definition: ["On the broken line both are equally strong."],
  },
  "notebooks/20_reversi_weights.ipynb": {
    rule: [
      "Every factor is drawn anew in every generation, and it never becomes smaller.",
      "The larger population takes the mean over more winners, and so its steps are shorter.",
      "It takes fewer of them, for the games are the same.",
      "Tournaments, crossover, an elite and longer duels all have the same games to learn from.",
    ],
    explanation: [
      "Perhaps this is because mutations never become smaller, and one game says little.",
    ],
  },
  "notebooks/21_chess_weights.ipynb": {
    rule: ["It is a better judge of fewer individuals."],
    explanation: [
      "Perhaps chance decides much: a small population soon loses most of its first genes",
      "A gene may also survive only because it came together with a good one.",
    ],
  },
  "notebooks/22_delta_rule.ipynb": {
    rule: [
      "In games outside its training it can play differently only where other moves lead",
      "The table is a memory of games, not an understanding of the game",
      "The learner can only get better where it meets the same positions again.",
    ],
    explanation: [
      "the weight of the games lost has risen past the target",
      "no game that taught them had a position with mixed results.",
    ],
  },
  "notebooks/23_trained_evaluation.ipynb": {
    "no statement": [
      "Train a stage yourself: the one with four to seven empty squares, by the positions of more and more games.",
    ],
  },
  "notebooks/24_reversi_6x6_map.ipynb": {
    rule: [
      "The scores of earlier positions follow by minimax, back to the start: a position is worth the best of its moves.",
      "Most players have no chance in them, so that they move alike with every seed.",
    ],
  },
  "notebooks/25_othello_backwards.ipynb": {
    rule: [
      "It proves nothing of the moves before them: somebody could have left the game earlier and won.",
    ],
    explanation: [
      "It orders its moves by learned patterns, and it did not have to solve every position of the proof exactly.",
    ],
  },
  "notebooks/31_chess_configurations.ipynb": {
    definition: [
      "A long search with every part tells which move is good, as far as we know.",
      "Each meets each from the same openings, with both colours.",
      "Games against programs that are not installed everywhere were recorded once.",
    ],
    "no statement": ["Only a measure of both decides."],
  },
  "notebooks/34_position_learning.ipynb": {
    rule: ["The gain is over its level, which always looks two plies ahead"],
    explanation: ["Perhaps it accepts more of the bad positions."],
  },
  "notebooks/37_values_of_pieces.ipynb": {
    definition: ["A run is as far off as the worst of its four values."],
    explanation: ["Perhaps a higher value hardly changes a move once a piece counts for much more"],
  },
  "notebooks/40_one_budget.ipynb": {
    definition: [
      "Each budget is four times the one before.",
      "_As good_ are the learners that the best one is not shown to be ahead of",
    ],
  },
  "notebooks/41_baselines.ipynb": {
    definition: [
      "All lists are in [the page of the agents]",
      "A circle with an arrow stands for a player whose rating is infinite",
      "is its rating with one virtual draw against every player",
    ],
  },
};
