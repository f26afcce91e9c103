/**
 * A playthrough: a game written down with all that the rules say at every ply, as OpenSpiel does. It is kept as
 * text, so that a change of the rules shows as a difference of two texts.
 *
 * @module
 */
import { type Random, randomStream } from "matchbox/base/mod.ts";
import { type Game, legalMoves, type Move, type Position } from "./game.ts";

/** A game of random moves is recorded if it has no more plies, if there is one. */
const SHORT = 120;

/** The random games of which the first short one is recorded, or else the shortest. */
const TRIES = 50;

/**
 * Writes a game of random moves down, always the same one.
 *
 * @param followed moves in notation that are played instead, as far as they are legal
 */
export function playthrough(game: Game, followed: readonly string[] = []): string {
  const position = game.start();
  const moves = movesOf(game, followed);
  const lines = [
    `# ${game.title}, recorded by deno task playthrough ${game.spec}`,
    "",
    `spec: ${game.spec}`,
    `sides: ${game.sides.join(", ")}`,
    `moves of a position, at most: ${game.maxMoves}`,
    `plies of a game, at most: ${game.maxPlies}`,
    "",
    game.draw(position),
  ];
  moves.forEach((move, ply) => {
    lines.push("", ...factsOf(game, position, ply), `move: ${game.format(position, move)}`);
    position.play(move);
  });
  lines.push("", ...factsOf(game, position, moves.length), "", game.draw(position));
  return `${lines.join("\n")}\n`;
}

/** The moves of a playthrough in notation. */
export function movesOfPlaythrough(text: string): string[] {
  return [...text.matchAll(/^move: (.*)$/gm)].map(([, move]) => move);
}

/** The name of the file in which the playthrough of a game is kept. */
export function playthroughFile({ spec }: Game): string {
  return `${spec.replaceAll(/\W+/g, "_")}.txt`;
}

/** What the rules say of a position, a line each. */
function factsOf(game: Game, position: Position, ply: number): string[] {
  const legal = legalMoves(game, position).map((move) => game.format(position, move));
  const result = position.result();
  return [
    `ply: ${ply}`,
    `position: ${position}`,
    `to move: ${game.sides[position.side]}`,
    `hash: ${hex(position.hashHigh)} ${hex(position.hashLow)}`,
    `legal, ${legal.length}: ${legal.join(" ")}`.trimEnd(),
    ...(result === null ? [] : [`result: ${resultWords(game, position, result)}`]),
  ];
}

function resultWords(game: Game, position: Position, result: -1 | 0 | 1): string {
  if (result !== 0) return `${game.sides[result === 1 ? 0 : 1]} won`;
  const reason = game.drawReason?.(position);
  return reason ? `a draw by ${reason}` : "a draw";
}

function hex(half: number): string {
  return (half >>> 0).toString(16).padStart(8, "0");
}

/** The moves to play: those that are followed, then random ones to the end. */
function movesOf(game: Game, followed: readonly string[]): Move[] {
  const begun = legalPart(game, followed);
  let shortest: Move[] | undefined;
  for (let number = 1; number <= TRIES; number++) {
    const moves = playedOut(game, begun, randomStream(`playthrough/${game.spec}/${number}`));
    if (moves.length <= SHORT) return moves;
    if (shortest === undefined || moves.length < shortest.length) shortest = moves;
  }
  return shortest!;
}

/** The moves up to the first that is not legal. */
function legalPart(game: Game, names: readonly string[]): Move[] {
  const position = game.start();
  const moves: Move[] = [];
  for (const name of names) {
    const move = legalMoves(game, position).find((move) => game.format(position, move) === name);
    if (move === undefined) break;
    position.play(move);
    moves.push(move);
  }
  return moves;
}

function playedOut(game: Game, begun: readonly Move[], random: Random): Move[] {
  const position = game.start();
  for (const move of begun) position.play(move);
  const moves = [...begun];
  while (position.result() === null) {
    const legal = legalMoves(game, position);
    const move = legal[random.below(legal.length)];
    position.play(move);
    moves.push(move);
  }
  return moves;
}
