/** The embed script of every game, at a stable URL and at a URL with a content hash. */
import type { APIRoute, GetStaticPaths } from "astro";
import { buildScripts } from "../../embed/build-scripts.ts";

export const getStaticPaths = (async () =>
  (await buildScripts()).flatMap(({ game, file, text }) =>
    [game, file.replace(/\.js$/, "")].map((script) => ({ params: { script }, props: { text } })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly text: string }> = ({ props }) =>
  new Response(props.text, { headers: { "content-type": "text/javascript" } });
