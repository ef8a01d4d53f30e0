/**
 * The service worker, which makes the site work offline. Rulebooks, lessons and play pages are precached with all their assets, in the
 * languages visited with this browser; other pages are cached when they are visited. A new version waits until the user activates it, or
 * until no page of the old one is open.
 */
import { findTurnNotice } from "@serpentarium/live/client";
import { cacheNames, clientsClaim } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { ExpirationPlugin } from "workbox-expiration";
import {
  cleanupOutdatedCaches,
  PrecacheController,
  type PrecacheEntry,
  PrecacheRoute,
} from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { NetworkFirst } from "workbox-strategies";
import { KEEP_LANGUAGE, TAKE_OVER } from "./worker-messages.ts";

/** The precache, inserted by the build: files for every language, and those of each language by the folder of its pages (`fr/`). */
declare const PRECACHE: {
  readonly shared: readonly PrecacheEntry[];
  readonly languages: Readonly<Record<string, readonly PrecacheEntry[]>>;
};

interface PageClient {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

/** An event that keeps the worker awake until a promise settles. */
interface LastingEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}

/** The press of a notification; its data is the URL of the page that asked for it. */
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

const entries = [PRECACHE.shared, ...Object.values(PRECACHE.languages)].flat();
const precache = new PrecacheController();
precache.addToCacheList(entries);
// pages keep their state in the fragment, so query parameters can be ignored
registerRoute(new PrecacheRoute(precache, { ignoreURLParametersMatching: [/./] }));
self.addEventListener("activate", precache.activate);

const folders = Object.keys(PRECACHE.languages);
/** The folder of the language of a page; empty for the source language. */
const folderOf = (address: string): string =>
  folders.find((folder) => folder && isInSite(new URL(address), folder)) ?? "";

const OFFLINE = "offline/index.html";
const isPage = (path: string): boolean => path.endsWith(".html") && !path.endsWith(OFFLINE);

/** Stores missing files: of the pages those in the languages of open pages, and of pages that this or the previous version has stored. */
async function storeMissing(event: LastingEvent): Promise<void> {
  const cache = await caches.open(cacheNames.precache);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const visited = [
    ...open.map(({ url }) => url).filter((url) => isInSite(new URL(url), "")),
    ...[...stored].filter((url) => isPage(new URL(url).pathname)),
  ];
  const wanted = [...new Set(visited.map(folderOf))].flatMap((folder) => PRECACHE.languages[folder] ?? []);
  const missing = [...PRECACHE.shared, ...wanted].filter(
    ({ url }) => !stored.has(precache.getCacheKeyForURL(url) ?? ""),
  );
  const installer = new PrecacheController();
  installer.addToCacheList(missing);
  // Workbox stores only during an installation
  const installation = { type: "install", waitUntil: (done: Promise<unknown>) => event.waitUntil(done) };
  await installer.install(installation);
}

let storing: Promise<void> = Promise.resolve();

/** Stores missing files, after the current run. */
function store(event: LastingEvent): void {
  storing = storing.catch(() => undefined).then(() => storeMissing(event));
  event.waitUntil(storing);
}

self.addEventListener("install", (event) => store(event as LastingEvent));

/** Limits a cache; removes the least recently used entries first. */
const limitEntries = (maxEntries: number): WorkboxPlugin =>
  // optional hooks of the class violate `exactOptionalPropertyTypes`
  new ExpirationPlugin({ maxEntries }) as WorkboxPlugin;

registerRoute(
  ({ request, url }) => request.mode === "navigate" && isInSite(url, ""),
  new NetworkFirst({ cacheName: "read", plugins: [limitEntries(100)] }),
);
registerRoute(
  ({ url }) => isInSite(url, "pagefind/"),
  new NetworkFirst({ cacheName: "searched", plugins: [limitEntries(200)] }),
);

setCatchHandler(async ({ request }) => {
  if (request.mode !== "navigate") return Response.error();
  return (await precache.matchPrecache(folderOf(request.url) + OFFLINE)) ?? Response.error();
});

/** The cache of the previous version's modules and styles: its open pages still load them on demand. */
const REPLACED = "replaced";

async function keepReplaced(): Promise<void> {
  const current = new Set(entries.map((entry) => new URL(entry.url, self.registration.scope).href));
  const [stored] = await Promise.all([caches.open(cacheNames.precache), caches.delete(REPLACED)]);
  const replaced = await caches.open(REPLACED);
  for (const request of await stored.keys()) {
    const response = await stored.match(request);
    const isReplaced = isInSite(new URL(request.url), "_astro/") && !current.has(request.url);
    if (response && isReplaced) await replaced.put(request, response);
  }
}

registerRoute(
  ({ url }) => isInSite(url, "_astro/"),
  async ({ request }) => (await caches.match(request, { cacheName: REPLACED })) ?? fetch(request),
);

self.addEventListener("message", (event: MessageEvent & Partial<LastingEvent>) => {
  if (event.data === KEEP_LANGUAGE) store(event as MessageEvent & LastingEvent);
  if (event.data === TAKE_OVER) event.waitUntil?.(keepReplaced().finally(() => self.skipWaiting()));
});

/** Focuses the page with a URL, or another page of the same game if the browser cannot distinguish them. */
async function showPage(url: string): Promise<void> {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const pathOf = (address: string): string => new URL(address).pathname;
  const page = open.find((one) => one.url === url) ?? open.find((one) => pathOf(one.url) === pathOf(url));
  await (page ? page.focus() : self.clients.openWindow(url));
}

/** A message of a server of live matches: the match in which it is the user’s turn. */
interface PushMessage extends LastingEvent {
  readonly data: { json(): unknown } | null;
}

/** Shows the notification that the page of a match has prepared, unless that page is visible. */
async function showTurn(data: unknown): Promise<void> {
  const { match } = Object(data);
  const notice = typeof match === "string" ? await findTurnNotice(match) : undefined;
  // browsers demand a notification for each message, also for a match of which the page knows nothing any more
  const { title, body, url } = notice ?? { title: location.hostname, body: "", url: self.registration.scope };
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (open.some((page) => page.url === url && page.visibilityState === "visible")) return;
  await self.registration.showNotification(title, { body, tag: String(match), data: url });
}

self.addEventListener("push", (event) => {
  const message = event as PushMessage;
  message.waitUntil(showTurn(message.data?.json()));
});

self.addEventListener("notificationclick", (event) => {
  const press = event as NotificationPress;
  press.notification.close();
  press.waitUntil(showPage(press.notification.data));
});
