/**
 * What Sssnake is made of, for variants. Its shape may change with a minor version.
 *
 * @module
 */
export { edgesOf } from "./drawing/card.ts";
export { sideName } from "./drawing/names.ts";
export { CELL } from "./drawing/plane.ts";
export {
  countOf,
  EMPTY,
  KIND_NAMES,
  KINDS,
  kindOf,
  kindsIn,
  LAID_NAMES,
  type Laid,
  layingOf,
  NONE,
  opposite,
  partsOf,
  plainCard,
  totalOf,
  turned,
  WAYS,
  type Way,
} from "./material/cards.ts";
export { type Finish, JOINED } from "./material/finish.ts";
export { layingAt } from "./material/fit.ts";
export {
  beside,
  type Cell,
  cardsOf,
  ENDS,
  laidOn,
  openings,
  type Placed,
  placeOf,
  trace,
} from "./material/snake.ts";
export { type Parts, partsWith } from "./parts-with.ts";
export { handOf, neighbourOf, ownerIn, snakeOf } from "./position.ts";
export { cellSpace, deckSpace, endSpace, handSpace, tableOf } from "./spaces.ts";
