// @vitest-environment happy-dom
import type { Scene, WrapAround } from "@serpentarium/core/scene";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { SerpentBoard } from "../src/element.ts";
import { renderSvg } from "../src/svg.ts";
import { echoTargets } from "../src/target-navigation.ts";
import { copyOffsets, windowsOf, wrappedPaths } from "../src/wrap-around.ts";
import { approach, count, find, focused, key, mount, recordEvents, target } from "./boards.ts";
import { ticTacToeScene } from "./scenes.ts";
import { TIC_TAC_TOE } from "./words.ts";

const WRAP_AROUND: WrapAround = { x: 0, y: 0, w: 180, h: 180, margin: 60 };

/** The nine cells with wrap-around edges, and a cross in the upper left one. */
const scene: Scene = { ...ticTacToeScene("place:2 x........"), wrapAround: WRAP_AROUND };
const [cross] = scene.pieces;

/** The same scene with the cross elsewhere. */
const withCrossAt = (x: number, y: number): Scene => ({
  ...scene,
  pieces: cross ? [{ ...cross, x, y }] : [],
});

function show(changes: Partial<Scene> = {}): SerpentBoard {
  const board = mount();
  board.scene = { ...scene, ...changes };
  board.flush();
  return board;
}

afterEach(() => vi.restoreAllMocks());

describe("an area with one pair of wrap-around edges", () => {
  const horizontal = { ...WRAP_AROUND, axis: "x" } as const;
  const vertical = { ...WRAP_AROUND, axis: "y" } as const;

  test("has margins at these edges only", () => {
    expect(windowsOf(horizontal)).toEqual([
      { x: 0, y: 0, w: 180, h: 180 },
      { x: -60, y: 0, w: 60, h: 180 },
      { x: 180, y: 0, w: 60, h: 180 },
    ]);
    expect(windowsOf(vertical)).toEqual([
      { x: 0, y: 0, w: 180, h: 180 },
      { x: 0, y: -60, w: 180, h: 60 },
      { x: 0, y: 180, w: 180, h: 60 },
    ]);
  });

  test("has copies at the sides, or above and below", () => {
    expect(copyOffsets(horizontal)).toEqual([
      { x: 0, y: 0 },
      { x: -180, y: 0 },
      { x: 180, y: 0 },
    ]);
    expect(copyOffsets(vertical)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: -180 },
      { x: 0, y: 180 },
    ]);
  });

  test("has shortest paths across these edges, and straight ones otherwise", () => {
    const paths = wrappedPaths(horizontal, { x: 10, y: 10 }, { x: 170, y: 170 }, 30);
    expect(paths[0]).toEqual({ window: 0, start: { x: 10, y: 10 }, end: { x: -10, y: 170 } });
    const others = wrappedPaths(vertical, { x: 10, y: 10 }, { x: 170, y: 170 }, 30);
    expect(others[0]).toEqual({ window: 0, start: { x: 10, y: 10 }, end: { x: 170, y: -10 } });
  });
});

describe("the visible part of a wrap-around area", () => {
  test("is covered by windows that do not overlap", () => {
    for (let x = -59; x < 240; x += 10) {
      for (let y = -59; y < 240; y += 10) {
        const through = windowsOf(WRAP_AROUND).filter(
          (w) => x >= w.x && x < w.x + w.w && y >= w.y && y < w.y + w.h,
        );
        expect(through).toHaveLength(1);
      }
    }
  });

  test("has copies in all eight directions", () => {
    expect(new Set(copyOffsets(WRAP_AROUND).map(({ x, y }) => `${x} ${y}`)).size).toBe(9);
    expect(copyOffsets(WRAP_AROUND)[0]).toEqual({ x: 0, y: 0 });
  });

  test("shows a piece in a corner faintly at the other three, but not one in the middle", () => {
    const [corner, middle] = [scene, withCrossAt(90, 90)].map((one) =>
      renderSvg({ ...one, pitch: { x: 10, y: 10 } }, { words: TIC_TAC_TOE.en }),
    );
    const faint = (svg = ""): number => svg.match(/data-echo="mark-a3"/g)?.length ?? 0;
    expect(faint(corner)).toBeGreaterThanOrEqual(3);
    expect(faint(middle)).toBe(0);
    for (const svg of [corner, middle]) {
      expect(svg?.match(/data-piece="mark-a3"/g)).toHaveLength(1);
      // the margin has four parts for pieces, and four for moving copies
      expect(svg?.match(/opacity="0.4"/g)).toHaveLength(8);
    }
  });

  test("needs no windows without wrap-around edges", () => {
    const { wrapAround, ...plain } = scene;
    expect(wrapAround).toBe(WRAP_AROUND);
    expect(renderSvg(plain, { words: TIC_TAC_TOE.en })).not.toMatch(/data-echo|<svg[^>]*><svg/);
  });
});

