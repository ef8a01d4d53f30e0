import { fragment, replaceFragment } from "../client/fragment.ts";

export { fragment };

/** Takes a match out of the address that it was opened or copied with: it has gone on. */
export const dropFragment = (): void => {
  if (fragment()) replaceFragment("");
};

/** Writes a link into the address. @returns the whole address */
export function writeFragment(link: string): string {
  replaceFragment(link);
  return location.href;
}
