/**
 * The fields of options, for forms and help texts.
 *
 * @module
 */
export * from "./option-field.ts";
