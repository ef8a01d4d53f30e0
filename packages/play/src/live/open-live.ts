import { createToken, type LiveServer, parseLiveLink } from "@serpentarium/live/client";
import { LiveSession } from "@serpentarium/table/live";
import { LiveLibrary } from "../library/live-library.ts";
import { type KeptParts, showKept } from "./kept-live-match.ts";

interface OpenParts extends KeptParts {
  /** Undefined if no server answers. */
  readonly server: LiveServer | undefined;
}

/** Opens the link of a live match, or a new match without a link. On failure, shows the reason and the stored events. */
export async function openLive(
  fragment: string | undefined,
  { server, ...parts }: OpenParts,
): Promise<LiveSession | undefined> {
  const link = fragment === undefined ? { id: createToken() } : parseLiveLink(fragment);
  if (!link) {
    parts.showNotice({ text: { id: "table.live.damaged" } });
    return undefined;
  }
  const storage = new LiveLibrary();
  if (!server) {
    const stored = await storage.find(link.id);
    await showKept(parts, stored ?? { seat: {}, events: [] }, undefined);
    return undefined;
  }
  const { source, store } = parts;
  return LiveSession.open(
    {
      game: source.game,
      store,
      server,
      storage,
      onRefused: (failure, kept, record) => showKept(parts, kept, failure, record),
    },
    link,
  );
}
