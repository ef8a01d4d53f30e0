/**
 * How a position of tight Sssnake is set up by pressing the tables: as in Sssnake, with never more than one loose part.
 *
 * @module
 */
import { createEditor } from "@serpentarium/sssnake/editor";
import type { SssnakeTight } from "./game.ts";
import { TIGHT } from "./material/finish.ts";

/** How a position of Sssnake without loose parts is set up by pressing. */
export default createEditor<SssnakeTight>({ finish: TIGHT });
