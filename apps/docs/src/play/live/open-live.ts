import { createToken } from "@serpentarium/live/client";
import type { LiveServer } from "./find-server.ts";
import { showKept } from "./kept-live-match.ts";
import { LiveLibrary } from "./live-library.ts";
import { parseLiveLink } from "./live-link.ts";
import { LIVE_MESSAGES } from "./live-messages.ts";
import { LiveSession, type SessionParts } from "./live-session.ts";

interface OpenParts extends Omit<SessionParts, "server" | "library"> {
  /** Undefined where none answers. */
  readonly server: LiveServer | undefined;
}

/** Opens the link of a live match, or without one a new match; says why where that is not possible, and shows what is kept. */
export async function openLive(
  fragment: string | undefined,
  { server, ...parts }: OpenParts,
): Promise<LiveSession | undefined> {
  const link = fragment === undefined ? { id: createToken() } : parseLiveLink(fragment);
  if (!link) {
    parts.showNotice({ text: LIVE_MESSAGES.damaged });
    return undefined;
  }
  const library = new LiveLibrary();
  if (server) return LiveSession.open({ ...parts, server, library }, link);
  const stored = await library.find(link.id);
  await showKept(parts, stored ?? { seat: {}, events: [] }, undefined);
  return undefined;
}
