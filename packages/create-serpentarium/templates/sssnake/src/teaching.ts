/**
 * The teaching of My Sssnake; its pictures and its lesson are those of Sssnake.
 *
 * @module
 */
export { default } from "@serpentarium/sssnake/teaching";
