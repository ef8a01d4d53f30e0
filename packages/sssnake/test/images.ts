/*
 * Positions and actions seen differently, as texts: what is written has nothing in common with how a snake is kept.
 */

/** Where a card comes to lie, and how. */
interface Image {
  readonly place: (x: number, y: number) => readonly [number, number];
  readonly cards: Readonly<Record<string, string>>;
}

/** North and south exchanged. */
export const MIRRORED: Image = {
  place: (x, y) => [x, -y],
  cards: { CNE: "CSE", CSE: "CNE", CNW: "CSW", CSW: "CNW", DNE: "DNW", DNW: "DNE" },
};

/** Half a turn, which puts the head where the tail was. */
export const TURNED: Image = {
  place: (x, y) => [1 - x, -y],
  cards: { CNE: "CSW", CSW: "CNE", CNW: "CSE", CSE: "CNW" },
};

function snakeText(text: string, { place, cards }: Image): string {
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

/** A position with every snake seen differently. */
export function imageOf(position: string, image: Image): string {
  const [start, roller, deck, hand, left, ...snakes] = position.split(" ");
  return [start, roller, deck, hand, left, ...snakes.map((snake) => snakeText(snake, image))].join(" ");
}

/** An action in the mirror: left is right. */
export const mirroredAction = (action: string): string =>
  action.replace(/[LR]$/, (turn) => (turn === "L" ? "R" : "L"));

/** A position with every player one seat further to the left. */
export function movedOn(position: string, seats: number): string {
  const on = (seat: string): string => String((Number(seat) % seats) + 1);
  const [start = "", roller = "", deck, hand, left, ...snakes] = position.split(" ");
  const [phase, head = ""] = start.split(":");
  const [who = "", reason] = head.split("!");
  const moved = who === "chance" ? who : who.split("+").map(on).toSorted().join("+");
  const to = reason === undefined ? moved : `${moved}!${reason}`;
  return [`${phase}:${to}`, on(roller), deck, hand, left, ...snakes.slice(-1), ...snakes.slice(0, -1)].join(
    " ",
  );
}
