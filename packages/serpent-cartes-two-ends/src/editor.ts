/**
 * The position editor of Le serpent from both ends; it works like that of Le serpent.
 *
 * @module
 */
import { createEditor } from "@serpentarium/serpent-cartes/editor";
import { TWO_ENDS_COURSE } from "./material/course.ts";

/** The position editor of Le serpent from both ends. */
export default createEditor({ course: TWO_ENDS_COURSE });
