import { folderOf } from "./links.ts";

/** Where the site is put: the host that its pages name as theirs, and the folder there, with a slash at its start. */
export interface Deployment {
  readonly site: string;
  readonly base: string;
}

/**
 * Where the site is put, by the environment: `SITE_URL` is the host (`https://example.org`), `BASE_PATH` the folder
 * there (`/serpentarium`). By default the root of the address at which Astro shows it on this machine.
 */
export function deploymentOf(env: Readonly<Record<string, string | undefined>>): Deployment {
  const folder = folderOf((env["BASE_PATH"] ?? "").replace(/^\/*/, "/"));
  return { site: env["SITE_URL"] || "http://localhost:4321", base: folder || "/" };
}
