// #region option
import type { ActionInPhase, OptionsOf, PositionInPhase, Refusal } from "@serpentarium/core";
import { defineOptions } from "@serpentarium/core";
import { defineVariant, type PositionWithOptions, withRefusal } from "@serpentarium/core/variant";
import { type ClauseId, type Pantarei, type Position, pantarei } from "@serpentarium/pantarei";
import { pileHeight, STRAIGHT_ROW_LANDING } from "@serpentarium/pantarei/parts";

const options = {
  low: {
    kind: "integer",
    min: 1,
    max: 12,
    default: 2,
  },
} as const;
const own = defineOptions(options);

interface PantareiLow extends Omit<Pantarei, "options" | "position" | "clause"> {
  readonly options: Pantarei["options"] & OptionsOf<typeof own>;
  readonly position: PositionWithOptions<Position, PantareiLow["options"]>;
  readonly clause: ClauseId | "move.pair-low";
}

function refuseHigh(
  { row, table }: PositionInPhase<PantareiLow, "move">,
  turn: ActionInPhase<PantareiLow, "move">,
): Refusal<PantareiLow["clause"]> | undefined {
  if (turn.kind !== "move" || !turn.pair) return undefined;
  const to = STRAIGHT_ROW_LANDING.destination(row, turn.pile, turn.direction);
  return pileHeight(row, to) > table.options.low ? { clause: "move.pair-low" } : undefined;
}

export const pantareiLow = defineVariant<Pantarei, PantareiLow>(pantarei, {
  id: "pantarei-low",
  version: "0.1.0",
  base: ">=0.0.0 <0.2.0",
  phases: { move: (phase) => withRefusal(phase, refuseHigh) },
  options,
  clauses: {
    "move.pair-low": {
      source: "platform",
      refuses: true,
    },
  },
});
// #endregion
