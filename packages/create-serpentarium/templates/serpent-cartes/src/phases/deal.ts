import type { ActionInPhase, Phase, PositionInPhase, Refusal } from "@serpentarium/core";
import { withRefusal } from "@serpentarium/core/variant";
import { cardName, formatRow } from "@serpentarium/serpent-cartes";
import type { ClauseId } from "../clauses.ts";
import type { MySerpentCartes } from "../types.ts";

/** Refuses a row that ends with neither a king nor a queen. */
function refusePlainGoal(
  _position: PositionInPhase<MySerpentCartes, "deal">,
  { row }: ActionInPhase<MySerpentCartes, "deal">,
): Refusal<ClauseId> | undefined {
  const goal = row.at(-1);
  if (goal === undefined || /^[KQ]/.test(formatRow([goal]))) return undefined;
  return { clause: "setup.crown", data: { card: cardName(goal) } };
}

/** The deal of Le serpent with the clause `setup.crown`: other rows are dealt again. */
export const deal = (phase: Phase<MySerpentCartes, "deal">): Phase<MySerpentCartes, "deal"> =>
  withRefusal(phase, refusePlainGoal);
