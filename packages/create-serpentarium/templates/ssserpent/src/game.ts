import { defineVariant } from "@serpentarium/core/variant";
import { type Ssserpent, ssserpent } from "@serpentarium/ssserpent";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { options } from "./options.ts";
import { heads } from "./phases/heads.ts";
import type { MySsserpent } from "./types.ts";

export const mySsserpent = defineVariant<Ssserpent, MySsserpent>(ssserpent, {
  id: "my-ssserpent",
  version: manifest.version,
  // the supported versions of the base
  base: ">=0.0.0 <0.2.0",
  options,
  clauses,
  phases: { heads },
});