describe("paths across the edges", () => {
  test("are the shortest ones, and visible on both sides", () => {
    const paths = wrappedPaths(WRAP_AROUND, { x: 30, y: 90 }, { x: 150, y: 90 }, 10);
    expect(paths).toContainEqual({ window: 0, start: { x: 30, y: 90 }, end: { x: -30, y: 90 } });
    expect(paths).toContainEqual({ window: 0, start: { x: 210, y: 90 }, end: { x: 150, y: 90 } });
    expect(paths.every(({ start, end }) => end.x - start.x === -60 && end.y === start.y)).toBe(true);
  });

  test("are used by moving pieces, so that nothing crosses the board", async () => {
    const flown: string[] = [];
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
    Object.assign(SVGElement.prototype, {
      animate(frames: readonly Keyframe[]) {
        const [from, to] = frames.map(({ transform }) => String(transform ?? ""));
        if (from) flown.push(`${from} → ${to}`);
        return { finish: () => {} };
      },
    });
    const board = show();
    await approach(board);
    board.scene = withCrossAt(150, 30);
    board.flush();
    const xs = flown.map((way) => Array.from(way.matchAll(/translate\((-?\d+)px/g), ([, x]) => Number(x)));
    expect(xs.length).toBeGreaterThan(1);
    expect(xs.every(([from = 0, to = 0]) => to - from === -60)).toBe(true);
    expect(count(board, ".flights[data-window] > *")).toBe(xs.length);
  });
});

describe("targets in the margin", () => {
  test("are copies of the targets on the opposite side", () => {
    const echoes = echoTargets(scene);
    expect(echoes).toHaveLength(4 * 3 + 4);
    expect(echoes.find(({ area }) => area.x === 180 && area.y === 60)?.id).toBe("a2");
    expect(echoes.find(({ area }) => area.x === -60 && area.y === 180)?.id).toBe("c3");
    expect(echoTargets({ ...scene, wrapAround: { ...WRAP_AROUND, margin: 30 } })).toHaveLength(4 * 3 + 4);
  });

  test("press the original target", () => {
    const board = show();
    const picked = recordEvents(board, "pick");
    const echo = find(board, '.echo[data-echo="a2"]');
    echo.click();
    expect(picked).toEqual([{ target: "a2" }]);
  });

  test("keep the focus where it is when pressed", () => {
    const echo = find(show(), '.echo[data-echo="a2"]');
    expect(echo.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }))).toBe(false);
  });

  test("mark possible steps, but are hidden from screen readers", () => {
    const board = show({ keyboardStart: "c2" });
    board.enabled = ["a2"];
    board.flush();
    const echo = find(board, '.echo[data-echo="a2"]');
    expect(echo.classList.contains("next")).toBe(true);
    expect(echo.getAttribute("aria-hidden")).toBe("true");
    expect(count(board, '[data-target="a2"]')).toBe(1);
  });
});

describe("arrow keys", () => {
  test.each([
    ["c2", "ArrowRight", "a2"],
    ["a2", "ArrowLeft", "c2"],
    ["b3", "ArrowUp", "b1"],
    ["b1", "ArrowDown", "b3"],
  ])("from %s, %s moves across the edge to %s", (from, arrow, to) => {
    const board = show({ keyboardStart: from });
    const picked = recordEvents(board, "pick");
    target(board, from).focus();
    key(board, arrow);
    expect(picked).toEqual([{ target: to }]);
    expect(focused(board)).toBe(to);
  });

  test("move the focus across the edge in games without paths, and on from there", () => {
    const board = show();
    target(board, "c2").focus();
    key(board, "ArrowRight");
    expect(focused(board)).toBe("a2");
    key(board, "ArrowRight");
    expect(focused(board)).toBe("b2");
  });

  test("End moves to the last target itself", () => {
    const board = show();
    target(board, "c2").focus();
    key(board, "End");
    expect(focused(board)).toBe(scene.targets.at(-1)?.id);
  });
});
