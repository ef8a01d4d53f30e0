import { createHash } from "node:crypto";
import { embedSources } from "virtual:embed-sources";
import type { EmbedScript } from "@serpentarium/play/embed";
import { games } from "../lib/registry/games.ts";
import { embeddedWords } from "../lib/words/words.ts";
import { bundleEmbed } from "./bundle-embed.ts";

/** A script with its content. */
export interface EmbedScriptFile extends EmbedScript {
  readonly text: string;
}

const digest = (algorithm: string, text: string, form: "base64" | "hex"): string =>
  createHash(algorithm).update(text).digest(form);

async function buildScript(game: string, source: string): Promise<EmbedScriptFile> {
  const text = await bundleEmbed(source, embeddedWords(game));
  const version = games[game]?.game.version ?? "";
  const file = `${game}@${version}-${digest("sha256", text, "hex").slice(0, 12)}.js`;
  return { game, version, file, integrity: `sha384-${digest("sha384", text, "base64")}`, text };
}

let scripts: Promise<readonly EmbedScriptFile[]> | undefined;

/** Builds the embed scripts of all games of this site, once. */
export function buildScripts(): Promise<readonly EmbedScriptFile[]> {
  scripts ??= Promise.all(Object.entries(embedSources).map(([game, source]) => buildScript(game, source)));
  return scripts;
}
