import { formatLink, type GameRecord } from "@serpentarium/core";

/** The fragment of the address, unless it leads to a place on the page. */
export function fragment(): string {
  const text = location.hash.slice(1);
  return text && !document.getElementById(text) ? text : "";
}

const replaceFragment = (text: string): void => {
  history.replaceState(history.state, "", location.pathname + location.search + (text && `#${text}`));
};

/** Takes a match out of the address that it was opened or copied with: it has gone on. */
export const dropFragment = (): void => {
  if (fragment()) replaceFragment("");
};

/** Writes a match into the address. @returns the whole address */
export function writeFragment(record: GameRecord): string {
  replaceFragment(formatLink(record));
  return location.href;
}
