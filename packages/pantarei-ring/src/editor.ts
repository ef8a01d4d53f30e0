/**
 * The position editor of Pantareï in a ring; it works like that of Pantareï.
 *
 * @module
 */
export { default } from "@serpentarium/pantarei/editor";
