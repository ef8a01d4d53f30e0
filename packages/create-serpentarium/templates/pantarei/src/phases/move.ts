import type { Phase, Refusal } from "@serpentarium/core";
import { withRefusal } from "@serpentarium/core/variant";
import type { MovePosition, Turn } from "@serpentarium/pantarei";
import { height, pieceAt, VALUE_OF } from "@serpentarium/pantarei/parts";
import type { ClauseId } from "../clauses.ts";
import type { MyPantarei } from "../game.ts";

/** The most pieces that a pile holds on which a pair lands. */
const LOW = 2;

/** Why a pair does not land where it would. The piece on top may still go there alone, so something is always left to play. */
function refuseHigh({ row }: MovePosition, turn: Turn): Refusal<ClauseId> | undefined {
  if (turn.kind !== "move" || !turn.pair) return undefined;
  const distance = VALUE_OF[pieceAt(row, turn.pile)] ?? 0;
  const to = turn.direction === "R" ? turn.pile + distance : turn.pile - distance;
  if (height(row, to) <= LOW) return undefined;
  const pile = to + 1;
  return { clause: "move.pair-low", data: { pile }, spaces: [`pile-${pile}`] };
}

/** Pantareï’s turn, in which pairs land low (`move.pair-low`). */
export const move = (phase: Phase<MyPantarei, "move">): Phase<MyPantarei, "move"> =>
  withRefusal(phase, refuseHigh);
