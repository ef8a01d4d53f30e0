/*
 * Symmetries of positions and actions, applied to their texts and so independent of the representation of snakes.
 */

/** The maps of coordinates and of card names. */
interface Symmetry {
  readonly place: (x: number, y: number) => readonly [number, number];
  readonly cards: Readonly<Record<string, string>>;
}

/** A reflection that exchanges north and south. */
export const MIRROR: Symmetry = {
  place: (x, y) => [x, -y],
  cards: { CNE: "CSE", CSE: "CNE", CNW: "CSW", CSW: "CNW", DNE: "DNW", DNW: "DNE" },
};

/** A half turn, which exchanges head and tail. */
export const HALF_TURN: Symmetry = {
  place: (x, y) => [1 - x, -y],
  cards: { CNE: "CSW", CSW: "CNE", CNW: "CSE", CSE: "CNW" },
};

function transformSnake(text: string, { place, cards }: Symmetry): string {
  if (text === "-") return text;
  const moved = text.split("+").map((part) => {
    const [x = "", y = "", card = ""] = part.split(".");
    const [column, row] = place(Number(x), Number(y));
    return { column, row, text: `${column}.${row}.${cards[card] ?? card}` };
  });
  return moved
    .toSorted((a, b) => a.row - b.row || a.column - b.column)
    .map((card) => card.text)
    .join("+");
}

/** Applies a symmetry to every snake of a position. */
export function transformPosition(position: string, image: Symmetry): string {
  const [start, roller, deck, hand, left, ...snakes] = position.split(" ");
  return [start, roller, deck, hand, left, ...snakes.map((snake) => transformSnake(snake, image))].join(" ");
}

/** The action in a reflected position: left and right are exchanged. */
export const mirrorAction = (action: string): string =>
  action.replace(/[LR]$/, (turn) => (turn === "L" ? "R" : "L"));

/** Moves every player one seat to the left. */
export function rotateSeats(position: string, seats: number): string {
  const nextSeat = (seat: string): string => String((Number(seat) % seats) + 1);
  const [start = "", roller = "", deck, hand, left, ...snakes] = position.split(" ");
  const [phase, head = ""] = start.split(":");
  const [actor = "", reason] = head.split("!");
  const moved = actor === "chance" ? actor : actor.split("+").map(nextSeat).toSorted().join("+");
  const to = reason === undefined ? moved : `${moved}!${reason}`;
  return [
    `${phase}:${to}`,
    nextSeat(roller),
    deck,
    hand,
    left,
    ...snakes.slice(-1),
    ...snakes.slice(0, -1),
  ].join(" ");
}
