// @vitest-environment happy-dom
import type { Piece, PieceLine, Scene, WrapAround } from "@serpentarium/core/scene";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { SerpentBoard } from "../src/element.ts";
import { renderSvg } from "../src/svg.ts";
import { approach, count, find, mount } from "./boards.ts";
import { ticTacToeScene } from "./scenes.ts";
import { TIC_TAC_TOE } from "./words.ts";

/** The cells of a serpent from head to tail, as columns and rows of cells 60 wide. */
type Cells = Readonly<Record<string, readonly [column: number, row: number]>>;

const LINE = { id: "serpent", stroke: "red", width: 20, edge: "line" } as const;

/** A scene with one line through pieces on cells. */
function sceneWith(cells: Cells, line: Partial<PieceLine> = {}, wrapAround?: WrapAround): Scene {
  const pieces = Object.entries(cells).map(
    ([id, [column, row]]): Piece => ({
      id,
      label: id,
      glyph: "s",
      shapes: [],
      x: 30 + 60 * column,
      y: 30 + 60 * row,
    }),
  );
  const lines = [{ ...LINE, pieces: Object.keys(cells), ...line }];
  return { ...ticTacToeScene("place:1 ........."), pieces, lines, ...(wrapAround && { wrapAround }) };
}

const STRAIGHT: Cells = { head: [2, 0], neck: [1, 0], tail: [0, 0] };
const BENT: Cells = { head: [2, 1], neck: [2, 0], tail: [1, 0] };

/** The path data of a drawn line. */
const pathOf = (board: SerpentBoard): string =>
  find(board, '[data-line="serpent"]').lastElementChild?.getAttribute("d") ?? "";

/** The first and the last point of path data. */
const endsOf = (d: string): (string | undefined)[] => {
  const points = d.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
  return [points[0], points.at(-1)];
};

/** Lets animations stand at a part of their way. */
function standAt(progress: number): { next(to: number): void } {
  let current: number | null = progress;
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  Object.assign(SVGElement.prototype, {
    animate: () => ({ finish: () => {}, effect: { getComputedTiming: () => ({ progress: current }) } }),
  });
  return {
    next(to) {
      current = to < 1 ? to : null;
      for (const frame of frames.splice(0)) frame(0);
    },
  };
}

async function show(...scenes: readonly Scene[]): Promise<SerpentBoard> {
  const board = mount();
  for (const scene of scenes) {
    board.scene = scene;
    await approach(board);
  }
  return board;
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a line through pieces", () => {
  const svg = (line: Partial<PieceLine> = {}): string =>
    renderSvg(sceneWith(BENT, line), { words: TIC_TAC_TOE.en });

  test("goes from the first piece to the last with a round bend, below the pieces", () => {
    expect(svg()).toContain('d="M150 90L150 60Q150 30 120 30L90 30"');
    expect(svg().indexOf("data-line")).toBeLessThan(svg().indexOf("data-piece"));
  });

  test("has an edge of its own colour", () => {
    expect(svg().match(/class="f-none s-(line|red)"/g)).toHaveLength(2);
    expect(svg()).toContain("--_line:");
    const { edge, ...plain } = LINE;
    expect(edge).toBe("line");
    expect(svg({ ...plain, edge: "none" })).not.toContain("s-line");
  });

  test("tapers off beyond its last piece", () => {
    const widths = Array.from(
      svg({ tapered: true }).matchAll(/s-red[^>]*stroke-width="([\d.]+)"/g),
      ([, w]) => Number(w),
    );
    expect(widths.length).toBeGreaterThan(3);
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    expect(svg({ tapered: true })).toContain("L81 30");
  });
});

describe("the line of pieces that move", () => {
  test("slides round its bends in one piece", async () => {
    const clock = standAt(0);
    const board = await show(sceneWith(STRAIGHT), sceneWith(BENT));
    expect(endsOf(pathOf(board))).toEqual(["150 30", "30 30"]);
    clock.next(0.5);
    // half a step down from the bend, and half a step behind
    expect(endsOf(pathOf(board))).toEqual(["150 60", "60 30"]);
    expect(pathOf(board)).toContain("Q150 30");
    clock.next(1);
    expect(pathOf(board)).toBe("M150 90L150 60Q150 30 120 30L90 30");
  });

  test("slides back when a step is taken back", async () => {
    const clock = standAt(0);
    const board = await show(sceneWith(BENT), sceneWith(STRAIGHT));
    clock.next(0.5);
    expect(endsOf(pathOf(board))).toEqual(["150 60", "60 30"]);
    expect(pathOf(board)).toContain("Q150 30");
  });

  test("grows where a piece is added behind the first", async () => {
    const clock = standAt(0);
    const { neck: _gone, ...short } = STRAIGHT;
    const before = sceneWith({ head: [1, 0], tail: short["tail"] ?? [0, 0] });
    const board = await show(before, sceneWith(STRAIGHT));
    clock.next(0.5);
    expect(endsOf(pathOf(board))).toEqual(["120 30", "30 30"]);
  });

  test("stays in one piece when its pieces go anywhere", async () => {
    const clock = standAt(0);
    const far: Cells = { head: [2, 2], neck: [1, 2], tail: [0, 2] };
    const board = await show(sceneWith(STRAIGHT), sceneWith(far));
    clock.next(0.5);
    expect(endsOf(pathOf(board))).toEqual(["150 90", "30 90"]);
  });

  test("is at its end before the next scene is drawn", async () => {
    standAt(0);
    const board = await show(sceneWith(STRAIGHT), sceneWith(BENT));
    board.animated = false;
    board.scene = { ...sceneWith(BENT) };
    board.flush();
    expect(endsOf(pathOf(board))).toEqual(["150 90", "90 30"]);
  });

  test("loses an end whose pieces are gone, which fades above the board", async () => {
    standAt(0);
    const { tail: _gone, ...left } = STRAIGHT;
    const board = await show(sceneWith(STRAIGHT, { tapered: true }), sceneWith(left, { tapered: true }));
    const copy = find(board, ".flights > :not([data-line])");
    expect(endsOf(copy.lastElementChild?.getAttribute("d") ?? "")).toEqual(["60 30", "21 30"]);
    expect(endsOf(pathOf(board))).toEqual(["150 30", "81 30"]);
  });
});

describe("a line across wrap-around edges", () => {
  const edges: WrapAround = { x: 0, y: 0, w: 180, h: 180, margin: 60 };
  const across: Cells = { head: [0, 1], neck: [2, 1], tail: [1, 1] };

  test("is whole on both sides", () => {
    const svg = renderSvg(sceneWith(across, {}, edges), { words: TIC_TAC_TOE.en });
    expect(svg).toContain('d="M30 90L-90 90"');
    const [inside] = svg.split("opacity=");
    expect(inside).toContain("translate(0 0)");
    expect(inside).toContain("translate(180 0)");
    expect(inside).not.toContain("translate(360 0)");
  });

  test("moves on both sides", async () => {
    const clock = standAt(0);
    const before: Cells = { head: [2, 1], neck: [1, 1], tail: [0, 1] };
    const board = await show(sceneWith(before, {}, edges), sceneWith(across, {}, edges));
    clock.next(0.5);
    expect(count(board, '[data-line] > [d="M0 90L-120 90"]')).toBeGreaterThan(1);
    expect(count(board, '[data-line] > [d="M30 90L-90 90"]')).toBe(0);
  });
});
