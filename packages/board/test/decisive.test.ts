// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { renderSvg } from "../src/index.ts";
import { count, find, load, mount } from "./boards.ts";
import { pantareiScene, ticTacToeScene } from "./scenes.ts";
import { PANTAREI, TIC_TAC_TOE } from "./words.ts";

const LAST = ticTacToeScene("place:1 xx.oo....");
const WON = ticTacToeScene("over:1!end.line xxxoo....");
const OPEN = pantareiScene("move:1 l1,d2+l3,n+d1,d3,l2 dark - 0");
const CLOSED = pantareiScene("move:2 d2+l3+l1,n+d1,d3,l2 dark - 0");

/** An animation that a test ends itself. */
interface Started {
  readonly node: Element;
  readonly frames: readonly Keyframe[];
  readonly finish: () => void;
}
let started: Started[] = [];

beforeEach(() => {
  started = [];
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  Object.assign(SVGElement.prototype, {
    animate(this: SVGElement, frames: Keyframe[]) {
      const animation = { onfinish: () => {}, finish: () => {} };
      started.push({ node: this, frames, finish: () => animation.onfinish() });
      return animation;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(SVGElement.prototype, "animate");
});

const celebrated = () =>
  started
    .filter(({ node }) => node.closest(".decisive"))
    .map(({ frames }) => frames[0]?.["strokeDashoffset"]);

/** A board that has shown the position before the last action. */
async function boardBefore(words: typeof TIC_TAC_TOE.en, scene: typeof LAST) {
  const board = mount();
  board.words = words;
  board.scene = scene;
  board.flush();
  board.dispatchEvent(new Event("focusin"));
  await load(board);
  return board;
}

describe("what decided a match", () => {
  test("end.line: the line is drawn through its cells, in pictures as well", () => {
    expect(WON.decisive).toEqual([["a3", "b3", "c3"]]);
    const paths = [
      ...renderSvg(WON, { words: TIC_TAC_TOE.en }).matchAll(/class="decisive"><path[^>]* d="([^"]+)"/g),
    ];
    expect(paths.map(([, d]) => d)).toHaveLength(1);
    expect(renderSvg(LAST, { words: TIC_TAC_TOE.en })).not.toContain("decisive");
  });

  test("a single space is outlined", () => {
    const scene = { ...OPEN, decisive: [["pile-2"], ["nowhere"]] };
    const svg = renderSvg(scene, { words: PANTAREI.en });
    expect(svg.match(/class="decisive"><rect/g)).toHaveLength(1);
  });

  test("the action that decides is celebrated, with its pieces one after the other", async () => {
    const board = await boardBefore(TIC_TAC_TOE.en, LAST);
    board.scene = WON;
    await load(board);
    await vi.waitFor(() => expect(celebrated()).toEqual(["1", "1"]), 10_000);
    const turned = started.filter(({ frames }) => String(frames[1]?.["transform"]).includes("scale"));
    expect(turned.map(({ node }) => node.getAttribute("data-piece"))).toEqual([
      "mark-a3",
      "mark-b3",
      "mark-c3",
    ]);
  });

  test("a position that was over when it was shown is only marked", async () => {
    const board = await boardBefore(TIC_TAC_TOE.en, WON);
    expect([count(board, ".decisive"), celebrated()]).toEqual([1, []]);
  });

  test("with reduced motion it is only marked", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const board = await boardBefore(TIC_TAC_TOE.en, LAST);
    board.scene = WON;
    await load(board);
    expect([count(board, ".decisive"), celebrated()]).toEqual([1, []]);
  });
});

test("move.distance: numbers change after the pieces have moved", async () => {
  const board = await boardBefore(PANTAREI.en, OPEN);
  board.scene = CLOSED;
  board.flush();
  const numbers = (layer: string) => find(board, layer).querySelectorAll("text").length;
  expect([numbers(".old-ground ~ .old-ground"), numbers(".ground ~ .ground")]).toEqual([5, 4]);
  expect(count(board, ".ground[visibility=hidden]")).toBeGreaterThan(0);
  await vi.waitFor(() => expect(count(board, ".ground[visibility=hidden]")).toBe(0), { timeout: 60_000 });
  expect(count(board, ".old-ground")).toBe(0);
});
