// @vitest-environment happy-dom
import type { GameEvent } from "@serpentarium/core";
import type { Scene } from "@serpentarium/core/scene";
import { pantarei } from "@serpentarium/pantarei";
import { describe, expect, test } from "vitest";
import { type ArrowOptions, arrowPath } from "../src/arrow-path.ts";
import { hintMarks, lastMarks, type Mark, renderSvg } from "../src/index.ts";
import { find, load, marked, mount } from "./boards.ts";
import { pantareiPosition } from "./scenes.ts";
import { PANTAREI } from "./words.ts";

const POSITION = pantareiPosition("move:1 l1,d2+l3,n+d1,d3,l2 dark - 0");

/** The scenes and the events of an action from {@link POSITION}. */
function played(notation: string) {
  const parsed = pantarei.parseAction(notation, POSITION);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const after = pantarei.apply(POSITION, parsed.value);
  return {
    before: pantarei.scene(POSITION, "wide"),
    after: pantarei.scene(after, "wide"),
    events: pantarei.events(POSITION, parsed.value, after),
    clicks: pantarei.clicks(POSITION, parsed.value),
  };
}

const pieceIn = ({ pieces }: Scene, id: string) => {
  const piece = pieces.find((other) => other.id === id);
  if (!piece) throw new Error(`${id} is not drawn`);
  return piece;
};

const LABEL = "";
/** Cells in a line, and a piece on each of those named. */
function line(cells: readonly string[], pieces: Readonly<Record<string, string>>, step = 10): Scene {
  const middle = (id: string): number => (cells.indexOf(id) + 0.5) * step;
  return {
    width: cells.length * step,
    height: step,
    pitch: { x: step, y: step },
    label: LABEL,
    spaces: cells.map((id, i) => ({ id, label: LABEL, x: i * step, y: 0, w: step, h: step })),
    pieces: Object.entries(pieces).map(([id, at]) => ({
      id,
      x: middle(at),
      y: step / 2,
      shapes: [{ shape: "circle", x: 0, y: 0, r: 3, fill: "blue" }],
      label: LABEL,
      glyph: id,
    })),
    targets: [],
  };
}
const event = (paths: readonly (readonly string[])[], others: readonly string[] = []): GameEvent => ({
  type: "moved",
  clause: "move",
  spaces: [...new Set([...paths.flat(), ...others])],
  paths,
});
const arrows = (marks: readonly Mark[]) =>
  marks.flatMap(({ space, path }) => (path ? [[path.map(({ x }) => x), space]] : []));

describe("the last action", () => {
  test("an arrow leads to the piece, and its ghost is where it was", () => {
    const { before, after, events } = played("2R");
    const [mark, ...others] = lastMarks(events, before, after);
    const [ghost] = mark?.ghosts ?? [];
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ kind: "last", space: "pile-5" });
    const { x, y } = pieceIn(after, ghost?.id ?? "");
    expect(mark?.path?.at(-1)).toEqual({ x, y });
    expect(mark?.path?.[0]).toEqual({ x: ghost?.x, y: ghost?.y });
    expect(ghost?.x).toBe(pieceIn(before, ghost?.id ?? "").x);
  });

  test("a pile that leaves the row has no ghost: the arrow begins where the row closed", () => {
    const { before, after, events } = played("1R");
    const [mark, seam] = lastMarks(events, before, after);
    expect(mark).toMatchObject({ space: "pile-1", ghosts: [] });
    expect(seam).toEqual({ space: "pile-1", side: "left", kind: "last" });
    const [first] = after.spaces;
    expect(mark?.path?.[0]?.x).toBe(first?.x);
  });

  test("a swap has two arrows, beside each other", () => {
    const { before, after, events } = played("1x3");
    const marks = lastMarks(events, before, after);
    expect(marks.map(({ space, ghosts }) => [space, ghosts])).toEqual([
      ["pile-3", []],
      ["pile-1", []],
    ]);
    const svg = renderSvg(after, { words: PANTAREI.en, marks });
    const shafts = [...svg.matchAll(/class="mark last arrow"[^>]*><path[^>]* d="([^"]*)"/g)].map(
      ([, d]) => d,
    );
    expect(new Set(shafts).size).toBe(2);
  });

  test("paths of several events are one arrow, and what is driven out has its own", () => {
    const before = line(["a", "b", "c", "d", "out"], { p: "a", q: "c" });
    const after = line(["a", "b", "c", "d", "out"], { p: "c", q: "out" });
    const marks = lastMarks([event([["a", "b"]]), event([["b", "c"]]), event([["c", "out"]])], before, after);
    expect(arrows(marks)).toEqual([
      [[5, 15, 25], "c"],
      [[25, 45], "out"],
    ]);
    const leaving = line(["a", "b", "c", "d", "out"], { p: "out", q: "c" });
    const away = lastMarks([event([["a", "c"]]), event([["c", "out"]])], before, leaving);
    expect(arrows(away)).toEqual([[[5, 25, 45], "out"]]);
  });

  test("a path from one panel to another is a mark on its end, and a ghost", () => {
    const before = line(["a", "b"], { p: "a" });
    const scene = line(["a", "b"], {});
    const after = {
      ...scene,
      spaces: scene.spaces.map((space, i) => (i === 1 ? { ...space, panel: "x" } : space)),
    };
    const [mark, ...others] = lastMarks([event([["a", "b"]])], before, after);
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ space: "b", kind: "last", ghosts: [{ id: "p" }] });
    expect(mark?.path).toBeUndefined();
  });

  test("affected spaces without a path are marked", () => {
    const scene = line(["a", "b", "c"], { p: "b" });
    const marks = lastMarks([event([["a", "b"]], ["c"])], line(["a", "b", "c"], { p: "a" }), scene);
    expect(marks.map(({ space, path }) => [space, path !== undefined])).toEqual([
      ["b", true],
      ["c", false],
    ]);
  });
});

