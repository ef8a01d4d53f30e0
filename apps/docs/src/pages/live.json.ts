/**
 * The capabilities of the site’s server for live matches. This file says that there is none, or names one on another origin; a server that
 * serves both the site and matches replaces it.
 */
import type { APIRoute } from "astro";
import { liveServerOf } from "../lib/build/deployment.ts";

export const GET: APIRoute = () => {
  const server = liveServerOf(process.env);
  return Response.json(server === undefined ? { games: [], bots: [] } : { server });
};
