import type { Row } from "@serpentarium/serpent-cartes";

/** A match in an independent implementation of the rules, which counts card by card and uses no code of the game. */
export interface ReferenceMatch {
  readonly row: Row;
  /** The card of each pawn; 0 off the row. */
  readonly pawns: readonly number[];
  readonly mover: number;
  readonly turns: number;
  /** The keys of all positions so far (`end.endless`). */
  readonly seen: readonly string[];
  readonly winner?: number;
  readonly isDrawn?: boolean;
}

/** The options that a turn depends on. */
export interface MatchOptions {
  readonly entry: "card" | "die";
  readonly collision: "earlier" | "arriver";
  readonly turnLimit: number | null;
}

const valueAt = (row: Row, card: number): number => {
  const points = ((row[card - 1] ?? 0) >> 2) + 1;
  return points > 10 ? 1 : points;
};

/** The card where a pawn rests that reaches a card, counted step by step. */
function restingCard(row: Row, card: number, start: number, goal: number): number {
  const forward = goal > start ? 1 : -1;
  let [at, step] = [card, forward];
  for (;;) {
    if (at === goal && step === forward) return goal;
    const value = valueAt(row, at);
    if (value === 1) return at;
    for (let left = value; left > 0; left--) {
      if (at === goal) step = -forward;
      at += step;
      if (at < 1 || at > row.length) return 0;
    }
  }
}

const stateKey = (pawns: readonly number[], mover: number): string => `${pawns.join()}/${mover}`;

export const startMatch = (row: Row, players: number, mover: number): ReferenceMatch => {
  const pawns = Array.from({ length: players }, () => 0);
  return { row, pawns, mover, turns: 0, seen: [stateKey(pawns, mover)] };
};

/** The match after one turn; `thrown` counts only for a pawn off the row. */
export function playTurn(
  match: ReferenceMatch,
  { entry, collision, turnLimit }: MatchOptions,
  thrown = 1,
): ReferenceMatch {
  const { row, mover, seen } = match;
  const [start, goal] = mover % 2 === 0 ? [1, row.length] : [row.length, 1];
  const forward = goal > start ? 1 : -1;
  const from = match.pawns[mover] ?? 0;
  const card = from === 0 ? start + forward * (thrown - 1) : from + forward;
  const rest = restingCard(row, card, start, goal);
  const meets = rest !== goal && rest !== 0 && match.pawns.some((at, seat) => seat !== mover && at === rest);
  const startsAgain = (at: number, seat: number): boolean =>
    collision === "arriver" ? seat === mover : seat !== mover && at === rest && from !== 0;
  const pawns = match.pawns.map((at, seat) =>
    meets && startsAgain(at, seat) ? 0 : seat === mover ? rest : at,
  );
  const next = (mover + 1) % pawns.length;
  const turns = match.turns + 1;
  const after = { row, pawns, mover: next, turns, seen: [...seen, stateKey(pawns, next)] };
  if (rest === goal) return { ...after, winner: mover };
  const isRepeated = entry === "card" && seen.includes(stateKey(pawns, next));
  return isRepeated || turns === turnLimit ? { ...after, isDrawn: true } : after;
}

/** The number of sequences of `depth` turns, for comparison with `perft`. */
export function countSequences(match: ReferenceMatch, options: MatchOptions, depth: number): number {
  if (match.winner !== undefined || match.isDrawn) return 1;
  const throws = options.entry === "die" && match.pawns[match.mover] === 0 ? [1, 2, 3, 4, 5, 6] : [1];
  if (depth === 1) return throws.length;
  return throws.reduce(
    (sum, thrown) => sum + countSequences(playTurn(match, options, thrown), options, depth - 1),
    0,
  );
}
