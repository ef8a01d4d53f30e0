/**
 * The position editor of My Serpent (cards); it works as that of Le serpent.
 *
 * @module
 */
export { default } from "@serpentarium/serpent-cartes/editor";
