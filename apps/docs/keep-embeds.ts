/**
 * Copies the embed scripts of the deployed site into a new build, so that pages which reference them by URL and hash keep
 * working: `node keep-embeds.ts <URL of the site> [folder]`. A site that does not exist yet has none; any other unexpected
 * response is an error.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EMBED_LIST_PATH, type EmbedScript, parseEmbedList } from "@serpentarium/play/embed";
import { compressFiles } from "./src/lib/build/compressed-files.ts";

const NOT_FOUND = 404;

async function fetchText(url: string): Promise<string | undefined> {
  const response = await fetch(url);
  if (response.status === NOT_FOUND) return undefined;
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  return response.text();
}

/** @throws Error when a script does not match its hash in the list */
async function fetchScript(site: string, { file, integrity }: EmbedScript): Promise<string> {
  const url = `${site}/embed/${file}`;
  const text = await fetchText(url);
  const found = `sha384-${createHash("sha384")
    .update(text ?? "")
    .digest("base64")}`;
  if (text !== undefined && found === integrity) return text;
  throw new Error(`${url} is not what ${EMBED_LIST_PATH} says of it`);
}

/** @returns the number of copied scripts */
export async function keepEmbeds(site: string, dist: string): Promise<number> {
  const list = join(dist, EMBED_LIST_PATH);
  const current = parseEmbedList(JSON.parse(readFileSync(list, "utf8")));
  const text = await fetchText(site + EMBED_LIST_PATH);
  const files = new Set(current.map(({ file }) => file));
  const earlier = parseEmbedList(text === undefined ? [] : JSON.parse(text)).filter(
    ({ file }) => !files.has(file),
  );
  for (const script of earlier) {
    writeFileSync(join(dist, "embed", script.file), await fetchScript(site, script));
  }
  writeFileSync(list, JSON.stringify([...current, ...earlier]));
  await compressFiles(join(dist, "embed"));
  return earlier.length;
}

if (import.meta.main) {
  const [site, dist = join(import.meta.dirname, "dist")] = process.argv.slice(2);
  if (site === undefined) {
    console.error("expected the URL of the site, such as https://example.org/serpentarium");
    process.exit(2);
  }
  console.log(`${await keepEmbeds(site.replace(/\/$/, ""), dist)} earlier scripts are kept`);
}
