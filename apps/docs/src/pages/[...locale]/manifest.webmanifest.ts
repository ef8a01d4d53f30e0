import type { APIRoute, GetStaticPaths } from "astro";
import { appManifest } from "../../lib/build/app-manifest.ts";
import { localisedPaths } from "../../lib/links/localised-paths.ts";
import type { Language } from "../../lib/words/languages.ts";

export const getStaticPaths = localisedPaths satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly language: Language }> = ({ props: { language } }) =>
  Response.json(appManifest(language), { headers: { "content-type": "application/manifest+json" } });
