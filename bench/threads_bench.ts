/**
 * Two threads of the endgame solver beside one, in pairs: on FFO positions 40 to 44, and on 6x6 from its start.
 * What counts is the wall time, so both cores have to be free: the speed at which a core was had is printed
 * beside it, as CPU time over wall time.
 *
 * @module
 */
import process from "node:process";
import { EndgameSolver } from "matchbox/agents/mod.ts";
import { ffoPositions } from "matchbox/experiments/studies/reversi_endgame/ffo_positions.ts";
import { findGame, type Position } from "matchbox/games/mod.ts";
import { medianOf } from "./cpu_time.ts";

const PAIRS = 5;

const eight = findGame("reversi");
const six = findGame("reversi:size=6");
const hard = [40, 41, 42, 43, 44]
  .map((number) => eight.start(ffoPositions.find((each) => each.number === number)!.position));

interface Solved {
  readonly scores: number[];
  readonly nodes: number;
  readonly wall: number;
  readonly cpu: number;
}

function solve(
  size: number,
  positions: readonly Position[],
  bits: number,
  threads: number,
): Solved {
  const solver = new EndgameSolver(size, bits, {}, null, threads);
  const before = process.cpuUsage();
  const begun = performance.now();
  let nodes = 0;
  const scores = positions.map((position) => {
    solver.begin();
    const score = solver.score(position);
    nodes += solver.nodes;
    return score;
  });
  const { user, system } = process.cpuUsage(before);
  return { scores, nodes, wall: (performance.now() - begun) / 1000, cpu: (user + system) / 1e6 };
}

function compare(name: string, size: number, positions: readonly Position[], pairs: number): void {
  const gains: number[] = [];
  const costs: number[] = [];
  for (let pair = 0; pair < pairs; pair++) {
    // In turns, so that what else the machine does falls on both.
    const solved = new Map<number, Solved>();
    for (const threads of pair % 2 === 0 ? [1, 2] : [2, 1]) {
      solved.set(threads, solve(size, positions, 20, threads));
    }
    const [one, two] = [solved.get(1)!, solved.get(2)!];
    if (`${one.scores}` !== `${two.scores}`) throw new Error("the scores differ");
    for (const [threads, { nodes, wall, cpu }] of [[1, one], [2, two]] as const) {
      console.log(
        `${name}, ${threads} thread${threads === 1 ? "" : "s"}: ${wall.toFixed(2)} s, ` +
          `${cpu.toFixed(2)} s of CPU time (${(cpu / wall).toFixed(2)} cores), ` +
          `${nodes.toLocaleString("en")} nodes`,
      );
    }
    gains.push(one.wall / two.wall);
    costs.push(two.cpu / one.cpu);
  }
  console.log(
    `${name}: two threads are ${medianOf(gains).toFixed(2)} times as fast as one and take ` +
      `${medianOf(costs).toFixed(2)} times its CPU time (medians of ${pairs} pairs)`,
  );
}

compare("FFO 40 to 44", 8, hard, PAIRS);
compare("6x6 from its start", 6, [six.start()], 1);
