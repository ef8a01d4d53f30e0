import { createToken } from "@serpentarium/live/client";
import type { Notice } from "../notice.ts";
import type { LiveServer } from "./find-server.ts";
import { parseLiveLink } from "./live-link.ts";
import { LIVE_MESSAGES } from "./live-messages.ts";
import { LiveSession, type SessionParts } from "./live-session.ts";

interface OpenParts extends Omit<SessionParts, "server"> {
  /** Undefined where none answers. */
  readonly server: LiveServer | undefined;
  /** Opens the link again. */
  retry(): void;
}

/** Opens the link of a live match, or without one a new match; says why where that is not possible. */
export function openLive(
  fragment: string | undefined,
  { server, retry, ...parts }: OpenParts,
): LiveSession | undefined {
  const link = fragment === undefined ? { id: createToken() } : parseLiveLink(fragment);
  if (link && server) return new LiveSession({ ...parts, server }, link);
  const notice: Notice = link
    ? { text: LIVE_MESSAGES.noServer, buttons: [{ text: LIVE_MESSAGES.tryAgain, onPress: retry }] }
    : { text: LIVE_MESSAGES.damaged };
  parts.showNotice(notice);
  return undefined;
}
