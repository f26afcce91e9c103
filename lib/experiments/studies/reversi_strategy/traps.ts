/**
 * The Stoner traps in games of a player against itself.
 *
 * @module
 */
import type { Game, Side } from "matchbox/games/game.ts";
import { cornerOffers } from "matchbox/games/reversi/stoner_traps.ts";
import type { Player } from "../../round_robin.ts";
import { selfPlay } from "./players.ts";
import type { Source } from "./positions.ts";
import type { Taker, TrapRow } from "./rows.ts";

/** A game, and the traps in it. */
export function trapRows(game: Game, player: Player, number: number, source: Source) {
  const { start, moves, end } = selfPlay(game, player, source);
  const result = end.result()!;
  const offers = cornerOffers(game, start, moves);
  const head = { player: player.name, game: number };
  const texts = movesAsText(game, start, moves);
  const traps = offers.flatMap(({ ply, side, attack, nearTakenBy }): TrapRow[] => {
    if (!attack) return [];
    const taker = (by: Side | null): Taker => {
      if (by === null) return "nobody";
      return by === side ? "attacker" : "victim";
    };
    const { answers, parries } = attack;
    return [{
      ...head,
      ...{ x_ply: ply, attack_ply: attack.ply, answers, parries },
      ...{ far: taker(attack.farTakenBy), near: taker(nearTakenBy) },
      points: (1 + (side === 0 ? result : -result)) / 2,
      ...{ start: `${start}`, moves: texts },
    }];
  });
  const games = [{
    ...head,
    x_moves: offers.length,
    open: offers.filter(({ open }) => open).length,
    set: offers.filter(({ set }) => set).length,
    traps: traps.length,
  }];
  return { games, traps };
}

function movesAsText(game: Game, start: SelfStart, moves: readonly number[]): string {
  const position = start.clone();
  return moves.map((move) => {
    const text = game.format(position, move);
    position.play(move);
    return text;
  }).join(" ");
}

type SelfStart = ReturnType<typeof selfPlay>["start"];
