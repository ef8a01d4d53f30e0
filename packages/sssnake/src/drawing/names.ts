import type { Text } from "@serpentarium/core";
import {
  cardParts,
  EAST,
  HEAD,
  KIND_NAMES,
  kindOf,
  type Laid,
  NORTH,
  SOUTH,
  TAIL,
  type Way,
  WEST,
} from "../material/cards.ts";

const SIDES: Readonly<Record<Way, Text>> = {
  [NORTH]: { en: "north", fr: "nord" },
  [EAST]: { en: "east", fr: "est" },
  [SOUTH]: { en: "south", fr: "sud" },
  [WEST]: { en: "west", fr: "ouest" },
};

/** What a side of a card is called in a sentence. */
export const sideName = (way: Way): Text => SIDES[way];

/** A card as it lies, in words: its kind and the sides that it joins. */
export function laidName(laid: Laid): Text {
  if (laid === TAIL) return { en: "the tail", fr: "la queue" };
  if (laid === HEAD) return { en: "the head", fr: "la tête" };
  const name = KIND_NAMES[kindOf(laid)];
  const joins = (language: "en" | "fr"): string =>
    cardParts(laid)
      .map(([a, b]) => `${SIDES[a][language]}–${SIDES[b][language]}`)
      .join(", ");
  return { en: `${name.en} (${joins("en")})`, fr: `${name.fr} (${joins("fr")})` };
}

/** One character for a board made of text. */
export const GLYPHS: readonly string[] = ["·", "┃", "━", "┗", "┛", "┏", "┓", "╋", "╲", "╱", "▸", "◂"];

export const playerName = (seat: number): Text => ({ en: `Player ${seat + 1}`, fr: `Joueur ${seat + 1}` });
