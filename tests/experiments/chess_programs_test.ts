import { assert, assertEquals, assertStrictEquals, assertStringIncludes } from "@std/assert";
import { randomStream } from "matchbox/base/mod.ts";
import { verdictOn } from "matchbox/experiments/mod.ts";
import { jsChessEngine } from "matchbox/experiments/studies/chess_programs/js_chess_engine.ts";
import {
  meetings,
  OPENINGS,
  players,
  recorded,
} from "matchbox/experiments/studies/chess_programs/programs.ts";
import { replay } from "matchbox/experiments/studies/chess_programs/recorded_games.ts";
import type { GameRow, Origin } from "matchbox/experiments/studies/chess_programs/rows.ts";
import { study } from "matchbox/experiments/studies/chess_programs/show.ts";
import { findGame } from "matchbox/games/mod.ts";

const chess = findGame("chess");

/**
 * What the study says when both games of each opening end so.
 *
 * @param points of a player by its place on the ladder, 0 to 4
 */
function saidOf(points: (place: number, opening: number) => number, again = 30) {
  const games = meetings.flatMap(({ player, program }) =>
    Array.from({ length: 40 }, (_, index): GameRow => ({
      ...{ player: player.name, opponent: program.name, opening: 1 + (index >> 1) },
      white: index % 2 === 0 ? "first" : "second",
      points: points(players.indexOf(player), index >> 1),
      ...{ plies: 60, ending: "rules", own: 30, again },
    }))
  );
  const origin: Origin = "recorded";
  const programs = [{ program: "Stockfish", version: "Stockfish 15.1", origin }];
  const claims = study.claims(study.summarise({ programs, games }));
  return Object.fromEntries(claims.map((claim) => [claim.claim, verdictOn(claim).verdict]));
}

Deno.test("chess-programs: a verdict falls on the right side of its range", () => {
  const rising = (place: number, opening: number) =>
    [0, opening % 3 ? 0 : 0.5, 0.5, opening % 3 ? 1 : 0.5, 1][place];
  assertEquals(saidOf(rising), { E10f: "measured", E10g: "confirmed", E10h: "confirmed" });
  assertStrictEquals(saidOf((place, opening) => rising(4 - place, opening)).E10g, "refuted");
  assertStrictEquals(saidOf((place, opening) => (place + opening) % 2).E10g, "not decided");
  assertStrictEquals(saidOf(() => 0.5, 29).E10h, "refuted");
});

Deno.test("chess-programs: a program without games is said to be left out, and nothing stands for it", () => {
  const programs = [
    { program: "js-chess-engine", version: "2", origin: "played here" as const },
    { program: "Stockfish", version: "", origin: "left out" as const },
  ];
  const [{ player, program }] = meetings;
  const summary = study.summarise({
    programs,
    games: [0, 1].map((index) => ({
      ...{ player: player.name, opponent: program.name, opening: 1 + index, white: "first" },
      ...{ points: index, plies: 60, ending: "rules", own: null, again: null },
    })),
  });
  assertEquals(summary.matches.map(({ opponent }) => opponent), [program.name]);
  // Without a rated program no rating is told, and without a recorded game nothing is made again.
  const claims = study.claims(summary);
  assertEquals(claims.map(({ claim }) => claim), ["E10g"]);
  assertStringIncludes(claims[0].beside!.join(" "), "LEFT OUT");
  const [, table] = study.tables(summary);
  assertEquals(table.rows.map(({ games }) => games), ["played here", "LEFT OUT"]);
});

Deno.test("chess-programs: two games from each opening are recorded, with colours changed", () => {
  for (const [name, { version, games }] of Object.entries(recorded)) {
    assertStringIncludes(version, name);
    for (const { player, program } of meetings.filter(({ program }) => program.program === name)) {
      const own = games.filter((each) =>
        each.player === player.name && each.program === program.name
      );
      assertStrictEquals(own.length, 2 * OPENINGS, `${player.name} against ${program.name}`);
      const pairs = Map.groupBy(own, ({ opening }) => opening);
      for (const [one, other] of pairs.values()) {
        assertStrictEquals(one.start, other.start);
        assert(one.side !== other.side);
      }
    }
  }
});

Deno.test("chess-programs: a recorded game leads to its result, and another move of our player is noticed", () => {
  const [record] = recorded["GNU Chess"].games;
  const { agent } = players.find(({ name }) => name === record.player)!;
  const position = chess.start(record.start);
  const moves = record.moves.split(" ");
  for (const move of moves) position.play(chess.parse(position, move));
  const result = position.result()!;
  assertStrictEquals(record.points, (1 + (record.side === 0 ? result : -result)) / 2);
  const short = { ...record, moves: moves.slice(0, 8).join(" ") };
  assertEquals(replay(chess, agent, short, performance), { own: 4, again: 4 });
  // Another player would have moved in another way.
  const { again } = replay(chess, "random", short, performance);
  assert(again < 4);
});

Deno.test("chess-programs: js-chess-engine mates in one", () => {
  const agent = jsChessEngine(chess, 2);
  const position = chess.start("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
  const random = randomStream("js");
  assertStrictEquals(
    chess.format(position, agent.choose(position, { random, clock: performance })),
    "Ra8#",
  );
});
