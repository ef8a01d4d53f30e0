import type { Game } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/context";
import { type MatchContext, waitsForPerson } from "@serpentarium/table";

export const hasChance = ({ phases }: Game): boolean =>
  Object.values(phases).some(({ kind }) => kind === "chance");

/** Whether a chance phase is reachable from a phase, or the phase is one. */
export function canReachChance({ phases }: Game, phase: string): boolean {
  const reachable = new Set([phase]);
  for (const name of reachable) for (const next of phases[name]?.next ?? []) reachable.add(next);
  return [...reachable].some((name) => phases[name]?.kind === "chance");
}

/** Whether people enter outcomes of chance from real dice or cards. */
export const isDealtByHand = ({ seating }: Pick<MatchContext, "seating">): boolean =>
  seating.dealer === PERSON;

/** Whether a person at this screen must enter the outcome of chance. */
export const needsChanceInput = (game: Game, context: MatchContext): boolean =>
  game.toAct(context.position) === "chance" && waitsForPerson(game, context);
