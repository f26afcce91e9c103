/**
 * The verdicts of the study on the additions of the source's chess program.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import { formatInterval, type Interval } from "matchbox/report/statistics/interval.ts";
import { judge, judgeTogether } from "../../judge.ts";
import type { Verdict, VerdictWord } from "../../study.ts";
import type { Addition } from "./searches.ts";
import type { AdditionSummary, Saving, Summary } from "./summary.ts";

/** An addition pays if the search needs at most this share of the nodes: a twentieth less is negligible. */
const PAYS = 0.95;

/** The parts of the claim, by what they add. */
const PARTS: readonly (readonly [claim: string, addition: Addition, sentence: string])[] = [
  ["C36a", "killers", "With killer moves the search visits fewer nodes."],
  ["C36b", "history", "With the history of the moves the search visits fewer nodes."],
  ["C36c", "captures", "With captures first the search visits fewer nodes."],
  ["C36d", "checks", "With checks first the search visits fewer nodes."],
  ["C36e", "hash move", "With the hash move first the search visits fewer nodes."],
  ["C36f", "null move", "With the null move the search visits fewer nodes."],
  ["C36g", "aspiration", "With the aspiration window the search visits fewer nodes."],
];

/** The verdicts on C36a to C36g, by the searches of chess. */
export function claims({ additions }: Summary): Verdict[] {
  return PARTS.map(([claim, addition, sentence]) => {
    const all = additions.filter((summary) => summary.addition === addition);
    const chess = all.find(({ game }) => game === "chess")!;
    const cases = [chess.alone, chess.beside];
    return {
      claim,
      sentence,
      verdict: judgeTogether(cases.map(verdictOn)),
      measured: `${short(chess.alone.nodes)} times the nodes alone, ${
        short(chess.beside.nodes)
      } beside the others; chess, ${chess.alone.nodes.count} positions`,
      evidence: `${evidenceIn(chess)} It pays at ${PAYS} times the nodes or fewer, because a ` +
        `saving of less than a twentieth is negligible; both cases count. ` +
        `${elsewhere(all.filter(({ game }) => game !== "chess"))}`,
    };
  });
}

function evidenceIn({ depth, alone, beside }: AdditionSummary): string {
  const { count } = alone.nodes;
  const timed = alone.time
    ? ` Times are those of searches to depth ${depth - 1} of ${alone.time.count} positions.`
    : "";
  return `Chess, depth ${depth}, ${count} positions: added to deepening and table alone it needs ` +
    `${costs(alone)} (${verdictOn(alone)}); with all other orders there it needs ${
      costs(beside)
    } (${verdictOn(beside)}).${timed}`;
}

function verdictOn({ nodes }: Saving): VerdictWord {
  return judge(nodes, { high: PAYS });
}

function costs({ nodes, time }: Saving): string {
  const ofTime = time ? ` and ${short(time)} times the time` : "";
  return `${short(nodes)} times the nodes${ofTime}`;
}

function elsewhere(others: readonly AdditionSummary[]): string {
  if (others.length === 0) return "The other games do not have it.";
  const games = others.map(({ game, alone, beside }) =>
    `${findGame(game).title}: ${short(alone.nodes)} alone, ${short(beside.nodes)} beside the others`
  );
  return `Nodes in the other games: ${games.join("; ")}.`;
}

function short(ratio: Interval): string {
  return formatInterval(ratio, { digits: 2, count: false });
}
