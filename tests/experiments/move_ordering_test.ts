import {
  assertEquals,
  assertGreater,
  assertLess,
  assertMatch,
  assertStrictEquals,
} from "@std/assert";
import fc from "fast-check";
import { createAgent } from "matchbox/agents/mod.ts";
import { randomStream } from "matchbox/base/mod.ts";
import { type RowsOf, verdictOn } from "matchbox/experiments/mod.ts";
import { figures } from "matchbox/experiments/studies/move_ordering/figures.ts";
import type { SearchRow, sets } from "matchbox/experiments/studies/move_ordering/rows.ts";
import {
  alone,
  type CutName,
  CUTS,
  FRAME,
  FULL,
  KILLERS_LATER,
  ordersOf,
  PLAIN,
  PRUNING,
  SCOUT,
  searchesOf,
  withCut,
  withNullMove,
  without,
} from "matchbox/experiments/studies/move_ordering/searches.ts";
import { study } from "matchbox/experiments/studies/move_ordering/show.ts";
import { summarise } from "matchbox/experiments/studies/move_ordering/summary.ts";
import { halfWidthFor } from "matchbox/experiments/studies/move_ordering/windows.ts";
import { findGame, legalMoves } from "matchbox/games/mod.ts";
import { studyRows } from "../fixtures/study_rows.ts";

type Rows = RowsOf<typeof sets>;

const SMALL = {
  ...{ positions: 3, chess_depth: 3, reversi_depth: 4, metelyk_depth: 4, window_positions: 3 },
  ...{ table_bits: 12, processes: 0, repeats: 1 },
};
const rows = await studyRows<Rows>("move-ordering", SMALL);
const summary = summarise(rows);
const INSIDE = [0.75, 0.5, 0.9];
const CONTEXT = { random: randomStream(""), clock: { now: () => 0 } };

Deno.test("no order of the moves and no window changes the value", () => {
  const groups = Map.groupBy(rows.searches, (row) => `${row.game} ${row.position} ${row.depth}`);
  assertStrictEquals(groups.size, 3 * (3 + 4 + 4));
  for (const group of groups.values()) {
    const exact = group.filter(({ search }) => !search.includes("null move"));
    assertGreater(exact.length, 2);
    assertStrictEquals(new Set(exact.map(({ value }) => value)).size, 1);
  }
});

Deno.test("the searches are those of the agents with the same parts", () => {
  const off =
    "eval=piece_squares,scout=false,quiescence=false,null_move=off,trust=equal,table_bits=12";
  const specs = {
    [PLAIN]: "alphabeta:depth=3,eval=piece_squares",
    [FRAME]: `search:depth=3,hash_move=false,killers=false,loud=off,history=false,${off}`,
    [FULL]: `search:depth=3,loud=after_killers,checks=true,${off}`,
    [KILLERS_LATER]: `search:depth=3,loud=before_killers,checks=true,${off}`,
  };
  const chess = findGame("chess");
  for (const { position, start } of rows.starts.filter(({ game }) => game === "chess")) {
    for (const [name, spec] of Object.entries(specs)) {
      const row = rowOf("chess", 3, position, name);
      const found = createAgent(spec, chess).analyse!(chess.start(start), CONTEXT);
      assertStrictEquals(row.nodes, found.stats.nodes, name);
      assertStrictEquals(row.value, found.value, name);
      assertStrictEquals(row.first_move_cutoffs, found.stats.firstMoveCutoffs, name);
    }
  }
});

Deno.test("a game has the orders that its tactics allow", () => {
  const all = ["hash move", "killers", "captures", "checks", "history"];
  const orders = (spec: string) => ordersOf(findGame(spec)) as string[];
  assertEquals(orders("chess"), all);
  assertEquals(orders("metelyk"), all.filter((order) => order !== "checks"));
  assertEquals(orders("reversi"), ["hash move", "killers", "history"]);
});

Deno.test("every search has a name of its own, and one that leaves out an order has all others", () => {
  const searches = searchesOf(findGame("chess"), INSIDE);
  assertStrictEquals(new Set(searches.map(({ name }) => name)).size, searches.length);
  const ordersIn = (name: string) => searches.find((search) => search.name === name)!.parts.orders;
  for (const order of ordersOf(findGame("chess"))) {
    assertEquals(ordersIn(alone(order)), [order]);
    assertEquals(new Set(ordersIn(without(order)).concat(order)), new Set(ordersIn(FULL)));
  }
  assertEquals(ordersIn(FULL), ["hash move", "killers", "captures", "checks", "history"]);
  assertEquals(ordersIn(KILLERS_LATER), ["hash move", "captures", "checks", "killers", "history"]);
});

