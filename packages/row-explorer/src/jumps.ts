import type { Options, Row } from "@serpentarium/serpent-cartes";
import { entryCardsOf, hopsUntilRest, OFF_ROW } from "@serpentarium/serpent-cartes/parts";
import type { JumpGraph } from "./analysis/analyse-row.ts";

type Entry = Options["entry"];

/**
 * The fate of a pawn after a jump: at the goal, in a cycle through the same card, in a later cycle (`caught`), or off the row, to enter
 * again by the die.
 */
export const FATES = ["goal", "circle", "caught", "off"] as const;
export type Fate = (typeof FATES)[number];

/** One turn of a pawn, from the card on which it rests or enters to the next card on which it rests. */
export interface Jump {
  /** Such as `5`, or `in-1` for an entry on card 1. */
  readonly id: string;
  /** The card on which it rests, or on which it enters. */
  readonly from: number;
  readonly isEntry: boolean;
  /** The cards on which its counts end, in order. */
  readonly touched: readonly number[];
  /** The goal, a card that counts 1, or {@link OFF_ROW}. */
  readonly to: number;
  readonly fate: Fate;
  /** The number of turns to the goal, including this one; `null` if it does not lead there. */
  readonly turns: number | null;
  /** Whether a pawn can ever make this jump. */
  readonly isReachable: boolean;
}

/** The cards on which a pawn rests from a card on, until the goal, an exit with entry by the die, or a repeated card. */
function pathFrom({ restTable, goal }: JumpGraph, entry: Entry, card: number): number[] {
  const path = [card];
  for (let at = card; at !== goal && (at !== OFF_ROW || entry === "card"); ) {
    // a pawn off the row enters on card 1, the next card of 0
    at = restTable[at + 1] ?? OFF_ROW;
    const isRepeated = path.includes(at);
    path.push(at);
    if (isRepeated) break;
  }
  return path;
}

function fateFrom(jumps: JumpGraph, entry: Entry, card: number): Pick<Jump, "fate" | "turns"> {
  const path = pathFrom(jumps, entry, card);
  const last = path.at(-1);
  if (last === jumps.goal) return { fate: "goal", turns: path.length - 1 };
  if (last === OFF_ROW && entry === "die") return { fate: "off", turns: null };
  return { fate: last === card ? "circle" : "caught", turns: null };
}

/** The fate of an entry. With entry on card 1 it can be part of a cycle only through an exit from the row. */
function entryFate(jumps: JumpGraph, entry: Entry, to: number): Pick<Jump, "fate" | "turns"> {
  if (entry === "card") return fateFrom(jumps, entry, OFF_ROW);
  const { fate, turns } = fateFrom(jumps, entry, to);
  return { fate: fate === "circle" ? "caught" : fate, turns: turns === null ? null : turns + 1 };
}

const touchedCards = (row: Row, start: number): number[] => [
  start,
  ...hopsUntilRest(row, start).map(({ to }) => to),
];

/** The cards that count 1, except the goal. */
const restCards = ({ restTable, goal }: JumpGraph): number[] =>
  restTable.flatMap((rest, card) => (rest === card && card !== OFF_ROW && card !== goal ? [card] : []));

/** All jumps of a row, including those from cards that no pawn can reach. */
export function listJumps(row: Row, jumps: JumpGraph, entry: Entry): readonly Jump[] {
  const entries = entryCardsOf(entry).map((card): Jump => {
    const to = jumps.restTable[card] ?? OFF_ROW;
    const touched = touchedCards(row, card);
    const fate = entryFate(jumps, entry, to);
    return { id: `in-${card}`, from: card, isEntry: true, touched, to, isReachable: true, ...fate };
  });
  const others = restCards(jumps).map((card): Jump => {
    const to = jumps.restTable[card + 1] ?? OFF_ROW;
    const touched = touchedCards(row, card + 1);
    const isReachable = jumps.restingCards.includes(card);
    return {
      id: `${card}`,
      from: card,
      isEntry: false,
      touched,
      to,
      isReachable,
      ...fateFrom(jumps, entry, card),
    };
  });
  return [...entries, ...others];
}
