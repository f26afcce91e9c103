/**
 * What the rows say of the map and of the players.
 *
 * @module
 */
import { MAP_PLIES } from "matchbox/agents/endgame/map_6x6.ts";
import { forestPlot } from "matchbox/report/forest_plot.ts";
import { formatNumber } from "matchbox/report/format.ts";
import { tableOf } from "matchbox/report/table_of.ts";
import { barsOver, brief } from "../../phrases.ts";
import { defineStudy } from "../../study.ts";
import { PERFECT } from "./players.ts";
import { sets } from "./rows.ts";
import { experiment } from "./run.ts";
import { summarise, type Summary } from "./summary.ts";

const { plies: { column: ofPly } } = sets;

export const study = defineStudy(experiment, {
  title: "The map of Reversi on 6x6",
  question: "What is each position of 6x6 worth after six plies, and what does each player lose?",
  sources: ["C45", "C27f", "C27g", "C27h"],
  summarise,

  tables: (summary) => [
    tableOf("map", "How far the map is", [summary], [
      { name: "positions", kind: "key", meaning: "after six plies", value: ({ all }) => all },
      { name: "solved", meaning: "whose exact score is kept", value: ({ solved }) => solved },
      {
        ...{ name: "nodes", unit: "nodes", meaning: "positions searched for them" },
        value: ({ nodes }) => nodes,
      },
      {
        ...{ name: "score", unit: "discs", digits: 1 },
        meaning: "for dark, who is to move; mean of those that are solved",
        value: ({ score }) => score,
      },
      {
        ...{ name: "won", digits: 2, meaning: "share that dark wins" },
        value: ({ won }) => won,
      },
      {
        ...{ name: "drawn", digits: 2, meaning: "share that is drawn" },
        value: ({ drawn }) => drawn,
      },
      {
        ...{ name: "solved again", meaning: "by this run" },
        value: ({ checked }) => checked.positions,
      },
    ]),
    tableOf("players", titleOf(summary), summary.players, [
      { name: "player", kind: "key", meaning: "who played itself", value: ({ player }) => player },
      {
        ...{ name: "moves", meaning: "measured; those without a choice do not count" },
        value: ({ moves }) => moves,
      },
      {
        ...{ name: "loss", unit: "discs", digits: 2, meaning: "points lost a move" },
        value: ({ loss }) => loss,
      },
      {
        ...{ name: "errors", digits: 2, meaning: "share of the moves that lose something" },
        value: ({ share }) => share,
      },
      {
        ...{ name: "first", unit: "squares", digits: 1 },
        meaning: "empty squares at the first loss; 0 in a game without one",
        value: ({ first }) => first,
      },
      {
        ...{ name: "faultless", digits: 2, detail: true, meaning: "share of games without a loss" },
        value: ({ faultless }) => faultless,
      },
      {
        ...{ name: "a game", unit: "discs", digits: 1, detail: true },
        meaning: "points lost in a game, by both sides",
        value: ({ total }) => total,
      },
    ]),
    tableOf("first_plies", `What the players lose in the first ${MAP_PLIES} plies`, summary.first, [
      { name: "player", kind: "key", meaning: "who moves", value: ({ player }) => player },
      {
        ...{
          name: "positions",
          meaning:
            "all of these plies in which a move can lose something, of symmetric ones the first",
        },
        value: ({ positions }) => positions,
      },
      {
        ...{ name: "loss", unit: "discs", digits: 2, meaning: "points lost a move" },
        value: ({ loss }) => loss,
      },
      {
        ...{
          name: "losing",
          digits: 2,
          meaning: "share of the positions in which its move loses something",
        },
        value: ({ losing }) => losing,
      },
    ]),
    tableOf("plies", "What the map tells of the first plies", summary.plies, [
      { ...ofPly.ply, value: ({ ply }) => ply },
      { ...ofPly.positions, value: ({ positions }) => positions },
      { ...ofPly.exact, value: ({ exact }) => exact },
      { ...ofPly.bounded, value: ({ bounded }) => bounded },
    ]),
  ],

  claims: ({ players, first, perfect, checked, most }) => [
    ...first.length === 0 ? [] : [{
      claim: "C45",
      estimand:
        `share of the positions of the first ${MAP_PLIES} plies that have a losing move in which a player's move loses something`,
      digits: 2,
      cases: first.map(({ player, losing }) => ({ name: player, estimate: losing })),
      allowed: {
        low: 2 / MAP_PLIES,
        reason: `because a player who errs in a third of the positions errs about once in its ${
          MAP_PLIES / 2
        } moves there, and who knows the map loses nothing`,
      },
      rule: "each" as const,
      beside: [
        `These are all ${
          first[0].positions
        } positions of these plies in which a move can lose something; the ` +
        "intervals are those of as many drawn ones.",
        `Discs lost a move: ${
          first.map(({ player, loss }) => `${brief(loss, 2)} (${player})`).join("; ")
        }.`,
      ],
    }],
    {
      ...{ kind: "question", claim: "C27f", unit: "discs a move", digits: 2 },
      sentence: `What does a player lose by a move with at most ${most} empty squares?`,
      estimand: "points lost",
      cases: players.map(({ player, loss }) => ({ name: player, estimate: loss })),
    },
    {
      ...{ kind: "check", claim: "C27g" },
      holds: [{
        ...{ name: PERFECT, unit: "moves" },
        ...{ holds: perfect.moves - perfect.errors, of: perfect.moves },
      }],
    },
    ...checked.positions === 0 ? [] : [{
      ...{ kind: "check" as const, claim: "C27h" },
      holds: [{
        ...{ name: "", unit: "positions" },
        ...{ holds: checked.agreeing, of: checked.positions },
      }],
    }],
  ],

  figures: (summary) => [{
    name: "losses",
    title: `Points lost by a move on 6x6, from ${summary.most} empty squares on`,
    caption: `Exact scores before and after each move of games against oneself. ${
      barsOver("games")
    }`,
    ...forestPlot(
      summary.players.map(({ player, loss }) => ({ name: player, ...loss })),
      { none: 0, label: "discs a move" },
    ),
  }],

  finding({ players, solved, all, most }) {
    const [least, ...others] = players;
    const last = others.at(-1)!;
    return `Of the ${formatNumber(all)} positions after six plies ${formatNumber(solved)} are ` +
      `solved. With at most ${most} empty squares ${least.player} loses ` +
      `${brief(least.loss, 2)} discs a move and ${last.player} ${brief(last.loss, 2)}.`;
  },
});

function titleOf({ most }: Summary): string {
  return `What the players lose with at most ${most} empty squares`;
}
