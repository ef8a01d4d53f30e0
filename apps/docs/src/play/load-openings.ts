import type { Openings } from "@serpentarium/lab/openings";

/** The openings that were counted at build time, by their file. */
const FILES = import.meta.glob<{ readonly default: Openings }>("../openings/*.json");

/** Loads the openings of a game; undefined if none were counted. */
export async function loadOpenings(game: string): Promise<Openings | undefined> {
  return (await FILES[`../openings/${game}.json`]?.())?.default;
}
