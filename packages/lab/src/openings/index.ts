/**
 * Statistics of openings: the actions of bots in each position, their frequency, and the results of these games.
 *
 * @module
 */
export { toOpeningsDocument } from "../document/openings-document.ts";
export { countOpenings, type OpeningsOptions } from "./count-openings.ts";
export {
  findOpening,
  OPENINGS_FORMAT,
  type Opening,
  type OpeningMove,
  type Openings,
  type OpeningsSubject,
} from "./openings.ts";
