/**
 * The teaching of My Serpent (cards); its pictures and its lesson are those of Le serpent.
 *
 * @module
 */
export { default } from "@serpentarium/serpent-cartes/teaching";
