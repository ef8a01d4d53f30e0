import { type AnyAction, type AnyPosition, type Game, play } from "@serpentarium/core";
import { first, messageOf } from "../data.ts";
import { spoilt } from "../junk.ts";
import { asAWhole, type Law, stepOfEachPhase } from "../law.ts";

/** What is wrong with how a value that is no action is taken, if anything is. */
function mistaken(game: Game, position: AnyPosition, value: unknown, name: string): string | undefined {
  try {
    play(game, position, value as AnyAction);
    return undefined;
  } catch (error) {
    return `play threw ${messageOf(error)} where ${name}`;
  }
}

/** Takes anything for an action, and actions with anything in one place. */
const forged = (game: Game, position: AnyPosition, action: AnyAction): string | undefined =>
  first(
    [...spoilt(action)].map(
      ([name, value]) =>
        () =>
          mistaken(game, position, value, name),
    ),
  );

export const objects: Law = {
  id: "objects",
  title: {
    en: "what is no action is refused as an object too, never an exception",
    fr: "ce qui n’est pas une action est refusé même sous forme d’objet, jamais une exception",
  },
  once: true,
  check: asAWhole((walk) =>
    first(
      stepOfEachPhase(walk).map(
        ({ position, action }) =>
          () =>
            forged(walk.game, position, action),
      ),
    ),
  ),
};
