import { memoizeLast } from "../cache.ts";
import type { ClauseId } from "../clauses.ts";
import { type Bend, bendsOf, type CardKind, KIND_INDEX, type Tile, tileForBend } from "./cards.ts";
import type { FinishRules } from "./finish.ts";
import { END_LETTERS, type EndLetter, layCard, type Snake } from "./snake.ts";

/** A way to lay a card on a snake. */
export interface Placement {
  readonly end: EndLetter;
  readonly bend: Bend;
}

const placementsOf = (kind: CardKind): readonly Placement[] =>
  END_LETTERS.flatMap((end) => bendsOf(kind).map((bend) => ({ end, bend })));

/** The ways to lay a card of each kind on a snake, legal or not. */
export const PLACEMENTS: Readonly<Record<CardKind, readonly Placement[]>> = {
  S: placementsOf("S"),
  C: placementsOf("C"),
  X: placementsOf("X"),
  D: placementsOf("D"),
};

/** A set of placements, as bits by the index in {@link PLACEMENTS}. */
export type PlacementSet = number;

/** The tile of a card that is laid at an end with a bend. */
export const tileForEnd = ({ ends }: Snake, kind: CardKind, end: EndLetter, bend: Bend): Tile =>
  ends ? tileForBend(kind, ends[end].direction, bend) : 0;

/**
 * Whether a card at the tail end is named from the head end in notation: both ends face the same cell, and the card also joins the head
 * end.
 */
export function isNamedFromHead({ ends }: Snake, kind: CardKind, end: EndLetter, bend: Bend): boolean {
  if (end === "h" || !ends || ends.h.cell !== ends.t.cell) return false;
  const laid = tileForBend(kind, ends.t.direction, bend);
  return bendsOf(kind).some((other) => tileForBend(kind, ends.h.direction, other) === laid);
}

/** The rules for where cards fit, including those for finishing a snake. */
export interface FitRules extends FinishRules<ClauseId> {
  /** Whether a card fits at an end; not if the snake could not be finished afterwards (`place.can-finish`). */
  fitsAt(snake: Snake, kind: CardKind, end: EndLetter, bend: Bend): boolean;
  fitsOf(snake: Snake, kind: CardKind): PlacementSet;
}

/** Creates the fit rules from the rules for finishing a snake. */
export function createFitRules(finish: FinishRules<ClauseId>): FitRules {
  const { canFinish } = finish;

  function canLay(snake: Snake, end: EndLetter, card: Tile): boolean {
    const after = layCard(snake, end, card);
    return after !== undefined && canFinish(after);
  }

  const canLayFast = canFinish.afterLaying ?? canLay;

  function findFits(snake: Snake, kind: CardKind): PlacementSet {
    let fits: PlacementSet = 0;
    const placements = PLACEMENTS[kind];
    for (let i = 0; i < placements.length; i++) {
      const { end, bend } = placements[i] as Placement;
      if (isNamedFromHead(snake, kind, end, bend)) continue;
      if (canLayFast(snake, end, tileForEnd(snake, kind, end, bend))) fits |= 1 << i;
    }
    return fits;
  }

  // the phase and the legal actions ask for the fits of the same snake
  const cachedFits = memoizeLast((): (PlacementSet | undefined)[] => []);

  return {
    ...finish,
    // without the faster test, so that tests compare the two
    fitsAt: (snake, kind, end, bend) => canLay(snake, end, tileForEnd(snake, kind, end, bend)),
    fitsOf(snake, kind) {
      const fits = cachedFits(snake);
      fits[KIND_INDEX[kind]] ??= findFits(snake, kind);
      return fits[KIND_INDEX[kind]] as PlacementSet;
    },
  };
}
