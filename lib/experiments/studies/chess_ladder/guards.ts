/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { study } from "./show.ts";
import type { Summary } from "./summary.ts";

const FEW = "it plays few games";

/** The scale of the evaluation: what a point is. */
type Scale = Summary["parts"][number]["scale"];

export const guards = guardsOf(study, {
  "notebooks/13_chess_ladder.ipynb": [
    {
      sentence: "Most declared winners also win at the end. A few draw or even lose",
      notQuick: FEW,
      holds({ playedOn }) {
        const share = (result: string) => rowWith(playedOn, { result }).share;
        return share("won").low! > EVEN && share("drawn").mean + share("lost").mean > 0;
      },
    },
    {
      sentence: "Each step beats the one before",
      notQuick: FEW,
      holds: (_, verdictOn) => verdictOn("E8b").verdict === "confirmed",
    },
    {
      sentence:
        "The second and the third win nearly every game. With the same evaluation one more ply " +
        "wins most games, and with the same depth the tables of squares win again.",
      notQuick: FEW,
      holds: (summary) =>
        scoreOf(summary, "2 material", "1 random").mean > 0.95 &&
        scoreOf(summary, "3 minimax", "2 material").mean > 0.95 &&
        scoreOf(summary, "4 alpha-beta", "3 minimax").mean > 0.8 &&
        scoreOf(summary, "5 squares", "4 alpha-beta").low! > EVEN,
    },
    {
      sentence: "The composed search wins nearly every game.",
      holds: ({ ladder }) =>
        rowsWith(ladder, { first: "composed search" }).every(({ score }) => score.mean > 0.9),
    },
    {
      sentence:
        "The evaluation in eight parts is not shown to be better than the tables of squares",
      holds: (summary) => scoreOf(summary, "eight parts, 1/100 pawn", "5 squares").low! <= EVEN,
    },
    {
      sentence: "With points of whole pawns it is much weaker",
      notQuick: FEW,
      holds: (summary) =>
        scoreOf(summary, "eight parts, whole pawn", "eight parts, 1/100 pawn").high! < EVEN,
    },
    {
      sentence: "With our reading of a point material is nearly everything",
      notQuick: FEW,
      holds: (summary) =>
        withoutPart(summary, "1/100 pawn", "material").mean < 0.2 &&
        othersOf(summary, "1/100 pawn").every(({ behindMaterial }) => behindMaterial!.low! > 0),
    },
    {
      sentence: "Without it the player loses nearly all games. No other part is shown to matter",
      notQuick: FEW,
      holds: (summary) =>
        withoutPart(summary, "1/100 pawn", "material").mean < 0.2 &&
        othersOf(summary, "1/100 pawn").every(({ match }) => match.score.high! >= EVEN),
    },
    {
      sentence:
        "With points of whole pawns a second part matters as much as material: attacked squares.",
      notQuick: FEW,
      holds: (summary) => Math.abs(attackedBehind(summary).mean) < 0.1,
    },
    {
      sentence:
        "Without which of the two it loses more points is not decided. Without key squares or " +
        "passed pawns the player scores even more",
      notQuick: FEW,
      holds: (summary) => {
        const { low, high } = attackedBehind(summary);
        return low! < 0 && high! > 0 &&
          ["key squares", "passed pawns"].every((part) =>
            withoutPart(summary, "whole pawn", part).mean > EVEN
          );
      },
    },
    {
      sentence: "Few single additions are shown to win games, although all together do.",
      notQuick: FEW,
      holds({ additions }) {
        const single = additions.filter(({ addition }) => addition !== ALL);
        return 4 * single.filter(({ match }) => match.score.low! > EVEN).length < single.length &&
          rowsWith(additions, { addition: ALL }).every(({ match }) => match.score.low! > EVEN);
      },
    },
    {
      sentence:
        "No addition is shown to be ahead in the same time ([C36h](../SOURCES.md#c36h)), and not " +
        "even all together are",
      notQuick: FEW,
      holds: ({ additions }) =>
        additions.every(({ ahead }) => ahead.low === null || ahead.low <= 0),
    },
    {
      sentence:
        "With twice the nodes alone the plain search is hardly stronger, and with all additions " +
        "clearly",
      notQuick: FEW,
      holds({ moreNodes }) {
        const score = (place: typeof moreNodes[number]["place"]) =>
          rowWith(moreNodes, { place, times: 2 }).score;
        return score("alone").low! < EVEN && score("beside the others").low! > EVEN;
      },
    },
    {
      sentence:
        "With few nodes neither is shown to be better. With more nodes the search of all moves " +
        "wins, although it sees less deep.",
      notQuick: FEW,
      holds: ({ selective }) =>
        rowsWith(selective, { group: "equal nodes" }).every(({ match: { what, score } }) => {
          const wins = score.low! > EVEN;
          return parseInt(what) <= 4000 ? !wins && score.high! > EVEN : wins;
        }),
    },
    {
      sentence: "at no number of nodes is the selective search shown to win " +
        "([C41b](../SOURCES.md#c41b)).",
      holds: ({ selective }) =>
        rowsWith(selective, { group: "equal nodes" }).every(({ match }) =>
          match.score.high! >= EVEN
        ),
    },
    {
      sentence:
        "With equal depth the search of all moves needs more nodes and wins at the greater depth",
      notQuick: FEW,
      holds: ({ selective }) =>
        rowsWith(selective, { group: "equal depth" }).at(-1)!.match.score.low! > EVEN,
    },
    {
      sentence: "A narrower or wider selective search does about as well.",
      notQuick: FEW,
      holds: ({ selective }) =>
        rowsWith(selective, { group: "width" }).every(({ match: { score } }) =>
          score.low! < EVEN && score.high! > EVEN
        ),
    },
    {
      sentence:
        "Over all these players the first move is worth a little ([C39a](../SOURCES.md#c39a)).",
      notQuick: FEW,
      holds: (_, verdictOn) => verdictOn("C39a").verdict === "confirmed",
    },
    {
      sentence:
        "**Each of the five steps is an improvement** ([E8b](../SOURCES.md#e8b)), and so are the " +
        "techniques of the composed search.",
      notQuick: FEW,
      holds: (summary, verdictOn) =>
        verdictOn("E8b").verdict === "confirmed" &&
        scoreOf(summary, "composed search", "5 squares").low! > EVEN,
    },
    {
      sentence:
        "**Without material the player loses most points** if a point is a hundredth of a pawn. If " +
        "it is a whole pawn, it loses as many without attacked squares",
      notQuick: FEW,
      holds: (summary) =>
        othersOf(summary, "1/100 pawn").every(({ behindMaterial }) => behindMaterial!.low! > 0) &&
        Math.abs(attackedBehind(summary).mean) < 0.1,
    },
    {
      sentence: "**Single additions are not shown to be ahead** in the same time",
      notQuick: FEW,
      holds: ({ additions }) =>
        additions.every(({ ahead }) => ahead.low === null || ahead.low <= 0),
    },
    {
      sentence: "**Full width beats selective search** at depth five ([C41a](../SOURCES.md#c41a)).",
      notQuick: FEW,
      holds: (_, verdictOn) => verdictOn("C41a").verdict === "confirmed",
    },
  ],
});

const ALL = "all seven";

function scoreOf({ ladder }: Summary, first: string, second: string) {
  return rowWith(ladder, { first, second }).score;
}

/** The score without a part against the player with all eight. */
function withoutPart({ parts }: Summary, scale: Scale, part: string) {
  return rowWith(parts, { scale, part }).match.score;
}

/** The parts but material. */
function othersOf({ parts }: Summary, scale: Scale) {
  return rowsWith(parts, { scale }).filter(({ behindMaterial }) => behindMaterial !== null);
}

/** Points per game that are lost without material, minus those lost without attacked squares. */
function attackedBehind({ parts }: Summary) {
  return rowWith(parts, { scale: "whole pawn", part: "attacked squares" }).behindMaterial!;
}
