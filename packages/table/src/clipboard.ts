/** The older way to copy, which browsers also allow in insecure contexts, such as pages from a machine at home. */
function copyByCommand(text: string): boolean {
  let isCopied = false;
  const listeners = new AbortController();
  const { signal } = listeners;
  // Safari copies only the selection, unless a page announces other content
  document.addEventListener("beforecopy", (event) => event.preventDefault(), { signal });
  document.addEventListener(
    "copy",
    (event) => {
      event.preventDefault();
      event.stopImmediatePropagation();
      event.clipboardData?.setData("text/plain", text);
      isCopied = event.clipboardData !== null;
    },
    { signal, capture: true },
  );
  document.execCommand("copy");
  listeners.abort();
  return isCopied;
}

/** Copies a text to the clipboard. @returns whether the browser allowed it */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    if (!navigator.clipboard) return copyByCommand(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
