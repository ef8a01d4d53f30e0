/**
 * The position editor of My Ssserpent; it works as that of Ssserpent.
 *
 * @module
 */
export { default } from "@serpentarium/ssserpent/editor";
