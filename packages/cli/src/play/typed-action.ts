import type { PlayedAction, Result } from "@serpentarium/core";
import { playInMatch } from "@serpentarium/core/match";
import type { GameMatch } from "../match.ts";

/** The prefix of a choice for the acting seat in a simultaneous phase, such as `1:`; empty in other phases. */
export function seatPrefix({ game, position }: GameMatch): string {
  const actor = game.toAct(position);
  const isChoice = game.phases[position.phase]?.kind === "simultaneous" && typeof actor === "number";
  return isChoice ? `${actor + 1}:` : "";
}

/**
 * Parses an action typed for the acting seat or for chance, and returns it with the position after it. A simultaneous choice may omit its
 * seat. Fails like `play`.
 */
export function parseTypedAction(match: GameMatch, text: string): Result<PlayedAction> {
  const { game, position } = match;
  const prefix = seatPrefix(match);
  const isComplete = text.startsWith(prefix) || game.parseAction(text, position).ok;
  return playInMatch(game, match, isComplete ? text : prefix + text, game.toAct(position));
}
