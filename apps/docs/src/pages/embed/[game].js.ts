/** The script of every game that makes boards of it on any page. */
import { embedSources } from "virtual:embed-sources";
import type { APIRoute, GetStaticPaths } from "astro";
import { bundleEmbed } from "../../embed/bundle.ts";

export const getStaticPaths = (() =>
  Object.entries(embedSources).map(([game, source]) => ({
    params: { game },
    props: { source },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ readonly source: string }> = async ({ props }) =>
  new Response(await bundleEmbed(props.source), { headers: { "content-type": "text/javascript" } });
