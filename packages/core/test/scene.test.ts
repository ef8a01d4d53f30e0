import { describe, expect, test } from "vitest";
import {
  type Block,
  buttonBlock,
  containsPoint,
  createSeatName,
  frameBlock,
  graphBlock,
  gridBlock,
  hexBlock,
  hstack,
  rowBlock,
  vstack,
} from "../src/scene/index.ts";
import { EN, told } from "./fixtures/words.ts";

const label = "Hand";
const disc = { id: "disc", label: "disc", shapes: [], glyph: "o" };
const ring = { id: "ring", label: "ring", shapes: [], glyph: "0", rotation: 90 };
const HAND = { id: "hand", label, w: 40, h: 60 };

/** Returns the coordinates of things by id. */
const placesOf = (things: readonly { readonly id: string; readonly x: number; readonly y: number }[]) =>
  Object.fromEntries(things.map(({ id, x, y }) => [id, [x, y]]));

describe("a row", () => {
  test("has numbered spaces side by side, filled from the first", () => {
    const row = rowBlock({ ...HAND, count: 3, gap: 5 }, [{ pieces: [disc] }]);
    expect([row.width, row.height]).toEqual([130, 60]);
    expect(placesOf(row.spaces)).toEqual({ "hand-1": [0, 0], "hand-2": [45, 0], "hand-3": [90, 0] });
    expect(row.spaces.map((space) => [EN.format(space.label), space.empty])).toEqual([
      ["Hand: disc", undefined],
      ["Hand", true],
      ["Hand", true],
    ]);
    expect(row.pieces).toEqual([{ ...disc, x: 20, y: 30 }]);
    expect([row.targets, row.background]).toEqual([[], []]);
  });

  test("without a count is one space without a number, such as a pile", () => {
    const pile = rowBlock(HAND, [{ pieces: [disc, ring] }]);
    expect(placesOf(pile.spaces)).toEqual({ hand: [0, 0] });
    expect(pile.spaces.map((space) => EN.format(space.label))).toEqual(["Hand: ring"]);
    expect(placesOf(pile.pieces)).toEqual({ disc: [20, 30], ring: [20, 30] });
  });

  test("ignores contents beyond its slots, and has no size without slots", () => {
    expect(rowBlock({ ...HAND, count: 1 }, [{}, { pieces: [disc] }]).pieces).toEqual([]);
    expect(rowBlock({ ...HAND, count: 0 }, [])).toMatchObject({ width: 0, height: 0, spaces: [] });
  });

  test("overlaps its slots where the gap is negative", () => {
    const row = rowBlock({ ...HAND, count: 3, gap: -30 }, []);
    expect([row.width, row.spaces.map(({ x }) => x)]).toEqual([60, [0, 10, 20]]);
  });

  test("has targets with the names of the spaces or their own", () => {
    const target = { id: "lay", label: "Lay" };
    const slots = [{ target: true, pieces: [disc] }, { target }, { target: false }];
    const row = rowBlock({ ...HAND, count: 3, empty: "free" }, slots);
    expect(row.targets).toEqual([
      {
        id: "hand-1",
        label: { id: "scene.contents", data: { name: "Hand", contents: "disc" } },
        area: { x: 0, y: 0, w: 40, h: 60 },
      },
      { ...target, area: { x: 40, y: 0, w: 40, h: 60 } },
    ]);
    expect(row.spaces[1]?.label).toEqual({
      id: "scene.contents",
      data: { name: "Hand", contents: "free" },
    });
  });

  test("has a centred title above", () => {
    const other = { id: "adder" };
    for (const [title, text] of [
      [true, label],
      [other, other],
    ] as const) {
      const row = rowBlock({ ...HAND, count: 2, title }, [{ pieces: [disc] }]);
      expect(row.background).toMatchObject([{ shape: "text", x: 40, text }]);
      expect([row.height, row.spaces[0]?.y, row.pieces[0]?.y]).toEqual([78, 18, 48]);
    }
  });

  test("draws the given shapes in each slot, or a plain tile", () => {
    const shapes = [{ shape: "circle", x: 20, y: 30, r: 9 }] as const;
    expect(rowBlock({ ...HAND, shapes }, []).spaces[0]?.shapes).toBe(shapes);
    expect(rowBlock(HAND, []).spaces[0]?.shapes).toMatchObject([{ shape: "rect", x: 2, y: 2, w: 36, h: 56 }]);
  });
});

test("a piece without shapes is a disc with its glyph, as large as the slot allows", () => {
  const row = { id: "hand", label, w: 100, h: 50 };
  const { pieces } = rowBlock(row, [{ pieces: [{ id: "ace", glyph: "A", label: row.label }] }]);
  expect(pieces).toMatchObject([
    {
      x: 50,
      y: 25,
      shapes: [
        { shape: "circle", r: expect.closeTo(14) },
        { shape: "text", text: "A" },
      ],
    },
  ]);
});

