/** The notification of a turn, as a page has prepared it for the service worker, which has no words. */
export interface TurnNotice {
  readonly title: string;
  readonly body: string;
  /** The page that the notification opens. */
  readonly url: string;
}

/** Its data never leave the browser: a server does not know what is shown. */
const CACHE = "serpentarium-turns";
const keyOf = (match: string): string => `/turns/${match}`;

/** Stores the notification for the turns in a match. Rejects in a browser that stores nothing. */
export async function keepTurnNotice(match: string, notice: TurnNotice): Promise<void> {
  await (await caches.open(CACHE)).put(keyOf(match), new Response(JSON.stringify(notice)));
}

/** Undefined if the page has not asked for notifications of this match. */
export async function findTurnNotice(match: string): Promise<TurnNotice | undefined> {
  return (await caches.match(keyOf(match), { cacheName: CACHE }))?.json();
}

export async function deleteTurnNotice(match: string): Promise<void> {
  await (await caches.open(CACHE)).delete(keyOf(match));
}
