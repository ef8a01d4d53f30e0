/**
 * The service worker, which keeps the site working offline. Rulebooks, lessons and play pages are precached with all their
 * assets; other pages are cached when they are visited. A new version waits until the user activates it, or until no page
 * of the old one is open.
 */
import { cacheNames, clientsClaim } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import {
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { TAKE_OVER } from "./worker-messages.ts";

/** The precache list, inserted by the build. */
declare const PRECACHE: readonly PrecacheEntry[];

/** A page of the site. */
interface PageClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** An event that keeps the worker awake until something is done. */
interface LastingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

/** The press of a notification, whose data is the address of the page that asked for it. */
interface NotificationPress extends LastingEvent {
  readonly notification: Notification;
}

declare const self: typeof globalThis & {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(options: {
      readonly type: "window";
      readonly includeUncontrolled: true;
    }): Promise<readonly PageClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
};

const sitePath = new URL(self.registration.scope).pathname;
const isInSite = (url: URL, below: string): boolean =>
  url.origin === location.origin && url.pathname.startsWith(sitePath + below);

cleanupOutdatedCaches();
clientsClaim();
// pages keep their state in the fragment, so query parameters can be ignored
precacheAndRoute([...PRECACHE], { ignoreURLParametersMatching: [/./] });

/** Limits a cache; removes the least recently used entries first. */
const limitEntries = (maxEntries: number): WorkboxPlugin =>
  // its hooks are optional properties, which `exactOptionalPropertyTypes` does not accept
  new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;

registerRoute(
  ({ request, url }) => request.mode === "navigate" && isInSite(url, ""),
  new NetworkFirst({ cacheName: "read", plugins: [limitEntries(100)] }),
);
registerRoute(
  ({ url }) => isInSite(url, "pagefind/"),
  new NetworkFirst({ cacheName: "searched", plugins: [limitEntries(200)] }),
);

const OFFLINE = "offline/index.html";
/** The pages shown offline: that of a language in its folder comes before the one of all other pages. */
const offlinePages = PRECACHE.map(({ url }) => url)
  .filter((url) => url.endsWith(OFFLINE))
  .sort((a, b) => b.length - a.length);

setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate") return Response.error();
  const { url } = request;
  const page = offlinePages.find((one) => isInSite(new URL(url), one.slice(0, -OFFLINE.length)));
  return (page !== undefined && (await matchPrecache(page))) || Response.error();
});

/** The modules and styles of the version before, which its open pages still load on demand after another page has replaced it. */
const REPLACED = "replaced";

async function keepReplaced(): Promise<void> {
  const current = new Set(PRECACHE.map((entry) => new URL(entry.url, self.registration.scope).href));
  const [precache] = await Promise.all([caches.open(cacheNames.precache), caches.delete(REPLACED)]);
  const replaced = await caches.open(REPLACED);
  for (const request of await precache.keys()) {
    const response = await precache.match(request);
    const isReplaced = isInSite(new URL(request.url), "_astro/") && !current.has(request.url);
    if (response && isReplaced) await replaced.put(request, response);
  }
}

registerRoute(
  ({ url }) => isInSite(url, "_astro/"),
  async ({ request }) => (await caches.match(request, { cacheName: REPLACED })) ?? fetch(request),
);

self.addEventListener("message", (event: MessageEvent & Partial<LastingEvent>) => {
  if (event.data === TAKE_OVER) event.waitUntil?.(keepReplaced().finally(() => self.skipWaiting()));
});

/** Shows the page with an address, or one with another match of its game where the browser does not tell them apart. */
async function showPage(url: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const pathOf = (address: string): string => new URL(address).pathname;
  const page = open.find((one) => one.url === url) ?? open.find((one) => pathOf(one.url) === pathOf(url));
  await (page ? page.focus() : self.clients.openWindow(url));
}

self.addEventListener("notificationclick", (event) => {
  const press = event as NotificationPress;
  press.notification.close();
  press.waitUntil(showPage(press.notification.data));
});
