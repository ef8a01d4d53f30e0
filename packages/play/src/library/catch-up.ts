import { createClient, findServer } from "@serpentarium/live/client";
import type { LiveLibrary, StoredLiveMatch } from "./live-library.ts";

/** How long to wait for the new events of a match, in milliseconds. */
const PATIENCE = 5000;

/** Fetches the events of each match since this browser’s last connection, one match after the other. */
export async function catchUp(
  library: LiveLibrary,
  matches: readonly StoredLiveMatch[],
  liveServer: URL,
  onNews: () => void,
): Promise<void> {
  const server = await findServer(liveServer);
  if (!server) return;
  for (const { id, game, seat, events } of matches) {
    const received = [...events];
    const { secret } = seat;
    const client = createClient({ url: server.url, match: id, ...(secret !== undefined && { secret }) });
    const controller = new AbortController();
    const stop = () => controller.abort();
    const timer = setTimeout(stop, PATIENCE);
    await client.watch({
      last: events.length - 1,
      signal: controller.signal,
      onEvent: (event) => received.push(event),
      // presence arrives after all missed events
      onPresence: stop,
      onError: stop,
    });
    clearTimeout(timer);
    if (received.length === events.length) continue;
    await library.keepEvents(id, game, seat, received);
    onNews();
  }
}
