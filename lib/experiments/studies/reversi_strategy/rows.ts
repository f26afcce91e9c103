/**
 * The rows of the study.
 *
 * @module
 */
import {
  type TermName,
  termNames,
  terms,
} from "matchbox/agents/evaluate/reversi/strategy/terms.ts";
import { exact, key, type TypedColumn } from "../../columns.ts";
import { opening, points } from "../../match_columns.ts";
import { ofEach } from "../../of_each.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { process, timingColumns } from "../../timing.ts";

/** How the worth of a term is measured. */
export const kinds = ["addition", "ablation"] as const;
/** One of the two. */
export type Kind = typeof kinds[number];

/** The term that all others are added to, and the one whose time is the unit. */
export const BASE: TermName = "mobility";
export const UNIT: TermName = "material";

/** Who took a corner of a trap. */
export type Taker = "attacker" | "victim" | "nobody";

const player = key("the player on both sides");

export const sets = {
  positions: rowSet("One solved position of a game", {
    number: key<number>("number of the game, from 1; one position of each"),
    player,
    empties: exact("squares", "empty squares"),
    side: exact<string>("the side to move"),
    start: exact<string>("the position in the game's notation"),
    score: exact("discs", "exact final score for the side to move"),
    ...ofEach(
      termNames,
      (name): TypedColumn<number> => exact(`${terms[name].counts}, own minus enemy's`),
    ),
    entered: exact("edge blocks that the other side can move into now, own minus enemy's"),
  }),
  worth: rowSet("Two games from one opening, each player with each colour", {
    kind: key<Kind>("addition: mobility and the term; ablation: all terms but this one"),
    term: key<TermName>("the term"),
    opening,
    points,
  }),
  games: rowSet("One game of a player against itself", {
    player,
    game: key<number>("number of the game, from 1"),
    x_moves: exact("moves", "moves to X-squares beside empty corners"),
    open: exact("moves", "those after which the corner can be taken at once"),
    set: exact("moves", "those that set a trap"),
    traps: exact("traps", "traps that were completed by an attack on the edge"),
  }),
  traps: rowSet("One completed trap", {
    player,
    game: key<number>("number of the game, from 1"),
    x_ply: key<number>("plies before the move to the X-square, after the opening"),
    attack_ply: exact("plies before the attack"),
    answers: exact("moves", "legal answers to the attack"),
    parries: exact("moves", "answers after which the far corner cannot be taken"),
    far: exact<Taker>("who took the corner that was attacked"),
    near: exact<Taker>("who took the corner that was offered"),
    points: exact("of the attacker: win 1, draw 1/2"),
    start: exact<string>("the position after the opening"),
    moves: exact<string>("the moves from there"),
  }),
  stable: rowSet("The stable discs of one late position", {
    number: key<number>("number of the position, from 1"),
    all: exact("discs", "discs of both sides that no sequence of moves flips"),
    found: exact("discs", "those that are counted as stable"),
  }),
  times: rowSet("The time of one term in one process", {
    process,
    term: key<TermName>("the term, alone in the evaluation"),
    ...timingColumns("time for an evaluation"),
  }),
};

/** A solved position. */
export type PositionRow = RowOf<typeof sets.positions>;
/** A pair of games. */
export type WorthRow = RowOf<typeof sets.worth>;
/** A completed trap. */
export type TrapRow = RowOf<typeof sets.traps>;
