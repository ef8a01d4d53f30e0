import type { Outcome } from "@serpentarium/core";
import { choice } from "@serpentarium/core/notation";
import { extendPositions } from "@serpentarium/core/variant";
import type { Ssserpent } from "@serpentarium/ssserpent";
import { formatOutcome, OUTCOMES } from "@serpentarium/ssserpent/parts";
import type { SsserpentQuick } from "./game.ts";
import { areKissing } from "./phases/move.ts";

const KISS: Outcome = { reason: "end.kiss", places: [1, 1] };

/** The positions of the base, and those after a kiss: without it, one of the players would be to move. */
export const positions = extendPositions<Ssserpent, SsserpentQuick>({
  fields: { outcome: { codec: () => choice([...OUTCOMES, KISS], formatOutcome) } },
  complete(read, inBase) {
    if (read.phase !== "over" || read.outcome.reason !== KISS.reason) return inBase(read);
    if (!areKissing(read)) return { problem: { id: "failures.bad-position.no-kiss" } };
    const red = inBase({ ...read, phase: "move", toAct: 0 });
    const yellow = inBase({ ...read, phase: "move", toAct: 1 });
    return "phase" in red || "phase" in yellow ? read : red;
  },
});
