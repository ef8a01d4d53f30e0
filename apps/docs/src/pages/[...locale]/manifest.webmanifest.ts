/** The web app manifest. */

import type { APIRoute, GetStaticPaths } from "astro";
import { appManifest } from "../../lib/app-manifest.ts";
import type { Language } from "../../lib/languages.ts";
import { localisedPaths } from "../../lib/localised-paths.ts";

export const getStaticPaths = localisedPaths satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly language: Language }> = ({ props: { language } }) =>
  Response.json(appManifest(language), { headers: { "content-type": "application/manifest+json" } });
