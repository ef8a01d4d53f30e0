import { defineVariant } from "@serpentarium/core/variant";
import { type Sssnake, sssnake } from "@serpentarium/sssnake";
import manifest from "../package.json" with { type: "json" };
import { clauses } from "./clauses.ts";
import { options } from "./options.ts";
import { laying } from "./phases/laying.ts";
import type { MySssnake } from "./types.ts";

export const mySssnake = defineVariant<Sssnake, MySssnake>(sssnake, {
  id: "my-sssnake",
  version: manifest.version,
  // the supported versions of the base
  base: ">=0.0.0 <0.2.0",
  options,
  clauses,
  phases: laying,
});
