/**
 * The sentences of the page about a game.
 *
 * @module
 */
import type { Game, Side } from "matchbox/games/mod.ts";
import { isLearner, LEARNERS } from "../learner/players.ts";
import { capital } from "matchbox/touch/page/words.ts";
import { isNetwork, LEVELS, NAMED_PROGRAMS, PERSON } from "./levels.ts";
import type { GameState } from "./messages.ts";

/** A player as a name, e.g. `You`, `Level easy` or `mcts:playouts=200`. */
export function playerWord(players: GameState["players"], side: Side): string {
  const player = players[side];
  if (isLearner(player)) return `Learner, level ${LEARNERS[player]}`;
  if (player !== PERSON) {
    if (isNetwork(player)) return networkWord(player);
    if (Object.hasOwn(NAMED_PROGRAMS, player)) return NAMED_PROGRAMS[player].name;
    return (LEVELS as readonly string[]).includes(player) ? `Level ${player}` : player;
  }
  return players[1 - side] === PERSON ? "Person" : "You";
}

/** A network by its kind and the beginning of its digest, e.g. `Network 38-1 0123456`. */
function networkWord(player: string): string {
  const kind = player.match(/^net(\d+)_(\d+)/)!;
  const [, digest = ""] = player.match(/file=sha256:([0-9a-f]{7})/) ?? [];
  return `Network ${kind[1]}-${kind[2]}${digest && ` ${digest}`}`;
}

/** Who is to move. */
export function turnWords({ players, waiting }: GameState, game: Game, side: Side): string {
  const name = capital(game.sides[side]);
  if (players[side] !== PERSON) {
    const doing = waiting ? "waits until others have thought" : "thinks";
    return `${name} (${playerWord(players, side)}) ${doing}`;
  }
  return players[1 - side] === PERSON ? `${name} to move` : `Your move (${game.sides[side]})`;
}

/** How the game ended. */
export function endWords(
  { end, players }: GameState,
  game: Game,
  score: string,
): string {
  const { result, ending, reason } = end!;
  const said = reason && ` The file says: ${reason}.`;
  if (ending === "unknown" && result === 0) return `A draw.${said}`;
  if (result === 0) return `A draw${reason ? ` by ${reason}` : ""}.`;
  const winner: Side = result === 1 ? 0 : 1;
  const loser = 1 - winner as Side;
  const alone = players.filter((player) => player === PERSON).length === 1;
  const you = alone && players[winner] === PERSON;
  const youLost = alone && players[loser] === PERSON;
  const [won, lost] = [winner, loser].map((side) => capital(game.sides[side]));
  const headline = you ? "You win" : youLost ? "You lose" : `${won} wins`;
  switch (ending) {
    case "resignation":
      return `${headline}: ${youLost ? "you" : game.sides[loser]} gave up.`;
    case "time":
      return `${headline}: ${youLost ? "your" : `${lost}'s`} time is over.`;
    case "unknown":
      return `${headline}.${said}`;
    case "rules": {
      const mate = game.describeEnd ? " by checkmate" : "";
      return `${headline}${mate}${score && !mate ? `: ${score}` : ""}.`;
    }
    default:
      return `${headline}: ${reason}.`;
  }
}
