/**
 * What keeps the site working without a network. Rulebooks, lessons, play pages and everything that they run are fetched
 * once and kept; other pages are kept when they are read. A new version waits until somebody asks for it, or until
 * no page of the old one is open.
 */
import { clientsClaim } from "workbox-core";
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
import { TAKE_OVER } from "./messages.ts";

/** What is kept from the start, written in by the build. */
declare const KEPT: readonly PrecacheEntry[];

declare const self: typeof globalThis & {
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
};

const folder = new URL(self.registration.scope).pathname;
const isOwn = (url: URL, below: string): boolean =>
  url.origin === location.origin && url.pathname.startsWith(folder + below);

cleanupOutdatedCaches();
clientsClaim();
// pages say what they show behind the #, so that what stands behind a ? is not theirs
precacheAndRoute([...KEPT], { ignoreURLParametersMatching: [/./] });

/** At most so many pages or files, the longest unused left out first. */
const upTo = (maxEntries: number): WorkboxPlugin =>
  // it has its hooks as properties that may be undefined, which its own interface does not allow
  new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;

registerRoute(
  ({ request, url }) => request.mode === "navigate" && isOwn(url, ""),
  new NetworkFirst({ cacheName: "read", plugins: [upTo(100)] }),
);
registerRoute(
  ({ url }) => isOwn(url, "pagefind/"),
  new NetworkFirst({ cacheName: "searched", plugins: [upTo(200)] }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate") return Response.error();
  const isFrench = isOwn(new URL(request.url), "fr/");
  return (await matchPrecache(isFrench ? "fr/offline/index.html" : "offline/index.html")) ?? Response.error();
});

self.addEventListener("message", ({ data }) => {
  if (data === TAKE_OVER) self.skipWaiting();
});
