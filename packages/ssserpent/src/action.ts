import { deepFreeze } from "@serpentarium/core";
import { type Cell, DIRECTIONS, type Heading, headingOf, LONGEST_SIDE } from "./material/grid.ts";
import { headingsBack } from "./material/paths.ts";
import type { Colour } from "./material/serpent.ts";

/** An apple or a head is placed on a cell. */
export type Placement<
  P extends "blue" | "apples" | "heads" | "replant" = "blue" | "apples" | "heads" | "replant",
> = P extends string ? { readonly phase: P; readonly cell: Cell } : never;

/** Chance says which serpent moves first (`setup.first`). */
export interface First {
  readonly phase: "first";
  readonly colour: Colour;
}

/** A whole path, step by step, as `NNE` (`move.steps`). */
export interface Move {
  readonly phase: "move";
  readonly path: string;
}

/** An action, told apart by the `phase` in which it is played. */
export type Action = Placement | First | Move;

export const FIRST: readonly First[] = deepFreeze([
  { phase: "first", colour: "red" },
  { phase: "first", colour: "yellow" },
]);

/** The headings of a path. */
export function headingsOf({ path }: Move): Heading[] {
  const headings: Heading[] = [];
  for (let i = 0; i < path.length; i++) headings.push(headingOf(path.charAt(i)));
  return headings;
}

// paths of the same steps are one object: listing legal paths makes no garbage but the list
const moves: (Move | undefined)[] = new Array<undefined>(2 * 4 ** 5);

/** The move along a path by its number. */
export function moveOf(path: number): Move {
  const known = moves[path];
  if (known) return known;
  const letters = headingsBack(path).map((heading) => DIRECTIONS[heading]);
  const move: Move = deepFreeze({ phase: "move", path: letters.toReversed().join("") });
  moves[path] = move;
  return move;
}

const placements = (phase: Placement["phase"]): Placement[] =>
  deepFreeze(Array.from({ length: LONGEST_SIDE ** 2 }, (_, cell) => ({ phase, cell }) as Placement));
/** Every placement as one shared object, by phase and cell. */
export const PLACEMENTS: { readonly [P in Placement["phase"]]: readonly Placement<P>[] } = {
  blue: placements("blue") as Placement<"blue">[],
  apples: placements("apples") as Placement<"apples">[],
  heads: placements("heads") as Placement<"heads">[],
  replant: placements("replant") as Placement<"replant">[],
};
