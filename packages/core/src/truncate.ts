/** The maximal length of an untrusted name that a message quotes. */
const MAX_LENGTH = 60;

/** Shortens an untrusted name for a message. */
export const truncate = (name: string): string =>
  name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name;
