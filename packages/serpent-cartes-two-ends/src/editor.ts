/**
 * The position editor of Le serpent from both ends; it works as that of Le serpent.
 *
 * @module
 */
import { createEditor } from "@serpentarium/serpent-cartes/editor";
import { TWO_ENDS_HEADINGS } from "./material/headings.ts";

/** The position editor of Le serpent from both ends. */
export default createEditor({ course: TWO_ENDS_HEADINGS });
