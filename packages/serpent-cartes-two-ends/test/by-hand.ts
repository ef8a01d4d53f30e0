import type { Row } from "@serpentarium/serpent-cartes";

/** A match as somebody would keep it who reads the rules with a finger on the cards: nothing of the game is used. */
export interface ByHand {
  readonly row: Row;
  /** The card of each pawn; 0 beside the row. */
  readonly pawns: readonly number[];
  readonly mover: number;
  readonly turns: number;
  /** All that has stood before a turn, `end.endless`. */
  readonly stood: readonly string[];
  readonly winner?: number;
  readonly isDrawn?: boolean;
}

export interface House {
  readonly entry: "card" | "die";
  readonly turnLimit: number | null;
}

const pointsOf = (row: Row, card: number): number => {
  const points = ((row[card - 1] ?? 0) >> 2) + 1;
  return points > 10 ? 1 : points;
};

/** Where the pawn rests that a finger has put on a card: step by step along the table. */
function finger(row: Row, card: number, start: number, goal: number): number {
  const forward = goal > start ? 1 : -1;
  let [at, step] = [card, forward];
  for (;;) {
    if (at === goal && step === forward) return goal;
    const points = pointsOf(row, at);
    if (points === 1) return at;
    for (let left = points; left > 0; left--) {
      if (at === goal) step = -forward;
      at += step;
      if (at < 1 || at > row.length) return 0;
    }
  }
}

const standing = (pawns: readonly number[], mover: number): string => `${pawns.join()}/${mover}`;

export const begin = (row: Row, players: number, mover: number): ByHand => {
  const pawns = Array.from({ length: players }, () => 0);
  return { row, pawns, mover, turns: 0, stood: [standing(pawns, mover)] };
};

/** What the match is after one turn; the die is thrown only for a pawn beside the row. */
export function turn(match: ByHand, { entry, turnLimit }: House, thrown = 1): ByHand {
  const { row, mover, stood } = match;
  const [start, goal] = mover % 2 === 0 ? [1, row.length] : [row.length, 1];
  const forward = goal > start ? 1 : -1;
  const from = match.pawns[mover] ?? 0;
  const card = from === 0 ? start + forward * (thrown - 1) : from + forward;
  const rest = finger(row, card, start, goal);
  const hits = from !== 0 && rest !== goal && rest !== 0;
  const pawns = match.pawns.map((at, seat) => (seat === mover ? rest : hits && at === rest ? 0 : at));
  const next = (mover + 1) % pawns.length;
  const turns = match.turns + 1;
  const after = { row, pawns, mover: next, turns, stood: [...stood, standing(pawns, next)] };
  if (rest === goal) return { ...after, winner: mover };
  const isAgain = entry === "card" && stood.includes(standing(pawns, next));
  return isAgain || turns === turnLimit ? { ...after, isDrawn: true } : after;
}

/** How many sequences of so many turns there are: `perft`, counted by hand. */
export function count(match: ByHand, house: House, depth: number): number {
  if (match.winner !== undefined || match.isDrawn) return 1;
  const throws = house.entry === "die" && match.pawns[match.mover] === 0 ? [1, 2, 3, 4, 5, 6] : [1];
  if (depth === 1) return throws.length;
  return throws.reduce((sum, thrown) => sum + count(turn(match, house, thrown), house, depth - 1), 0);
}
