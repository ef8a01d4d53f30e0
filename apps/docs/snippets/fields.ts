// #region types
import type { PositionWithFields } from "@serpentarium/core/variant";
import type { BySeat, Position, Ssserpent } from "@serpentarium/ssserpent";

interface SsserpentBites extends Omit<Ssserpent, "position"> {
  readonly position: PositionWithFields<Position, { readonly bites: BySeat<number> }>;
}

// #endregion

// #region positions
import { integer, listOf } from "@serpentarium/core/notation";
import { extendPositions } from "@serpentarium/core/variant";

export const positions = extendPositions<Ssserpent, SsserpentBites>({
  fields: {
    bites: {
      start: () => [0, 0],
      codec: () => listOf<number, BySeat<number>>(integer(0, 999), ",", 2),
    },
  },
});

// #endregion

// #region game
import type { Phase } from "@serpentarium/core";
import { defineVariant } from "@serpentarium/core/variant";
import { ssserpent } from "@serpentarium/ssserpent";
import { bySeat } from "@serpentarium/ssserpent/parts";

type Move = Phase<SsserpentBites, "move">;

/** The base's phase, in which each bite is counted. */
const move = (base: Move): Move => ({
  ...base,
  apply(position, action) {
    const after = base.apply(position, action); // with the bites so far
    const { toAct } = position;
    const lengthOf = ({ serpents }: Position) => serpents[toAct === 0 ? 1 : 0].body.length;
    if (lengthOf(after) === lengthOf(position)) return after;
    const [own, other] = toAct === 0 ? after.bites : [after.bites[1], after.bites[0]];
    return { ...after, bites: bySeat(toAct, own + 1, other) };
  },
});

export const ssserpentBites = defineVariant<Ssserpent, SsserpentBites>(ssserpent, {
  id: "ssserpent-bites",
  version: "0.1.0",
  base: ">=0.0.0 <0.2.0",
  positions,
  phases: { move },
  seatName({ bites }, seat) {
    const count = bites[seat === 0 ? 0 : 1];
    return { id: "seat.bites", data: { seat, count } };
  },
});

// #endregion

// #region played
import { createTable, play, unwrap } from "@serpentarium/core";

const before = unwrap(
  ssserpentBites.parsePosition(
    "move:red e5.WWSS.E.4.a g7.SSW.N.4.j - - c7 0 3 40",
    createTable(ssserpentBites),
  ),
);
export const after = ssserpentBites.formatPosition(unwrap(play(ssserpentBites, before, "ESS")).position);

// "replant:red f3.NNWW.S.4.a g7.SS.N.4.j - - c7 1 0 41 1,0"
// #endregion

// #region teaching
import { inheritTeaching } from "@serpentarium/core/variant";
import base from "@serpentarium/ssserpent/teaching";

export const teaching = inheritTeaching(
  base,
  {}, // the variant's clauses: none is changed
  { "far-away": "another task of this variant teaches it" },
);
// #endregion