test("buttons are as wide as the longest label, in a row", () => {
  const labels = ["Yes", "Perhaps"];
  const row = buttonBlock(labels.map((label, i) => ({ id: `button-${i}`, label })));
  expect(row).toMatchObject({ width: 184, height: 40, pitch: { x: 96, y: 40 } });
  expect(row.targets).toMatchObject([{ id: "button-0" }, { id: "button-1", area: { x: 96, w: 88 } }]);
  expect(row.spaces[1]?.shapes).toContainEqual(expect.objectContaining({ text: labels[1] }));
});

describe("a grid", () => {
  const options = { columns: 3, rows: 2, size: 50, gap: 2 };

  test("has the cells of its notation, row by row from the top left", () => {
    const calls: [string, number][] = [];
    const grid = gridBlock(options, (id, cell) => {
      calls.push([id, cell]);
      return { pieces: cell === 4 ? [disc] : [], target: true };
    });
    expect(calls.map(([id, cell]) => `${cell}=${id}`).join(" ")).toBe("0=a2 1=b2 2=c2 3=a1 4=b1 5=c1");
    expect([grid.width, grid.height, grid.pitch]).toEqual([154, 102, { x: 52, y: 52 }]);
    expect(placesOf(grid.spaces)).toMatchObject({ a2: [0, 0], c2: [104, 0], b1: [52, 52] });
    expect(grid.pieces).toEqual([{ ...disc, x: 77, y: 77 }]);
    expect(grid.targets[4]).toEqual({
      id: "b1",
      label: { id: "scene.contents", data: { name: "b1", contents: "disc" } },
      area: { x: 52, y: 52, w: 50, h: 50 },
    });
    expect(grid.spaces.filter(({ empty }) => !empty).map(({ id }) => id)).toEqual(["b1"]);
  });
});

describe("a board of hexagons", () => {
  const options = { columns: 3, rows: 3, size: 40 };
  const left = (board: Block) => Object.fromEntries((board.spaces ?? []).map(({ id, x }) => [id, x]));

  test("has the cells of its notation on a rhombus, each half a hexagon beside those above", () => {
    const board = hexBlock(options, (_, cell) => ({ pieces: cell === 4 ? [disc] : [], target: true }));
    expect(left(board)).toMatchObject({ a3: 0, b3: 40, a2: 20, a1: 40, c1: 120 });
    expect([board.width, board.height, board.pitch]).toEqual([160, 115, { x: 20, y: 34.5 }]);
    expect(board.pieces).toEqual([{ ...disc, x: 80, y: 57.5 }]);
    const [space] = board.spaces;
    expect(board.targets[0]?.area).toEqual({ x: 0, y: 0, w: 40, h: 46, outline: space?.outline });
    expect(space?.outline).toHaveLength(6);
  });

  test("has every second row aligned with offset coordinates", () => {
    const board = hexBlock({ ...options, coordinates: "offset" }, () => ({}));
    expect(left(board)).toMatchObject({ a3: 0, a2: 20, a1: 0 });
    expect(board.width).toBe(140);
  });

  test("has any shape, and no room for the cells that it leaves out", () => {
    const board = hexBlock(options, (id) => (id === "a3" || id === "c1" ? undefined : {}));
    expect(left(board)).toEqual({ b3: 20, c3: 60, a2: 0, b2: 40, c2: 80, a1: 20, b1: 60 });
    expect(board.width).toBe(120);
    expect(hexBlock(options, () => undefined)).toMatchObject({ width: 0, height: 0, spaces: [] });
  });

  test("writes the names of its cells if asked to", () => {
    const texts = (names: boolean) =>
      hexBlock({ ...options, names }, () => ({})).spaces[0]?.shapes?.filter(({ shape }) => shape === "text");
    expect([texts(true), texts(false)]).toMatchObject([[{ text: "a3" }], []]);
  });

  test("has spaces that meet at their sides", () => {
    const { spaces } = hexBlock(options, () => ({}));
    const at = (x: number, y: number): string[] =>
      spaces.filter((space) => containsPoint(space, { x, y })).map(({ id }) => id);
    expect([at(60, 23), at(41, 36), at(60, 44), at(79, 36)]).toEqual([["b3"], ["a2"], ["b3"], ["b2"]]);
  });
});

