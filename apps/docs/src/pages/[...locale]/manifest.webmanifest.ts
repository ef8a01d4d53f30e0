/** What a device is told when it installs the site. */
import type { Language } from "@serpentarium/core";
import type { APIRoute, GetStaticPaths } from "astro";
import { appManifest } from "../../lib/app-manifest.ts";
import { everyLanguage } from "../../lib/every-language.ts";

export const getStaticPaths = everyLanguage satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly language: Language }> = ({ props: { language } }) =>
  Response.json(appManifest(language), { headers: { "content-type": "application/manifest+json" } });