Deno.test("the cuts are searched in the positions of chess, all in a search with quiescence", () => {
  const names = [SCOUT, ...(Object.keys(CUTS) as CutName[]).map(withCut)];
  const searches = [1, 2, 3].flatMap((position) => names.map((search) => ({ position, search })));
  assertEquals(rows.cuts.map(({ position, search }) => ({ position, search })), searches);
  const [delta, exchanges, both] = PRUNING.map(withCut);
  const kinds = { [SCOUT]: "true", [delta]: "delta", [exchanges]: "exchanges", [both]: "pruned" };
  const chess = findGame("chess");
  for (const { start, position } of rows.starts.filter(({ game }) => game === "chess")) {
    for (const [name, quiescence] of Object.entries(kinds)) {
      const { value, stats } = createAgent(
        "search:depth=3,loud=after_killers,checks=true,eval=piece_squares,null_move=off," +
          `trust=equal,table_bits=12,quiescence=${quiescence}`,
        chess,
      ).analyse!(chess.start(start), CONTEXT);
      const row = rows.cuts.find((each) => each.position === position && each.search === name)!;
      assertEquals(
        [row.value, row.nodes, row.quiescence_nodes],
        [value, stats.nodes, stats.quiescenceNodes],
        name,
      );
    }
  }
});

Deno.test("a cut has what it costs and changes, and those of the quiescence search also beside each other", () => {
  const { cuts } = summary;
  assertEquals(cuts.map(({ cut }) => cut), Object.keys(CUTS) as CutName[]);
  for (const { cut, count, depth, alone, beside } of cuts) {
    assertEquals([count, depth], [3, 3]);
    if (cut.includes("pruning") || cut.includes("exchanges")) {
      assertLess(alone.nodes.mean, 1);
      assertLess(alone.quiescence.mean, alone.nodes.mean);
    }
    // They are used where the window is null, so that they do nothing without null windows.
    if (cut === "futility" || cut === "adaptive null move") assertLess(alone.nodes.mean, 1);
    assertStrictEquals(beside !== null, cut === "delta pruning" || cut === "losing exchanges");
  }
  // One after the other they save what both save.
  const [delta, exchanges, both] = cuts;
  for (const [first, second] of [[delta, exchanges], [exchanges, delta]]) {
    const product = first.alone.nodes.mean * second.beside!.nodes.mean;
    assertStrictEquals(product.toFixed(9), both.alone.nodes.mean.toFixed(9));
  }
});

Deno.test("the nodes of shallow searches are counted, and only they are ordering nodes", () => {
  for (const row of rows.searches) {
    assertStrictEquals(row.all_nodes, row.nodes + row.ordering_nodes);
    // At depth 1 a search after each move is one of its leaves.
    assertStrictEquals(row.ordering_nodes > 0, row.search.includes("shallow search"));
  }
});

Deno.test("positions have a choice, and do not change with what is searched or timed", async () => {
  for (const { game, start, moves } of rows.starts) {
    const found = findGame(game);
    assertStrictEquals(legalMoves(found, found.start(start)).length, moves);
    assertGreater(moves, 1);
  }
  const others = await studyRows<Rows>("move-ordering", {
    ...{ ...SMALL, positions: 2, chess_depth: 4, reversi_depth: 3, metelyk_depth: 3 },
    ...{
      window_positions: 2,
      processes: 2,
      timed_positions: 2,
      table_bits: 10,
      chess_eval: "material",
    },
  });
  assertEquals(others.starts, rows.starts.filter(({ position }) => position <= 2));
  // Two searches to start from, and two for each order, each window and each null move; in chess also the four of
  // the quiescence search.
  const timed = (game: string) => others.timings.filter((row) => row.game === game).length / 2;
  assertStrictEquals(timed("chess"), 2 + 2 * 5 + 4 + 4);
  assertStrictEquals(timed("reversi:size=8"), 2 + 2 * 3 + 2);
  for (
    const { seconds_low, seconds, seconds_high, depth, game, position, process } of others.timings
  ) {
    assertStrictEquals(depth, game === "chess" ? 3 : 2);
    assertStrictEquals(process, position);
    assertGreater(seconds_low, 0);
    assertEquals([seconds_low, seconds, seconds_high].toSorted((a, b) => a - b), [
      ...[seconds_low, seconds, seconds_high],
    ]);
  }
});

