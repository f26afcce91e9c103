/**
 * The sentences about this study that its data could contradict.
 *
 * @module
 */
import { guardsOf } from "../../guard.ts";
import { rowsWith, rowWith } from "../../groups.ts";
import { EVEN } from "../../judge.ts";
import { casesThat } from "../../judge_cases.ts";
import type { VerdictOn } from "../../study.ts";
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
      decided: (verdictOn) => verdictOn("E8b").verdict === "confirmed",
    },
    {
      sentence:
        "The second and the third win nearly every game. With the same evaluation one more ply " +
        "wins most games, and with the same depth the tables of squares win again. This last gain " +
        "is the smallest.",
      decided(verdictOn) {
        const [second, third, fourth, fifth] = verdictOn("E8b").cases;
        return second.mean > 0.95 && third.mean > 0.95 && fourth.mean > 0.8 &&
          fifth.low! > EVEN && fifth.mean < fourth.mean;
      },
    },
    {
      sentence:
        "The composed search scores at least four points of five against every other player.",
      holds: ({ ladder }) =>
        rowsWith(ladder, { first: "composed search" }).every(({ score }) => score.mean >= 0.8),
    },
    {
      sentence:
        "The evaluation in eight parts is not shown to be better than the tables of squares",
      holds: (summary) => scoreOf(summary, "eight parts, 1/100 pawn", "5 squares").low! <= EVEN,
    },
    {
      sentence: "With points of whole pawns it is much weaker",
      decided(verdictOn) {
        const { mean, high } = wholeAgainstHundredths(verdictOn);
        return mean < 0.35 && high! < EVEN;
      },
    },
    {
      sentence: "With our reading of a point material is nearly everything",
      notQuick: FEW,
      holds: (summary) =>
        withoutPart(summary, "1/100 pawn", "material").mean < 0.2 &&
        othersOf(summary, "1/100 pawn").every(({ behindMaterial }) => behindMaterial!.low! > 0),
    },
    {
      sentence: "Without it the player loses nearly all games, and no other part matters as much.",
      notQuick: FEW,
      holds: (summary) =>
        withoutPart(summary, "1/100 pawn", "material").mean < 0.2 &&
        othersOf(summary, "1/100 pawn").every(({ behindMaterial }) => behindMaterial!.low! > 0),
    },
    {
      sentence:
        "With points of whole pawns a second part matters about as much as material: attacked " +
        "squares.",
      notQuick: FEW,
      holds: (summary) =>
        withoutPart(summary, "whole pawn", "attacked squares").mean < 0.3 &&
        Math.abs(attackedBehind(summary).mean) < ABOUT,
    },
    {
      sentence: "together they outweigh the men.",
      decided: (verdictOn) =>
        rowWith(verdictOn("C34b").cases, { name: "attacked squares" }).high! < 0,
    },
    {
      sentence: "Without key squares or without passed pawns the player is not shown to be weaker",
      notQuick: FEW,
      holds: (summary) =>
        ["key squares", "passed pawns"].every((part) =>
          withoutPart(summary, "whole pawn", part).high! >= EVEN
        ),
    },
    {
      sentence: "All additions together score more than half at equal nodes.",
      notQuick: FEW,
      holds: ({ additions }) => rowWith(additions, { addition: ALL }).match.score.mean > EVEN,
    },
    {
      sentence: "Most single ones are not shown to win games in one run.",
      notQuick: FEW,
      holds({ additions }) {
        const single = additions.filter(({ addition }) => addition !== ALL);
        return 2 * single.filter(({ match }) => match.score.low! > EVEN).length < single.length;
      },
    },
    {
      sentence:
        "By the fresh seeds together killers, history and captures gain something in the same " +
        "time when each is alone, and captures beside the others; history and checks lose beside " +
        "the others",
      decided(verdictOn) {
        const judged = verdictOn("C36h");
        return String(casesThat("confirmed", judged)) ===
            "killers alone,history alone,captures alone,captures beside the others" &&
          String(casesThat("refuted", judged)) ===
            "history beside the others,checks beside the others";
      },
    },
    {
      sentence:
        "All seven together need about two to three times the time, and in this time they are " +
        "ahead by less than a fifth of a point.",
      notQuick: FEW,
      holds({ additions }) {
        const { time, ahead } = rowWith(additions, { addition: ALL });
        return time.mean > 1.75 && time.mean < 3.25 && ahead.mean < 0.2;
      },
    },
    {
      sentence: "With all additions twice the nodes clearly make the search stronger",
      notQuick: FEW,
      holds: ({ moreNodes }) =>
        rowWith(moreNodes, { place: "beside the others", times: 2 }).score.low! > EVEN,
    },
    {
      sentence: "With few nodes the two are close.",
      decided: (verdictOn) =>
        FEW_NODES.every((name) =>
          Math.abs(rowWith(equalNodes(verdictOn), { name }).mean - EVEN) < 0.1
        ),
    },
    {
      sentence: "With more nodes the search of all moves wins",
      decided: (verdictOn) =>
        equalNodes(verdictOn).filter(({ name }) => !FEW_NODES.includes(name))
          .every(({ low }) => low! > EVEN),
    },
    {
      sentence: "although it sees less deep.",
      notQuick: FEW,
      holds: ({ selective }) =>
        rowsWith(selective, { group: "equal nodes" })
          .filter(({ match }) => !FEW_NODES.includes(match.what))
          .every(({ costs }) => costs!.full.depth.mean < costs!.selective.depth.mean),
    },
    {
      sentence:
        "But it begins before. By the fresh seeds together the selective search wins at one " +
        "number of nodes only, four thousand, and by little ([C41b](../SOURCES.md#c41b)).",
      decided: (verdictOn) =>
        verdictOn("C41b").cases.some(({ low }) => low! > EVEN) && winsByLittle(verdictOn),
    },
    {
      sentence:
        "At the greater equal depth the search of all moves needs more nodes and scores more " +
        "than half",
      notQuick: FEW,
      holds({ selective }) {
        const { match, costs } = rowsWith(selective, { group: "equal depth" }).at(-1)!;
        return match.score.mean > EVEN &&
          costs!.full.nodes.mean > costs!.selective.nodes.mean;
      },
    },
    {
      sentence: "A narrower or a wider selective search does not win clearly either.",
      notQuick: FEW,
      holds: ({ selective }) =>
        rowsWith(selective, { group: "width" }).every(({ match }) => match.score.mean > 0.3),
    },
    {
      sentence:
        "Over all these players the first move is worth a few hundredths of a point at most " +
        "([C39a](../SOURCES.md#c39a)).",
      decided: hundredthsAtMost,
    },
    {
      sentence: "**Each of the five steps is an improvement** ([E8b](../SOURCES.md#e8b))",
      decided: (verdictOn) => verdictOn("E8b").verdict === "confirmed",
    },
    {
      sentence: "and so are the techniques of the composed search.",
      notQuick: FEW,
      holds: (summary) => scoreOf(summary, "composed search", "5 squares").low! > EVEN,
    },
    {
      sentence:
        "**Without material the player loses most points** if a point is a hundredth of a pawn. If " +
        "it is a whole pawn, it loses about as many without attacked squares",
      notQuick: FEW,
      holds: (summary) =>
        othersOf(summary, "1/100 pawn").every(({ behindMaterial }) => behindMaterial!.low! > 0) &&
        Math.abs(attackedBehind(summary).mean) < ABOUT,
    },
    {
      sentence: "and the player with all parts is weaker than with hundredths",
      decided: (verdictOn) => wholeAgainstHundredths(verdictOn).high! < EVEN,
    },
    {
      sentence: "**In the same time some additions gain and some lose**",
      decided: (verdictOn) =>
        casesThat("confirmed", verdictOn("C36h")).length > 0 &&
        casesThat("refuted", verdictOn("C36h")).length > 0,
    },
    {
      sentence: "Each change is less than a seventh of a point.",
      decided: (verdictOn) =>
        verdictOn("C36h").cases.every(({ low, high }) => low! > -1 / 7 && high! < 1 / 7),
    },
    {
      sentence: "**Full width beats selective search** at depth five ([C41a](../SOURCES.md#c41a)).",
      decided: (verdictOn) => verdictOn("C41a").verdict === "confirmed",
    },
    {
      sentence: "Before it the selective search wins by little, and at one number of nodes only " +
        "([C41b](../SOURCES.md#c41b)).",
      decided: winsByLittle,
    },
    {
      sentence:
        "**The first move** is worth a few hundredths of a point at most ([C39a](../SOURCES.md#c39a)).",
      decided: hundredthsAtMost,
    },
  ],
});

