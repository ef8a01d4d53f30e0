/** After so long in the background, a stream may be dead without anybody knowing: it is opened again. */
const MAX_SLEEP = 5000;

/** What a page does that follows a match. */
interface PageHandlers {
  /** Called when a stream may be dead that was open. */
  onWake(): void;
  /** Called when the device has no network. */
  onOffline(): void;
}

/** Tells when a page sleeps and wakes, until the signal aborts. */
export function watchPage({ onWake, onOffline }: PageHandlers, signal: AbortSignal): void {
  let hiddenAt: number | undefined;
  window.addEventListener("online", onWake, { signal });
  window.addEventListener("offline", onOffline, { signal });
  // a page that comes back from the cache of the browser has lost its stream
  window.addEventListener("pageshow", ({ persisted }) => persisted && onWake(), { signal });
  const onVisibility = (): void => {
    if (document.visibilityState === "hidden") hiddenAt = Date.now();
    else if (hiddenAt !== undefined && Date.now() - hiddenAt > MAX_SLEEP) onWake();
  };
  document.addEventListener("visibilitychange", onVisibility, { signal });
}
