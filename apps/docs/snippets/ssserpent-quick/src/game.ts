import { defineVariant } from "@serpentarium/core/variant";
import { type Ssserpent, ssserpent } from "@serpentarium/ssserpent";
import manifest from "../package.json" with { type: "json" };
import { type ClauseId, clauses } from "./clauses.ts";
import { events, type RuleEvent } from "./events.ts";
import { options } from "./options.ts";
import { heads } from "./phases/heads.ts";
import { move } from "./phases/move.ts";
import { positions } from "./positions.ts";

/** The types of Ssserpent, with other clauses and one more event. */
export interface SsserpentQuick extends Omit<Ssserpent, "clause" | "event"> {
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}

export const ssserpentQuick = defineVariant<Ssserpent, SsserpentQuick>(ssserpent, {
  id: "ssserpent-quick",
  version: manifest.version,
  base: ">=0.0.0 <0.2.0",
  options,
  clauses,
  positions,
  phases: { heads, move },
  events,
});
