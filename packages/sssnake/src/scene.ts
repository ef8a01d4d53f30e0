import type { Text } from "@serpentarium/core";
import type { Layout, Look, Rect, Scene } from "@serpentarium/core/scene";
import { CELL } from "./drawing/plane.ts";
import { stripHeight, stripScene } from "./drawing/strip.ts";
import { tableScene } from "./drawing/table.ts";
import type { Fitting } from "./material/fit.ts";
import type { Position } from "./position.ts";

/** What a board can show on demand. */
export const aids = {
  completion: { en: "Show what is missing", fr: "Montrer ce qui manque" },
  odds: { en: "Odds of the next draw", fr: "Chances de la prochaine pioche" },
} as const satisfies Readonly<Record<string, Text>>;

const WIDTH: Readonly<Record<Layout, number>> = { wide: 760, narrow: 360 };
const GAP = 8;
const HEAD = 28;
/** Columns of tables and their height, by seats. */
const TABLES: Readonly<Record<number, { readonly columns: number; readonly height: number }>> = {
  2: { columns: 2, height: 300 },
  3: { columns: 3, height: 300 },
  4: { columns: 2, height: 250 },
};
const ONE_BELOW_ANOTHER = { columns: 1, height: 270 };

/** Where each table lies on the scene. */
function areasOf(seats: number, layout: Layout): Rect[] {
  const { columns, height } = (layout === "wide" && TABLES[seats]) || ONE_BELOW_ANOTHER;
  const width = (WIDTH[layout] - (columns - 1) * GAP) / columns;
  return Array.from({ length: seats }, (_, seat) => ({
    x: (seat % columns) * (width + GAP),
    y: stripHeight(layout) + Math.floor(seat / columns) * (height + GAP),
    w: width,
    h: height,
  }));
}

/** Every player's table under a strip with the die, the deck and the hand. */
export const createScene =
  (fitting: Fitting) =>
  (position: Position, layout: Layout, look: Look = {}): Scene => {
    const { seats } = position.table;
    const areas = areasOf(seats, layout);
    const strip = stripScene(position, layout, look, fitting);
    const tables = areas.map((area, seat) => tableScene(position, seat, area, HEAD, look, fitting));
    const bottom = Math.max(...areas.map(({ y, h }) => y + h));
    return {
      width: WIDTH[layout],
      height: bottom,
      pitch: { x: CELL, y: CELL },
      label: { en: `The snakes of ${seats} players`, fr: `Les serpents de ${seats} joueurs` },
      background: strip.background,
      panels: tables.map(({ panel }) => panel),
      spaces: [...strip.spaces, ...tables.flatMap(({ spaces }) => spaces)],
      pieces: [...strip.pieces, ...tables.flatMap(({ pieces }) => pieces)],
      targets: [...strip.targets, ...tables.flatMap(({ targets }) => targets)],
    };
  };
