import type { GameMatch } from "../match.ts";

/** The seat before the choice of the player to act in a simultaneous phase, such as `1:`; empty in other phases. */
export function seatPrefix({ game, position }: GameMatch): string {
  const actor = game.toAct(position);
  const isChoice = game.phases[position.phase]?.kind === "simultaneous" && typeof actor === "number";
  return isChoice ? `${actor + 1}:` : "";
}
