/** What a device is told when it installs the site. */
import { LANGUAGES, type Language } from "@serpentarium/core";
import type { APIRoute, GetStaticPaths } from "astro";
import { appManifest } from "../../lib/app-manifest.ts";

export const getStaticPaths = (() =>
  LANGUAGES.map((language) => ({
    params: { locale: language === "en" ? undefined : language },
    props: { language },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly language: Language }> = ({ props: { language } }) =>
  Response.json(appManifest(language), { headers: { "content-type": "application/manifest+json" } });
