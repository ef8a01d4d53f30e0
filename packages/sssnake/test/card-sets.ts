import fc from "fast-check";
import type { CellCard } from "./conversions.ts";
import { CARDS, follow, joinsOf, OPENINGS, OPPOSITE, STEP } from "./layout.ts";

/** A card placement that need not fit. */
interface CardPlacement {
  readonly end: "head" | "tail";
  readonly kind: string;
  readonly turn: number;
  /** Beside the cell that the end faces. */
  readonly displaced: boolean;
  /** In any orientation, even one that does not join. */
  readonly anyOrientation: boolean;
}

/** True once in `n` times. */
const oneIn = (n: number): fc.Arbitrary<boolean> => fc.nat(n - 1).map((value) => value === 0);
const placementsOf = (kinds: string): fc.Arbitrary<readonly CardPlacement[]> =>
  fc.array(
    fc.record({
      end: fc.constantFrom("head", "head", "head", "tail"),
      kind: fc.constantFrom(...kinds),
      turn: fc.constantFrom(0, 0, 0, 1, 2),
      displaced: oneIn(80),
      anyOrientation: oneIn(40),
    }),
    { maxLength: 14, size: "max" },
  );

function placeCard(
  cards: readonly CellCard[],
  { end, kind, turn, displaced, anyOrientation }: CardPlacement,
): readonly CellCard[] {
  const at = follow(new Map(cards), OPENINGS[end]);
  if (typeof at !== "object") return cards;
  const oriented = CARDS.filter(
    (card) => card.startsWith(kind) && (anyOrientation || joinsOf(card)[OPPOSITE[at.heading]]),
  );
  return [...cards, [at.cell + (displaced ? STEP.N : 0), oriented[turn % oriented.length] ?? "X"]];
}

/**
 * Sets of cards mostly connected with the big card. Straight cards and curves close snakes in; cards of two parts let them
 * through.
 */
export const cardSets: fc.Arbitrary<readonly CellCard[]> = fc
  .oneof(placementsOf("SCC"), placementsOf("SCXD"))
  .map((placements) => placements.reduce<readonly CellCard[]>(placeCard, []));
