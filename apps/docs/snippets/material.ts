import { createTable } from "@serpentarium/core";
import { defineVariant } from "@serpentarium/core/variant";

// #region landing
import { type ClauseId, pantarei } from "@serpentarium/pantarei";
import {
  createParts as createPantarei,
  type LandingRules,
  pieceAt,
  pileSpaceId,
  VALUE_BY_PIECE,
} from "@serpentarium/pantarei/parts";

/** A piece that would go past an end of the row turns back there. */
const turning: LandingRules<ClauseId> = {
  destination(row, pile, direction) {
    const last = row.pileEnds.length - 1;
    const distance = VALUE_BY_PIECE[pieceAt(row, pile)] ?? 0;
    const at = direction === "R" ? pile + distance : pile - distance;
    const to = at > last ? 2 * last - at : Math.abs(at);
    return to === pile ? -1 : to;
  },
  refuse: (_row, { pile }) => ({ clause: "move.distance", spaces: [pileSpaceId(pile)] }),
};

export const pantareiTurning = defineVariant(pantarei, {
  ...createPantarei({ landing: turning }),
  id: "pantarei-turning",
  version: "0.1.0",
  base: ">=0.0.0 <0.2.0",
});

// #endregion

// #region finish
import { sssnake } from "@serpentarium/sssnake";
import { createParts as createSssnake, JOINED_FINISH_RULES } from "@serpentarium/sssnake/parts";

/** No snake may be more than seven cards short. */
export const sssnakeNear = defineVariant(sssnake, {
  ...createSssnake({
    finish: {
      ...JOINED_FINISH_RULES,
      canFinish: (snake) => JOINED_FINISH_RULES.canFinish(snake) && JOINED_FINISH_RULES.missing(snake) <= 7,
    },
  }),
  id: "sssnake-near",
  version: "0.1.0",
  base: ">=0.0.0 <0.2.0",
});

// #endregion

// #region course
import { serpentCartes } from "@serpentarium/serpent-cartes";
import { createParts as createSerpentCartes } from "@serpentarium/serpent-cartes/parts";

/** Player 1 goes up the row, all others go down. */
export const serpentCartesAlone = defineVariant(serpentCartes, {
  ...createSerpentCartes({ course: { heading: (seat) => (seat === 0 ? "up" : "down") } }),
  id: "serpent-cartes-alone",
  version: "0.1.0",
  base: ">=0.0.0 <0.2.0",
});
// #endregion

export const tables = {
  turning: createTable(pantareiTurning),
  near: createTable(sssnakeNear),
  alone: createTable(serpentCartesAlone, { seats: 3 }),
};
