/** A script that makes boards of a game on other pages, and whose content never changes. */
export interface EmbedScript {
  readonly game: string;
  readonly version: string;
  /** Its name below `/embed/`, with the version and a hash of the content. */
  readonly file: string;
  /** What a page says of its content, for the attribute `integrity`. */
  readonly integrity: string;
}

/** The address of the list of all that there are, the newest of each game before its older ones. */
export const EMBED_LIST = "/embed/index.json";

const isText = (value: unknown): value is string => typeof value === "string";

/** The scripts in a list that comes from a site; what is no list has none. */
export function parseEmbedList(data: unknown): readonly EmbedScript[] {
  if (!Array.isArray(data)) return [];
  return data.flatMap((entry: unknown): EmbedScript[] => {
    const { game, version, file, integrity } = Object(entry);
    const isOne = [game, version, integrity].every(isText) && /^[a-z][\w.+-]*@[\w.+-]+\.js$/.test(file);
    return isOne ? [{ game, version, file, integrity }] : [];
  });
}
