import type { Message } from "@serpentarium/core";
import { type Direction, EAST, NORTH, SOUTH, type Tile, WEST } from "../material/cards.ts";

const SIDE_NAMES: Readonly<Record<Direction, Message>> = {
  [NORTH]: { id: "sides.north" },
  [EAST]: { id: "sides.east" },
  [SOUTH]: { id: "sides.south" },
  [WEST]: { id: "sides.west" },
};

/** The name of a side of a card in a sentence. */
export const sideName = (side: Direction): Message => SIDE_NAMES[side];

const EMPTY_NAME: Message = { id: "tiles.empty" };

const TILE_LABELS: readonly Message[] = [
  EMPTY_NAME,
  { id: "tiles.SV" },
  { id: "tiles.SH" },
  { id: "tiles.CNE" },
  { id: "tiles.CNW" },
  { id: "tiles.CSE" },
  { id: "tiles.CSW" },
  { id: "tiles.X" },
  { id: "tiles.DNE" },
  { id: "tiles.DNW" },
  { id: "tiles.tail" },
  { id: "tiles.head" },
];

/** The name of a tile: its kind and the sides that it joins. A shared message, because a scene has one for each card. */
export const tileName = (laid: Tile): Message => TILE_LABELS[laid] ?? EMPTY_NAME;

/** The character of each tile on the text board. */
export const GLYPHS: readonly string[] = ["·", "┃", "━", "┗", "┛", "┏", "┓", "╋", "╲", "╱", "▸", "◂"];
