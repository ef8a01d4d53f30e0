import { type AnyAction, type AnyPosition, type Game, play } from "@serpentarium/core";
import { first, messageOf } from "../data.ts";
import { asAWhole, type Law, stepOfEachPhase } from "../law.ts";

/** What may come where something else is expected, by its name. */
const JUNK: Readonly<Record<string, unknown>> = {
  nothing: undefined,
  null: null,
  true: true,
  "-1": -1,
  "0.5": 0.5,
  "1e9": 1e9,
  NaN: Number.NaN,
  "an empty text": "",
  "a text": "x",
  "the name of a prototype": "__proto__",
  "an empty list": [],
  "a list": ["x"],
  "a list of lists": [[]],
  "an object": {},
  "an object that is no text": { toString: 1 },
  "an object without a prototype": Object.create(null),
  "a function": () => "x",
};

const UNREADABLE = {
  get phase(): string {
    throw new Error("it has no phase");
  },
};

/** What is wrong with how a value that is no action is taken, if anything is. */
function mistaken(game: Game, position: AnyPosition, value: unknown, name: string): string | undefined {
  try {
    play(game, position, value as AnyAction);
    return undefined;
  } catch (error) {
    return `play threw ${messageOf(error)} at ${name}`;
  }
}

/** Takes anything for an action, and actions of which one field is missing or of another kind. */
function forged(game: Game, position: AnyPosition, action: AnyAction): string | undefined {
  const junk = Object.entries(JUNK);
  const values = new Map<string, unknown>([...junk, ["an object that cannot be read", UNREADABLE]]);
  for (const key of Object.keys(action))
    for (const [name, value] of junk)
      values.set(`an action whose ${key} is ${name}`, { ...action, [key]: value });
  return first(
    [...values].map(
      ([name, value]) =>
        () =>
          mistaken(game, position, value, name),
    ),
  );
}

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
