import { defineOptions, type OptionsOf, type Preset } from "@serpentarium/core";
import { DECKS } from "./material/deck.ts";

const ENTRIES = ["card", "die"] as const;
const DEALS = ["any", "finishable"] as const;
const COLLISIONS = ["earlier", "arriver"] as const;

export const options = defineOptions({
  /** The deck (`setup.deck`). */
  deck: {
    kind: "choice",
    values: DECKS,
    default: "32",
    defaultBySeats: { 2: "32", 3: "52", 4: "2x32" },
  },
  /** Where pawns enter (`turn.enter`, `turn.enter-die`). */
  entry: { kind: "choice", values: ENTRIES, default: "card" },
  /** Which rows may be dealt (`setup.finishable`). */
  deal: { kind: "choice", values: DEALS, default: "any" },
  /** Who starts again where pawns meet: who was there, or who has come (`turn.collision`). */
  collision: { kind: "choice", values: COLLISIONS, default: "earlier" },
  /** The number of turns before a draw (`end.long`); `null` for no limit. */
  turnLimit: {
    kind: "integer",
    min: 1,
    max: 100_000,
    nullable: true,
    default: 1000,
  },
});

/** The options of Le serpent. */
export type Options = OptionsOf<typeof options>;

/** By default most rows end in a draw; these presets make every match a race. */
export const presets: readonly Preset<Options>[] = [
  { id: "lively", options: { entry: "die", deal: "finishable" }, isProposed: true },
];