describe("a possible action", () => {
  test("an arrow leads from the piece to press to its destination", () => {
    const { before, events, clicks } = played("2R");
    const [mark, ...others] = hintMarks(events, before, clicks);
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ kind: "hint", space: "pile-5" });
    const area = before.targets.find(({ id }) => id === clicks[0])?.area;
    if (!area) throw new Error("nothing to press");
    expect(mark?.path?.[0]).toEqual({ x: area.x + area.w / 2, y: area.y + area.h / 2 });
  });

  test("targets beside its paths are marked as spaces", () => {
    const scene: Scene = {
      ...line(["a", "b"], {}),
      targets: [{ id: "b", label: LABEL, area: { x: 10, y: 0, w: 10, h: 10 } }],
    };
    expect(hintMarks([], scene, ["b", "nowhere"])).toEqual([{ space: "b", kind: "hint" }]);
  });
});

describe("the drawing", () => {
  const options: ArrowOptions = { unit: 10, avoid: [], pieces: [] };
  const path = [
    { x: 0, y: 0 },
    { x: 90, y: 0 },
  ];

  test("an arrow is straight, or a curve above what it would cover", () => {
    expect(arrowPath(path, options).points.every(({ y }) => y === 0)).toBe(true);
    const digit = { x: 40, y: -4, w: 10, h: 8 };
    const around = arrowPath(path, { ...options, avoid: [digit] }).points;
    expect(around.some(({ x, y }) => x > 40 && x < 50 && y > -4)).toBe(false);
    const below = arrowPath(path, { ...options, avoid: [digit], bounds: { x: 0, y: -1, w: 90, h: 50 } });
    expect(Math.min(...below.points.map(({ y }) => y))).toBeGreaterThan(-1);
  });

  test("it stops before a digit at its end", () => {
    const { head } = arrowPath(path, { ...options, avoid: [{ x: 84, y: -8, w: 12, h: 16 }] });
    const [, tip = ""] = head.split("L");
    expect(Number(tip.split(" ")[0])).toBeLessThan(84);
  });

  test("across a wrap-around edge it leaves on one side and enters on the other", () => {
    const wrapAround = { x: 0, y: 0, w: 100, h: 100, margin: 10 };
    const { shaft, points } = arrowPath(
      [
        { x: 85, y: 5 },
        { x: 95, y: 5 },
        { x: 5, y: 5 },
        { x: 15, y: 5 },
      ],
      { ...options, wrapAround },
    );
    expect(shaft.match(/M/g)).toHaveLength(2);
    expect(points.some(({ x }) => x > 20 && x < 80)).toBe(false);
  });

  test("ghosts are below the pieces, and arrows above them", () => {
    const { before, after, events } = played("2R");
    const svg = renderSvg(after, { words: PANTAREI.en, marks: lastMarks(events, before, after) });
    const order = [...svg.matchAll(/class="(ghost|piece|mark last arrow)"/g)].map(([, name]) => name);
    expect([order[0], order.at(-1)]).toEqual(["ghost", "mark last arrow"]);
  });

  test("the element loads the code of arrows with the first one", async () => {
    const { before, after, events } = played("2R");
    const board = mount();
    board.words = PANTAREI.en;
    board.scene = after;
    board.marks = lastMarks(events, before, after);
    await load(board);
    expect(marked(board, "last")).toEqual(["pile-5"]);
    expect(find(board, ".ghost").querySelector("text")?.textContent).toBe("3");
  });
});
