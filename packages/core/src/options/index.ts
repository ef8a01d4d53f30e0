/**
 * The fields of options, for forms and help texts that ask for them.
 *
 * @module
 */
export * from "./option-field.ts";
