/** The icons of the installed app as PNG; maskable ones have a safe zone. */
import { readFileSync } from "node:fs";
import type { APIRoute, GetStaticPaths } from "astro";
import sharp from "sharp";
import { ICONS, type IconName } from "../../lib/build/app-manifest.ts";

const drawing = readFileSync("public/favicon.svg", "utf8");

/** The drawing on a full background, scaled to the safe zone. */
const maskable = drawing
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace('width="32" height="32" rx="7"', 'x="-4" y="-4" width="40" height="40"');
if (!maskable.includes('x="-4"'))
  throw new Error("favicon.svg has changed: check how its background is drawn");

export const getStaticPaths = (() =>
  Object.keys(ICONS).map((icon) => ({ params: { icon } }))) satisfies GetStaticPaths;

export const GET: APIRoute<never, { readonly icon: IconName }> = async ({ params: { icon } }) => {
  const { size, purpose } = ICONS[icon];
  const svg = Buffer.from(purpose === "maskable" ? maskable : drawing);
  const png = await sharp(svg, { density: 72 * (size / 32) })
    .resize(size)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { "content-type": "image/png" } });
};
