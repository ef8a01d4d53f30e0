import { folderOf } from "../links/links.ts";

/** The deployment of the site: the origin of its canonical URLs, and the base path, which starts with a slash. */
export interface Deployment {
  readonly site: string;
  readonly base: string;
}

/**
 * The deployment given by the environment: `SITE_URL` is the origin (`https://example.org`), `BASE_PATH` the base path (`/serpentarium`).
 * By default the root of Astro's local address.
 */
export function deploymentOf(env: Readonly<Record<string, string | undefined>>): Deployment {
  const folder = folderOf((env["BASE_PATH"] ?? "").replace(/^\/*/, "/"));
  return { site: env["SITE_URL"] || "http://localhost:4321", base: folder || "/" };
}

/**
 * The server for live matches on another origin (`LIVE_SERVER=https://live.example.org`) for the play pages; undefined if there is none.
 */
export const liveServerOf = (env: Readonly<Record<string, string | undefined>>): string | undefined =>
  env["LIVE_SERVER"] ? folderOf(env["LIVE_SERVER"]) : undefined;
