/** After this time in the background, in milliseconds, a stream may be dead without an error, so it is reopened. */
const MAX_SLEEP = 5000;

/** The reactions of a page that follows a match. */
interface PageHandlers {
  /** Called when an open stream may be dead. */
  onWake(): void;
  /** Called when the device has no network. */
  onOffline(): void;
}

/** Reports when a page sleeps and wakes, until the signal aborts. */
export function watchPage({ onWake, onOffline }: PageHandlers, signal: AbortSignal): void {
  let hiddenAt: number | undefined;
  window.addEventListener("online", onWake, { signal });
  window.addEventListener("offline", onOffline, { signal });
  // a page restored from the browser's back/forward cache has lost its stream
  window.addEventListener("pageshow", ({ persisted }) => persisted && onWake(), { signal });
  const onVisibility = (): void => {
    if (document.visibilityState === "hidden") hiddenAt = Date.now();
    else if (hiddenAt !== undefined && Date.now() - hiddenAt > MAX_SLEEP) onWake();
  };
  document.addEventListener("visibilitychange", onVisibility, { signal });
}
