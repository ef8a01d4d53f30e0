/** Registers the service worker after a page has loaded, and shows a notice if a module of the page is no longer available. */
import { href } from "../lib/links/links.ts";
// not loaded on demand, because it reports failures of loading
import { showLossNotice, showUpdateNotice } from "./update-notice.ts";
import { KEEP_LANGUAGE } from "./worker-messages.ts";

/** The error messages of Chromium, Firefox and Safari for a missing module, and of Vite for a style sheet. */
const LOSS = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

addEventListener("vite:preloadError", showLossNotice);
// modules without dependencies are loaded without Vite
addEventListener("unhandledrejection", ({ reason }) => {
  if (LOSS.test(String(reason))) showLossNotice();
});

/** Shows the update notice when a new worker is installed; the very first worker activates by itself. */
function watchInstall(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) showUpdateNotice(worker);
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(href("/service-worker.js"));
  if (registration.waiting && navigator.serviceWorker.controller) showUpdateNotice(registration.waiting);
  watchInstall(registration.installing);
  registration.addEventListener("updatefound", () => watchInstall(registration.installing));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(KEEP_LANGUAGE);
}

/** Ignores failures, because the site also works without a service worker. */
const start = (): Promise<void> => register().catch(() => undefined);

// a board in a frame does not precache the whole site
const isFramed = window !== window.top;

if (import.meta.env.PROD && !isFramed && "serviceWorker" in navigator) {
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
