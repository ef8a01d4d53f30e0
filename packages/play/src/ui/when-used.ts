/** Events with which people begin to use a page; a mouse and a finger send the first one before they press. */
const USES = ["pointerover", "pointerdown", "focusin", "keydown"] as const;

/** Calls a function once, when a person first uses the page: what is not needed to show it is loaded then. */
export function whenUsed(act: () => void, signal: AbortSignal): void {
  const stopped = new AbortController();
  const options = { capture: true, signal: AbortSignal.any([signal, stopped.signal]) };
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