Deno.test("a window is the smallest that has the share of changes inside", () => {
  const changes = fc.array(fc.nat(300), { minLength: 1, maxLength: 50 });
  const share = fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100);
  fc.assert(fc.property(changes, share, (all, inside) => {
    const e = halfWidthFor(all, inside);
    const within = (half: number) => all.filter((change) => change < half).length / all.length;
    return within(e) >= inside && (e < 1 || within(e - 1) < inside);
  }));
  assertStrictEquals(halfWidthFor([0, 0, 0, 8], 0.75), 0.5);
  assertStrictEquals(halfWidthFor([3, 1, 2, 8], 0.9), 8.5);
});

Deno.test("the window is chosen on other positions than those that are searched", () => {
  for (const { game, inside, half_width } of rows.windows) {
    const changes = rows.changes.filter((row) => row.game === game);
    assertStrictEquals(changes.length, 3);
    for (const { change, value, before } of changes) {
      assertStrictEquals(change, Math.abs(value - before));
    }
    assertStrictEquals(half_width, halfWidthFor(changes.map(({ change }) => change), inside));
  }
});

Deno.test("a saving is the ratio of all nodes with the addition and without it", () => {
  const killers = summary.additions.find(({ game, addition }) =>
    game === "chess" && addition === "killers"
  )!;
  const ratio = (one: string, other: string) =>
    Math.cbrt(
      [1, 2, 3].reduce((product, position) =>
        product * rowOf("chess", 3, position, one).all_nodes /
        rowOf("chess", 3, position, other).all_nodes, 1),
    );
  assertStrictEquals(
    killers.alone.nodes.mean.toFixed(9),
    ratio(alone("killers"), FRAME).toFixed(9),
  );
  assertStrictEquals(
    killers.beside.nodes.mean.toFixed(9),
    ratio(FULL, without("killers")).toFixed(9),
  );
  assertStrictEquals(killers.alone.time, null);
});

Deno.test("every part of C36 but the strength, and C14k and C14l, have a claim with two cases in chess", () => {
  const verdicts = study.claims(summary).map(verdictOn);
  const parts = [..."abcdefg"].map((part) => `C36${part}`);
  assertEquals(verdicts.map(({ claim }) => claim), [...parts, "C14k", "C14l"]);
  for (const { claim, cases } of verdicts) {
    assertStrictEquals(study.sources.includes(claim), true);
    assertStrictEquals(cases.length, 2);
  }
});

Deno.test("an addition pays if it saves any nodes, alone and beside the others", () => {
  const verdict = (aloneRatio: number, besideRatio: number, apart = 1.0001) =>
    new Set(
      study.claims(summarise(madeUp(aloneRatio, besideRatio, apart)))
        .map((claim) => verdictOn(claim).verdict),
    );
  assertEquals(verdict(0.999, 0.999), new Set(["confirmed"]));
  assertEquals(verdict(1.001, 1.001), new Set(["refuted"]));
  // As many nodes in every position are not fewer.
  assertEquals(verdict(1, 1, 1), new Set(["refuted"]));
  assertEquals(verdict(0.999, 1.001), new Set(["partly"]));
  assertEquals(verdict(1.001, 0.999), new Set(["partly"]));
  assertEquals(verdict(0.98, 0.98, 1.1), new Set(["not decided"]));
});

Deno.test("the titles of the figures say what is saved, or that nothing is", () => {
  const titles = (aloneRatio: number, besideRatio: number) =>
    figures(summarise(madeUp(aloneRatio, besideRatio, 1.0001)))
      .map(({ title }) => title);
  const [first, second, third] = titles(0.4, 0.9);
  assertMatch(
    third,
    /quiescence delta pruning saves 60 % .*; leaving out losing exchanges saves 60 %/,
  );
  assertMatch(titles(1.2, 1)[2], /nothing that is left out there is seen to save nodes/);
  assertMatch(first, /best order alone \(.*\) saves 60 % of the nodes; beside .* saves 10 %/);
  assertMatch(second, /^At depth 4 of chess the full order, .*, needs 90 % of the nodes/);
  assertMatch(titles(0.4, 1.1)[0], /saves 60 % .*none is seen to save any/);
  assertMatch(titles(1.2, 1.1)[0], /^In chess no order alone is seen to save nodes; .*none/);
});

