/** The fragment of the address, unless it leads to a place on the page. */
export function fragment(): string {
  const text = location.hash.slice(1);
  return text && !document.getElementById(text) ? text : "";
}

/** Puts another fragment, or none, into the address; the browser's history stays as it is. */
export const replaceFragment = (text: string): void => {
  history.replaceState(history.state, "", location.pathname + location.search + (text && `#${text}`));
};
