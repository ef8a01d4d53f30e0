/** The fragment of the address; empty if it is the id of an element on the page. */
export function getFragment(): string {
  const text = location.hash.slice(1);
  return text && !document.getElementById(text) ? text : "";
}

/** Replaces the fragment of the address without a new entry in the browser’s history. */
export const replaceFragment = (text: string): void => {
  history.replaceState(history.state, "", location.pathname + location.search + (text && `#${text}`));
};

/** Removes the link from the address after the match has changed. */
export const clearFragment = (): void => {
  if (getFragment()) replaceFragment("");
};

/** Writes a link into the address. @returns the full URL */
export function writeFragment(link: string): string {
  replaceFragment(link);
  return location.href;
}
