import type { Phase, Refusal } from "@serpentarium/core";
import { withRefusal } from "@serpentarium/core/variant";
import type { MovePosition, TurnAction } from "@serpentarium/pantarei";
import { pieceAt, pileHeight, VALUE_BY_PIECE } from "@serpentarium/pantarei/parts";
import type { ClauseId } from "../clauses.ts";
import type { MyPantarei } from "../types.ts";

/** The maximum height of a pile on which a pair may land. */
const MAX_PILE_HEIGHT = 2;

/** Refuses a pair that would land on a high pile. The top piece may still go there alone, so a legal action always remains. */
function refuseHighPile({ row }: MovePosition, turn: TurnAction): Refusal<ClauseId> | undefined {
  if (turn.kind !== "move" || !turn.pair) return undefined;
  const distance = VALUE_BY_PIECE[pieceAt(row, turn.pile)] ?? 0;
  const to = turn.direction === "R" ? turn.pile + distance : turn.pile - distance;
  if (pileHeight(row, to) <= MAX_PILE_HEIGHT) return undefined;
  const pile = to + 1;
  return { clause: "move.pair-low", data: { pile }, spaces: [`pile-${pile}`] };
}

/** The move phase of Pantareï with the clause `move.pair-low`. */
export const move = (phase: Phase<MyPantarei, "move">): Phase<MyPantarei, "move"> =>
  withRefusal(phase, refuseHighPile);
