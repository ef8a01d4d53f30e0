// #region ground
import { defineOptions, type OptionsOf } from "@serpentarium/core";
import { defineVariant, type PositionWithOptions } from "@serpentarium/core/variant";
import { type Position, type Ssserpent, ssserpent } from "@serpentarium/ssserpent";
import { createParts, type Ground, WALLED_GROUND } from "@serpentarium/ssserpent/parts";
import { HOOP } from "./ssserpent-hoop/src/hoop.ts";

const options = {
  sides: {
    kind: "choice",
    values: ["joined", "walled"],
    default: "joined",
  },
} as const;
const own = defineOptions(options);

interface SsserpentSides extends Omit<Ssserpent, "options" | "position"> {
  readonly options: Ssserpent["options"] & OptionsOf<typeof own>;
  readonly position: PositionWithOptions<Position, SsserpentSides["options"]>;
}

/** The ground chosen by the option. */
const AGREED: Ground<never, SsserpentSides["options"]> = {
  gridOf: (table) => (table.sides === "joined" ? HOOP : WALLED_GROUND).gridOf(table),
};

export const ssserpentSides = defineVariant<Ssserpent, SsserpentSides>(ssserpent, {
  ...createParts<SsserpentSides>({ ground: AGREED }),
  id: "ssserpent-sides",
  version: "0.1.0",
  base: ">=0.0.0 <0.2.0",
  options,
});

// #endregion

// #region inherited
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as theirs } from "@serpentarium/ssserpent";

/** The examples of Ssserpent, on its own ground. */
export const inherited = inheritExamples(theirs, {}).map((example) => ({
  ...example,
  options: { sides: "walled", ...example.options },
}));
// #endregion
