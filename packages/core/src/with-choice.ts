import { type AnyAction, type AnyPosition, type Game, type GameTypes, isGivingUp } from "./game.ts";

const seatOf = ({ seat }: AnyAction): number => Number(seat);

/** Adds a choice to a position of a simultaneous phase without resolving it; returns other positions unchanged. */
export function withChoice<T extends GameTypes>(
  { phases }: { readonly phases: object },
  position: T["position"],
  action: T["action"],
): T["position"] {
  const phase = (phases as Game["phases"])[position.phase];
  if (phase?.kind !== "simultaneous" || isGivingUp(action)) return position;
  const { choices = [] }: AnyPosition = position;
  const chosen = choices.filter(({ seat }) => seat !== action.seat);
  chosen.push(action);
  return { ...position, choices: chosen.sort((a, b) => seatOf(a) - seatOf(b)) };
}
