import { deepFreeze } from "@serpentarium/core";
import { type Cell, HEADING_LETTERS, type Heading, headingFromLetter, MAX_SIDE } from "./material/grid.ts";
import { reversedHeadings } from "./material/paths.ts";
import type { Colour } from "./material/serpent.ts";

/** Places an apple or a head on a cell. */
export type Placement<
  P extends "blue" | "apples" | "heads" | "replant" = "blue" | "apples" | "heads" | "replant",
> = P extends string ? { readonly phase: P; readonly cell: Cell } : never;

/** The serpent that moves first, decided by chance (`setup.first`). */
export interface FirstMover {
  readonly phase: "first";
  readonly colour: Colour;
}

/** A whole path, a letter for each step, such as `NNE` (`move.steps`). */
export interface Move {
  readonly phase: "move";
  readonly path: string;
}

/** An action, discriminated by the `phase` in which it is played. */
export type Action = Placement | FirstMover | Move;

export const FIRST_MOVERS: readonly FirstMover[] = deepFreeze([
  { phase: "first", colour: "red" },
  { phase: "first", colour: "yellow" },
]);

/** The headings of a path. */
export function headingsOf({ path }: Move): Heading[] {
  const headings: Heading[] = [];
  for (let i = 0; i < path.length; i++) headings.push(headingFromLetter(path.charAt(i)));
  return headings;
}

// equal paths share one object, so that listing legal paths allocates only the list
const moveCache: (Move | undefined)[] = new Array<undefined>(2 * 4 ** 5);

/** The move along an encoded path. */
export function moveOf(path: number): Move {
  const cached = moveCache[path];
  if (cached) return cached;
  const letters = reversedHeadings(path).map((heading) => HEADING_LETTERS[heading]);
  const move: Move = deepFreeze({ phase: "move", path: letters.toReversed().join("") });
  moveCache[path] = move;
  return move;
}

const createPlacements = (phase: Placement["phase"]): Placement[] =>
  deepFreeze(Array.from({ length: MAX_SIDE ** 2 }, (_, cell) => ({ phase, cell }) as Placement));
/** All placements by phase and cell, as shared objects. */
export const PLACEMENTS: { readonly [P in Placement["phase"]]: readonly Placement<P>[] } = {
  blue: createPlacements("blue") as Placement<"blue">[],
  apples: createPlacements("apples") as Placement<"apples">[],
  heads: createPlacements("heads") as Placement<"heads">[],
  replant: createPlacements("replant") as Placement<"replant">[],
};

/** The placement on a cell in a phase. In phases that a variant adds, actions on a cell have the same form. */
export const placementOn = (phase: Placement["phase"], cell: Cell): Placement =>
  PLACEMENTS[phase]?.[cell] ?? { phase, cell };
