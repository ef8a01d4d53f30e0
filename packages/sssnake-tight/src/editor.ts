/**
 * How a position of tight Sssnake is set up by pressing the tables: as in Sssnake, with never more than one loose part.
 *
 * @module
 */
import { defineEditor } from "@serpentarium/core/editor";
import { editorWith } from "@serpentarium/sssnake/editor";
import type { SssnakeTight } from "./game.ts";
import { TIGHT } from "./material/finish.ts";

/** How a position of Sssnake without loose parts is set up by pressing. */
export default defineEditor<SssnakeTight>(editorWith(TIGHT));
