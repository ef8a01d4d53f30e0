import { createParts } from "@serpentarium/sssnake/parts";
import { TIGHT } from "./material/finish.ts";
import type { SssnakeTight } from "./types.ts";

export const parts = createParts<SssnakeTight>({ finish: TIGHT });
