import type { APIRoute } from "astro";
import { buildScripts } from "../../embed/build-scripts.ts";

export const GET: APIRoute = async () => {
  const scripts = await buildScripts();
  return Response.json(scripts.map(({ text: _, ...script }) => script));
};
