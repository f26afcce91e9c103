/**
 * The notes on strategy of Reversi (D11): how each notion goes with exact results, what it is worth as a term of an
 * evaluation and what it costs, and how often the Stoner trap comes and how it ends (C16, C44).
 *
 * @module
 */
import { EndgameSolver } from "matchbox/agents/endgame/solve_endgame.ts";
import { createEvaluation } from "matchbox/agents/evaluate/mod.ts";
import { type TermName, termNames } from "matchbox/agents/evaluate/reversi/strategy/terms.ts";
import { integer } from "matchbox/base/mod.ts";
import { findGame } from "matchbox/games/registry.ts";
import { type Block, blocksOf } from "../../blocks.ts";
import { playPairs } from "../../pairs_of_match.ts";
import { startPositions } from "../../start_positions.ts";
import { defineExperiment, type Task } from "../../study.ts";
import { processesParameter, timeSideBySide } from "../../timing.ts";
import { players } from "./players.ts";
import { FEWEST, positionRow, stableRow } from "./positions.ts";
import { BASE, type Kind, kinds, sets } from "./rows.ts";
import { trapRows } from "./traps.ts";

/** The data of a task. */
type TaskData =
  | { readonly step: "positions" | "stable"; readonly block: Block }
  | { readonly step: "worth"; readonly kind: Kind; readonly term: TermName; readonly block: Block }
  | { readonly step: "traps"; readonly player: number; readonly block: Block }
  | { readonly step: "times"; readonly process: number };

/** Positions, openings and games of a task. */
const POSITIONS = 7;
const OPENINGS = 50;
const GAMES = 50;
/** Empty squares of the positions whose stable discs are all found by playing every sequence of moves. */
const LATE = 6;
/** Positions for each time, from the opening to the end, and runs of each. */
const TIMED_PLIES = [10, 20, 30, 40, 50];
const REPEATS = 21;

/** The search of the matches. */
const player = (terms: string) => `alphabeta:depth=2,eval=strategy${terms}`;

/** The player with the term and the one without it. */
function pairOf(kind: Kind, term: TermName): readonly [string, string] {
  if (kind === "ablation") return [player(""), player(`(${term}=0)`)];
  return [player(`(terms=${BASE}+${term})`), player(`(terms=${BASE})`)];
}

export const experiment = defineExperiment({
  id: "reversi-strategy",
  specs: ["reversi", player(""), ...players.map(({ agent }) => agent)],
  parameters: {
    positions: integer(20, 100_000, 420, "games that give a position each, which is solved"),
    empties: integer(
      FEWEST + 1,
      22,
      20,
      `the most empty squares of these; the fewest are ${FEWEST}`,
    ),
    openings: integer(2, 100_000, 100, "openings of each match with and without a term"),
    games: integer(2, 100_000, 500, "games of each player against itself"),
    stable: integer(2, 10_000, 60, "late positions whose stable discs are all known"),
    processes: processesParameter(1, "each of which times all terms"),
  },
  presets: {
    quick: { positions: 35, empties: 17, openings: 4, games: 20, stable: 5, processes: 2 },
    published: {
      positions: 420,
      empties: 20,
      openings: 100,
      games: 500,
      stable: 60,
      processes: 10,
    },
    thorough: {
      positions: 5000,
      empties: 20,
      openings: 2000,
      games: 10_000,
      stable: 500,
      processes: 20,
    },
  },
  sets,

  *tasks({ positions, openings, games, stable, processes }): Iterable<Task<TaskData>> {
    for (const block of blocksOf(positions, POSITIONS)) {
      yield { key: `positions, block ${block.number}`, data: { step: "positions", block } };
    }
    for (const kind of kinds) {
      for (const term of termNames) {
        if (kind === "addition" && term === BASE) continue;
        for (const block of blocksOf(openings, OPENINGS)) {
          const key = `${kind} of ${term}, block ${block.number}`;
          yield { key, data: { step: "worth", kind, term, block } };
        }
      }
    }
    for (const [player, { name }] of players.entries()) {
      for (const block of blocksOf(games, GAMES)) {
        const key = `games of ${name}, block ${block.number}`;
        yield { key, data: { step: "traps", player, block } };
      }
    }
    for (const block of blocksOf(stable, POSITIONS)) {
      yield { key: `stable discs, block ${block.number}`, data: { step: "stable", block } };
    }
    for (let process = 1; process <= processes; process++) {
      yield { key: `times, process ${process}`, timed: true, data: { step: "times", process } };
    }
  },

  run({ data }, { params, random, stream, clock }) {
    const game = findGame("reversi");
    switch (data.step) {
      case "positions": {
        const solver = new EndgameSolver(8, 16);
        return {
          rows: {
            positions: numbers(data.block).map((number) =>
              positionRow(game, number, params.empties, solver, {
                random: stream(`position ${number}`),
                clock,
              })
            ),
          },
        };
      }
      case "stable":
        return {
          rows: {
            stable: numbers(data.block).map((number) =>
              stableRow(game, number, LATE, { random: stream(`late ${number}`), clock })
            ),
          },
        };
      case "worth": {
        const { kind, term, block } = data;
        const agents = pairOf(kind, term);
        const { openings } = params;
        const seed = stream("openings").uint32();
        const pairs = playPairs(game, { agents, openings, ...block, seed, clock });
        return { rows: { worth: pairs.map((pair) => ({ kind, term, ...pair })) } };
      }
      case "traps": {
        const player = players[data.player];
        const found = numbers(data.block).map((number) =>
          trapRows(game, player, number, {
            random: stream(`game ${number} of ${player.name}`),
            clock,
          })
        );
        return {
          rows: {
            games: found.flatMap(({ games }) => games),
            traps: found.flatMap(({ traps }) => traps),
          },
        };
      }
      case "times": {
        const positions = TIMED_PLIES.flatMap((plies) => startPositions(game, 20, plies, random));
        const works = termNames.map((term) => {
          const evaluation = createEvaluation(game, `strategy(terms=${term},${term}=1)`);
          let sum = 0;
          return {
            key: { process: data.process, term },
            // The sum keeps the compiler from leaving the work out.
            run: () => {
              for (const position of positions) sum += evaluation.evaluate(position);
              return void sum;
            },
            parts: positions.length,
          };
        });
        return { rows: { times: timeSideBySide(works, REPEATS, { clock, random }) } };
      }
    }
  },
});

function numbers({ from, to }: Block): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
