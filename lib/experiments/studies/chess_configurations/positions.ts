/**
 * What the configurations do in a position: to equal depth, in equal time, and what a long search does.
 *
 * @module
 */
import type { Agent, Analysis } from "matchbox/agents/agent.ts";
import { createAgent } from "matchbox/agents/registry.ts";
import { type Clock, type Random, randomStream } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Move, type Position } from "matchbox/games/game.ts";
import { positionFromPlay } from "../../position_from_play.ts";
import { rounded } from "../../rounded.ts";
import { judgeOf, MINIMAX, names, playersOf, toDepth } from "./configurations.ts";
import type { MoveRow, SearchRow } from "./rows.ts";

/** What is asked of a position. */
interface Asked {
  /** The greatest depth of minimax and of all others, in plies. */
  readonly depth: number;
  readonly nodes: number;
  readonly fixed_depth: number;
  readonly judge_nodes: number;
}

/** A position from play in which the side to move has a choice. */
export function positionWithChoice(game: Game, random: Random): Position {
  for (;;) {
    const position = positionFromPlay(game.spec, random);
    if (legalMoves(game, position).length > 1) return position;
  }
}

/** All searches and moves in a position, with that of the long search. */
export function positionRows(
  game: Game,
  position: Position,
  number: number,
  { depth: deepest, judge_nodes, ...tournament }: Asked,
  clock: Clock,
) {
  const text = (move: Move) => game.format(position, move);
  const analysed = (spec: string) => firstPart(createAgent(spec, game), position, clock);
  const searches: SearchRow[] = [];
  for (let depth = 1; depth <= deepest; depth++) {
    const full = analysed(toDepth(MINIMAX, depth).agent);
    const valueOf = new Map(full.moves.map(({ move, value }) => [move, value]));
    for (const name of names) {
      const { move, value, stats } = name === MINIMAX ? full : analysed(toDepth(name, depth).agent);
      searches.push({
        ...{ configuration: name, position: number, depth, value: rounded(value) },
        ...{ move: text(move), nodes: stats.nodes },
        loss: rounded(full.value - valueOf.get(move)!),
      });
    }
  }
  const moves = playersOf(tournament).map(({ name, agent }): MoveRow => {
    const { move, stats } = analysed(agent);
    return {
      ...{ player: name, position: number, nodes: stats.nodes, depth: stats.depthReached },
      move: text(move),
    };
  });
  const judged = {
    position: number,
    start: `${position}`,
    move: text(analysed(judgeOf(judge_nodes)).move),
  };
  return { searches, moves, judged: [judged] };
}

/** What the agent would play, without the values of all other moves, which take longer than the search. */
function firstPart(agent: Agent, position: Position, clock: Clock): Analysis {
  let chosen = false;
  return agent.analyse!(position, {
    ...{ random: randomStream("configurations"), clock },
    chosen: () => void (chosen = true),
    stopped: () => chosen,
  });
}
