/**
 * The rows of the study. The simulated matches are too many to be rows themselves, so rows count them.
 *
 * @module
 */
import { exact, key } from "../../columns.ts";
import { type RowOf, rowSet } from "../../row_sets.ts";
import { byEnding } from "./pair_endings.ts";

/** Two simulated players. */
const players = {
  difference: key<number>("Elo", "true Elo difference of the players; at 0 they are equal"),
  draws: key<number>("share", "share of games that are drawn"),
  bias: key<number>("what an opening is worth to one of the players, in points per game"),
};
const games = key<number>("games", "length of each match");
const matches = exact("matches", "simulated matches");
const [LOWER, UPPER] = ["lower end of its 95 % interval", "upper end of its 95 % interval"];

export const sets = {
  matches: rowSet("A block of a reference match: results of its pairs of games", {
    game: key("the game, as a spec"),
    first: key("the agent whose results are counted"),
    second: key("its opponent"),
    block: key<number>("number of the block within the match, from 1"),
    ...byEnding(({ meaning }) => exact("pairs", meaning)),
    repeated: exact(
      "pairs",
      "games left out because deterministic agents had already played from that opening",
    ),
  }),
  verdicts: rowSet("Simulated matches of one length: what their intervals show", {
    ...players,
    games,
    matches,
    first_leads: exact("matches", "the first player has the higher score"),
    level: exact("matches", "both have the same score"),
    second_leads: exact("matches", "the second player has the higher score"),
    first_named: exact(
      "matches",
      "the 95 % interval of the first player's score lies above one half",
    ),
    nobody_named: exact("matches", "the 95 % interval contains one half"),
    second_named: exact("matches", "the 95 % interval lies below one half"),
  }),
  duels: rowSet("Simulated duels by one rule: which player is kept", {
    rule: key("how a duel is decided"),
    ...players,
    duels: exact("duels", "simulated duels"),
    first_kept: exact("duels", "the first player is kept and the second one goes"),
    both_kept: exact("duels", "both are kept"),
    second_kept: exact("duels", "the second player is kept and the first one goes"),
    games: exact("games", "mean length of a duel"),
    games_low: exact<number | null>("games", LOWER),
    games_high: exact<number | null>("games", UPPER),
  }),
  tests: rowSet("Sequential tests and tests of fixed length at one true difference", {
    ...players,
    tests: exact("tests", "simulated tests of each kind"),
    games: exact("games", "mean length of the sequential test"),
    games_low: exact<number | null>("games", LOWER),
    games_high: exact<number | null>("games", UPPER),
    accepted: exact("tests", "the sequential test accepts H1"),
    covered: exact(
      "tests",
      "tests whose 95 % interval, computed when the test stops, covers the true score",
    ),
    excess: exact("points a game", "score when the test stops minus the true score, mean"),
    excess_low: exact<number | null>("points a game", LOWER),
    excess_high: exact<number | null>("points a game", UPPER),
    fixed_games: exact("games", "length of the test of fixed length with the same errors"),
    fixed_accepted: exact("tests", "the test of fixed length accepts H1"),
  }),
  coverage: rowSet("Simulated matches of one length: does the interval cover the true score?", {
    score: key<number>("true score of the first player, in points per game"),
    draws: players.draws,
    bias: players.bias,
    games,
    matches,
    by_pairs: exact(
      "matches",
      "matches whose interval, computed from pairs, covers the true score",
    ),
    textbook: exact("matches", "matches whose interval by the textbook covers the true score"),
  }),
};

/** A block of a reference match. */
export type MatchRow = RowOf<typeof sets.matches>;
/** Simulated matches of one length. */
export type VerdictRow = RowOf<typeof sets.verdicts>;
/** Duels by one rule. */
export type DuelRow = RowOf<typeof sets.duels>;
/** Both tests at one true difference. */
export type TestRow = RowOf<typeof sets.tests>;
/** Matches of one length between players of one kind. */
export type CoverageRow = RowOf<typeof sets.coverage>;
/** Two simulated players. */
export type PlayersRow = Pick<VerdictRow, keyof typeof players>;
