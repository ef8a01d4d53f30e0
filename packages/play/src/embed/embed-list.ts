/** A script that embeds boards of a game in other pages. Its content never changes. */
export interface EmbedScript {
  readonly game: string;
  readonly version: string;
  /** The file name in `/embed/`, with the version and a hash of the content. */
  readonly file: string;
  /** The value of the `integrity` attribute. */
  readonly integrity: string;
}

/** The path of the list of all scripts; the scripts of each game are newest first. */
export const EMBED_LIST_PATH = "/embed/index.json";

const isString = (value: unknown): value is string => typeof value === "string";

/** Parses an untrusted list of scripts; skips invalid entries. */
export function parseEmbedList(data: unknown): readonly EmbedScript[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown): EmbedScript[] => {
    const { game, version, file, integrity } = Object(entry);
    const isScript = [game, version, integrity].every(isString) && /^[a-z][\w.+-]*@[\w.+-]+\.js$/.test(file);
    return isScript ? [{ game, version, file, integrity }] : [];
  });
}
