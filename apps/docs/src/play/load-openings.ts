import type { Game } from "@serpentarium/core";
import { findOpening, type Openings } from "@serpentarium/lab/openings";
import type { OpeningBook } from "@serpentarium/play/page";

/** The openings counted at build time, by file. */
const FILES = import.meta.glob<{ readonly default: Openings }>("../openings/*.json");

/** Loads the openings of a game; undefined if none were counted. */
export async function loadOpenings(game: Game): Promise<OpeningBook | undefined> {
  const openings = (await FILES[`../openings/${game.id}.json`]?.())?.default;
  return openings && { ...openings, find: (position) => findOpening(openings, game, position) };
}
