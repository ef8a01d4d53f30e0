/**
 * The position editor of My Sssnake; it works as that of Sssnake.
 *
 * @module
 */
export { default } from "@serpentarium/sssnake/editor";
