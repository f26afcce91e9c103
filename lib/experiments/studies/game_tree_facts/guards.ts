/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowWith } from "../../groups.ts";
import { study } from "./show.ts";
import { fullSize, type Summary } from "./summary.ts";

const BITS = "geometry, by bits";

const FEW = "it plays few games";
const FEW_SAMPLES = "it has few samples";

export const guards = guardsOf(study, {
  "notebooks/02_the_games.ipynb": [
    {
      sentence:
        "Chess has the longest random games, and by far the most moves in a position on average.",
      holds({ random }) {
        const chess = rowWith(random, { game: "chess" });
        return random.every(({ game, length, branching }) =>
          game === "chess" ||
          (length.mean < chess.length.mean && 1.5 * branching.mean < chess.branching.mean)
        );
      },
    },
    {
      sentence: "Random players seldom mate: most of their games of chess are drawn.",
      holds: ({ random }) => rowWith(random, { game: "chess" }).draws.low! > 0.75,
    },
    {
      sentence: "From the first ply on, chess has far more lines than Reversi.",
      holds: ({ openings }) => openings.every(({ reversi, chess }) => chess >= 5 * reversi),
    },
    {
      sentence:
        "In tic-tac-toe and on the board of four by four of Metelyk the first move is worth " +
        "most. In Reversi it is better to move second.",
      holds({ random }) {
        const open = random.filter(({ forced }) => !forced)
          .toSorted((one, other) => other.score.mean - one.score.mean);
        const first = open.slice(0, 2).map(({ game }) => game).sort();
        return first.join() === "metelyk:side=2,tictactoe" &&
          open.every(({ game, score }) => !game.startsWith("reversi") || score.mean < 0.5);
      },
    },
    {
      sentence:
        "Tic-tac-toe is a draw. Metelyk is won by White on each of the smaller boards, but where " +
        "there is a choice only with one of the first moves. Reversi on four by four is lost for dark",
      holds: ({ solved }) =>
        rowWith(solved, { game: "tictactoe" }).value === 0 &&
        rowWith(solved, { game: "reversi:size=4" }).value < 0 &&
        solved.every(({ game, value, best }) =>
          !game.startsWith("metelyk") || (value > 0 && !best.includes(" "))
        ),
    },
    {
      sentence: "Random games are longer than those of each of these players",
      notQuick: FEW,
      holds({ random, chessGames }) {
        const moves = rowWith(random, { game: "chess" }).length.mean / 2;
        return chessGames.every(({ toTheEnd }) => moves > toTheEnd.mean);
      },
    },
    {
      sentence:
        "Between some players that look for captures games are decided after about as many " +
        "moves as the source says.",
      notQuick: FEW,
      holds: ({ chessGames }) =>
        chessGames.some(({ decided }) => decided.mean > 25 && decided.mean < 35),
    },
    {
      sentence:
        "the games of the one that looks one ply ahead are decided soonest, and with more nodes they are decided later.",
      notQuick: FEW,
      holds({ chessGames }) {
        const decided = (player: string) => rowWith(chessGames, { player }).decided.mean;
        const [few, some, many] = ["200 nodes", "1,000 nodes", "10,000 nodes"];
        const eight = ", eight parts";
        return decided("one ply") < Math.min(decided(few), decided(few + eight)) &&
          decided(few) < decided(some) && decided(some) < decided(many) &&
          decided(few + eight) < decided(many + eight);
      },
    },
    {
      sentence:
        "Whoever counts every game to its end by the rules finds more moves than the source.",
      notQuick: FEW,
      holds: ({ chessGames }) => chessGames.every(({ toTheEnd }) => toTheEnd.mean > 30),
    },
    {
      sentence: "Reading the table as the source does is slower than geometry by bits",
      notQuick: FEW_SAMPLES,
      holds: (summary) => {
        const [reading, bits] = [ratioOf(summary, "table, row by row"), ratioOf(summary, BITS)];
        return reading.low! > bits.mean;
      },
    },
    {
      sentence: "In this form the table is faster than the bits",
      notQuick: FEW_SAMPLES,
      holds: isFasterThanBits,
    },
    {
      sentence: "As sets of rows the table is faster than geometry by bits",
      notQuick: FEW_SAMPLES,
      holds: isFasterThanBits,
    },
    {
      sentence: "**The count of matchboxes is right** ([C4a](../SOURCES.md#c4a)).",
      holds: ({ tictactoe }) => rowWith(tictactoe, { what: "boxes" }).number === 304,
    },
    {
      sentence:
        "**In Metelyk the first move is an advantage** ([C2](../SOURCES.md#c2)), for random " +
        "players on the whole board, and with best play on the boards that are small enough to solve.",
      notQuick: FEW,
      holds: ({ random, solved }) =>
        rowWith(fullSize(random), { game: "metelyk:side=4" }).score.low! > 0.5 &&
        solved.every(({ game, value }) => !game.startsWith("metelyk") || value > 0),
    },
    {
      sentence: "**The sum of both scores shows how far a game of Metelyk has progressed** " +
        "([C20a](../SOURCES.md#c20a)), once there are points.",
      holds: ({ points }) =>
        points.every(({ correlation, pointless }) =>
          correlation.mean > 0.7 && pointless.mean > 0.2
        ),
    },
    {
      sentence:
        "**White mostly makes the last move of Reversi** ([C24](../SOURCES.md#c24)), when both " +
        "sides play at random.",
      holds: (_, verdictOn) => verdictOn("C24").verdict === "confirmed",
    },
    {
      sentence:
        "**Reversi has far fewer openings than chess** ([C28](../SOURCES.md#c28)), counted as " +
        "lines of play.",
      holds: ({ openings }) => openings.every(({ reversi, chess }) => chess >= 5 * reversi),
    },
    {
      sentence:
        "**Chess has fewer than forty moves in a position on average** ([C9c](../SOURCES.md#c9c)) in " +
        "games of these programs until they are decided.",
      holds: ({ chessGames }) => chessGames.every(({ choices }) => choices.mean < 40),
    },
    {
      sentence: "Random games, which are counted to their end, have fewer still",
      notQuick: FEW,
      holds: ({ random, chessGames }) =>
        chessGames.every(({ choices }) =>
          choices.mean > rowWith(random, { game: "chess" }).branching.mean
        ),
    },
    {
      sentence:
        "**A game of chess has about thirty moves of each player** ([C38](../SOURCES.md#c38)) " +
        "for some players and not for others, if lost games are given up.",
      notQuick: FEW,
      holds: (_, verdictOn) => verdictOn("C38").verdict === "partly",
    },
  ],
});

/** Whether sets of rows take less time than the bits. */
function isFasterThanBits(summary: Summary): boolean {
  return ratioOf(summary, BITS).low! > ratioOf(summary, "sets of rows of the table").mean;
}

/** The time of a way to generate moves over that of the fastest way with the table. */
function ratioOf({ generators }: Summary, way: Summary["generators"]["ways"][number]["way"]) {
  return rowWith(generators.ways, { way }).ratio;
}
