/*
 * A slow reference implementation of Sssnake's cards and traces for comparison. It shares no code with the package.
 */

/** A side of a card, or the direction out of it. */
type Side = "N" | "E" | "S" | "W";
/** A cell: x to the east, y to the north of the tail, as one number. */
export type Cell = number;

const COLUMN = 4096;
export const cellAt = (x: number, y: number): Cell => x * COLUMN + y;
export function placeAt(cell: Cell): { readonly x: number; readonly y: number } {
  const x = Math.round(cell / COLUMN);
  return { x, y: cell - x * COLUMN };
}
export const STEP: Readonly<Record<Side, number>> = { N: 1, E: COLUMN, S: -1, W: -COLUMN };
export const STEPS: readonly number[] = Object.values(STEP);
export const OPPOSITE: Readonly<Record<Side, Side>> = { N: "S", E: "W", S: "N", W: "E" };
export const TAIL = cellAt(0, 0);
export const HEAD = cellAt(1, 0);

type Joins = Readonly<Partial<Record<Side, Side>>>;

/** The parts of every card in each orientation (`material.parts`). */
const JOINS = {
  SV: { N: "S", S: "N" },
  SH: { E: "W", W: "E" },
  CNE: { N: "E", E: "N" },
  CNW: { N: "W", W: "N" },
  CSE: { S: "E", E: "S" },
  CSW: { S: "W", W: "S" },
  X: { N: "S", S: "N", E: "W", W: "E" },
  DNE: { N: "E", E: "N", S: "W", W: "S" },
  DNW: { N: "W", W: "N", S: "E", E: "S" },
} as const satisfies Readonly<Record<string, Joins>>;

export type Card = keyof typeof JOINS;
export const CARDS: readonly Card[] = ["SV", "SH", "CNE", "CNW", "CSE", "CSW", "X", "DNE", "DNW"];
/** The cards of two parts; for every card of one part there is one that contains it. */
export const DOUBLE_CARDS: readonly Card[] = ["X", "DNE", "DNW"];

export const joinsOf = (card: Card): Joins => JOINS[card];

/** Whether a card has every part of another. */
export const hasPartsOf = (card: Card, other: Card): boolean =>
  Object.entries(joinsOf(other)).every(([side, out]) =>
    Object.entries(joinsOf(card)).some(([from, to]) => from === side && to === out),
  );

/** The cards laid, by cell. */
export type Layout = ReadonlyMap<Cell, Card>;

/** The empty cell that an end faces, and the direction into it. */
export interface FacedCell {
  readonly cell: Cell;
  readonly heading: Side;
}

/** A half of the big card. */
export type Half = "head" | "tail";
export const OPENINGS: Readonly<Record<Half, FacedCell>> = {
  head: { cell: HEAD + STEP.E, heading: "E" },
  tail: { cell: TAIL + STEP.W, heading: "W" },
};

/** Called with a cell of a trace, and the two sides of its card that the trace joins. */
type Visit = (cell: Cell, sides: readonly [Side, Side]) => void;

/** Follows the parts of the cards (`ends.trace`). */
export function follow(layout: Layout, from: FacedCell, visit?: Visit): FacedCell | "complete" | "dead" {
  let { cell, heading } = from;
  while (true) {
    if (cell === TAIL) return heading === "E" ? "complete" : "dead";
    if (cell === HEAD) return heading === "W" ? "complete" : "dead";
    const card = layout.get(cell);
    if (!card) return { cell, heading };
    const out = joinsOf(card)[OPPOSITE[heading]];
    if (!out) return "dead";
    visit?.(cell, [OPPOSITE[heading], out]);
    heading = out;
    cell += STEP[out];
  }
}

/** Where the two traces lead: from the head, then from the tail. */
export const traceEnds = (layout: Layout) => [follow(layout, OPENINGS.head), follow(layout, OPENINGS.tail)];

/** The parts on both traces by cell, each as the two sides joined. */
export function partsOnTraces(layout: Layout): ReadonlyMap<Cell, readonly (readonly [Side, Side])[]> {
  const parts = new Map<Cell, (readonly [Side, Side])[]>();
  const visit: Visit = (cell, sides) => parts.set(cell, [...(parts.get(cell) ?? []), sides]);
  const ends = [OPENINGS.head, OPENINGS.tail].map((from) => follow(layout, from, visit));
  // a complete snake is one trace, followed from both ends
  if (ends.includes("complete"))
    for (const [cell, all] of parts) parts.set(cell, all.slice(0, all.length / 2));
  return parts;
}

/** The layout without loose parts: a card with one part on a trace becomes a card of that part alone. */
export function withoutLooseParts(layout: Layout): Layout {
  const parts = partsOnTraces(layout);
  return new Map(
    [...layout].map(([cell, card]) => {
      const [sides, ...more] = parts.get(cell) ?? [];
      const plain = sides && CARDS.find((name) => joinsOf(name)[sides[0]] === sides[1]);
      return [cell, plain && more.length === 0 ? plain : card];
    }),
  );
}
