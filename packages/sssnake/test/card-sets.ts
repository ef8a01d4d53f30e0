import fc from "fast-check";
import type { LaidOut } from "./laid-out.ts";
import { BACK, CARDS, follow, joinsOf, OPENINGS, STEP } from "./layout.ts";

/** How a card is put down when nobody asks whether it fits. */
interface Put {
  readonly end: "head" | "tail";
  readonly kind: string;
  readonly turn: number;
  /** Beside the cell that the end faces. */
  readonly astray: boolean;
  /** Turned any way, also so that it does not join. */
  readonly unjoined: boolean;
}

const oneOf = (many: number): fc.Arbitrary<boolean> => fc.nat(many - 1).map((n) => n === 0);
const putsOf = (kinds: string): fc.Arbitrary<readonly Put[]> =>
  fc.array(
    fc.record({
      end: fc.constantFrom("head", "head", "head", "tail"),
      kind: fc.constantFrom(...kinds),
      turn: fc.constantFrom(0, 0, 0, 1, 2),
      astray: oneOf(80),
      unjoined: oneOf(40),
    }),
    { maxLength: 14, size: "max" },
  );

function putDown(cards: readonly LaidOut[], { end, kind, turn, astray, unjoined }: Put): readonly LaidOut[] {
  const at = follow(new Map(cards), OPENINGS[end]);
  if (typeof at !== "object") return cards;
  const turned = CARDS.filter(
    (card) => card.startsWith(kind) && (unjoined || joinsOf(card)[BACK[at.heading]]),
  );
  return [...cards, [at.cell + (astray ? STEP.N : 0), turned[turn % turned.length] ?? "X"]];
}

/** Cards that hang together with the big card, more or less: straight and curved ones shut in, cards of two parts let through. */
export const cardSets: fc.Arbitrary<readonly LaidOut[]> = fc
  .oneof(putsOf("SCC"), putsOf("SCXD"))
  .map((puts) => puts.reduce<readonly LaidOut[]>(putDown, []));
