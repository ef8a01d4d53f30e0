/**
 * The teaching of My Ssserpent; its pictures and its lesson are those of Ssserpent.
 *
 * @module
 */
export { default } from "@serpentarium/ssserpent/teaching";
