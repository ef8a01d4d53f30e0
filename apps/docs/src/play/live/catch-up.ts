import { createClient } from "@serpentarium/live/client";
import { findServer } from "./find-server.ts";
import type { LiveLibrary, StoredLiveMatch } from "./live-library.ts";

/** How long to wait for what has happened in a match, in milliseconds. */
const PATIENCE = 5000;

/** Reads what has happened in matches since this browser last heard of them, one after the other. */
export async function catchUp(
  library: LiveLibrary,
  matches: readonly StoredLiveMatch[],
  onNews: () => void,
): Promise<void> {
  const server = await findServer();
  if (!server) return;
  for (const { id, game, seat, events } of matches) {
    const received = [...events];
    const { secret } = seat;
    const client = createClient({ url: server.url, match: id, ...(secret !== undefined && { secret }) });
    const stop = new AbortController();
    await client.watch({
      last: events.length - 1,
      signal: AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE)]),
      onEvent: (event) => received.push(event),
      // the stream has caught up
      onPresence: () => stop.abort(),
    });
    if (received.length === events.length) continue;
    await library.keepEvents(id, game, seat, received);
    onNews();
  }
}