describe("a graph", () => {
  const nodes = [
    { id: "a", x: 1, y: 1 },
    { id: "b", x: 3, y: 1 },
    { id: "c", x: 2, y: 2 },
  ] as const;
  const options = {
    nodes,
    edges: [
      ["b", "a"],
      ["a", "c"],
    ] as const,
    step: 40,
    size: 30,
  };

  test("has circles around its nodes", () => {
    const graph = graphBlock(options, (id) => ({ pieces: id === "c" ? [disc] : [], target: true }));
    expect([graph.width, graph.height, graph.pitch]).toEqual([110, 70, { x: 40, y: 40 }]);
    expect(placesOf(graph.spaces)).toEqual({ a: [0, 0], b: [80, 0], c: [40, 40] });
    expect(graph.pieces).toEqual([{ ...disc, x: 55, y: 55 }]);
    expect(graph.targets[1]?.area).toEqual({ x: 80, y: 0, w: 30, h: 30, outline: "circle" });
  });

  test("has a line for each edge, below the nodes at both ends", () => {
    const { spaces } = graphBlock(options, () => ({}));
    const lines = spaces.map(({ shapes = [] }) =>
      shapes.flatMap((one) => (one.shape === "path" ? one.d : [])),
    );
    expect(lines).toEqual([["M15 15l80 0M15 15l40 40"], [], []]);
    expect(spaces[0]?.shapes?.map(({ shape }) => shape)).toEqual(["path", "circle"]);
  });

  test("has spaces without the corners of their squares", () => {
    const [space] = graphBlock(options, () => ({})).spaces;
    const isIn = (x: number, y: number) => space && containsPoint(space, { x, y });
    expect([isIn(15, 0), isIn(5, 5), isIn(3, 3), isIn(15, 31)]).toEqual([true, true, false, false]);
  });

  test("writes the names of its nodes if asked to", () => {
    const texts = graphBlock({ ...options, names: true }, () => ({})).spaces[1]?.shapes?.filter(
      ({ shape }) => shape === "text",
    );
    expect(texts).toMatchObject([{ text: "b" }, { text: "b", fill: "muted" }]);
  });
});

describe("blocks", () => {
  const rect = { shape: "rect", x: 1, y: 2, w: 3, h: 4 } as const;
  const one: Block = {
    width: 30,
    height: 10,
    background: [rect],
    spaces: [{ id: "one", label, x: 0, y: 0, w: 30, h: 10 }],
    targets: [
      { id: "area", label, area: { x: 5, y: 5, w: 1, h: 1 } },
      { id: "button", label },
    ],
  };
  const two: Block = { width: 20, height: 40, pieces: [{ ...disc, x: 10, y: 20 }] };

  test("are aligned at the top by hstack", () => {
    const row = hstack([two, one], 7);
    expect([row.width, row.height]).toEqual([57, 40]);
    expect(placesOf(row.spaces)).toEqual({ one: [27, 0] });
    expect(row.background).toEqual([{ ...rect, x: 28 }]);
    expect(row.pieces).toEqual([{ ...disc, x: 10, y: 20 }]);
  });

  test("are aligned on the left by vstack, which keeps a target without an area a button", () => {
    const column = vstack([two, one], 3);
    expect([column.width, column.height]).toEqual([30, 53]);
    expect(placesOf(column.spaces)).toEqual({ one: [0, 43] });
    expect(column.background).toEqual([{ ...rect, y: 45 }]);
    expect(column.targets).toEqual([
      { id: "area", label, area: { x: 5, y: 48, w: 1, h: 1 } },
      { id: "button", label },
    ]);
  });

  test("have no size where there are none", () => {
    const empty = { width: 0, height: 0, background: [], spaces: [], pieces: [], targets: [] };
    expect(hstack([], 5)).toEqual(empty);
    expect(vstack([])).toEqual(empty);
  });

  test("have padding in a frame, which is drawn in the background if it has a colour", () => {
    const framed = frameBlock(one, { padding: 6, r: 3, fill: "paper" });
    expect([framed.width, framed.height]).toEqual([42, 22]);
    expect(framed.background).toEqual([
      { shape: "rect", x: 0, y: 0, w: 42, h: 22, r: 3, fill: "paper" },
      { ...rect, x: 7, y: 8 },
    ]);
    expect(placesOf(framed.spaces)).toEqual({ one: [6, 6] });
    expect(frameBlock(two, { padding: 6 }).background).toEqual([]);
    expect(frameBlock(two, { stroke: "line" }).background).toHaveLength(1);
  });

  test("do not change when they are combined", () => {
    const before = structuredClone([one, two]);
    frameBlock(vstack([hstack([one, two]), one]), { padding: 9 });
    expect([one, two]).toEqual(before);
  });
});

test("createSeatName returns the number of a seat, and its name where given", () => {
  const seatName = createSeatName(["red"]);
  expect(told(seatName({}, 0))).toEqual({ en: "Player 1 (red)", fr: "Joueur 1 (red)" });
  expect(told(seatName({}, 1))).toEqual({ en: "Player 2", fr: "Joueur 2" });
});
