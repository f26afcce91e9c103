/**
 * `play`: a person against an agent, in the terminal.
 *
 * @module
 */
import { existsSync } from "node:fs";
import { type Agent, createAgent, prepareAgents } from "matchbox/agents/mod.ts";
import { agentAsPlayer, formatRecord, hostGame, type Player, Referee } from "matchbox/arena/mod.ts";
import { quote, randomStream, UsageError } from "matchbox/base/mod.ts";
import { findGame, type Game, type Side } from "matchbox/games/mod.ts";
import { withEngineNames } from "matchbox/runner/chess_programs/outside_engine.ts";
import { boundedLines } from "matchbox/runner/uci/bounded_lines.ts";
import { addAgentsOf } from "./agent_files.ts";
import { seedOf } from "./options.ts";
import { commandNames, drawingOf, person } from "./play_person.ts";
import { playedWithEngines } from "./chess_programs.ts";
import { playProtocol } from "./play_protocol.ts";
import { type GivenPlayers, HUMAN, playersOf, seats } from "./play_seats.ts";
import { checkWritableFile, writeWhole } from "./whole_file.ts";

/** The options as text. */
export interface PlayFlags {
  readonly seed: string;
  readonly agents: string[];
  readonly side?: string;
  readonly out?: string;
  readonly protocol?: string;
  readonly boxes?: string;
}

/** Runs the verb, until the game is over or the person resigns. */
export async function playVerb(
  gameSpec: string | undefined,
  given: GivenPlayers,
  flags: PlayFlags,
): Promise<void> {
  const { protocol } = flags;
  if (protocol !== undefined) {
    if (gameSpec !== undefined && gameSpec !== "tictactoe") {
      throw new UsageError(`--protocol ${protocol} plays tictactoe, not ${gameSpec}`);
    }
    return await playProtocol(given[0] ?? "menace", inputLines(), {
      ...flags,
      protocol,
    });
  }
  if (flags.boxes !== undefined) {
    throw new UsageError("--boxes is for the boxes of MENACE; expected --protocol menace as well");
  }
  if (gameSpec === undefined) throw new UsageError("missing required argument 'game'");
  const players = playersOf(given);
  if (await playedWithEngines(players.filter((spec) => spec !== HUMAN))) return;
  const game = findGame(gameSpec);
  addAgentsOf(flags.agents);
  const specs = seats(game, named(game, players), flags.side);
  const seed = `${seedOf("play", flags.seed)}/${game.spec}/play`;
  if (flags.out !== undefined) refuseTaken(flags.out);
  await prepareAgents(specs.filter((spec) => spec !== HUMAN), game);

  const lines = inputLines();
  const playerOf = (side: Side): Player =>
    specs[side] === HUMAN
      ? person(HUMAN, () => referee, lines)
      : telling(createAgent(specs[side], game), game, `${seed}/side ${side}`);
  const seated = [playerOf(0), playerOf(1)] as const;
  const referee: Referee = new Referee(game, [seated[0].name, seated[1].name], { seed });
  console.log(`${game.title}. Enter a move as in the list, or one of: ${commandNames}.`);
  await hostGame(referee, seated);
  printEnd(referee);
  if (flags.out !== undefined) await writeRecord(flags.out, referee);
}

/** The players, each outside engine with the name of its version, for the record. */
function named(game: Game, [first, second]: readonly string[]): readonly [string, string] {
  const name = (spec: string) => spec === HUMAN ? spec : withEngineNames([spec], game)[0];
  return [name(first), name(second)];
}

/** The most characters of a line of input. */
const LONGEST_LINE = 10_000;

/**
 * The lines of standard input.
 *
 * @throws {UsageError} on one without an end, e.g. from a device
 */
async function* inputLines(): AsyncGenerator<string> {
  for await (const line of boundedLines(Deno.stdin.readable, LONGEST_LINE)) {
    if (line === null) {
      throw new UsageError(`expected lines of at most ${LONGEST_LINE} characters as input`);
    }
    yield line;
  }
}

/** An agent whose moves are printed. */
function telling(agent: Agent, game: Game, stream: string): Player {
  const player = agentAsPlayer(agent, randomStream(stream));
  return {
    ...player,
    async choose(position, context) {
      const move = await player.choose(position, context);
      const legal = new Int32Array(game.maxMoves);
      const count = position.moves(legal, 0);
      // The referee reports illegal moves.
      if (legal.subarray(0, count).includes(move)) {
        console.log(`${agent.name} plays ${game.format(position, move)}`);
      }
      return move;
    },
  };
}

/** Draws the last position and prints the result, with its reason unless a side won by the rules. */
function printEnd(referee: Referee): void {
  const { game, names } = referee;
  const { result, reason } = referee.end!;
  console.log(`\n${drawingOf(referee)}`);
  if (result === 0) return console.log(`A draw${reason ? ` by ${reason}` : ""}.`);
  if (reason) console.log(`${reason}.`);
  const winner = result === 1 ? 0 : 1;
  console.log(`${game.sides[winner]} (${names[winner]}) wins.`);
}

/** @throws {UsageError | SetupError} when the file cannot be written, or exists: it may contain a game */
function refuseTaken(path: string): void {
  checkWritableFile("--out", path);
  if (!existsSync(path)) return;
  throw new UsageError(`--out ${quote(path)}: the file exists; expected a new name`);
}

async function writeRecord(path: string, referee: Referee): Promise<void> {
  const text = await formatRecord(referee.record({ deterministic: false }), "1");
  writeWhole(path, text);
  console.log(`record: ${path}`);
}
