/** How many characters of a name from outside a message quotes at most. */
const MAX_LENGTH = 60;

/** Shortens a name from outside so that a message can quote it. */
export const truncate = (name: string): string =>
  name.length > MAX_LENGTH ? `${name.slice(0, MAX_LENGTH)}…` : name;
