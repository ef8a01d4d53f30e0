/**
 * How games begin: which actions bots played in each position of the opening, how often, and how these games ended.
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
