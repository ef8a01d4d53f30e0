import { getFragment, replaceFragment } from "../client/fragment.ts";

export { getFragment };

/** Removes the link from the address after the match has changed. */
export const clearFragment = (): void => {
  if (getFragment()) replaceFragment("");
};

/** Writes a link into the address. @returns the full URL */
export function writeFragment(link: string): string {
  replaceFragment(link);
  return location.href;
}
