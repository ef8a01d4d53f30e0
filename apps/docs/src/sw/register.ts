/** Registers the service worker after a page has loaded. */
import { href } from "../lib/links.ts";

async function showNotice(worker: ServiceWorker): Promise<void> {
  const notice = await import("./update-notice.ts");
  notice.showUpdateNotice(worker);
}

/** Shows the update notice once a new worker is installed; the very first worker replaces none and activates by itself. */
function watchInstall(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) showNotice(worker);
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(href("/service-worker.js"));
  if (registration.waiting && navigator.serviceWorker.controller) showNotice(registration.waiting);
  watchInstall(registration.installing);
  registration.addEventListener("updatefound", () => watchInstall(registration.installing));
}

/** Ignores failures: the site also works without a service worker. */
const start = (): Promise<void> => register().catch(() => undefined);

// a board in a frame does not precache the whole site
const isFramed = window !== window.top;

if (import.meta.env.PROD && !isFramed && "serviceWorker" in navigator) {
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
