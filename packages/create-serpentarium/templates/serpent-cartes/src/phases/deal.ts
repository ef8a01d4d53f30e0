import type { ActionIn, Phase, PositionIn, Refusal } from "@serpentarium/core";
import { withRefusal } from "@serpentarium/core/variant";
import { cardName, formatRow } from "@serpentarium/serpent-cartes";
import type { ClauseId } from "../clauses.ts";
import type { MySerpentCartes } from "../game.ts";

/** Why a row is not dealt: neither a king nor a queen lies at its end. */
function refuseBare(
  _position: PositionIn<MySerpentCartes, "deal">,
  { row }: ActionIn<MySerpentCartes, "deal">,
): Refusal<ClauseId> | undefined {
  const goal = row.at(-1);
  if (goal === undefined || /^[KQ]/.test(formatRow([goal]))) return undefined;
  return { clause: "setup.crown", data: { card: cardName(goal) } };
}

/** Le serpent’s deal, with a crowned goal (`setup.crown`): other rows are dealt again. */
export const deal = (phase: Phase<MySerpentCartes, "deal">): Phase<MySerpentCartes, "deal"> =>
  withRefusal(phase, refuseBare);
