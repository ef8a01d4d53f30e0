import type { Layout, Panel, Piece, Rect, Scene, Shape, Space, Target } from "@serpentarium/core/scene";

const CARD = 40;
const [ROOM, HEAD, GAP] = [{ w: 300, h: 200 }, 28, 12];
const HAND = 60;

export interface TablesOptions {
  readonly layout?: Layout;
  /** The number of cards on each table. */
  readonly lengths?: readonly number[];
  /** The table where a player is to act. */
  readonly active?: number;
  /** The table whose owner has won. */
  readonly winner?: number;
  /** Whether there is a card in the hand. */
  readonly isDealt?: boolean;
  /** Whether a second hand lies below the tables. */
  readonly hasHandBelow?: boolean;
}

/** A winding path: four cards to the east, two to the north, four to the west, two to the north … */
function snakePath(length: number): { readonly x: number; readonly y: number }[] {
  let at = { x: 0, y: 0 };
  const steps = [1, 1, 1, 1, 0, 0, -1, -1, -1, -1, 0, 0];
  return Array.from({ length }, (_, i) => {
    const point = at;
    const step = steps[i % steps.length] ?? 0;
    at = { x: at.x + step * CARD, y: at.y - (step === 0 ? CARD : 0) };
    return point;
  });
}

const card = (fill: "green" | "yellow"): readonly Shape[] => [
  { shape: "rect", x: -19, y: -19, w: 38, h: 38, r: 4, fill: "surface", stroke: "line" },
  { shape: "circle", x: 0, y: 0, r: 11, fill },
];

const cell = (at: { readonly x: number; readonly y: number }): Rect => ({
  x: at.x - CARD / 2,
  y: at.y - CARD / 2,
  w: CARD,
  h: CARD,
});

/** The items of one table: its cards, and the free cell after the last of them, which is a target. */
function createTableParts(table: number, length: number) {
  const panel = `table-${table + 1}`;
  const way = snakePath(length + 1);
  const laid = way.slice(0, -1);
  const end = cell(way.at(-1) ?? { x: 0, y: 0 });
  const spaces: Space[] = laid.map((at, i) => {
    const label = { id: "tables.place", data: { table: table + 1, card: i + 1 } };
    return { id: `${panel}-${i + 1}`, panel, label, ...cell(at) };
  });
  const pieces: Piece[] = laid.map((at, i) => ({
    id: `card-${table + 1}-${i + 1}`,
    panel,
    ...at,
    shapes: card(i === 0 ? "yellow" : "green"),
    label: { id: "tables.card" },
    glyph: String(i + 1),
  }));
  const target: Target = {
    id: `end-${table + 1}`,
    panel,
    label: { id: "tables.end", data: { table: table + 1 } },
    area: end,
  };
  const free: Space = { id: `${panel}-end`, panel, label: target.label, empty: true, ...end };
  return { spaces: [...spaces, free], pieces, target };
}

/** The rectangle around all cells, with a margin of half a cell. */
function viewOf(spaces: readonly Rect[]): Rect {
  const edges = (at: (space: Rect) => number) => spaces.map(at);
  const [left, top] = [Math.min(...edges(({ x }) => x)) - 20, Math.min(...edges(({ y }) => y)) - 20];
  const right = Math.max(...edges(({ x, w }) => x + w)) + 20;
  return { x: left, y: top, w: right - left, h: Math.max(...edges(({ y, h }) => y + h)) + 20 - top };
}

function areaOf(table: number, layout: Layout): Rect {
  const [column, line] = layout === "narrow" ? [0, table] : [table % 2, Math.floor(table / 2)];
  return { x: column * (ROOM.w + GAP), y: HAND + line * (ROOM.h + GAP), ...ROOM };
}

/** A scene of tables on which rows of cards grow, with a hand and a button. */
export function tablesScene(options: TablesOptions = {}): Scene {
  const {
    layout = "wide",
    lengths = [2, 5, 9],
    active,
    winner,
    isDealt = true,
    hasHandBelow = false,
  } = options;
  const parts = lengths.map((length, table) => createTableParts(table, length));
  const panels = parts.map(
    ({ spaces }, table): Panel => ({
      id: `table-${table + 1}`,
      label: { id: "tables.player", data: { table: table + 1, count: lengths[table] } },
      area: areaOf(table, layout),
      labelHeight: HEAD,
      viewBox: viewOf(spaces),
      ...(table === active && { active: true }),
      ...(table === winner && { winner: true }),
    }),
  );
  const hand = { id: "hand", label: { id: "tables.hand" }, x: 4, y: 4, w: 44, h: 44 };
  const inHand: Piece = {
    id: "dealt",
    x: 26,
    y: 26,
    shapes: card("green"),
    label: { id: "tables.card" },
    glyph: "c",
  };
  const lowest = Math.max(...panels.map(({ area }) => area.y + area.h));
  const handBelow = { ...hand, id: "hand-below", y: lowest + 4 };
  const hands = [hand, ...(hasHandBelow ? [handBelow] : [])];
  return {
    width: layout === "narrow" || lengths.length < 2 ? ROOM.w : 2 * ROOM.w + GAP,
    height: lowest + (hasHandBelow ? HAND : 0),
    pitch: { x: CARD, y: CARD },
    label: { id: "tables.all" },
    panels,
    spaces: [...hands, ...parts.flatMap(({ spaces }) => spaces)],
    pieces: [...(isDealt ? [inHand] : []), ...parts.flatMap(({ pieces }) => pieces)],
    targets: [
      ...hands.map((area): Target => ({ id: area.id, label: area.label, area })),
      ...parts.map(({ target }) => target),
      { id: "out", label: { id: "tables.out" } },
    ],
  };
}

/** The same scene after the card in the hand was laid on a table. */
export function tablesAfterLaying(table: number, options: TablesOptions = {}): Scene {
  const { lengths = [2, 5, 9] } = options;
  const after = tablesScene({
    ...options,
    isDealt: false,
    lengths: lengths.map((length, i) => (i === table ? length + 1 : length)),
  });
  const last = `card-${table + 1}-${(lengths[table] ?? 0) + 1}`;
  const pieces = after.pieces.map((piece) => (piece.id === last ? { ...piece, id: "dealt" } : piece));
  return { ...after, pieces };
}
