/** Events with which people begin to use a page; a mouse and a finger send the first one before they press. */
const USES = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/** Calls a function once, when a person first uses the page: what is not needed to show it is loaded then. */
export function whenUsed(act: () => void, signal: AbortSignal): void {
  const stopped = new AbortController();
  // AbortSignal.any is newer than some of the supported browsers
  signal.addEventListener("abort", () => stopped.abort(), { signal: stopped.signal });
  const options = { capture: true, signal: stopped.signal };
  for (const type of USES)
    addEventListener(
      type,
      () => {
        stopped.abort();
        act();
      },
      options,
    );
}
