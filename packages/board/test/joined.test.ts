// @vitest-environment happy-dom
import type { Scene } from "@serpentarium/core/scene";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { SerpentBoard } from "../src/element.ts";
import { shiftsOf, waysOf, windowsOf } from "../src/joined.ts";
import { echoesOn } from "../src/navigation.ts";
import { renderSvg } from "../src/svg.ts";
import { count, find, focused, hear, key, mount, target } from "./boards.ts";
import { gridScene } from "./scenes.ts";

const JOINED = { x: 0, y: 0, w: 180, h: 180, rim: 60 };

/** The nine cells with their edges joined, and a cross in the upper left one. */
const scene: Scene = { ...gridScene("place:2 x........"), joined: JOINED };
const [cross] = scene.pieces;

/** The same with the cross elsewhere. */
const movedTo = (x: number, y: number): Scene => ({
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

describe("an area of which one pair of edges joins", () => {
  const sideways = { ...JOINED, axis: "x" } as const;
  const upwards = { ...JOINED, axis: "y" } as const;

  test("one sees beyond these edges alone", () => {
    expect(windowsOf(sideways)).toEqual([
      { x: 0, y: 0, w: 180, h: 180 },
      { x: -60, y: 0, w: 60, h: 180 },
      { x: 180, y: 0, w: 60, h: 180 },
    ]);
    expect(windowsOf(upwards)).toEqual([
      { x: 0, y: 0, w: 180, h: 180 },
      { x: 0, y: -60, w: 180, h: 60 },
      { x: 0, y: 180, w: 180, h: 60 },
    ]);
  });

  test("things lie once more beside it, or above and below", () => {
    expect(shiftsOf(sideways)).toEqual([
      { x: 0, y: 0 },
      { x: -180, y: 0 },
      { x: 180, y: 0 },
    ]);
    expect(shiftsOf(upwards)).toEqual([
      { x: 0, y: 0 },
      { x: 0, y: -180 },
      { x: 0, y: 180 },
    ]);
  });

  test("a piece goes the short way over them, and straight along the others", () => {
    const ways = waysOf(sideways, { x: 10, y: 10 }, { x: 170, y: 170 }, 30);
    expect(ways[0]).toEqual({ window: 0, start: { x: 10, y: 10 }, end: { x: -10, y: 170 } });
    const others = waysOf(upwards, { x: 10, y: 10 }, { x: 170, y: 170 }, 30);
    expect(others[0]).toEqual({ window: 0, start: { x: 10, y: 10 }, end: { x: 170, y: -10 } });
  });
});

describe("what is seen of an area whose edges join", () => {
  test("the area and its rim are covered once, by windows that do not overlap", () => {
    for (let x = -59; x < 240; x += 10) {
      for (let y = -59; y < 240; y += 10) {
        const through = windowsOf(JOINED).filter(
          (w) => x >= w.x && x < w.x + w.w && y >= w.y && y < w.y + w.h,
        );
        expect(through).toHaveLength(1);
      }
    }
  });

  test("everything is where it is, and once more in each of eight directions", () => {
    expect(new Set(shiftsOf(JOINED).map(({ x, y }) => `${x} ${y}`)).size).toBe(9);
    expect(shiftsOf(JOINED)[0]).toEqual({ x: 0, y: 0 });
  });

  test("a piece in a corner is seen in the three others as well, faintly; one in the middle is not", () => {
    const [corner, middle] = [scene, movedTo(90, 90)].map((one) =>
      renderSvg({ ...one, pitch: { x: 10, y: 10 } }, { language: "en" }),
    );
    const faint = (svg = ""): number => svg.match(/data-echo="mark-a3"/g)?.length ?? 0;
    expect(faint(corner)).toBeGreaterThanOrEqual(3);
    expect(faint(middle)).toBe(0);
    for (const svg of [corner, middle]) {
      expect(svg?.match(/data-piece="mark-a3"/g)).toHaveLength(1);
      // four parts of the rim for what stands, and four for what flies
      expect(svg?.match(/opacity="0.4"/g)).toHaveLength(8);
    }
  });

  test("a scene without joined edges is drawn without windows", () => {
    const { joined, ...plain } = scene;
    expect(joined).toBe(JOINED);
    expect(renderSvg(plain, { language: "en" })).not.toMatch(/data-echo|<svg[^>]*><svg/);
  });
});

describe("ways over the edges", () => {
  test("lead the short way, and are seen on both sides", () => {
    const ways = waysOf(JOINED, { x: 30, y: 90 }, { x: 150, y: 90 }, 10);
    expect(ways).toContainEqual({ window: 0, start: { x: 30, y: 90 }, end: { x: -30, y: 90 } });
    expect(ways).toContainEqual({ window: 0, start: { x: 210, y: 90 }, end: { x: 150, y: 90 } });
    expect(ways.every(({ start, end }) => end.x - start.x === -60 && end.y === start.y)).toBe(true);
  });

  test("a piece flies over the edge: nothing crosses the board", () => {
    const flown: string[] = [];
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
    Object.assign(SVGElement.prototype, {
      getAnimations: () => [],
      animate(frames: readonly Keyframe[]) {
        const [from, to] = frames.map(({ transform }) => String(transform ?? ""));
        if (from) flown.push(`${from} → ${to}`);
        return {};
      },
    });
    const board = show();
    board.scene = movedTo(150, 30);
    board.flush();
    const xs = flown.map((way) => Array.from(way.matchAll(/translate\((-?\d+)px/g), ([, x]) => Number(x)));
    expect(xs.length).toBeGreaterThan(1);
    expect(xs.every(([from = 0, to = 0]) => to - from === -60)).toBe(true);
    expect(count(board, ".flights[data-window] > *")).toBe(xs.length);
  });
});

describe("what is pressed beyond an edge", () => {
  test("each cell of the rim is the cell of the other side", () => {
    const echoes = echoesOn(scene);
    expect(echoes).toHaveLength(4 * 3 + 4);
    expect(echoes.find(({ area }) => area.x === 180 && area.y === 60)?.id).toBe("a2");
    expect(echoes.find(({ area }) => area.x === -60 && area.y === 180)?.id).toBe("c3");
    expect(echoesOn({ ...scene, joined: { ...JOINED, rim: 30 } })).toHaveLength(4 * 3 + 4);
  });

  test("a press there is a press of that cell", () => {
    const board = show();
    const picked = hear(board, "pick");
    const echo = find(board, '.echo[data-echo="a2"]');
    echo.click();
    expect(picked).toEqual([{ target: "a2" }]);
  });

  test("a press there leaves the focus where it is, so that arrow keys go on", () => {
    const echo = find(show(), '.echo[data-echo="a2"]');
    expect(echo.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }))).toBe(false);
  });

  test("it is shown where the next step may go, but not spoken of twice", () => {
    const board = show({ walk: "c2" });
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
  ])("from %s %s walks over the edge to %s", (from, arrow, to) => {
    const board = show({ walk: from });
    const picked = hear(board, "pick");
    target(board, from).focus();
    key(board, arrow);
    expect(picked).toEqual([{ target: to }]);
    expect(focused(board)).toBe(to);
  });

  test("look around over the edge where actions are no paths, and on from there", () => {
    const board = show();
    target(board, "c2").focus();
    key(board, "ArrowRight");
    expect(focused(board)).toBe("a2");
    key(board, "ArrowRight");
    expect(focused(board)).toBe("b2");
  });

  test("End leads to the last cell itself", () => {
    const board = show();
    target(board, "c2").focus();
    key(board, "End");
    expect(focused(board)).toBe(scene.targets.at(-1)?.id);
  });
});
