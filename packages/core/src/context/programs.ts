import type { GameTypes } from "../game.ts";
import { BUILT_IN_OCCUPANTS, type TurnContext } from "./context.ts";

/** Returns the name of an occupant that is no person and none of these programs; undefined if there is none. */
export const findMissingProgram = (
  { occupants, seating }: Pick<TurnContext<GameTypes>, "occupants" | "seating">,
  programs: readonly string[],
): string | undefined =>
  [...occupants, seating.dealer].find(
    (name) => !(BUILT_IN_OCCUPANTS as readonly string[]).includes(name) && !programs.includes(name),
  );