Deno.test("the title names an order that is seen to save nodes, even if another one has a lower mean", () => {
  const made = madeUp(0.4, 0.9, 1.0001);
  // Without the hash move the nodes differ much from position to position.
  const searches = made.searches.map((row) => {
    if (row.search !== without("hash move")) return row;
    const nodes = row.all_nodes * 1.1 * [0.5, 1, 2][row.position - 1];
    return { ...row, nodes, all_nodes: nodes };
  });
  const [{ title }] = figures(summarise({ ...made, searches }));
  assertMatch(title, /beside all others the best \((?!hash move).*\) saves 10 %/);
});

Deno.test("the places of the killers are compared in the games with captures", () => {
  assertEquals(summary.killers.map(({ game }) => game), ["chess", "metelyk:side=4"]);
  for (const { game, before, after, afterOverBefore } of summary.killers) {
    // Ratios of the same positions, so their geometric means multiply.
    const product = before.mean * afterOverBefore.mean;
    assertStrictEquals(product.toFixed(9), after.mean.toFixed(9), game);
  }
});

Deno.test("the null move may change the value and the move, and both are counted", () => {
  const made = madeUp(0.5, 0.5, 1);
  const searches = made.searches.map((row) =>
    row.search === withNullMove("plain") && row.position === 1 ? { ...row, value: 7 } : row
  );
  const [verified, plain] = summarise({ ...made, searches }).nullMoves;
  assertStrictEquals(verified.otherValue.mean, 0);
  assertStrictEquals(plain.otherValue.mean, 1 / 3);
  assertStrictEquals(plain.otherMove.mean, 0);
});

function rowOf(game: string, depth: number, position: number, search: string): SearchRow {
  return rows.searches.find((row) =>
    row.game === game && row.depth === depth && row.position === position && row.search === search
  )!;
}

/** The rows of a run with these parameters. */
/**
 * Made-up rows of chess at depth 4, in three positions.
 *
 * @param aloneRatio nodes with each addition alone over those without
 * @param besideRatio nodes with each addition over those with all others
 * @param apart factor of a search with an addition from one position to the next
 */
function madeUp(aloneRatio: number, besideRatio: number, apart: number): Rows {
  const chess = findGame("chess");
  const searches = [1, 2, 3].flatMap((position) => {
    const differing = apart ** (position - 2);
    const nodesOf = (name: string) => {
      if (name === PLAIN || name === FRAME) return 1000;
      if (name === FULL) return 1000 * besideRatio;
      if (name.endsWith("alone")) return 1000 * aloneRatio * differing;
      if (name.startsWith(`${FULL} without`)) return 1000 * differing;
      return 1000 * besideRatio ** 2 * differing;
    };
    return searchesOf(chess, INSIDE).map(({ name }): SearchRow => ({
      ...{ game: "chess", position, depth: 4, search: name, value: 0, move: "e4" },
      ...{ nodes: nodesOf(name), ordering_nodes: 0, all_nodes: nodesOf(name), cutoffs: 10 },
      ...{ first_move_cutoffs: 8, first_three_cutoffs: 9, root_searches_again: 0 },
    }));
  });
  const cuts = [1, 2, 3].flatMap((position) => {
    const [delta, exchanges, both] = PRUNING;
    const differing = apart ** (position - 2);
    const nodesOf = new Map<CutName, number>([
      [delta, 1000 * aloneRatio * differing],
      [exchanges, 1000 * aloneRatio * differing],
      // Not differing from those with one of them alone, so that the ratio differs as theirs does.
      [both, 1000 * aloneRatio * besideRatio],
    ]);
    const row = (search: string, nodes = 1000) => ({
      ...{ game: "chess", position, depth: 4, search, value: 0, move: "e4" },
      ...{ nodes, quiescence_nodes: nodes / 2 },
    });
    const names = Object.keys(CUTS) as CutName[];
    return [row(SCOUT), ...names.map((cut) => row(withCut(cut), nodesOf.get(cut)))];
  });
  const windows = INSIDE.map((inside) => ({ game: "chess", inside, half_width: 1 }));
  return { searches, cuts, starts: [], changes: [], windows, timings: [] };
}
