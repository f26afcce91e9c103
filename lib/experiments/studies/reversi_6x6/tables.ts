/**
 * The tables of the study.
 *
 * @module
 */
import { findGame } from "matchbox/games/registry.ts";
import type { Column, Table } from "matchbox/report/table.ts";
import { boundsText, type Summary } from "./summary.ts";

/** The tables of the solution, the proofs, best play, and the first plies. */
export function tables(summary: Summary): Table[] {
  return [solution(summary), proofs(summary), bestPlay(summary), firstPlies(summary)];
}

const discs = { unit: "discs", kind: "exact" } as const;
const empties: Column = { name: "empty", unit: "squares", kind: "exact", meaning: "empty squares" };

function solution(summary: Summary): Table {
  const { size, given, line } = summary;
  const end = line.at(-1);
  return {
    name: "solution",
    title: "The solution",
    columns: [
      { name: "board", kind: "key", meaning: "the game" },
      { name: "given", unit: "plies", kind: "exact", meaning: "moves of best play given before" },
      { name: "score", ...discs, meaning: "for dark, empty squares for the winner" },
      { name: "dark", ...discs, meaning: "dark's discs at the end of best play" },
      { name: "light", ...discs, meaning: "light's discs at the end of best play" },
      { name: "plies", unit: "plies", kind: "exact", meaning: "length of the game" },
    ],
    rows: [{
      board: findGame(`reversi:size=${size}`).title,
      given,
      score: boundsText(summary, size),
      dark: end?.dark ?? null,
      light: end?.light ?? null,
      plies: end?.ply ?? null,
    }],
  };
}

function proofs({ proofs, expected }: Summary): Table {
  const nodes = { unit: "nodes", kind: "exact" } as const;
  return {
    name: "proofs",
    title: "The two proofs",
    columns: [
      { name: "dark's score is", kind: "key", meaning: "what is proved" },
      { name: "searches", kind: "exact", meaning: "subproblems searched with a null window" },
      { name: "nodes", ...nodes, meaning: "positions searched, all searches together" },
      { name: "longest", ...nodes, meaning: "positions of the longest search" },
    ],
    rows: proofs.map(({ goal, searches, nodes, most }) => ({
      "dark's score is": `${goal} ${expected}`,
      searches,
      nodes,
      longest: most,
    })),
  };
}

function bestPlay({ line }: Summary): Table {
  return {
    name: "best_play",
    title: "Best play by both sides",
    columns: [
      { name: "ply", unit: "plies", kind: "key", meaning: "number of the move in the game" },
      { name: "move", kind: "exact", meaning: "the move" },
      empties,
      { name: "dark", ...discs, meaning: "dark's discs after it" },
      { name: "light", ...discs, meaning: "light's discs after it" },
      { name: "checked", ...discs, meaning: "dark's score after it, by a search of its own" },
    ],
    rows: line.map(({ ply, move, empties, dark, light, checked }) => ({
      ply,
      move,
      empty: empties,
      dark,
      light,
      checked,
    })),
  };
}

function firstPlies({ tree, size }: Summary): Table {
  return {
    name: "first_plies",
    title: "What the proofs tell of the first plies",
    columns: [
      { name: "moves", kind: "key", meaning: "the moves to the position; `-` for the start" },
      { name: "score", kind: "exact", meaning: "for dark, or what is known of it" },
    ],
    rows: tree.map((row) => ({ moves: row.path || "-", score: boundsText(row, size) })),
  };
}
