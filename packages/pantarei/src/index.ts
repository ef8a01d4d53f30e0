/**
 * Pantareï by Claude Leroy: two players move pieces along a row until a pile of seven stands.
 *
 * @module
 */
import { definePlugin } from "@serpentarium/core";
import { examples } from "./examples.ts";
import { pantarei } from "./game.ts";

export type { Action, Choice, Deal, Move, Pass, Swap, Turn } from "./action.ts";
export type { ClauseId } from "./clauses.ts";
export type { Event } from "./events.ts";
export type { Pantarei } from "./game.ts";
export type { Colour, Piece } from "./material/pieces.ts";
export type { Direction, Row } from "./material/row.ts";
export type { Options } from "./options.ts";
export type { ColourPosition, DealPosition, Last, MovePosition, OverPosition, Position } from "./position.ts";
export { examples, pantarei };
/** Pantareï with its examples, as the tools take it. */
export default definePlugin(pantarei, examples);
