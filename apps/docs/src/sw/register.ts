/** Keeps the site for times without a network, once a page is there and the browser has nothing else to do. */
import { href } from "../lib/links.ts";

async function announce(worker: ServiceWorker): Promise<void> {
  const notice = await import("./update-notice.ts");
  notice.announce(worker);
}

/** Follows a new version until it waits; the first one of all replaces nothing and takes over by itself. */
function follow(worker: ServiceWorker | null): void {
  worker?.addEventListener("statechange", () => {
    if (worker.state === "installed" && navigator.serviceWorker.controller) announce(worker);
  });
}

async function register(): Promise<void> {
  const registration = await navigator.serviceWorker.register(href("/service-worker.js"));
  if (registration.waiting && navigator.serviceWorker.controller) announce(registration.waiting);
  follow(registration.installing);
  registration.addEventListener("updatefound", () => follow(registration.installing));
}

/** A browser that keeps nothing, by choice or by age, shows the site all the same. */
const start = (): Promise<void> => register().catch(() => undefined);

// a board in the page of somebody else takes nothing more than itself
const isFramed = window !== window.top;

if (import.meta.env.PROD && !isFramed && "serviceWorker" in navigator) {
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}
