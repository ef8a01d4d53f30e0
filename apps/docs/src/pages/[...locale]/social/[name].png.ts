import type { APIRoute, GetStaticPaths } from "astro";
import { LANGUAGES, type Language, localeOf } from "../../../lib/words/languages.ts";
import { previewNames, renderPreview } from "../../../social/previews.ts";
import { rasterise } from "../../../social/rasterise.ts";

export const getStaticPaths = (() =>
  LANGUAGES.flatMap((language) =>
    previewNames.map((name) => ({
      params: { locale: localeOf(language), name },
      props: { language, name },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly language: Language; readonly name: string }> = ({
  props: { language, name },
}) => new Response(rasterise(renderPreview(name, language)), { headers: { "content-type": "image/png" } });
