import { findServer, type LiveServer } from "@serpentarium/live/client";
import { href } from "../../lib/links/links.ts";

/** Finds the server for live matches: this site’s own, or the one that its build names; undefined where none answers. */
export const findSiteServer = (): Promise<LiveServer | undefined> =>
  findServer(new URL(href("/live.json"), location.href));
