/**
 * The position editor of tight Sssnake. A snake has at most one loose part.
 *
 * @module
 */
import { createEditor } from "@serpentarium/sssnake/editor";
import { TIGHT } from "./material/finish.ts";

/** The position editor of tight Sssnake. */
export default createEditor({ finish: TIGHT });
