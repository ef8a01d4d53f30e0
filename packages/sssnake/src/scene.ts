import type { Layout, Rect, Scene, ViewOptions } from "@serpentarium/core/scene";
import { bottomHeight, topHeight } from "./drawing/hand-layout.ts";
import { handScene } from "./drawing/hand-scene.ts";
import { CARD_SIZE } from "./drawing/panel-geometry.ts";
import { tableScene } from "./drawing/table.ts";
import type { FitRules } from "./material/fit-rules.ts";
import { bodyCells } from "./material/snake.ts";
import type { Position } from "./position.ts";
import { cellSpaceId } from "./spaces.ts";

/** The aids that a board can show. */
export const aids = ["completion", "odds"] as const;

const WIDTH: Readonly<Record<Layout, number>> = { wide: 760, narrow: 360 };
const GAP = 8;
const PANEL_HEADER = 28;
/** The columns of tables and their height, by the number of seats. */
const TABLE_LAYOUTS: Readonly<Record<number, { readonly columns: number; readonly height: number }>> = {
  2: { columns: 2, height: 344 },
  3: { columns: 3, height: 320 },
  4: { columns: 2, height: 214 },
};
const STACKED_LAYOUT = { columns: 1, height: 270 };

/** The area of each table in the scene. */
function areasOf(seats: number, layout: Layout): Rect[] {
  const { columns, height } = (layout === "wide" && TABLE_LAYOUTS[seats]) || STACKED_LAYOUT;
  const width = (WIDTH[layout] - (columns - 1) * GAP) / columns;
  return Array.from({ length: seats }, (_, seat) => ({
    x: (seat % columns) * (width + GAP),
    y: topHeight(layout) + Math.floor(seat / columns) * (height + GAP),
    w: width,
    h: height,
  }));
}

/** The cells of each complete snake, from its head to its tail. */
const finishedSnakes = ({ snakes }: Position): readonly (readonly string[])[] =>
  snakes.flatMap((snake, seat) =>
    snake.ends ? [] : [bodyCells(snake).map((cell) => cellSpaceId(seat, snake, cell))],
  );

/** Creates the scene function: the players' tables, and below them the die, the hand and the deck, which a narrow layout has on top. */
export const createScene =
  (fitRules: FitRules) =>
  (position: Position, layout: Layout, viewOptions: ViewOptions = {}): Scene => {
    const { seats } = position.table;
    const areas = areasOf(seats, layout);
    const bottom = Math.max(...areas.map(({ y, h }) => y + h));
    const own = handScene(position, layout, bottom, viewOptions, fitRules);
    const tables = areas.map((area, seat) =>
      tableScene(position, seat, area, PANEL_HEADER, viewOptions, fitRules),
    );
    return {
      width: WIDTH[layout],
      height: bottom + bottomHeight(layout),
      pitch: { x: CARD_SIZE, y: CARD_SIZE },
      label: { id: "scene.board", data: { seats } },
      panels: tables.map(({ panel }) => panel),
      spaces: [...own.spaces, ...tables.flatMap(({ spaces }) => spaces)],
      pieces: [...own.pieces, ...tables.flatMap(({ pieces }) => pieces)],
      targets: [...own.targets, ...tables.flatMap(({ targets }) => targets)],
      ...(position.phase === "over" && { decisive: finishedSnakes(position) }),
    };
  };
