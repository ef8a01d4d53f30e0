/**
 * The position editor of My Pantareï; it works as that of Pantareï.
 *
 * @module
 */
export { default } from "@serpentarium/pantarei/editor";
