/**
 * How MENACE learns: by version of the rules, opponent, rewards and number of boxes.
 *
 * @module
 */
import { integer } from "matchbox/base/mod.ts";
import { defineStudy } from "../../study.ts";
import { boxCounts } from "./box_counts.ts";
import { claims } from "./claims.ts";
import { figures } from "./figures.ts";
import { finding } from "./finding.ts";
import { sets } from "./rows.ts";
import { type OpponentName, pairings } from "./settings.ts";
import { summarise } from "./summary.ts";
import { tables } from "./tables.ts";
import { trainMachines } from "./train_machines.ts";

/** A task trains all machines of a pair, or counts boxes. */
type Data = { readonly setting: string; readonly opponent: OpponentName } | null;

export const study = defineStudy({
  id: "menace-learning",
  title: "MENACE learns",
  question:
    "How fast does MENACE learn against random, perfect and learning opponents, and what do its " +
    "rewards, its refills and its few boxes do for it?",
  sources: ["M1", "M2", "M3", "M4", "C4", "C4a", "C4b", "C5", "C5a", "C5b", "C5c", "C22"],
  parameters: {
    machines: integer(
      2,
      100_000,
      100,
      "independent machines of each setting against each opponent",
    ),
    games: integer(2, 100_000, 500, "games of the first part, which every machine plays"),
    stretch: integer(1, 10_000, 50, "games of a point of the curve in the first part"),
    long_machines: integer(0, 100_000, 0, "machines that play on after the first part"),
    long_games: integer(1, 1_000_000, 10_000, "games that these play in all"),
    long_stretch: integer(1, 100_000, 1000, "games of a point of the curve after the first part"),
    exam: integer(1, 100_000, 100, "games of an exam against random play, without learning"),
  },
  presets: {
    quick: {
      ...{ machines: 25, games: 1000, stretch: 50 },
      ...{ long_machines: 0, long_games: 10_000, long_stretch: 1000, exam: 100 },
    },
    published: {
      ...{ machines: 2000, games: 1000, stretch: 50 },
      ...{ long_machines: 200, long_games: 10_000, long_stretch: 1000, exam: 100 },
    },
    thorough: {
      ...{ machines: 2000, games: 1000, stretch: 50 },
      ...{ long_machines: 1000, long_games: 20_000, long_stretch: 1000, exam: 100 },
    },
  },
  sets,
  live: { figure: "settings", table: "learning" },

  *tasks() {
    yield { key: "counts", data: null as Data };
    for (const data of pairings()) {
      yield { key: `${data.setting} against ${data.opponent}`, data };
    }
  },

  run({ data }, { params, stream, clock }) {
    if (data === null) return { rows: { counts: boxCounts() } };
    const { machines, games, stretch, long_machines, long_games, long_stretch, exam } = params;
    const plan = {
      ...{ machines, games, stretch },
      longMachines: long_machines,
      longGames: long_games,
      longStretch: long_stretch,
      exam,
    };
    const name = `${data.setting} against ${data.opponent}`;
    // A machine plays the same games, however many machines there are.
    const rows = trainMachines(data, plan, (label) => stream(`${name}, ${label}`), clock);
    return { rows: { ...rows } };
  },

  summarise,
  tables,
  figures,
  claims,
  finding,
});
