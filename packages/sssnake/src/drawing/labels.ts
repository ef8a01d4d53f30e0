import { deepFreeze, type Message } from "@serpentarium/core";
import {
  CARD_KIND_NAMES,
  type Direction,
  EAST,
  HEAD,
  kindOfTile,
  NORTH,
  SOUTH,
  TAIL,
  type Tile,
  tileParts,
  WEST,
} from "../material/cards.ts";

const SIDE_NAMES: Readonly<Record<Direction, Message>> = {
  [NORTH]: { en: "north", fr: "nord" },
  [EAST]: { en: "east", fr: "est" },
  [SOUTH]: { en: "south", fr: "sud" },
  [WEST]: { en: "west", fr: "ouest" },
};

/** The name of a side of a card in a sentence. */
export const sideName = (side: Direction): Message => SIDE_NAMES[side];

function formatTile(laid: Tile): Message {
  if (laid === TAIL) return { en: "the tail", fr: "la queue" };
  if (laid === HEAD) return { en: "the head", fr: "la tête" };
  const name = CARD_KIND_NAMES[kindOfTile(laid)];
  const joins = (language: "en" | "fr"): string =>
    tileParts(laid)
      .map(([a, b]) => `${SIDE_NAMES[a][language]}–${SIDE_NAMES[b][language]}`)
      .join(", ");
  return { en: `${name.en} (${joins("en")})`, fr: `${name.fr} (${joins("fr")})` };
}

const TILE_TEXTS: readonly Message[] = deepFreeze(
  Array.from({ length: HEAD + 1 }, (_, laid) => formatTile(laid)),
);

/** The name of a tile: its kind and the sides that it joins. A shared text, because a scene has one for each card. */
export const tileName = (laid: Tile): Message => TILE_TEXTS[laid] ?? formatTile(laid);

/** The character of each tile on the text board. */
export const GLYPHS: readonly string[] = ["·", "┃", "━", "┗", "┛", "┏", "┓", "╋", "╲", "╱", "▸", "◂"];

export const playerName = (seat: number): Message => ({ en: `Player ${seat + 1}`, fr: `Joueur ${seat + 1}` });
