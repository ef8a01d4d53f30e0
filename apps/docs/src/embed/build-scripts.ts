import { createHash } from "node:crypto";
import { embedSources } from "virtual:embed-sources";
import { games } from "../lib/games.ts";
import { bundleEmbed } from "./bundle.ts";
import type { EmbedScript } from "./embed-script.ts";

/** A script with its content. */
export interface BuiltScript extends EmbedScript {
  readonly text: string;
}

const digest = (algorithm: string, text: string, form: "base64" | "hex"): string =>
  createHash(algorithm).update(text).digest(form);

async function buildScript(game: string, source: string): Promise<BuiltScript> {
  const text = await bundleEmbed(source);
  const version = games[game]?.game.version ?? "";
  const file = `${game}@${version}-${digest("sha256", text, "hex").slice(0, 12)}.js`;
  return { game, version, file, integrity: `sha384-${digest("sha384", text, "base64")}`, text };
}

let built: Promise<readonly BuiltScript[]> | undefined;

/** The scripts of all games of this site. */
export function buildScripts(): Promise<readonly BuiltScript[]> {
  built ??= Promise.all(Object.entries(embedSources).map(([game, source]) => buildScript(game, source)));
  return built;
}