const ALL = "all seven";
/** The cases of C41 in which the two searches meet with few nodes. */
const FEW_NODES = ["1000 nodes", "4000 nodes"];
/** Points per game that are called about as many. */
const ABOUT = 0.2;

function scoreOf({ ladder }: Summary, first: string, second: string) {
  return rowWith(ladder, { first, second }).score;
}

/** The score of the evaluation in eight parts with points of whole pawns against that with hundredths. */
function wholeAgainstHundredths(verdictOn: VerdictOn) {
  const name = "eight parts, whole pawn against eight parts, 1/100 pawn";
  return rowWith(verdictOn("E4").cases, { name });
}

/** The scores of the search of all moves against the selective one, by their nodes. */
function equalNodes(verdictOn: VerdictOn) {
  return [...verdictOn("C41b").cases, ...verdictOn("C41a").cases];
}

/** Whether the selective search wins with four thousand nodes alone, and the other scores a third of the points. */
function winsByLittle(verdictOn: VerdictOn): boolean {
  const wins = equalNodes(verdictOn).filter(({ high }) => high! < EVEN);
  return wins.length === 1 && wins[0].name === "4000 nodes" && wins[0].low! > 1 / 3;
}

function hundredthsAtMost(verdictOn: VerdictOn): boolean {
  return verdictOn("C39a").cases.every(({ mean }) => mean < EVEN + 0.07);
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
